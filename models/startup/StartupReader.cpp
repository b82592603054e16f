// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/StartupReader.h"

#include "models/core/Text.h"
#include "models/startup/FactBoard.h"
#include "models/startup/LogCleaner.h"
#include "models/startup/LogClock.h"
#include "models/startup/ProgressTrack.h"
#include "models/startup/RuleIndex.h"
#include "models/startup/StartPrelude.h"

#include <QSet>

#include <algorithm>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

/// vLLM 0.32 puts the part of the model in front of what its compiler says: "[backbone] torch.compile took ...".
QByteArrayView withoutTag(QByteArrayView message)
{
    if (!message.startsWith('['))
        return message;
    qsizetype i = 1;
    while (i < message.size() && i < 32 && message[i] != ']' && message[i] != ' ' && message[i] != ':')
        ++i;
    return i + 1 < message.size() && message[i] == ']' && message[i + 1] == ' ' ? message.sliced(i + 2) : message;
}

} // namespace

class StartupReader::Private {
public:
    Private(EngineRuleSets ruleSets, const QString &hint)
        : sets(std::move(ruleSets))
        , index(sets)
    {
        for (qsizetype i = 0; i < sets.size(); ++i) {
            if (!hint.isEmpty() && (sets[i]->engine() == hint || sets[i]->data().aliases.contains(hint)))
                hinted = engine = i;
        }
        noteEngine();
    }

    void read(const LogLine &line, qint64 nowMs);
    void take(const LogRecord &record, qint64 linkMs);
    void applyRules(const std::vector<int> &candidates, const LogRecord &record);
    [[nodiscard]] bool isKnownTo(qsizetype one, const std::vector<int> &candidates, const QString &text) const;
    void apply(const EngineRule &rule, const QRegularExpressionMatch &match, const LogRecord &record);
    void applyEffects(const EngineRule &rule, const QRegularExpressionMatch &match, const LogRecord &record);
    void enter(const EngineRule &rule, const QRegularExpressionMatch &match);
    void restart(const LogRecord &record);
    void startTimeline();
    void noteEngine();
    void setEngine(qsizetype chosen, bool isSure);
    [[nodiscard]] bool isOtherWorker(const LogRecord &record) const;
    [[nodiscard]] bool beginsNewStart(const EngineRule &rule, const LogRecord &record);
    [[nodiscard]] LogEvidence evidence(const LogRecord &record) const
    {
        return {lineCount, cleanText(record.message, 2000)};
    }

    EngineRuleSets sets;
    RuleIndex index;
    LogCleaner cleaner;
    LogClock clock;
    PhaseTimeline timeline;
    FactBoard board;
    ProgressTrack progress;
    StartupFacts facts;
    std::optional<LogEvidence> fatal;
    QSet<const EngineRule *> seenRestarts;
    StartPrelude prelude;
    qsizetype engine = -1;
    qsizetype hinted = -1;
    qint64 lineCount = 0;
    qint64 firstLine = 1;
    qint64 lastKnownLine = 0;
    qint64 lastKnownMs = 0;
    qint64 msBefore = 0; ///< lastKnownMs before the line being read
    qint64 linkMsOfLine = 0;
    quint64 revision = 0;
    Phase phase = Phase::EngineStart; ///< the timeline's, also while there is no time
    std::optional<Phase> lateEntry;   ///< waits for the next time in the log
    bool hasOwnTime = false;          ///< the record being read carries a time
    bool isReady = false;
    bool isOver = false;
    bool isEngineSure = false;   ///< a rule told it, not only the way a line is written
    bool hasFirstWorker = false; ///< a line named rank 0
};

void StartupReader::Private::noteEngine()
{
    facts = board.facts();
    facts.engine = engine < 0 ? QString() : sets[engine]->engine();
}

void StartupReader::Private::setEngine(qsizetype chosen, bool isSure)
{
    if (hinted >= 0)
        return;
    isEngineSure = isSure;
    if (engine == chosen)
        return;
    engine = chosen;
    noteEngine();
    ++revision;
}

void StartupReader::Private::startTimeline()
{
    if (clock.isRunning() && !timeline.isStarted())
        timeline.start(clock.nowMs(), phase);
}

