// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lists/SwitchReport.h"

#include "models/core/Text.h"
#include "models/lists/Words.h"
#include "models/switching/SwitchText.h"

#include <QCoreApplication>

namespace kirikae {

namespace {

QString cancelledSentence(const SwitchRecord &record)
{
    if (record.previousName.isEmpty())
        return QCoreApplication::translate("SwitchReport", "Cancelled. Nothing runs in slot %1.").arg(record.slot);
    return QCoreApplication::translate("SwitchReport", "Cancelled. %1 runs.").arg(record.previousName);
}

} // namespace

QString outcomeHeadline(const SwitchRecord &record)
{
    switch (record.outcome) {
    case Outcome::Ready:
        return QCoreApplication::translate("SwitchReport", "%1 is ready and answering, after %2.")
            .arg(record.profileName, durationText(record.totalSeconds));
    case Outcome::Refused:
        return QCoreApplication::translate("SwitchReport", "%1 was not started. Nothing was touched.")
            .arg(record.profileName);
    case Outcome::Cancelled: return cancelledSentence(record);
    case Outcome::FailedRestored:
        return (record.restoreSeconds
                    ? QCoreApplication::translate("SwitchReport", "%1 did not start. %2 is back and answering.")
                    : QCoreApplication::translate("SwitchReport", "%1 did not start. %2 still runs."))
            .arg(record.profileName, record.previousName);
    case Outcome::Unsettled: return outcomeSentence(record);
    case Outcome::FailedStopped:
        return QCoreApplication::translate("SwitchReport", "%1 did not start. Nothing runs in slot %2.")
            .arg(record.profileName, record.slot);
    case Outcome::Unreachable: break;
    }
    return QCoreApplication::translate("SwitchReport", "The node cannot be reached. What runs there is not known.");
}

QString switchReport(const SwitchRecord &record, const NodeFacts &facts)
{
    QStringList lines{QStringLiteral("Kirikae %1: %2").arg(QStringLiteral(KIRIKAE_VERSION), outcomeHeadline(record)),
                      QStringLiteral("switch: %1 -> %2 (slot %3), %4")
                          .arg(record.previousName.isEmpty() ? QStringLiteral("-") : record.previousName,
                               record.profileName, record.slot, shortTime(record.startedMs))};
    lines << QStringLiteral("outcome: %1").arg(outcomeId(record.outcome));
    if (record.failure) {
        lines << QStringLiteral("kind: %1").arg(record.failure->kind);
        lines << QStringLiteral("cause: %1").arg(record.failure->cause);
        if (record.failure->evidence && record.failure->evidence->line > 0)
            lines << QStringLiteral("line %1: %2")
                         .arg(record.failure->evidence->line)
                         .arg(record.failure->evidence->text);
        if (!record.failure->fix.isEmpty())
            lines << QStringLiteral("fix: %1").arg(record.failure->fix);
    }
    if (record.error)
        lines << QStringLiteral("error: %1 %2").arg(record.error->message, record.error->detail);
    for (const PhaseTime &time : record.phases)
        lines << QStringLiteral("phase %1: %2 s").arg(phaseId(time.phase)).arg(time.seconds, 0, 'f', 1);
    if (record.lowestAvailable)
        lines << QStringLiteral("lowest available: %1").arg(gib(*record.lowestAvailable));
    lines << QStringLiteral("engine: %1 %2").arg(record.facts.engine, record.facts.engineVersion).trimmed();
    lines << QStringLiteral("image: %1").arg(record.imageId);
    lines << QStringLiteral("node: %1, %2, kernel %3, %4%5")
                 .arg(facts.machine, facts.osName, facts.kernel, facts.containerEngine,
                      facts.simulated ? QStringLiteral(" (simulated)") : QString());
    return Redactor().redact(lines.join(QLatin1Char('\n'))) + QLatin1Char('\n');
}

} // namespace kirikae
