// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/SwitchPlan.h"

#include "models/node/NodeMachine.h"
#include "models/profile/DockerRun.h"
#include "models/profile/ProfileCheck.h"
#include "models/sizing/MemoryCheck.h"
#include "models/sizing/Override.h"
#include "models/switching/StartFingerprint.h"
#include "models/switching/SwitchHistory.h"

#include <QCoreApplication>

#include <algorithm>

namespace kirikae {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("SwitchPlan", text);
}

void add(SwitchPlan *plan, const char *kind, const QString &text, bool blocks = true)
{
    plan->problems.append({QString::fromLatin1(kind), text, blocks});
}

bool findTarget(const NodeState &state, SwitchPlan *plan)
{
    const ProfileEntry *entry = state.profile(plan->request.profileId);
    if (!entry) {
        add(plan, "profile", tr("There is no profile \"%1\" on this node.").arg(plan->request.profileId));
        return false;
    }
    if (!entry->file.damage.isEmpty()) {
        add(plan, "profile", tr("The profile file cannot be used: %1").arg(entry->file.damage));
        return false;
    }
    plan->target = entry->file.profile;
    if (const auto valid = validateProfile(plan->target); !valid)
        add(plan, "profile", valid.error().message);
    return true;
}

void checkNode(const NodeState &state, SwitchPlan *plan)
{
    if (state.link.kind != LinkState::Kind::Connected)
        add(plan, "link", tr("There is no connection to %1. Connect first.").arg(state.name));
    else if (!state.loaded)
        add(plan, "link", tr("%1 has not answered what runs on it yet. Try again in a moment.").arg(state.name));
    if (state.activeSwitch && state.activeSwitch->stage != SwitchProgress::Stage::Ended)
        add(plan, "busy", tr("A switch to %1 is under way on this node.").arg(state.activeSwitch->profileName));
    else if (state.isOrphaned)
        add(plan, "busy",
            tr("A switch was left unfinished (%1), and its program is gone. A new switch takes its place.")
                .arg(state.otherSwitch),
            false);
    else if (!state.otherSwitch.isEmpty())
        add(plan, "busy", tr("Somebody else is switching this node: %1").arg(state.otherSwitch));
    if (!state.servicesProblem.isEmpty()) {
        add(plan, "services_unknown",
            tr("What runs on this node is not known now, so nothing is stopped or started: %1")
                .arg(state.servicesProblem));
    } else if (plan->target.isContainer() && state.loaded && state.facts.containerEngine.isEmpty()) {
        add(plan, "engine_missing",
            state.facts.containerProblem.isEmpty() ? tr("This node has no container engine that can be used.")
                                                   : state.facts.containerProblem);
    }
}

void checkMemoryVerdict(const NodeState &state, SwitchPlan *plan)
{
    const FitVerdict &verdict = plan->verdict;
    const bool isOverridden = plan->request.overrideMemory;
    if (state.pools.isEmpty()) {
        add(plan, "memory",
            tr("The node has not reported its memory, so whether %1 fits is not known.").arg(plan->target.name),
            !isOverridden);
        return;
    }
    const Pool::Kind kind = state.pools.isEmpty() ? Pool::Kind::Unified : state.pools.first().kind;
    const QString consequence = isOverridden ? QLatin1Char(' ') + overrideConsequence(verdict, kind) : QString();
    const auto sentence = [&verdict] {
        return verdict.smallestChange.isEmpty() ? verdict.sentence + QLatin1Char('.')
                                                : verdict.sentence + QStringLiteral(". ") + verdict.smallestChange;
    };
    const bool isShort = verdict.fit == Fit::DoesNotFit;
    if (verdict.fit != Fit::Fits)
        add(plan, "memory", sentence() + (isShort ? consequence : QString()), isShort && !isOverridden);
    if (verdict.startTestPasses == false) {
        QString text = tr("%1: it would refuse to start.").arg(verdict.startTestText);
        if (!isShort && !verdict.smallestChange.isEmpty())
            text += QLatin1Char(' ') + verdict.smallestChange;
        add(plan, "memory", text + (isShort ? QString() : consequence), !isOverridden);
    } else if (!verdict.startTestPasses && !verdict.startTestText.isEmpty()) {
        add(plan, "memory",
            tr("%1: it may be refused. This gives the page cache back: %2")
                .arg(verdict.startTestText, QStringLiteral("sync; echo 1 | sudo tee /proc/sys/vm/drop_caches")),
            false);
    }
}

