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
    const auto secondsSince = [&context](qint64 ms) { return static_cast<double>(context.nowMs() - ms) / 1000; };
    const double shown = static_cast<double>(context.timings.silenceShown.count()) / 1000;
    if (secondsSince(context.lastLifeMs) >= shown) {
        const double limit = static_cast<double>(context.timings.stallLimit.count()) / 1000;
        return tr("nothing has moved for %1, given up after %2")
            .arg(durationText(secondsSince(context.lastLifeMs)), durationText(limit));
    }
    if (secondsSince(context.lastLineMs) >= shown)
        return tr("no log line for %1, but it is at work").arg(durationText(secondsSince(context.lastLineMs)));
    return {};
}

QString loadingSentence(const SwitchContext &context, const QString &note)
{
    const auto phase = context.timeline.current();
    const QString what = phase ? phaseName(*phase) : QString();
    return withNote(tr("Loading %1").arg(context.run.target.name),
                    note.isEmpty() ? what : QStringLiteral("%1, %2").arg(what, note));
}

QString rollingBackSentence(const SwitchRun &run, const QString &note)
{
    if (!run.outgoing)
        return withNote(tr("Stopping %1").arg(run.target.name), note);
    return withNote(tr("Bringing back %1").arg(run.outgoingName()), note);
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
    if (context.run.stage != Stage::Loading)
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
    if (isCancelling && run.stage != Stage::RollingBack)
        return tr("Cancelling");
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
    case Stage::RollingBack: return rollingBackSentence(run, note);
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
        return record.restoreSeconds
                   ? tr("The switch to %1 was cancelled; %2 is back.").arg(record.profileName, record.previousName)
                   : tr("The switch to %1 was cancelled; nothing was touched.").arg(record.profileName);
    case Outcome::FailedRestored:
        return tr("%1 failed; %2 is back.").arg(record.profileName, record.previousName) + reasonOf(record);
    case Outcome::FailedStopped:
        return tr("%1 failed, and nothing runs in its place.").arg(record.profileName) + reasonOf(record);
    case Outcome::Unreachable:
        return tr("The node could not be reached while it was switching to %1.").arg(record.profileName) +
               reasonOf(record);
    }
    return {};
}

} // namespace kirikae
