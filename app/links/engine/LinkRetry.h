// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>

namespace kirikae {

/// Does an act again after a pause that doubles from try to try, and only while the host is connected: when the link
/// comes back, at once. Main thread, a child of who retries.
class LinkRetry : public QObject {
    Q_OBJECT
public:
    LinkRetry(Host &host, std::function<void()> act, QObject *parent);

    void later();
    /// The last try worked: the next pause is short again.
    void reset();
    void cancel();

private:
    void tryNow();

    QPointer<Host> m_host;
    std::function<void()> m_act;
    QTimer m_timer;
    Milliseconds m_pause;
    bool m_waitsForLink = false;
};

} // namespace kirikae
