// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/daemon/Exchange.h"

#include <QTimer>

namespace kirikae {

/// An event stream with one reader: what is pushed waits until it is read, at most a few MiB. A reader that is slower
/// than that is cut off; it asks again from the last id that it has. Main thread; owned by the connection.
class SseStream : public QObject, public BodyStream {
    Q_OBJECT
public:
    SseStream();

    qint64 read(char *to, qint64 max) override;
    void push(const QByteArray &type, const QByteArray &data, const QByteArray &id = {});
    /// What was pushed is still sent.
    void finish();

private:
    QByteArray m_waiting;
    qsizetype m_offset = 0;
    QTimer m_heartbeat;
    bool m_isFinished = false;
};

} // namespace kirikae
