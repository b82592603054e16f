// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/SwitchRecipes.h"

#include "models/switching/steps/InquireStep.h"
#include "models/switching/steps/LoadStep.h"
#include "models/switching/steps/LookStep.h"
#include "models/switching/steps/MemoryBackStep.h"
#include "models/switching/steps/SettleStep.h"
#include "models/switching/steps/StartStep.h"
#include "models/switching/steps/StopRivalsStep.h"
#include "models/switching/steps/StopStep.h"
#include "models/switching/steps/VerifyStep.h"

#include <algorithm>

namespace kirikae {

namespace {

using Stage = SwitchProgress::Stage;

std::optional<Bytes> heldByTarget(const SwitchRun &run)
{
    if (!run.baseline || !run.lowest)
        return std::nullopt;
    return std::max<Bytes>(0, *run.baseline - *run.lowest);
}

Watched target(const SwitchContext &context)
{
    return {context.run.service, context.run.target, true};
}

Watched previous(const SwitchContext &context)
{
    const SwitchRun &run = context.run;
    const ServiceId service = run.restored.isEmpty() ? run.outgoing->id : run.restored;
    Watched watched{service, run.outgoingProfile.value_or(Profile{}), false};
    if (watched.profile.name.isEmpty())
        watched.profile.name = run.outgoingName();
    if (watched.profile.servicePort() == 0)
        watched.profile.port = run.outgoing->port;
    return watched;
}

StopStep::What theOutgoing(const SwitchContext &context)
{
    return {context.run.outgoing->id, context.run.outgoingName(), {}, true};
}

/// Whatever this switch has started.
StopStep::What theTarget(const SwitchContext &context)
{
    return {{}, context.run.target.name, context.run.id, false};
}

/// What is stopped on the way forward: the outgoing service, or on a second attempt what is left of the first.
StopStep::What whatToStop(SwitchContext &context)
{
    SwitchRun &run = context.run;
    if (run.attempt > 1)
        return theTarget(context);
    if (!run.outgoing || run.isOutgoingDown)
        return {};
    run.isStopBegun = true; // noted before it is done
    return theOutgoing(context);
}

MemoryBackStep::What memoryOnTheWayForward(const SwitchContext &context)
{
    const SwitchRun &run = context.run;
    if (run.attempt > 1)
        return {std::nullopt, std::nullopt, run.need};
    return {run.outgoingHeld, run.availableBefore, run.need};
}

} // namespace

SwitchRecipes::SwitchRecipes(SwitchContext &context, PreflightStep::Planner planner, PreflightStep::Accept accept)
    : m_context(context)
    , m_planner(std::move(planner))
    , m_accept(std::move(accept))
{
}

StepRunner::Recipe SwitchRecipes::forward(Stage from) const
{
    SwitchContext &context = m_context;
    StepRunner::Recipe recipe;
    if (from == Stage::Preflight)
        recipe.push_back([this] { return std::make_unique<PreflightStep>(m_planner, m_accept); });
    if (from <= Stage::Stopping) {
        recipe.push_back([&context]() -> std::unique_ptr<Step> { return std::make_unique<StopRivalsStep>(context); });
        recipe.push_back(
            [&context]() -> std::unique_ptr<Step> { return std::make_unique<StopStep>(context, whatToStop(context)); });
    }
    if (from <= Stage::MemoryBack) {
        recipe.push_back([&context]() -> std::unique_ptr<Step> {
            return std::make_unique<MemoryBackStep>(context, memoryOnTheWayForward(context));
        });
    }
    if (from <= Stage::Starting)
        recipe.push_back([&context] { return std::make_unique<StartStep>(context); });
    recipe.push_back([&context] { return std::make_unique<LoadStep>(context, target(context)); });
    recipe.push_back([&context] { return std::make_unique<VerifyStep>(context, target(context)); });
    recipe.push_back([&context] {
        const SwitchRun &run = context.run;
        return std::make_unique<SettleStep>(context,
                                            SettleStep::What{run.service,
                                                             run.target.name,
                                                             run.target.restart,
                                                             {},
                                                             run.target.slot,
                                                             run.outgoing ? run.outgoing->id : ServiceId()},
                                            Stage::Settling);
    });
    return recipe;
}

StepRunner::Recipe SwitchRecipes::inquiry(const QString &createError) const
{
    return {[this, createError] { return std::make_unique<InquireStep>(m_context, createError); }};
}

StepRunner::Recipe SwitchRecipes::backward() const
{
    SwitchContext &context = m_context;
    StepRunner::Recipe recipe;
    recipe.push_back(
        [&context] { return std::make_unique<StopStep>(context, theTarget(context), Stage::RollingBack); });
    if (context.run.outgoing && (context.run.isStopBegun || context.run.isOutgoingDown)) {
        if (!context.run.isRestoreBegun) {
            // A stop that was begun comes to its end before anything is started: what dies in a moment is not back.
            if (context.run.isStopBegun) {
                recipe.push_back([&context] {
                    return std::make_unique<StopStep>(context, theOutgoing(context), Stage::RollingBack);
                });
            }
            recipe.push_back([&context] {
                const MemoryBackStep::What what{heldByTarget(context.run), context.run.lowest,
                                                context.run.outgoingHeld};
                return std::make_unique<MemoryBackStep>(context, what, Stage::RollingBack);
            });
        }
        recipe.push_back([&context] {
            context.run.isRestoreBegun = true; // noted before it is done
            return std::make_unique<StartAgainStep>(context);
        });
        recipe.push_back([&context] { return std::make_unique<LoadStep>(context, previous(context)); });
        recipe.push_back([&context] { return std::make_unique<VerifyStep>(context, previous(context)); });
    }
    recipe.push_back([&context] {
        const SwitchRun &run = context.run;
        // The failed service stays until the next switch: its log is the evidence.
        SettleStep::What what{{}, {}, {}, {run.service}, run.target.slot, {}};
        if (run.isRestoreBegun) {
            what.service = previous(context).service;
            what.name = run.outgoingName();
            what.restart = run.outgoing->restart;
        } else if (run.outgoing) {
            what.keep.append(run.outgoing->id);
        }
        return std::make_unique<SettleStep>(context, what, Stage::RollingBack);
    });
    return recipe;
}

StepRunner::Recipe SwitchRecipes::look() const
{
    return {[this] { return std::make_unique<LookStep>(m_context, m_context.run.stage); }};
}

StepRunner::Recipe SwitchRecipes::watchPrevious() const
{
    SwitchContext &context = m_context;
    return {[&context] { return std::make_unique<LoadStep>(context, previous(context)); },
            [&context] { return std::make_unique<VerifyStep>(context, previous(context)); }};
}

StepRunner::Recipe SwitchRecipes::closing(const QByteArray &record, CloseStep::GiveBack giveBack) const
{
    return {[this, record, giveBack = std::move(giveBack)] {
        return std::make_unique<CloseStep>(m_context, record, giveBack);
    }};
}

} // namespace kirikae
