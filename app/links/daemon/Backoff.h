// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Clock.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace kirikae {

/// Does an act again after pauses that double from try to try, a little more or less each time so that many clients of
/// one daemon do not all come back at once. Main thread, a child of who retries.
class Backoff : public QObject {
    Q_OBJECT
public:
    Backoff(Milliseconds first, Milliseconds last, std::function<void()> act, QObject *parent);

    /// Starts the pause and answers how long it is.
    Milliseconds later();
    /// The last try worked: the next pause is short again.
    void reset() { m_pause = m_first; }
    /// What the other side asks for.
    void setFirst(Milliseconds first) { m_first = first; }
    void cancel() { m_timer.stop(); }

private:
    Milliseconds m_first;
    const Milliseconds m_last;
    Milliseconds m_pause;
    std::function<void()> m_act;
    QTimer m_timer;
};

} // namespace kirikae
