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

/// Which service a step watches or checks: the target, or the previous one on the way back. The profile is what that
/// service was started as.
struct Watched {
    ServiceId service;
    Profile profile;
    bool isTarget = true;
};

/// Waits for the first decisive sign of a start: its log says ready or fatal, it ends or restarts, or it answers on its
/// port. No limit on the time, only on silence: no log line, no byte read and no CPU time of the whole process tree, as
/// far as looks that succeeded show.
class LoadStep : public Step {
    Q_OBJECT
public:
    LoadStep(SwitchContext &context, Watched watched);
    [[nodiscard]] bool isWatching() const override { return !m_watched.isTarget; }

protected:
    void run() override;

private:
    void watch(const Service &service);
    void readLines(const QList<LogLine> &lines);
    [[nodiscard]] bool isOfThisLife(const LogLine &line);
    void look();
    void lookFailed(const Error &error);
    void judge(const Service *service);
    void serviceIsOver(const QString &sentence);
    void portAnswers();
    void judgeListener(const Result<Listener> &listener);
    void askActivity();
    void noteActivity(const Activity &activity);
    void checkSilence();
    void becomeReady(qint64 timeMs);

    SwitchContext &m_context;
    Watched m_watched;
    ReadinessProbe m_probe;
    ClockTimer m_activityTimer;
    ClockTimer m_lookTimer;  ///< the next look at the services
    ClockTimer m_fatalTimer; ///< from a fatal line to the end that belongs to it
    ClockTimer m_drainTimer; ///< from the end of the service to that of its log
    ClockTimer m_readyTimer; ///< from the first answer to the log's last lines
    std::unique_ptr<LogFeed> m_feed;
    std::optional<Activity> m_lastActivity;
    qint64 m_lastActivityMs = 0; ///< steady
    qint64 m_lastLookMs = 0;     ///< steady: the last look at the services that succeeded
    std::optional<Error> m_over; ///< it cannot become ready any more; the log is read to its end first
    qint64 m_lastLineNs = 0;
    qint64 m_watchedSinceMs = 0;  ///< wall
    bool m_isEarlierLife = false; ///< the clock was set back: lines of the earlier life come first, with later times
    bool m_feedEnded = false;
};

} // namespace kirikae
