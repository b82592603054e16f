// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Clock.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

#include <map>

namespace kirikae {

/// The clock of the simulated node: runs `speed` times as fast as the wall clock, owned by DemoOps. What is due happens
/// one thing at a time and exactly at its own time. In between, time stands still while the program works and moves on
/// when the event loop comes round: a busy machine slows the simulated time down and does not shift anything in it.
class DemoClock : public QObject, public Clock {
    Q_OBJECT
public:
    explicit DemoClock(double speed, QObject *parent = nullptr);

    [[nodiscard]] qint64 nowMs() const override;
    [[nodiscard]] qint64 steadyMs() const override { return nowMs(); } ///< nobody sets the simulated clock
    void after(Milliseconds delay, QObject *context, std::function<void()> act) override;
    [[nodiscard]] double speed() const { return m_speed; }
    void setSpeed(double speed);

private:
    struct Entry {
        QPointer<QObject> context;
        std::function<void()> act;
    };
    [[nodiscard]] double wallMs() const;
    void anchorAt(double nowMs);
    void arm();
    void wake();
    void tick();

    double m_speed;
    double m_anchorMs = 0;
    double m_passedMs = 0;
    bool m_isBusy = false; ///< something was due or asked for since the last tick
    QElapsedTimer m_elapsed;
    QTimer m_timer;
    QTimer m_ticks;
    std::map<std::pair<qint64, quint64>, Entry> m_due;
    quint64 m_order = 0;
};

} // namespace kirikae
