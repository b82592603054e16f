// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/text/AnalysisText.h"

#include "app/ctl/Output.h"
#include "app/ctl/text/SwitchText.h"
#include "models/core/Bytes.h"

#include <QCoreApplication>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {
QString tr(const char *text)
{
    return QCoreApplication::translate("kirikae::AnalysisText", text);
}

QStringList factLines(const StartupFacts &facts)
{
    QList<QStringList> rows;
    const auto add = [&rows](const QString &label, const std::optional<double> &value, const QString &unit,
                             int digits) {
        if (value)
            rows.append({u"  "_s, label, QString::number(*value, 'f', digits) + unit});
    };
    add(tr("Loading weights"), facts.weightsSeconds, u" s"_s, 1);
    add(tr("Model"), facts.modelGib, u" GiB"_s, 1);
    add(tr("KV cache"), facts.kvCacheGib, u" GiB"_s, 1);
    if (facts.kvCacheTokens)
        rows.append({u"  "_s, tr("KV cache"), tr("%1 tokens").arg(*facts.kvCacheTokens)});
    add(tr("Requests of full length at once"), facts.maxConcurrency, {}, 2);
    add(tr("Compiling"), facts.torchCompileSeconds, u" s"_s, 1);
    add(tr("Capturing graphs"), facts.graphCaptureSeconds, u" s"_s, 0);
    add(tr("Graphs"), facts.graphCaptureGib, u" GiB"_s, 2);
    add(tr("Engine set-up"), facts.engineInitSeconds, u" s"_s, 1);
    if (rows.isEmpty())
        return {};
    QStringList lines = tableLines({u"  "_s, u""_s, u" "_s}, rows);
    lines.removeFirst();
    return lines;
}
} // namespace

QStringList analysisLines(const LogAnalysis &analysis)
{
    const StartupFacts &facts = analysis.facts;
    QStringList head{facts.engine.isEmpty() ? tr("Engine not recognised") : facts.engine, facts.engineVersion,
                     facts.model};
    head.removeAll(QString());
    QStringList lines{head.join(u"  "_s)};
    const QString total = analysis.totalSeconds ? durationText(*analysis.totalSeconds) : tr("the log has no times");
    lines.append((analysis.isReady ? tr("Ready") : tr("Not ready")) + u", "_s + total);
    lines += phaseTimeLines(analysis.phases);
    if (const QStringList known = factLines(facts); !known.isEmpty())
        lines += QStringList{QString()} + known;
    if (analysis.failure)
        lines += QStringList{QString()} + failureLines(*analysis.failure);
    return lines;
}

} // namespace kirikae
