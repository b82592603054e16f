// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/StartState.h"

#include "models/core/Text.h"

#include <algorithm>

namespace kirikae {

using namespace Qt::StringLiterals;

void StartState::begin(const LogMoment &moment)
{
    if (moment.ms && !timeline.isStarted()) {
        timeline.start(*moment.ms, phase);
        m_lastKnownMs = std::max(m_lastKnownMs, *moment.ms);
    }
}

bool StartState::passTime(const LogMoment &moment)
{
    if (!m_lateEntry || !moment.isOwnTime)
        return false;
    timeline.enter(moment.ms.value_or(0), *m_lateEntry);
    m_lateEntry.reset();
    return true;
}

bool StartState::isEndedBy(const EngineRule &rule, const LogRecord &record) const
{
    if (!rule.isRestart || record.rank > 0)
        return false;
    if (isReady || isOver || fatal)
        return true;
    return !rule.isRepeated && (phase != Phase::EngineStart || m_seenRestarts.contains(&rule));
}

bool StartState::takes(const EngineRule &rule) const
{
    return (!isReady && !isOver) || rule.isAfterReady || rule.isRestart;
}

bool StartState::apply(const EngineRule &rule, const QRegularExpressionMatch &match, const LogRecord &record,
                       const LogMoment &moment, bool counts)
{
    begin(moment);
    if (rule.isRestart && record.rank <= 0) // the other ranks say it, too, and may be first
        m_seenRestarts.insert(&rule);
    if (!rule.in.isEmpty() && !rule.in.contains(phase))
        return false;
    lastKnownLine = std::max(lastKnownLine, moment.line);
    m_msBefore = m_lastKnownMs;
    m_lastKnownMs = moment.ms.value_or(0);
    bool isNews = false;
    for (const FactUse &use : rule.facts)
        isNews |= board.take(use, match, record);
    if (rule.isCompileCacheHit)
        isNews |= board.noteCompileCache(*rule.isCompileCacheHit);
    if (rule.isFatal && !fatal && (!isReady || rule.isAfterReady)) {
        fatal = LogEvidence{moment.line, cleanText(record.message, 2000)};
        isReady = false;
        isNews = true;
    }
    if (counts)
        isNews |= applyEffects(rule, match, moment);
    return isNews;
}

bool StartState::applyEffects(const EngineRule &rule, const QRegularExpressionMatch &match, const LogMoment &moment)
{
    bool isNews = rule.enter && !rule.enterNotIn.contains(phase) && enter(rule, match, moment);
    if (rule.progress)
        isNews |= progress.update(*rule.progress, match, board.number(u"checkpoint_gib"_s),
                                  board.number(u"graphs_planned"_s));
    if ((rule.isReady || rule.isClosing) && !fatal) {
        isReady = rule.isReady;
        isOver = true;
        // What works already was ready before: with the last line that a rule knew.
        timeline.finish(rule.isClosing ? m_msBefore : moment.ms.value_or(0));
        isNews = true;
    }
    return isNews;
}

bool StartState::enter(const EngineRule &rule, const QRegularExpressionMatch &match, const LogMoment &moment)
{
    if (*rule.enter == phase)
        return false;
    double agoSeconds = 0;
    if (!rule.began.isEmpty())
        agoSeconds = FactBoard::parseNumber(match.captured(rule.began)).value_or(0);
    phase = *rule.enter;
    if (rule.isLate && !moment.isOwnTime)
        m_lateEntry = phase;
    else if (timeline.isStarted())
        timeline.enter(moment.ms.value_or(0) - static_cast<qint64>(std::clamp(agoSeconds, 0.0, 1e7) * 1000), phase);
    progress.enter(phase);
    return true;
}

void StartState::finish(const LogMoment &moment)
{
    // A batch run never says that it is ready: its start is over with the last line that a rule knew.
    const bool isBatch = phase == Phase::ApiStart && !fatal;
    timeline.finish(isBatch ? m_lastKnownMs : moment.ms.value_or(0));
}

} // namespace kirikae
