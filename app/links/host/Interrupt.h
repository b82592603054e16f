// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSocketNotifier>

#include <array>
#include <memory>

namespace kirikae {

/// Ctrl-C (and a request to end) as a signal in the event loop. While one of these exists the program does not die of
/// SIGINT or SIGTERM. At most one at a time; main thread.
class Interrupt : public QObject {
    Q_OBJECT
public:
    explicit Interrupt(QObject *parent = nullptr);
    ~Interrupt() override;

signals:
    void interrupted(bool byPerson); ///< false: SIGTERM, nobody to ask

private:
    void signalArrived();

    std::array<int, 2> m_pipe{-1, -1};
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace kirikae
