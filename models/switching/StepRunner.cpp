// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/StepRunner.h"

#include "models/core/Bytes.h"
#include "models/core/Log.h"

#include <QCoreApplication>

#include <algorithm>

namespace kirikae {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("StepRunner", text);
}

/// How long a step is repeated that ended with `error`; nothing = the error is an answer.
std::optional<Milliseconds> patienceFor(const Error &error, SwitchProgress::Stage stage, const SwitchTimings &timings,
                                        bool isLinkUp)
{
    switch (error.code) {
    case Error::Code::LinkLost: return timings.linkLimit;
    case Error::Code::Unreachable:
    case Error::Code::TimedOut:
        // Before anything is touched, who asks is told soon.
        return isLinkUp && stage == SwitchProgress::Stage::Preflight ? timings.oddLimit : timings.linkLimit;
    case Error::Code::BadReply:
    case Error::Code::Internal: return timings.oddLimit;
    default: return std::nullopt;
    }
}

Error cancelled()
{
    return {Error::Code::Cancelled, QCoreApplication::translate("Step", "The switch was cancelled."), {}};
}

Error gaveUp(const Error &problem)
{
    return {
        Error::Code::Unreachable,
        tr("The node did not answer for too long: %1 What runs there is not known; the switch is taken up again when "
           "it can be reached.")
            .arg(problem.message),
        problem.detail};
}

} // namespace

StepRunner::StepRunner(NodeOps &ops, const SwitchTimings &timings, Before before, QObject *parent)
    : QObject(parent)
    , m_ops(ops)
    , m_timings(timings)
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
    m_troubleSinceMs.reset();
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
    const SwitchProgress::Stage stage = m_step->stage();
    dropStep();
    if (problem) {
        const bool isLinkUp = m_ops.link().kind == LinkState::Kind::Connected;
        if (const auto limit = patienceFor(*problem, stage, m_timings, isLinkUp))
            retry(*problem, *limit);
        else
            finish(problem);
        return;
    }
    m_troubleSinceMs.reset();
    m_recipe.pop_front();
    if (m_isCancelled && !m_recipe.empty())
        finish(cancelled());
    else
        startNext();
}

void StepRunner::retry(const Error &problem, Milliseconds limit)
{
    const qint64 now = m_ops.clock().steadyMs();
    if (!m_troubleSinceMs) {
        m_troubleSinceMs = now;
        m_pause = m_timings.retryPause;
    }
    const qint64 left = *m_troubleSinceMs + limit.count() - now;
    const bool isOdd = problem.code == Error::Code::BadReply || problem.code == Error::Code::Internal;
    if (m_ops.link().kind != LinkState::Kind::Connected) {
        m_awaitsLink = true;
        m_timer.start(std::max(Milliseconds(0), Milliseconds(left)), [this, problem] { finish(gaveUp(problem)); });
        return;
    }
    if (left <= 0) {
        finish(isOdd ? problem : gaveUp(problem));
        return;
    }
    qCInfo(logEngine) << "a step is repeated after" << errorCodeName(problem.code) << problem.message;
    emit noted(tr("no answer (%1), tried again for at most %2")
                   .arg(problem.message, durationText(static_cast<double>(left) / 1000)));
    m_timer.start(m_pause, [this] { startNext(); });
    m_pause = std::min(m_timings.retrySlowest, 2 * m_pause);
}

void StepRunner::linkChanged(const LinkState &link)
{
    if (!m_awaitsLink || link.kind != LinkState::Kind::Connected)
        return;
    m_awaitsLink = false;
    m_timer.stop();
    startNext();
}

void StepRunner::leave()
{
    if (m_step && m_step->isWatching())
        m_step->cancel();
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
    m_awaitsLink = false;
    ++m_turn;
    m_timer.stop();
    dropStep();
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
    emit ended(problem);
}

} // namespace kirikae