void StartupReader::Private::restart(const LogRecord &record)
{
    timeline = {};
    phase = Phase::EngineStart;
    // The clock of another start may stand anywhere: files are put together, and machines are set right.
    clock = {};
    if (const auto first = prelude.before(record)) {
        clock.at(*first, prelude.linkMs());
        startTimeline();
    }
    clock.at(record, linkMsOfLine);
    board.clear();
    progress.clear();
    fatal.reset();
    seenRestarts.clear();
    lateEntry.reset();
    isReady = isOver = hasFirstWorker = false;
    prelude.clear();
    firstLine = lineCount;
    lastKnownMs = clock.nowMs();
    noteEngine();
    startTimeline();
    ++revision;
}

bool StartupReader::Private::isOtherWorker(const LogRecord &record) const
{
    return record.rank > 0 && hasFirstWorker;
}

bool StartupReader::Private::beginsNewStart(const EngineRule &rule, const LogRecord &record)
{
    if (!rule.isRestart || record.rank > 0)
        return false;
    const bool wasUnderWay = isReady || isOver || fatal || phase != Phase::EngineStart;
    const bool isRepeated = seenRestarts.contains(&rule);
    return wasUnderWay || isRepeated;
}

void StartupReader::Private::read(const LogLine &line, qint64 nowMs)
{
    ++lineCount;
    linkMsOfLine = line.timeNs > 0 ? line.timeNs / 1'000'000 : nowMs;
    cleaner.clean(line.text, [this](const LogRecord &record) { take(record, linkMsOfLine); });
}

void StartupReader::Private::take(const LogRecord &record, qint64 linkMs)
{
    hasOwnTime = linkMs > 0 || record.outer.kind != LogStamp::Kind::None || record.inner.kind != LogStamp::Kind::None;
    clock.at(record, linkMs);
    // What another program wrote into the same file before the engine's first line is no part of the start; what the
    // link or the container runtime dated is.
    const bool isOthers = linkMs <= 0 && record.outer.kind == LogStamp::Kind::None;
    if (!isOthers || record.head != LogRecord::Head::None)
        startTimeline();
    if (lateEntry && hasOwnTime) {
        timeline.enter(clock.nowMs(), *lateEntry);
        lateEntry.reset();
    }
    // The old engine's first worker is the one that has no prefix.
    if (record.rank == 0 || (record.pid == 0 && record.head == LogRecord::Head::Vllm))
        hasFirstWorker = true;
    if (engine < 0 && record.head != LogRecord::Head::None) {
        for (qsizetype i = 0; i < sets.size() && engine < 0; ++i) {
            if (sets[i]->data().heads.contains(record.head))
                setEngine(i, false);
        }
    }
    const std::vector<int> &candidates = index.candidates(record.message);
    if (!candidates.empty())
        applyRules(candidates, record);
    prelude.note(record, lastKnownLine == lineCount, linkMs);
}

bool StartupReader::Private::isKnownTo(qsizetype one, const std::vector<int> &candidates, const QString &text) const
{
    return std::any_of(candidates.cbegin(), candidates.cend(), [&](int id) {
        const auto [ruleEngine, rule] = index.entry(id);
        return ruleEngine == one && rule->pattern.match(text).hasMatch();
    });
}

void StartupReader::Private::applyRules(const std::vector<int> &candidates, const LogRecord &record)
{
    const QString text = QString::fromUtf8(withoutTag(record.message));
    // Servers share lines: one that the likely engine knows as well is no sign of another.
    const bool isAtHome = engine >= 0 && !isEngineSure && isKnownTo(engine, candidates, text);
    for (const int id : candidates) {
        const auto [ruleEngine, rule] = index.entry(id);
        const bool isForeign = engine >= 0 && ruleEngine != engine;
        const bool mayTakeOver = rule->isRestart || (!isEngineSure && !isAtHome && !rule->isShared);
        if (isForeign && (!mayTakeOver || hinted >= 0))
            continue;
        if ((isReady || isOver) && !rule->isAfterReady && !rule->isRestart)
            continue;
        if (engine < 0 && rule->isShared)
            continue;
        const QRegularExpressionMatch match = rule->pattern.match(text);
        if (!match.hasMatch())
            continue;
        if (!rule->isShared)
            setEngine(ruleEngine, true);
        apply(*rule, match, record);
    }
}

