// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/ClockTimer.h"
#include "models/node/LogFeed.h"
#include "models/node/ReadinessProbe.h"
#include "models/switching/Step.h"
#include "models/switching/SwitchContext.h"

#include <memory>

namespace kirikae {

/// Which service a step watches or checks: the target, or the previous one on the way back.
struct Watched {
    ServiceId service;
    Profile profile;
    bool isTarget = true;
};

/// Waits for the first decisive sign of a start: its log says ready or fatal, it ends or restarts, or it answers on its
/// port. No limit on the time, only on silence: no log line, no byte read and no CPU time of the whole process tree.
class LoadStep : public Step {
    Q_OBJECT
public:
    LoadStep(SwitchContext &context, Watched watched);

protected:
    void run() override;

private:
    void watch(const Service &service);
    void readLines(const QList<LogLine> &lines);
    void look();
    void lookAgainLater(const Error &error);
    void judge(const Service *service);
    void serviceIsOver(const QString &sentence);
    void portAnswers();
    void askActivity();
    void noteActivity(const Activity &activity);
    void checkSilence();
    void becomeReady(qint64 timeMs);

    SwitchContext &m_context;
    Watched m_watched;
    ReadinessProbe m_probe;
    ClockTimer m_activityTimer;
    ClockTimer m_endTimer;
    std::unique_ptr<LogFeed> m_feed;
    std::optional<Activity> m_lastActivity;
    std::optional<Error> m_over; ///< it cannot become ready any more; the log is read to its end first
    int m_failedLooks = 0;
    bool m_isWatching = false;
    bool m_feedEnded = false;
};

} // namespace kirikae
