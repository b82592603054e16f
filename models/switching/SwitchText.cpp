// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/SwitchText.h"

#include "models/core/Bytes.h"
#include "models/startup/StartupReader.h"

#include <QCoreApplication>

namespace kirikae {

namespace {

using Stage = SwitchProgress::Stage;

QString tr(const char *text)
{
    return QCoreApplication::translate("SwitchText", text);
}

QString withNote(const QString &sentence, const QString &note)
{
    return note.isEmpty() ? sentence : QStringLiteral("%1: %2").arg(sentence, note);
}

/// Long silence is normal while kernels are compiled; what counts is whether anything moves.
QString silenceText(const SwitchContext &context)
{
    if (!context.isWatching)
        return {};
    const auto seconds = [](qint64 ms) { return static_cast<double>(ms) / 1000; };
    const qint64 shown = context.timings.silenceShown.count();
    if (context.silentMs >= shown) {
        return tr("nothing has moved for %1, given up after %2")
            .arg(durationText(seconds(context.silentMs)), durationText(seconds(context.timings.stallLimit.count())));
    }
    const qint64 lineless = context.steadyMs() - context.lastLineSteadyMs;
    if (lineless >= shown)
        return tr("no log line for %1, but it is at work").arg(durationText(seconds(lineless)));
    return {};
}

QString loadingSentence(const SwitchContext &context, const QString &note)
{
    const auto phase = context.timeline.current();
    const QString what = phase ? phaseName(*phase) : QString();
    return withNote(tr("Loading %1").arg(context.run.target.name),
                    note.isEmpty() ? what : QStringLiteral("%1, %2").arg(what, note));
}

QString rollingBackSentence(const SwitchContext &context, const QString &note)
{
    const SwitchRun &run = context.run;
    if (!run.outgoing || !run.isRestoreBegun)
        return withNote(run.outgoing && !run.isStopBegun ? tr("Ending the switch to %1").arg(run.target.name)
                                                         : tr("Stopping %1").arg(run.target.name),
                        note);
    const auto phase = context.backTimeline.current();
    const QString what = phase && context.isWatching ? phaseName(*phase) : QString();
    const QString detail = phaseDetail(context, note);
    return withNote(tr("Bringing back %1").arg(run.outgoingName()),
                    detail.isEmpty() || what.isEmpty() ? what + detail : QStringLiteral("%1, %2").arg(what, detail));
}

/// Something of ours runs in the slot and was not seen to answer.
QString unsettledSentence(const SwitchRecord &record)
{
    if (!record.inSlot)
        return {};
    const SlotState &slot = *record.inSlot;
    const bool isCancelled = record.error && record.error->code == Error::Code::Cancelled;
    const QString first = isCancelled ? tr("The switch to %1 was cancelled").arg(record.profileName)
                                      : tr("%1 failed").arg(record.profileName);
    switch (slot.condition) {
    case SlotState::Condition::Starting:
        return slot.usualSeconds
                   ? tr("%1; %2 is starting again, usually %3.").arg(first, slot.name, durationText(*slot.usualSeconds))
                   : tr("%1; %2 is starting again and has not answered yet.").arg(first, slot.name);
    case SlotState::Condition::NotAnswering:
        return tr("%1; %2 runs again, but does not answer as it should.").arg(first, slot.name);
    case SlotState::Condition::NotStopped: return tr("%1; it could not be stopped and still runs.").arg(first);
    case SlotState::Condition::Overtaken:
        return tr("The switch to %1 is over: %2 has been started in its place since, and was left alone.")
            .arg(record.profileName, slot.name);
    case SlotState::Condition::Replaced:
        return tr("The switch to %1 was left unfinished by the program that ran it, and the switch to %2 took its "
                  "place.")
            .arg(record.profileName, slot.name);
    }
    return {};
}

QString reasonOf(const SwitchRecord &record)
{
    if (record.failure && !record.failure->cause.isEmpty())
        return QLatin1Char(' ') + record.failure->cause;
    return record.error ? QLatin1Char(' ') + record.error->message : QString();
}

} // namespace

QString phaseDetail(const SwitchContext &context, const QString &note)
{
    if (!context.isWatching || (context.run.stage != Stage::Loading && context.run.stage != Stage::RollingBack))
        return note;
    if (!context.busyTools.isEmpty()) {
        return tr("compiling kernels (%1), first start with this cache")
            .arg(context.busyTools.join(QStringLiteral(", ")));
    }
    const QString silence = silenceText(context);
    const auto progress = context.reader ? context.reader->progress() : std::nullopt;
    if (!progress || progress->text.isEmpty())
        return silence.isEmpty() ? note : silence;
    return silence.isEmpty() ? progress->text : QStringLiteral("%1, %2").arg(progress->text, silence);
}

QString switchSentence(const SwitchContext &context, const QString &note, bool isCancelling, bool isLinkLost)
{
    const SwitchRun &run = context.run;
    if (isLinkLost)
        return tr("The connection is lost. The switch goes on as soon as it is back.");
    if (isCancelling && run.stage != Stage::RollingBack && note.isEmpty())
        return tr("Cancelling");
    if (isCancelling && run.stage != Stage::RollingBack)
        return withNote(tr("Cancelling"), note);
    switch (run.stage) {
    case Stage::Preflight: return tr("Checking whether the switch can be made");
    case Stage::Stopping:
        return withNote(tr("Stopping %1").arg(run.attempt > 1 || !run.outgoing ? run.target.name : run.outgoingName()),
                        note);
    case Stage::MemoryBack: return withNote(tr("Waiting for the memory"), note);
    case Stage::Starting: return withNote(tr("Starting %1").arg(run.target.name), note);
    case Stage::Loading: return loadingSentence(context, phaseDetail(context, note));
    case Stage::Verifying: return tr("Checking the first answer of %1").arg(run.target.name);
    case Stage::Settling: return tr("%1 answers; tidying up").arg(run.target.name);
    case Stage::RollingBack: return rollingBackSentence(context, note);
    case Stage::Ended: break;
    }
    return {};
}

QString outcomeSentence(const SwitchRecord &record)
{
    const QString time = durationText(record.totalSeconds);
    switch (record.outcome) {
    case Outcome::Ready: return tr("%1 is ready after %2.").arg(record.profileName, time);
    case Outcome::Refused:
        return tr("The switch to %1 was refused; nothing was touched.").arg(record.profileName) + reasonOf(record);
    case Outcome::Cancelled:
        if (record.restoreSeconds)
            return tr("The switch to %1 was cancelled; %2 is back.").arg(record.profileName, record.previousName);
        return record.previousName.isEmpty() && record.totalSeconds > 0
                   ? tr("The switch to %1 was cancelled; nothing runs in the slot, as before.").arg(record.profileName)
                   : tr("The switch to %1 was cancelled; nothing was touched.").arg(record.profileName);
    case Outcome::FailedRestored:
        return (record.restoreSeconds ? tr("%1 failed; %2 is back.").arg(record.profileName, record.previousName)
                                      : tr("%1 failed; %2 still runs.").arg(record.profileName, record.previousName)) +
               reasonOf(record);
    case Outcome::FailedStopped:
        return tr("%1 failed, and nothing runs in its place.").arg(record.profileName) + reasonOf(record);
    case Outcome::Unsettled: return unsettledSentence(record) + reasonOf(record);
    case Outcome::Unreachable:
        return tr("The node could not be reached while it was switching to %1.").arg(record.profileName) +
               reasonOf(record);
    }
    return {};
}

Event::Level outcomeLevel(const SwitchRecord &record)
{
    switch (record.outcome) {
    case Outcome::Ready:
    case Outcome::Cancelled: return Event::Level::Info;
    case Outcome::Refused:
    case Outcome::Unreachable: return Event::Level::Warning;
    case Outcome::Unsettled:
        return record.error && record.error->code == Error::Code::Cancelled ? Event::Level::Warning
                                                                            : Event::Level::Problem;
    default: return Event::Level::Problem;
    }
}

} // namespace kirikae
