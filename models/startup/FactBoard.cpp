// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/FactBoard.h"

#include <cmath>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

bool isText(const QString &fact)
{
    return fact == u"engine_version" || fact == u"model";
}

/// What 0.1 steps in binary leave behind (570.62 + 11.07 = 581.6900000000001) is not a fact.
double tidy(double value)
{
    return std::round(value * 1e6) / 1e6;
}

} // namespace

std::optional<double> FactBoard::parseNumber(QStringView text)
{
    QString plain = text.trimmed().toString();
    plain.remove(u',');
    double factor = 1;
    if (!plain.isEmpty()) {
        const qsizetype power = u"kMGT"_s.indexOf(plain.back());
        if (power >= 0) {
            factor = std::pow(1000.0, static_cast<double>(power + 1));
            plain.chop(1);
        }
    }
    bool isNumber = false;
    const double number = plain.toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number * factor) : std::nullopt;
}

bool FactBoard::merge(Cell *cell, const FactUse &use, double number, const QString &text)
{
    const Cell before = *cell;
    switch (use.take) {
    case FactUse::Take::First: return false;
    case FactUse::Take::Last: break;
    case FactUse::Take::Sum: number += cell->number; break;
    case FactUse::Take::Min: number = std::min(number, cell->number); break;
    case FactUse::Take::Max: number = std::max(number, cell->number); break;
    }
    cell->number = number;
    cell->text = text;
    return before.number != number || before.text != text;
}

bool FactBoard::take(const FactUse &use, const QRegularExpressionMatch &match, const LogRecord &record)
{
    double number = 0;
    QString text;
    for (const QString &capture : use.captures) {
        const QString part = match.captured(capture).trimmed();
        if (part.isEmpty())
            return false;
        const std::optional<double> value = parseNumber(part);
        if (!isText(use.fact) && !value)
            return false;
        number += value.value_or(0) * use.factor;
        text = part.left(300);
    }
    const int rank = std::max(record.rank, 0);
    const auto found = m_cells.find(use.fact);
    if (found == m_cells.end()) {
        m_cells.insert(use.fact, {rank, record.pid, number, text});
        return true;
    }
    const bool isOverAll = use.take == FactUse::Take::Min || use.take == FactUse::Take::Max;
    if (!isOverAll && rank < found->rank) {
        *found = {rank, record.pid, number, text};
        return true;
    }
    if (!isOverAll && (rank > found->rank || record.pid != found->pid))
        return false;
    return merge(&*found, use, number, text);
}

bool FactBoard::noteCompileCache(bool isHit)
{
    // The first step is the target's own; a drafter that is compiled anew does not make a warm start a cold one.
    const std::optional<bool> before = m_isCompileCacheHit;
    m_isCompileCacheHit = m_isCompileCacheHit.value_or(isHit);
    return before != m_isCompileCacheHit;
}

std::optional<double> FactBoard::number(const QString &fact) const
{
    const auto cell = m_cells.find(fact);
    return cell == m_cells.end() ? std::nullopt : std::optional(tidy(cell->number));
}

StartupFacts FactBoard::facts() const
{
    StartupFacts facts;
    facts.engineVersion = m_cells.value(u"engine_version"_s).text;
    facts.model = m_cells.value(u"model"_s).text;
    facts.weightsSeconds = number(u"weights_seconds"_s);
    facts.modelGib = number(u"model_gib"_s);
    facts.freeAtStartGib = number(u"free_at_start_gib"_s);
    facts.kvCacheGib = number(u"kv_cache_gib"_s);
    if (const auto tokens = number(u"kv_cache_tokens"_s))
        facts.kvCacheTokens = std::llround(*tokens);
    facts.maxConcurrency = number(u"max_concurrency"_s);
    facts.graphCaptureSeconds = number(u"graph_capture_seconds"_s);
    facts.graphCaptureGib = number(u"graph_capture_gib"_s);
    facts.engineInitSeconds = number(u"engine_init_seconds"_s);
    facts.torchCompileSeconds = number(u"torch_compile_seconds"_s);
    facts.compileCacheHit = m_isCompileCacheHit;
    return facts;
}

} // namespace kirikae
