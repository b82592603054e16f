// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/ClockTimer.h"
#include "models/node/NodeOps.h"
#include "models/switching/Step.h"
#include "models/switching/SwitchTimings.h"

#include <deque>
#include <functional>
#include <memory>

namespace kirikae {

/// Runs a recipe: steps one after another until one fails. "No answer" is not a failure: a step that ends with a lost
/// link, or because the node's container engine is away, is made anew and repeated, with pauses, for at most
/// SwitchTimings::linkLimit; odd answers for at most oddLimit. Owned by a Switch; main thread. ended() comes once per
/// run().
class StepRunner : public QObject {
    Q_OBJECT
public:
    using Maker = std::function<std::unique_ptr<Step>()>;
    using Recipe = std::deque<Maker>;
    /// Called before every step (again, when it is repeated) and waited for: where the journal is written.
    using Before = std::function<Pending<void>(SwitchProgress::Stage)>;

    StepRunner(NodeOps &ops, const SwitchTimings &timings, Before before, QObject *parent);
    ~StepRunner() override;

    void run(Recipe recipe);
    /// Ends the run with Cancelled, from whatever step it is in.
    void cancel();
    /// Ends the step under way, and with it the run, when that step only watches.
    void leave();
    /// Stops acting at once; ended() does not come any more.
    void abandon();

signals:
    void stepStarted(kirikae::SwitchProgress::Stage stage);
    void noted(const QString &detail);
    void warned(const QString &text);
    void ended(const std::optional<kirikae::Error> &problem);

private:
    void startNext();
    void launch();
    void stepFinished(const std::optional<Error> &problem);
    void retry(const Error &problem, Milliseconds limit);
    void linkChanged(const LinkState &link);
    void dropStep();
    void finish(const std::optional<Error> &problem);

    NodeOps &m_ops;
    SwitchTimings m_timings;
    Before m_before;
    Recipe m_recipe;
    std::unique_ptr<Step> m_step;
    ClockTimer m_timer;
    std::optional<qint64> m_troubleSinceMs; ///< steady: since when the step under way gets no answer
    Milliseconds m_pause{0};                ///< before it is repeated the next time
    quint64 m_turn = 0;                     ///< answers of an earlier step's preparation are void
    bool m_isRunning = false;
    bool m_awaitsLink = false;
    bool m_isCancelled = false;
};

} // namespace kirikae
