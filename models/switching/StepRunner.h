// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/ClockTimer.h"
#include "models/node/NodeOps.h"
#include "models/switching/Step.h"

#include <deque>
#include <functional>
#include <memory>

namespace kirikae {

/// Runs a recipe: steps one after another until one fails. A step that ends with a lost link is made anew and repeated
/// once the link is back. Owned by a Switch; main thread. ended() comes once per run().
class StepRunner : public QObject {
    Q_OBJECT
public:
    using Maker = std::function<std::unique_ptr<Step>()>;
    using Recipe = std::deque<Maker>;
    /// Called before every step (again, when it is repeated) and waited for: where the journal is written.
    using Before = std::function<Pending<void>(SwitchProgress::Stage)>;

    StepRunner(NodeOps &ops, Milliseconds linkLimit, Milliseconds retryPause, Before before, QObject *parent);
    ~StepRunner() override;

    void run(Recipe recipe);
    /// Ends the run with Cancelled, from whatever step it is in.
    void cancel();
    /// Stops acting at once; ended() does not come any more.
    void abandon();
    [[nodiscard]] bool isPaused() const { return m_isPaused; }

signals:
    void stepStarted(kirikae::SwitchProgress::Stage stage);
    void noted(const QString &detail);
    void warned(const QString &text);
    void pausedChanged(bool isPaused);
    void ended(const std::optional<kirikae::Error> &problem);

private:
    void startNext();
    void launch();
    void stepFinished(const std::optional<Error> &problem);
    void pause();
    void linkChanged(const LinkState &link);
    void setPaused(bool isPaused);
    void dropStep();
    void finish(const std::optional<Error> &problem);

    NodeOps &m_ops;
    Milliseconds m_linkLimit;
    Milliseconds m_retryPause;
    Before m_before;
    Recipe m_recipe;
    std::unique_ptr<Step> m_step;
    ClockTimer m_timer;
    quint64 m_turn = 0; ///< answers of an earlier step's preparation are void
    bool m_isRunning = false;
    bool m_isPaused = false;
    bool m_isCancelled = false;
};

} // namespace kirikae
