// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"
#include "models/core/Result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#include <optional>

namespace kirikae {

/// One event of an event stream. `id` is the last one that the stream gave, also before this event.
struct SseMessage {
    QByteArray type = QByteArrayLiteral("message");
    QByteArray data; ///< its lines joined by line feeds
    QByteArray id;
    bool operator==(const SseMessage &) const = default;
};

/// Takes the bytes of a text/event-stream (the WHATWG's) in pieces of any size and gives its events: each only when the
/// blank line that ends it has come. Lines end with \n, \r\n or \r. An event above the limit is an error and leaves the
/// reader unusable. Knows nothing of connections.
class SseReader {
public:
    static constexpr qsizetype largestEvent = 16 * MiB;

    explicit SseReader(qsizetype maxEventBytes = largestEvent)
        : m_maxEventBytes(maxEventBytes)
    {
    }

    Result<QList<SseMessage>> feed(QByteArrayView bytes);
    /// What a reader of the rest gives as Last-Event-ID; empty = none yet.
    [[nodiscard]] const QByteArray &lastId() const { return m_lastId; }
    /// The pause before the next try that the stream asked for.
    [[nodiscard]] std::optional<int> retryMs() const { return m_retryMs; }

private:
    void endLine(QList<SseMessage> *messages);
    void readField(QByteArrayView name, QByteArrayView value);
    void dispatch(QList<SseMessage> *messages);

    const qsizetype m_maxEventBytes;
    QByteArray m_line; ///< what has come of a line that is not over
    QByteArray m_data;
    QByteArray m_type;
    QByteArray m_id; ///< of the event that is coming
    QByteArray m_lastId;
    std::optional<int> m_retryMs;
    bool m_hasData = false;
    bool m_isFirstLine = true;
    bool m_wasReturn = false; ///< the last byte was \r: a \n now belongs to it
    bool m_isBroken = false;
};

} // namespace kirikae
