// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace kirikae {

inline constexpr char sseContentType[] = "text/event-stream";

/// One message of an event stream (WHATWG HTML, "server-sent events"). `data` has no line breaks: dumped JSON.
inline QByteArray sseMessage(const QByteArray &type, const QByteArray &data, const QByteArray &id = {})
{
    return (id.isEmpty() ? QByteArray() : "id: " + id + '\n') + "event: " + type + "\ndata: " + data + "\n\n";
}

/// What keeps a quiet stream alive, and shows the other side that it is.
inline QByteArray sseComment()
{
    return QByteArrayLiteral(":\n\n");
}

} // namespace kirikae