void checkFacts(const PreflightFacts &facts, SwitchPlan *plan)
{
    plan->imageId = facts.imageId;
    if (plan->target.isContainer() && facts.imagePresent == false)
        add(plan, "image_missing", tr("The image %1 is not on this node. Pull it first.").arg(plan->target.image));
    if (facts.modelPresent == false) {
        QString text =
            tr("The model %1 was not found on this node. Download it there, or correct its place in the profile.")
                .arg(plan->target.model);
        if (!facts.modelText.isEmpty())
            text += u' ' + tr("Looked for in: %1").arg(facts.modelText);
        add(plan, "model_missing", text);
    }
    const bool isOutgoings = plan->outgoing && facts.portService == plan->outgoing->id;
    if (!facts.portOwner.isEmpty() && !isOutgoings) {
        add(plan, "port_in_use",
            tr("Port %1 is taken by %2. Stop that, or change the port in the profile.")
                .arg(plan->target.servicePort())
                .arg(facts.portOwner));
    }
    for (const QString &name : facts.missingSecrets) {
        add(plan, "secret_missing",
            tr("The secret \"%1\" that the profile names is not kept on this node. Enter it first.").arg(name));
    }
    for (const QString &warning : facts.warnings)
        add(plan, "node", warning, false);
}

void addExpectation(const SwitchHistory &history, SwitchPlan *plan)
{
    const EtaModel usual = history.usual(plan->target);
    plan->runs = usual.runs();
    plan->expectedSeconds = usual.usualTotalSeconds();
    for (const Phase phase : allPhases) {
        if (const auto seconds = usual.usualSeconds(phase))
            plan->expectedPhases.append({phase, *seconds});
    }
}

void addAdvice(const NodeState &state, const SwitchHistory &history, SwitchPlan *plan)
{
    AdviceQuestion question{plan->target, history.lastOfSameStart(plan->target), false, std::nullopt};
    if (!state.pools.isEmpty()) {
        question.isUnified = state.pools.first().kind == Pool::Kind::Unified;
        question.memoryTotal = state.pools.first().total;
    }
    plan->advice = adviseOn(question);
}

OutgoingMemory memoryOf(const NodeState &state, const Service &service)
{
    OutgoingMemory memory{service.profileName.isEmpty() ? service.name : service.profileName, std::nullopt, service.id};
    if (!state.pools.isEmpty())
        memory.held = heldInPool(state.pools.first(), service.id);
    if (!memory.held)
        memory.held = service.steady;
    return memory;
}

/// What was measured of the saved profile, as far as it still counts for this form of it.
std::optional<MeasuredSize> measuredFor(const ProfileEntry &entry, const Profile &profile)
{
    std::optional<MeasuredSize> measured = entry.measured;
    if (!measured || profile == entry.file.profile)
        return measured;
    measured->isSameStart = measured->startHash == startFingerprint(profile);
    if (!measured->isSameStart && measured->sizeHash != sizeFingerprint(profile))
        measured.reset();
    return measured;
}

} // namespace

bool SwitchPlan::isBlocked() const
{
    return std::any_of(problems.cbegin(), problems.cend(), [](const PlanProblem &problem) { return problem.blocks; });
}

MemoryQuestion memoryQuestion(const NodeState &state, const Profile &profile)
{
    MemoryQuestion question;
    question.profile = profile;
    if (!state.pools.isEmpty())
        question.pool = state.pools.first();
    question.bandwidthBytesPerSecond = nodeBandwidth(state);
    const Service *outgoing = state.serviceInSlot(profile.slot);
    if (outgoing)
        question.outgoing = memoryOf(state, *outgoing);
    for (const Service &service : state.services) {
        if (!service.foreign && service.isRunning() && (!outgoing || service.id != outgoing->id))
            question.others.append(memoryOf(state, service));
    }
    if (const ProfileEntry *entry = state.profile(profile.id)) {
        question.measured = measuredFor(*entry, profile);
        question.startTestReads = entry->startTestReads;
        if (profile == entry->file.profile || modelFingerprint(profile) == modelFingerprint(entry->file.profile))
            question.model = entry->model;
    }
    return question;
}

SwitchPlan makePlan(const NodeState &state, const SwitchRequest &request, const PreflightFacts &facts,
                    const SwitchHistory &history)
{
    SwitchPlan plan;
    plan.request = request;
    const bool isFound = findTarget(state, &plan);
    checkNode(state, &plan);
    if (!isFound)
        return plan;
    if (const Service *outgoing = state.serviceInSlot(plan.target.slot)) {
        plan.outgoing = *outgoing;
        if (outgoing->profileId == plan.target.id)
            add(&plan, "already_running", tr("%1 is running already; it would be started anew.").arg(plan.target.name),
                false);
    }
    const QList<Service> running = state.runningInSlot(plan.target.slot);
    for (const Service &service : running) {
        if (plan.outgoing && service.id != plan.outgoing->id) {
            plan.alsoStopped.append(service);
            add(&plan, "two_in_slot",
                tr("%1 runs in the same slot as well; it is stopped, too, and does not come back.")
                    .arg(service.profileName),
                false);
        }
    }
    plan.command = dockerRunText(plan.target);
    MemoryQuestion question = memoryQuestion(state, plan.target);
    question.measured = history.measured(plan.target);
    question.startTestReads = history.startTestReads(plan.target.image);
    plan.verdict = checkMemory(question);
    checkMemoryVerdict(state, &plan);
    checkFacts(facts, &plan);
    addExpectation(history, &plan);
    addAdvice(state, history, &plan);
    return plan;
}

} // namespace kirikae
