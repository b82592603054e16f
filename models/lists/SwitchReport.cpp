// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lists/SwitchReport.h"

#include "models/core/Text.h"
#include "models/lists/Words.h"
#include "models/switching/SwitchText.h"

namespace kirikae {

/// The one sentence of the outcome, without the reason: that stands below, with what can be done about it.
QString outcomeHeadline(const SwitchRecord &record)
{
    SwitchRecord bare = record;
    bare.failure.reset();
    if (bare.error)
        bare.error->message.clear(); // its kind still says whether it was cancelled
    return outcomeSentence(bare).trimmed();
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
