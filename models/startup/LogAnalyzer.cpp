// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/LogAnalyzer.h"

#include <cmath>

namespace kirikae {

namespace {

/// Did this start fail? Only what stands behind the last line that showed progress speaks against it, unless the line
/// is one that no start survives.
bool hasFailed(const StartupReader &reader, const Failure &failure)
{
    if (reader.isOver())
        return false;
    if (reader.fatal() || failure.confidence == Failure::Confidence::Certain)
        return true;
    return failure.evidence && failure.evidence->line >= reader.lastKnownLine() &&
           failure.confidence == Failure::Confidence::Likely;
}

} // namespace

LogAnalyzer::LogAnalyzer(const EngineRuleSets &rules, const QString &engineHint)
    : m_reader(rules, engineHint)
{
}

void LogAnalyzer::read(QByteArrayView text)
{
    readInStep(m_reader, m_diagnostician, {0, QByteArray::fromRawData(text.data(), text.size()), false});
}

LogAnalysis LogAnalyzer::finish(bool isCut)
{
    m_reader.finish();
    LogAnalysis analysis;
    analysis.isCut = isCut;
    analysis.facts = m_reader.facts();
    analysis.isReady = m_reader.isReady();
    analysis.lines = m_reader.lineCount();
    if (m_reader.hasTimes() && m_reader.timeline().isStarted()) {
        analysis.phases = m_reader.timeline().seconds(0);
        double total = 0;
        for (const PhaseTime &time : std::as_const(analysis.phases))
            total += time.seconds;
        analysis.totalSeconds = std::round(total * 1000) / 1000;
    }
    OutsideSignals outside;
    outside.engine = analysis.facts.engine;
    outside.aliveAndSilent = m_diagnostician.hangLines() > 1; // all that a file can tell
    const Failure failure = m_diagnostician.judge(outside);
    if (hasFailed(m_reader, failure))
        analysis.failure = failure;
    return analysis;
}

} // namespace kirikae
