// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/SwitchReport.h"

#include "models/switching/StartFingerprint.h"
#include "models/switching/SwitchText.h"

#include <algorithm>

namespace kirikae {

namespace {

double secondsOf(qint64 ms)
{
    return static_cast<double>(ms) / 1000;
}

std::optional<double> silence(const SwitchContext &context)
{
    if (!context.isWatching || context.silentMs < context.timings.silenceShown.count())
        return std::nullopt;
    return secondsOf(context.silentMs);
}

} // namespace

void fillProgress(const SwitchContext &context, const PhaseBoard &board, const QString &note, SwitchProgress *progress)
{
    const SwitchRun &run = context.run;
    progress->switchId = run.id;
    progress->profileId = run.target.id;
    progress->profileName = run.target.name;
    progress->previousName = run.outgoingName();
    progress->stage = run.stage;
    progress->phases = board.phases();
    progress->seconds = secondsOf(context.timeline.totalMs(context.nowMs()));
    progress->expectedSeconds = board.expectedSeconds();
    progress->fraction = board.fraction();
    progress->sentence = switchSentence(context, note, progress->cancelling, progress->linkLost);
    progress->longerThanUsual = board.isLongerThanUsual();
    progress->silentSeconds = silence(context);
    progress->lowestAvailable = run.lowest;
    progress->guardFloor = run.guardFloor;
    progress->service = run.service;
}

SlotState slotStateOf(const SwitchContext &context, const std::function<EtaModel(const Profile &)> &usual,
                      const Service &service, SlotState::Condition condition)
{
    SlotState state;
    state.service = service.id;
    state.name = service.profileName.isEmpty() ? service.name : service.profileName;
    state.condition = condition;
    if (condition == SlotState::Condition::Starting && context.run.outgoingProfile)
        state.usualSeconds = usual(*context.run.outgoingProfile).usualTotalSeconds();
    return state;
}

void fillRecord(const SwitchContext &context, SwitchRecord *record)
{
    const Outcome outcome = record->outcome;
    const SwitchRun &run = context.run;
    const qint64 now = context.nowMs();
    record->id = run.id;
    record->profileId = run.target.id.isEmpty() ? run.request.profileId : run.target.id;
    record->profileName = run.target.name;
    record->previousProfileId = run.outgoing ? run.outgoing->profileId : QString();
    record->previousName = run.outgoingName();
    record->slot = run.target.slot;
    record->requestedBy = run.request.requestedBy;
    if (context.timeline.isStarted())
        record->startedMs = context.timeline.startMs();
    record->totalSeconds = secondsOf(context.timeline.totalMs(now));
    record->phases = context.timeline.seconds(now);
    record->warm = record->facts.compileCacheHit;
    record->imageId = run.imageId;
    record->argumentsHash = startFingerprint(run.target);
    record->sizeHash = sizeFingerprint(run.target);
    record->image = run.target.image;
    record->freeAtStart = run.freeAtStart;
    record->availableAtStart = run.baseline;
    record->availableBefore = run.availableBefore;
    record->lowestAvailable = run.lowest;
    if (run.baseline && run.lowest)
        record->peakBytes = std::max<Bytes>(0, *run.baseline - *run.lowest);
    if (outcome != Outcome::Ready)
        record->error = run.error;
    if (outcome == Outcome::FailedRestored || outcome == Outcome::FailedStopped || outcome == Outcome::Unsettled)
        record->failure = run.failure;
    record->memoryOverridden = run.request.overrideMemory;
    record->retried = run.attempt > 1;
}

} // namespace kirikae