void StartupReader::Private::apply(const EngineRule &rule, const QRegularExpressionMatch &match,
                                   const LogRecord &record)
{
    if (beginsNewStart(rule, record))
        restart(record);
    startTimeline();
    if (rule.isRestart && record.rank <= 0) // the other ranks say it, too, and may be first
        seenRestarts.insert(&rule);
    if (!rule.in.isEmpty() && !rule.in.contains(phase))
        return;
    lastKnownLine = lineCount;
    msBefore = lastKnownMs;
    lastKnownMs = clock.nowMs();
    bool isNews = false;
    for (const FactUse &use : rule.facts)
        isNews |= board.take(use, match, record);
    if (rule.isCompileCacheHit)
        isNews |= board.noteCompileCache(*rule.isCompileCacheHit);
    if (isNews) {
        noteEngine();
        ++revision;
    }
    if (rule.isFatal && !fatal && (!isReady || rule.isAfterReady)) {
        fatal = evidence(record);
        isReady = false;
        ++revision;
    }
    if (!isOtherWorker(record))
        applyEffects(rule, match, record);
}

void StartupReader::Private::applyEffects(const EngineRule &rule, const QRegularExpressionMatch &match,
                                          const LogRecord &record)
{
    Q_UNUSED(record)
    if (rule.enter)
        enter(rule, match);
    if (rule.progress &&
        progress.update(*rule.progress, match, board.number(u"checkpoint_gib"_s), board.number(u"graphs_planned"_s)))
        ++revision;
    if ((rule.isReady || rule.isClosing) && !fatal) {
        isReady = rule.isReady;
        isOver = true;
        // What works already was ready before: with the last line that a rule knew.
        timeline.finish(rule.isClosing ? msBefore : clock.nowMs());
        ++revision;
    }
}

void StartupReader::Private::enter(const EngineRule &rule, const QRegularExpressionMatch &match)
{
    if (*rule.enter == phase)
        return;
    double agoSeconds = 0;
    if (!rule.began.isEmpty())
        agoSeconds = FactBoard::parseNumber(match.captured(rule.began)).value_or(0);
    phase = *rule.enter;
    if (rule.isLate && !hasOwnTime) {
        lateEntry = phase;
    } else if (timeline.isStarted())
        timeline.enter(clock.nowMs() - static_cast<qint64>(std::clamp(agoSeconds, 0.0, 1e7) * 1000), phase);
    progress.enter(phase);
    ++revision;
}

StartupReader::StartupReader(EngineRuleSets rules, const QString &engineHint)
    : d(std::make_unique<Private>(std::move(rules), engineHint))
{
}

StartupReader::~StartupReader() = default;

void StartupReader::read(const LogLine &line, qint64 nowMs)
{
    d->read(line, nowMs);
}

void StartupReader::finish()
{
    // A batch run never says that it is ready: its start is over with the last line that a rule knew.
    const bool isBatch = d->phase == Phase::ApiStart && !d->fatal;
    d->timeline.finish(isBatch ? d->lastKnownMs : d->clock.nowMs());
}

bool StartupReader::isReady() const
{
    return d->isReady;
}

bool StartupReader::isOver() const
{
    return d->isOver && !d->fatal;
}

std::optional<LogEvidence> StartupReader::fatal() const
{
    return d->fatal;
}

const StartupFacts &StartupReader::facts() const
{
    return d->facts;
}

const PhaseTimeline &StartupReader::timeline() const
{
    return d->timeline;
}

Phase StartupReader::phase() const
{
    return d->phase;
}

std::optional<SubProgress> StartupReader::progress() const
{
    return d->isReady ? std::nullopt : d->progress.progress();
}

qint64 StartupReader::lineCount() const
{
    return d->lineCount;
}

bool StartupReader::hasTimes() const
{
    return d->clock.isRunning();
}

qint64 StartupReader::firstLine() const
{
    return d->firstLine;
}

qint64 StartupReader::lastKnownLine() const
{
    return d->lastKnownLine;
}

quint64 StartupReader::revision() const
{
    return d->revision;
}

} // namespace kirikae
