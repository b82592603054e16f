// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/StepRunner.h"

#include "models/core/Log.h"

#include <QCoreApplication>

namespace kirikae {

namespace {

bool isLinkTrouble(const Error &error, const LinkState &link)
{
    return error.code == Error::Code::LinkLost ||
           (error.code == Error::Code::Unreachable && link.kind != LinkState::Kind::Connected);
}

Error cancelled()
{
    return {Error::Code::Cancelled, QCoreApplication::translate("Step", "The switch was cancelled."), {}};
}

} // namespace

StepRunner::StepRunner(NodeOps &ops, Milliseconds linkLimit, Milliseconds retryPause, Before before, QObject *parent)
    : QObject(parent)
    , m_ops(ops)
    , m_linkLimit(linkLimit)
    , m_retryPause(retryPause)
    , m_before(std::move(before))
    , m_timer(ops.clock(), this)
{
    connect(&ops, &NodeOps::linkChanged, this, &StepRunner::linkChanged);
}

StepRunner::~StepRunner()
{
    dropStep();
}

void StepRunner::run(Recipe recipe)
{
    m_recipe = std::move(recipe);
    m_isRunning = true;
    m_isCancelled = false;
    setPaused(false);
    startNext();
}

void StepRunner::startNext()
{
    if (m_recipe.empty()) {
        finish(std::nullopt);
        return;
    }
    m_step = m_recipe.front()();
    connect(m_step.get(), &Step::finished, this, &StepRunner::stepFinished);
    connect(m_step.get(), &Step::noted, this, &StepRunner::noted);
    connect(m_step.get(), &Step::warned, this, &StepRunner::warned);
    whenDone(m_before(m_step->stage()), this, [this, turn = ++m_turn](const Result<void> &prepared) {
        if (turn != m_turn || !m_step)
            return;
        if (prepared)
            launch();
        else
            stepFinished(prepared.error());
    });
}

void StepRunner::launch()
{
    qCDebug(logEngine) << "step" << static_cast<int>(m_step->stage());
    emit stepStarted(m_step->stage());
    m_step->start();
    if (m_isCancelled)
        m_step->cancel();
}

void StepRunner::stepFinished(const std::optional<Error> &problem)
{
    dropStep();
    if (problem && isLinkTrouble(*problem, m_ops.link())) {
        pause();
        return;
    }
    if (problem) {
        finish(problem);
        return;
    }
    m_recipe.pop_front();
    if (m_isCancelled && !m_recipe.empty())
        finish(cancelled());
    else
        startNext();
}

void StepRunner::pause()
{
    if (m_ops.link().kind == LinkState::Kind::Connected) {
        // The link was back before the step noticed; a short breath keeps a flapping link from spinning.
        m_timer.start(m_retryPause, [this] { startNext(); });
        return;
    }
    setPaused(true);
    m_timer.start(m_linkLimit, [this] {
        finish(
            Error{Error::Code::Unreachable,
                  QCoreApplication::translate(
                      "StepRunner", "The connection to the node did not come back. What runs there is not known; the "
                                    "switch is taken up again when it can be reached."),
                  {}});
    });
}

void StepRunner::linkChanged(const LinkState &link)
{
    if (!m_isPaused || link.kind != LinkState::Kind::Connected)
        return;
    m_timer.stop();
    setPaused(false);
    if (m_isCancelled)
        finish(cancelled());
    else
        startNext();
}

void StepRunner::cancel()
{
    if (!m_isRunning || m_isCancelled)
        return;
    m_isCancelled = true;
    if (m_step)
        m_step->cancel();
}

void StepRunner::abandon()
{
    m_isRunning = false;
    ++m_turn;
    m_timer.stop();
    dropStep();
}

void StepRunner::setPaused(bool isPaused)
{
    if (m_isPaused == isPaused)
        return;
    m_isPaused = isPaused;
    emit pausedChanged(isPaused);
}

void StepRunner::dropStep()
{
    if (!m_step)
        return;
    m_step->disconnect(this);
    m_step->drop();
    // Later, since it may be in the middle of a signal; but not later than this runner: what a step holds (a log feed)
    // must not outlive the node that gave it.
    Step *step = m_step.release();
    step->setParent(this);
    step->deleteLater();
}

void StepRunner::finish(const std::optional<Error> &problem)
{
    if (!m_isRunning)
        return;
    abandon();
    setPaused(false);
    emit ended(problem);
}

} // namespace kirikae
