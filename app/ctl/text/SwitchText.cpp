// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/text/SwitchText.h"

#include "app/ctl/DrainOption.h"
#include "app/ctl/Output.h"
#include "app/ctl/text/StateText.h"
#include "models/core/Bytes.h"
#include "models/lists/SwitchReport.h"
#include "models/lists/Words.h"

#include <QCoreApplication>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {
QString tr(const char *text, const char *comment = nullptr, int n = -1)
{
    return QCoreApplication::translate("kirikae::SwitchText", text, comment, n);
}

QString basisWord(Basis basis)
{
    switch (basis) {
    case Basis::Measured: return tr("measured");
    case Basis::Estimated: return tr("estimated");
    case Basis::Stated: return tr("stated");
    case Basis::Guessed: return tr("guessed");
    case Basis::Unknown: break;
    }
    return tr("not known");
}

/// Requests that a switch would wait for, or cut off.
QString requestsLine(const SwitchPlan &plan)
{
    const QString &name = plan.outgoing->profileName;
    if (!plan.requestsRunning)
        return tr("How many requests run on %1 is not reported").arg(name);
    if (*plan.requestsRunning == 0)
        return tr("No request runs on %1").arg(name);
    return tr("%n request(s) run on %1; a switch waits for them, for at most %2 (--drain says otherwise)", nullptr,
              *plan.requestsRunning)
        .arg(name, DrainOption::usualLimit());
}

/// What went wrong, below the sentence that says how it ended.
QStringList reasonLines(const SwitchRecord &record)
{
    QStringList lines;
    if (record.failure)
        lines = failureLines(*record.failure);
    const bool isSaid =
        !record.error || record.error->code == Error::Code::Cancelled || lines.contains(record.error->message);
    if (!isSaid) {
        lines.append(record.error->message);
        if (!record.error->detail.isEmpty())
            lines.append(u"  "_s + record.error->detail);
    }
    lines.removeAll(QString());
    return lines;
}
} // namespace

QStringList verdictLines(const FitVerdict &verdict, const Colour &colour)
{
    const auto kind = verdict.fit == Fit::Fits         ? Colour::Kind::Good
                      : verdict.fit == Fit::DoesNotFit ? Colour::Kind::Bad
                                                       : Colour::Kind::Warning;
    QStringList lines{colour.paint(kind, verdict.sentence)};
    QList<QStringList> rows;
    for (const FitLine &line : verdict.lines) {
        const bool isTaken = line.bytes < 0 || (line.bytes == 0 && line.part >= FitLine::Part::Weights);
        const QString sign = isTaken ? u"-"_s : u"+"_s;
        const QString basis = line.basisText.isEmpty() ? basisWord(line.basis) : line.basisText;
        rows.append({u"  "_s, line.label, sign + u' ' + gibNumber(qAbs(line.bytes)), basis});
    }
    if (!rows.isEmpty()) {
        QStringList table = tableLines({u"  "_s, u""_s, u" GiB"_s, u""_s}, rows);
        lines += table;
    }
    if (!verdict.startTestText.isEmpty())
        lines.append(verdict.startTestText);
    if (!verdict.smallestChange.isEmpty())
        lines.append(verdict.smallestChange);
    if (!verdict.drift.isEmpty())
        lines.append(verdict.drift);
    return lines;
}

QStringList planLines(const SwitchPlan &plan, const Colour &colour)
{
    QStringList lines;
    const QString from = plan.outgoing ? plan.outgoing->profileName : tr("(slot is empty)");
    lines.append(colour.paint(Colour::Kind::Strong, u"%1 → %2"_s.arg(from, plan.target.name)));
    lines += verdictLines(plan.verdict, colour);
    if (plan.expectedSeconds) {
        lines.append(
            tr("Usually takes %1 (from %2 earlier switches)").arg(durationText(*plan.expectedSeconds)).arg(plan.runs));
        lines += phaseTimeLines(plan.expectedPhases);
    }
    if (plan.outgoing)
        lines.append(requestsLine(plan));
    for (const PlanProblem &problem : plan.problems) {
        const QString head = problem.blocks ? tr("Stops the switch: ") : tr("Warning: ");
        lines.append(colour.paint(problem.blocks ? Colour::Kind::Bad : Colour::Kind::Warning, head) + problem.text);
    }
    lines.append(tr("Command:"));
    for (const QString &line : plan.command.split(u'\n'))
        lines.append(u"  "_s + line);
    return lines;
}

QStringList phaseTimeLines(const QList<PhaseTime> &phases)
{
    QList<QStringList> rows;
    for (const PhaseTime &time : phases)
        rows.append({u"  "_s, phaseName(time.phase), durationText(time.seconds)});
    if (rows.isEmpty())
        return {};
    QStringList lines = tableLines({u"  "_s, u""_s, u" "_s}, rows);
    lines.removeFirst();
    return lines;
}

QStringList failureLines(const Failure &failure)
{
    QStringList lines{failure.cause};
    // Line 0: not from the log, but from the container engine, the kernel or the guard.
    if (failure.evidence && failure.evidence->line > 0)
        lines.append(tr("Log line %1: %2").arg(failure.evidence->line).arg(failure.evidence->text));
    else if (failure.evidence && !failure.cause.contains(failure.evidence->text))
        lines.append(tr("Evidence: %1").arg(failure.evidence->text));
    if (!failure.fix.isEmpty())
        lines.append(tr("What to do: %1").arg(failure.fix));
    // Who is certain need not tell what else was looked at.
    if (failure.confidence != Failure::Confidence::Certain && !failure.around.isEmpty())
        lines.append(tr("What the node showed: %1").arg(failure.around.join(u' ')));
    lines.removeAll(QString());
    return lines;
}

QStringList recordLines(const SwitchRecord &record, const Colour &colour)
{
    const auto kind = record.outcome == Outcome::Ready ? Colour::Kind::Good
                      : record.outcome == Outcome::Refused || record.outcome == Outcome::Cancelled
                          ? Colour::Kind::Warning
                          : Colour::Kind::Bad;
    QStringList lines{colour.paint(kind, outcomeHeadline(record))};
    lines += reasonLines(record);
    lines += phaseTimeLines(record.phases);
    if (record.outcome != Outcome::Ready && record.totalSeconds > 0)
        lines.append(tr("It took %1").arg(durationText(record.totalSeconds)));
    if (record.restoreSeconds)
        lines.append(tr("Bringing %1 back took %2").arg(record.previousName, durationText(*record.restoreSeconds)));
    if (record.lowestAvailable)
        lines.append(tr("Least memory available: %1").arg(gib(*record.lowestAvailable)));
    return lines;
}

QStringList historyLines(const QList<SwitchRecord> &records)
{
    if (records.isEmpty())
        return {tr("No switches yet.")};
    QList<QStringList> rows;
    for (const SwitchRecord &record : records)
        rows.append({timeText(record.startedMs), record.profileName,
                     record.previousName.isEmpty() ? u"-"_s : record.previousName, outcomeText(record),
                     durationText(record.totalSeconds)});
    return tableLines({tr("WHEN"), tr("TO"), tr("FROM"), tr("OUTCOME"), tr(" TOOK")}, rows);
}

} // namespace kirikae
