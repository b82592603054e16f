// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/diagnosis/EvidenceCollector.h"

#include "models/core/Text.h"
#include "models/startup/ByteSearch.h"

#include <algorithm>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

constexpr size_t linesKept = 16;
constexpr qint64 linesAhead = 5;
constexpr qint64 linesBehind = 4;
constexpr int windowsTriedAtMost = 100;
constexpr size_t exceptionsKept = 8;
constexpr qsizetype lineBytes = 4096;

bool isBar(QByteArrayView text)
{
    return text.contains('%') && (holdsBytes(text, "%|") || holdsBytes(text, "% Completed |"));
}

/// "ValueError: ...", "torch.OutOfMemoryError: ...", and what other programs write where Python raises.
const QRegularExpression &exceptionPattern()
{
    static const QRegularExpression pattern(
        u"^\\s*(?:[A-Za-z_][\\w.]*\\.)?(?:\\w*(?:Error|Exception)|AssertionError|KeyboardInterrupt|SystemExit)(?:: "
        u".+|$)"
        "|^(?:fatal|panic|terminate called)\\b|^\\S+: error: |^docker: |^Error response from daemon"_s);
    return pattern;
}

} // namespace

EvidenceCollector::EvidenceCollector(std::shared_ptr<const DiagnosisData> data)
    : m_data(std::move(data))
{
    m_matches.resize(m_data->rules.size());
    m_windowsTried.resize(m_data->rules.size());
}

void EvidenceCollector::clear()
{
    m_state = 0;
    m_lines.clear();
    m_pending.clear();
    std::fill(m_windowsTried.begin(), m_windowsTried.end(), 0);
    std::fill(m_matches.begin(), m_matches.end(), std::nullopt);
    m_exceptions.clear();
    m_hang.reset();
    m_hangLines = 0;
    m_hasWrapper = false;
}

void EvidenceCollector::progressed()
{
    for (auto &match : m_matches) {
        if (match && match->rule->rank != DiagnosisRule::Rank::Specific)
            match->isSurvived = true;
    }
    for (Exception &exception : m_exceptions)
        exception.isSurvived = true;
}

void EvidenceCollector::read(QByteArrayView line, qint64 number)
{
    m_cleaner.clean(line, [&](const LogRecord &record) { take(record, number); });
}

bool EvidenceCollector::isWrapper(QByteArrayView text) const
{
    return std::any_of(m_data->wrappers.cbegin(), m_data->wrappers.cend(),
                       [&](const QByteArray &wrapper) { return holdsBytes(text, wrapper); });
}

void EvidenceCollector::take(const LogRecord &record, qint64 number)
{
    if (record.message.trimmed().isEmpty() || isBar(record.message))
        return;
    const QByteArrayView text = record.message.sliced(0, std::min(record.message.size(), lineBytes));
    m_candidates.clear();
    bool isHarmless = false;
    bool isHinted = false;
    const LiteralSet::State state = m_data->literals.scan(text, m_state, [&](int id) {
        isHarmless |= id == DiagnosisData::harmlessId;
        isHinted |= id == DiagnosisData::hintId;
        if (id >= 0)
            m_candidates.push_back(id);
    });
    if (isHarmless)
        return;
    m_state = state;
    ++m_index;
    m_lines.push_back({number, text.toByteArray()});
    if (m_lines.size() > linesKept)
        m_lines.pop_front();
    const int hangLinesBefore = m_hangLines;
    const bool mayBeException = isHinted || record.level == LogRecord::Level::Error;
    if (!m_candidates.empty() || mayBeException) {
        const QString string = QString::fromUtf8(text);
        for (const int id : m_candidates)
            tryRule(id, record, string, number);
        if (mayBeException)
            noteException(record, string, number);
    }
    if (m_hangLines == hangLinesBefore) {
        m_hang.reset();
        m_hangLines = 0;
    }
    settle(m_index);
}

void EvidenceCollector::noteException(const LogRecord &record, const QString &text, qint64 number)
{
    if (record.level != LogRecord::Level::Error && record.level != LogRecord::Level::None)
        return;
    if (isWrapper(record.message)) {
        m_hasWrapper = true;
        return;
    }
    const bool isNative = record.head == LogRecord::Head::LlamaCpp && record.level == LogRecord::Level::Error;
    if (m_exceptions.size() < exceptionsKept && (isNative || exceptionPattern().match(text).hasMatch()))
        m_exceptions.push_back({{number, cleanText(text.trimmed(), 2000)}, false});
}

