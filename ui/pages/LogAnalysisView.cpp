// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/LogAnalysisView.h"

#include "models/core/Bytes.h"
#include "models/lists/Words.h"
#include "ui/pages/PhaseView.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/FactGrid.h"
#include "ui/widgets/PhaseBar.h"
#include "ui/widgets/PlainLabel.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace kirikae {

using Look = PlainLabel::Look;
using Meaning = Tones::Meaning;

namespace {

QString secondsText(const std::optional<double> &seconds)
{
    return seconds ? durationText(*seconds) : QString();
}

QString gibText(const std::optional<double> &value)
{
    return value ? QStringLiteral("%1 GiB").arg(*value, 0, 'f', 2) : QString();
}

QList<FactGrid::Fact> factsOf(const LogAnalysis &analysis)
{
    const auto tr = [](const char *text) { return LogAnalysisView::tr(text); };
    const StartupFacts &facts = analysis.facts;
    const QString tokens =
        facts.kvCacheTokens ? LogAnalysisView::tr("%L1 tokens").arg(*facts.kvCacheTokens) : QString();
    const QString requests = facts.maxConcurrency ? QString::number(*facts.maxConcurrency, 'f', 1) : QString();
    QString cache;
    if (facts.compileCacheHit)
        cache = *facts.compileCacheHit ? tr("warm, taken from the cache") : tr("cold, compiled anew");
    return {{tr("Engine"), QStringLiteral("%1 %2").arg(engineName(facts.engine), facts.engineVersion).trimmed()},
            {tr("Model"), facts.model},
            {tr("Loading weights"), secondsText(facts.weightsSeconds)},
            {tr("Weights"), gibText(facts.modelGib)},
            {tr("KV cache"), gibText(facts.kvCacheGib)},
            {tr("Room in the KV cache"), tokens},
            {tr("Requests of full length at once"), requests},
            {tr("Compiling"), secondsText(facts.torchCompileSeconds)},
            {tr("Compiled code"), cache},
            {tr("Capturing graphs"), secondsText(facts.graphCaptureSeconds)},
            {tr("Graphs"), gibText(facts.graphCaptureGib)},
            {tr("Engine set-up"), secondsText(facts.engineInitSeconds)}};
}

} // namespace

LogAnalysisView::LogAnalysisView(QWidget *parent)
    : QWidget(parent)
    , m_banner(new Banner)
    , m_total(new PlainLabel(Look::Strong))
    , m_bar(new PhaseBar)
    , m_list(new PhaseView(&m_phases))
    , m_facts(new FactGrid)
{
    const int em = fontMetrics().height();
    m_list->setAccessibleName(tr("Phases of the start"));
    m_bar->setAccessibleName(tr("The start by phases"));
    auto *left = new QVBoxLayout;
    left->addWidget(m_total);
    left->addWidget(m_bar);
    left->addWidget(m_list);
    left->addStretch(1);
    auto *right = new QVBoxLayout;
    right->addWidget(m_facts);
    right->addStretch(1);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(em * 2);
    columns->addLayout(left, 3);
    columns->addLayout(right, 2);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(em / 2);
    column->addWidget(m_banner);
    column->addLayout(columns);
    column->addStretch(1);
    m_banner->setObjectName(QStringLiteral("logVerdict"));
    m_total->setObjectName(QStringLiteral("logTotal"));
    m_facts->setObjectName(QStringLiteral("logFacts"));
    connect(m_banner, &Banner::evidenceClicked, this, &LogAnalysisView::lineRequested);
    clear();
}

void LogAnalysisView::clear()
{
    m_banner->clear();
    for (QWidget *part : {static_cast<QWidget *>(m_total), static_cast<QWidget *>(m_bar),
                          static_cast<QWidget *>(m_list), static_cast<QWidget *>(m_facts)})
        part->setVisible(false);
}

void LogAnalysisView::showProblem(const Error &error)
{
    clear();
    m_banner->show(Meaning::Bad, error.message, adviceFor(error.code), error.detail);
}

void LogAnalysisView::show(const LogAnalysis &analysis, const QString &note)
{
    clear();
    showVerdict(analysis, note);
    showPhases(analysis);
    m_facts->show(factsOf(analysis));
    m_facts->setVisible(!m_facts->facts().isEmpty());
}

void LogAnalysisView::showVerdict(const LogAnalysis &analysis, const QString &note)
{
    if (analysis.lines == 0) {
        m_banner->show(Meaning::Careful, tr("The file is empty."), note);
    } else if (analysis.failure) {
        showFailure(*analysis.failure, note);
    } else if (analysis.isReady) {
        m_banner->show(Meaning::Good,
                       analysis.totalSeconds
                           ? tr("The server was ready after %1.").arg(durationText(*analysis.totalSeconds))
                           : tr("The server got ready; the log holds no times."),
                       note);
    } else if (analysis.facts.engine.isEmpty()) {
        m_banner->show(
            Meaning::Careful, tr("This is not the start-up log of a server that Kirikae knows."),
            tr("It reads the logs of vLLM, SGLang, llama.cpp and TensorRT-LLM. Other engines can be added as a "
               "rule file.") +
                QLatin1Char('\n') + note);
    } else {
        m_banner->show(Meaning::Neutral, tr("The log ends before the server was ready, and shows no reason."),
                       tr("It may still have been loading. Look at the end of the log, and at the container.") +
                           QLatin1Char('\n') + note);
    }
}

void LogAnalysisView::showFailure(const Failure &failure, const QString &note)
{
    const bool isGuess = failure.confidence == Failure::Confidence::Likely;
    QStringList text{failure.fix, note};
    text.removeAll(QString());
    QString evidence;
    if (failure.evidence)
        evidence = tr("line %L1").arg(failure.evidence->line) + QStringLiteral("  ") + failure.evidence->text;
    m_banner->show(Meaning::Bad, isGuess ? tr("Probably: %1").arg(failure.cause) : failure.cause,
                   text.join(QLatin1Char('\n')), evidence);
    if (!failure.evidence)
        return;
    const qint64 line = failure.evidence->line;
    m_banner->setEvidenceLine(line);
    connect(m_banner->addButton(tr("Show l&ine %L1").arg(line)), &QPushButton::clicked, this,
            [this, line] { emit lineRequested(line); });
}

void LogAnalysisView::showPhases(const LogAnalysis &analysis)
{
    if (!analysis.totalSeconds || analysis.phases.isEmpty())
        return;
    QList<PhaseProgress> whole;
    for (const PhaseTime &time : analysis.phases) {
        PhaseProgress phase;
        phase.phase = time.phase;
        phase.status = PhaseProgress::Status::Done;
        phase.seconds = time.seconds;
        whole.append(phase);
    }
    m_bar->show(whole, 1);
    m_phases.show(analysis.phases, analysis.failure.has_value());
    m_total->setText(tr("%1 from the first line to the last of the start").arg(durationText(*analysis.totalSeconds)));
    for (QWidget *part :
         {static_cast<QWidget *>(m_total), static_cast<QWidget *>(m_bar), static_cast<QWidget *>(m_list)})
        part->setVisible(true);
}

} // namespace kirikae