void EvidenceCollector::tryRule(int id, const LogRecord &record, const QString &text, qint64 number)
{
    const auto [kind, rule] = m_data->rules[static_cast<size_t>(id)];
    const bool isMild = record.level == LogRecord::Level::Warning || record.level == LogRecord::Level::Info ||
                        record.level == LogRecord::Level::Debug;
    if (rule->rank == DiagnosisRule::Rank::Generic && isMild)
        return;
    if (rule->rank == DiagnosisRule::Rank::Hang) {
        if (!rule->pattern.match(text).hasMatch())
            return;
        if (!m_hang)
            m_hang = Match{kind, rule, {number, cleanText(text.trimmed(), 2000)}, {}, 0, id};
        m_hangLines += m_hangIndex != m_index ? 1 : 0;
        m_hangIndex = m_index;
        return;
    }
    auto &before = m_matches[static_cast<size_t>(id)];
    if (before && !before->isQuoted)
        return;
    const bool isQuoted = text.trimmed().startsWith(u"raise ") || text.trimmed().startsWith(u'"');
    const QRegularExpressionMatch match = before && isQuoted ? QRegularExpressionMatch() : rule->pattern.match(text);
    if (match.hasMatch()) {
        const qint64 since = before ? before->since : m_index;
        noteMatch(id, match, number);
        before->evidence.text = cleanText(text.trimmed(), 2000);
        before->isQuoted = isQuoted;
        before->since = since;
        m_pending.push_back({id, m_index, m_index + linesAhead});
        return;
    }
    const bool isWaiting =
        std::any_of(m_pending.begin(), m_pending.end(), [id](const Pending &pending) { return pending.rule == id; });
    // A text that stands in every other line for another reason must not be joined with its neighbours each time.
    if (!isWaiting && ++m_windowsTried[static_cast<size_t>(id)] <= windowsTriedAtMost)
        m_pending.push_back({id, m_index, m_index + linesAhead});
}

void EvidenceCollector::noteMatch(int id, const QRegularExpressionMatch &match, qint64 number)
{
    const auto [kind, rule] = m_data->rules[static_cast<size_t>(id)];
    Match found{kind, rule, {number, cleanText(match.captured().simplified(), 2000)}, {}, match.capturedStart(), id};
    found.since = m_index;
    const QStringList names = rule->pattern.namedCaptureGroups();
    for (const QString &name : names) {
        if (!name.isEmpty() && !match.captured(name).isEmpty())
            found.captures.insert(name, cleanText(match.captured(name), 200));
    }
    m_matches[static_cast<size_t>(id)] = found;
}

QString EvidenceCollector::window(qint64 around, const QString &glue) const
{
    // m_lines ends with record number m_index.
    QString text;
    const qint64 first = m_index - static_cast<qint64>(m_lines.size()) + 1;
    for (size_t i = 0; i < m_lines.size(); ++i) {
        const qint64 index = first + static_cast<qint64>(i);
        if (index < around - linesBehind || index > around + linesAhead)
            continue;
        const QString line = QString::fromUtf8(m_lines[i].text);
        text += glue.isEmpty() ? line : line.trimmed() + glue;
    }
    return text;
}

/// Rules whose text was only begun in the line where a literal stood, and details that stand around a match.
void EvidenceCollector::settle(qint64 upTo)
{
    for (size_t i = 0; i < m_pending.size();) {
        const Pending pending = m_pending[i];
        if (pending.due > upTo) {
            ++i;
            continue;
        }
        m_pending.erase(m_pending.begin() + static_cast<std::ptrdiff_t>(i));
        auto &match = m_matches[static_cast<size_t>(pending.rule)];
        const DiagnosisRule &rule = *m_data->rules[static_cast<size_t>(pending.rule)].rule;
        const qint64 back = m_index - pending.line;
        const qint64 at = static_cast<qint64>(m_lines.size()) - 1 - back;
        const qint64 number = at >= 0 ? m_lines[static_cast<size_t>(at)].number : 0;
        for (const QString &glue : {u" "_s, QString()}) {
            const QString text = window(pending.line, glue);
            if (!match) {
                const QRegularExpressionMatch found = rule.pattern.match(text);
                if (found.hasMatch())
                    noteMatch(pending.rule, found, number);
            }
            if (!match)
                continue;
            for (const QRegularExpression &detail : match->kind->details) {
                const QRegularExpressionMatch found = detail.match(text);
                const QStringList names = detail.namedCaptureGroups();
                for (const QString &name : names) {
                    if (!name.isEmpty() && found.hasMatch() && !match->captures.contains(name))
                        match->captures.insert(name, cleanText(found.captured(name), 200));
                }
            }
        }
    }
}

std::optional<EvidenceCollector::Match> EvidenceCollector::earliest(DiagnosisRule::Rank rank) const
{
    EvidenceCollector settled(*this);
    settled.settle(m_index + linesAhead);
    const auto isBefore = [](const Match &a, const Match &b) {
        return std::tie(a.isSurvived, a.since, a.column, a.order) < std::tie(b.isSurvived, b.since, b.column, b.order);
    };
    std::optional<Match> best;
    for (const auto &match : settled.m_matches) {
        if (match && match->rule->rank == rank && (!best || isBefore(*match, *best)))
            best = match;
    }
    return best;
}

std::optional<LogEvidence> EvidenceCollector::firstException() const
{
    for (const bool isSurvived : {false, true}) {
        for (const Exception &exception : m_exceptions) {
            if (exception.isSurvived == isSurvived)
                return exception.evidence;
        }
    }
    return std::nullopt;
}

std::optional<EvidenceCollector::Match> EvidenceCollector::hangAtEnd() const
{
    return m_hang;
}

} // namespace kirikae
