// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/StartupReader.h"

#include "models/startup/LogCleaner.h"
#include "models/startup/LogClock.h"
#include "models/startup/RecentRecords.h"
#include "models/startup/RuleIndex.h"
#include "models/startup/StartPrelude.h"

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
    void applyRules(const std::vector<int> &candidates, const LogRecord &record, const LogMoment &moment);
    [[nodiscard]] bool isKnownTo(qsizetype one, const std::vector<int> &candidates, const QString &text) const;
    void readNow(const LogRecord &record, const std::vector<int> &candidates, const LogMoment &moment);
    void readLate(const LogRecord &record, const std::vector<int> &candidates, const LogMoment &moment);
    void goBackTo(const StartState &before);
    void beginWith(const LogRecord &record, const LogMoment &moment, bool isDatedOutside);
    LogMoment restart(const LogRecord &record, const LogMoment &moment);
    void noteWorker(const LogRecord &record)
    {
        // The old engine's first worker is the one that has no prefix.
        if (record.rank == 0 || (record.pid == 0 && record.head == LogRecord::Head::Vllm))
            state.hasFirstWorker = true;
    }
    void noteEngine();
    void setEngine(qsizetype chosen, bool isSure);
    [[nodiscard]] LogMoment now() const
    {
        return {lineCount, clock.isRunning() ? std::optional(clock.nowMs()) : std::nullopt, false};
    }

    EngineRuleSets sets;
    RuleIndex index;
    LogCleaner cleaner;
    LogClock clock;
    StartState state;
    RecentRecords recent;
    StartPrelude prelude;
    StartupFacts facts;
    qsizetype engine = -1;
    qsizetype hinted = -1;
    qint64 lineCount = 0;
    qint64 linkMsOfLine = 0;
    quint64 revision = 0;
    bool isEngineSure = false; ///< a rule told it, not only the way a line is written
};

void StartupReader::Private::noteEngine()
{
    facts = state.board.facts();
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

LogMoment StartupReader::Private::restart(const LogRecord &record, const LogMoment &moment)
{
    state = {};
    state.firstLine = moment.line;
    // The clock of another start may stand anywhere: files are put together, and machines are set right.
    clock = {};
    if (const auto first = prelude.before(record)) {
        clock.at(*first, prelude.linkMs());
        state.begin(now());
    }
    clock.at(record, linkMsOfLine);
    state.begin(now());
    recent.clear();
    prelude.clear();
    noteEngine();
    ++revision;
    return {moment.line, now().ms, moment.isOwnTime};
}

void StartupReader::Private::read(const LogLine &line, qint64 nowMs)
{
    ++lineCount;
    linkMsOfLine = line.timeNs > 0 ? line.timeNs / 1'000'000 : nowMs;
    cleaner.clean(line.text, [this](const LogRecord &record) { take(record, linkMsOfLine); });
}

/// What another program wrote into the same file before the engine's first line is no part of the start; what the link
/// or the container runtime dated is.
void StartupReader::Private::beginWith(const LogRecord &record, const LogMoment &moment, bool isDatedOutside)
{
    if (!moment.ms || (!isDatedOutside && record.head == LogRecord::Head::None))
        return;
    state.begin(moment);
    // The very first lines may have changed places. Behind an earlier start's last lines only those next to it.
    const qint64 mostLines = state.firstLine > 1 ? 3 : 32;
    if (lineCount - state.firstLine <= mostLines)
        state.timeline.startEarlier(*moment.ms);
}

void StartupReader::Private::take(const LogRecord &record, qint64 linkMs)
{
    const bool isOwnTime =
        linkMs > 0 || record.outer.kind != LogStamp::Kind::None || record.inner.kind != LogStamp::Kind::None;
    clock.at(record, linkMs);
    const LogMoment moment{lineCount, clock.lineMs(), isOwnTime};
    beginWith(record, moment, linkMs > 0 || record.outer.kind != LogStamp::Kind::None);
    if (state.passTime(moment))
        recent.clear();
    if (engine < 0 && record.head != LogRecord::Head::None) {
        for (qsizetype i = 0; i < sets.size() && engine < 0; ++i) {
            if (sets[i]->data().heads.contains(record.head))
                setEngine(i, false);
        }
    }
    const std::vector<int> &candidates = index.candidates(record.message);
    if (candidates.empty())
        noteWorker(record);
    else if (moment.ms && *moment.ms < clock.nowMs())
        readLate(record, candidates, moment);
    else
        readNow(record, candidates, moment);
    prelude.note(record, state.lastKnownLine == lineCount, linkMs);
}

void StartupReader::Private::readNow(const LogRecord &record, const std::vector<int> &candidates,
                                     const LogMoment &moment)
{
    recent.note(record, candidates, moment, state);
    noteWorker(record);
    applyRules(candidates, record, moment);
}

/// A line that came after later ones is read as if it had come in time.
void StartupReader::Private::readLate(const LogRecord &record, const std::vector<int> &candidates,
                                      const LogMoment &moment)
{
    // What begins a start comes after the lines of the one before, whose clock may have been ahead.
    const bool mayRestart =
        std::any_of(candidates.cbegin(), candidates.cend(), [this](int id) { return index.entry(id).rule->isRestart; });
    const std::vector<RecentRecords::Entry> later =
        recent.takeLaterThan(moment, mayRestart ? 3 : RecentRecords::mostLines);
    const qint64 firstLine = state.firstLine;
    const ProgressTrack shown = state.progress;
    if (!later.empty())
        goBackTo(later.front().before);
    readNow(record, candidates, moment);
    if (state.firstLine != firstLine)
        return;
    for (const RecentRecords::Entry &entry : later)
        readNow(entry.record, entry.candidates, entry.moment);
    state.progress.keepAtLeast(shown);
    noteEngine();
}

void StartupReader::Private::goBackTo(const StartState &before)
{
    const PhaseTimeline timeline = state.timeline;
    state = before;
    if (!timeline.isStarted())
        return;
    state.begin({lineCount, timeline.startMs(), false});
    state.timeline.startEarlier(timeline.startMs());
}

bool StartupReader::Private::isKnownTo(qsizetype one, const std::vector<int> &candidates, const QString &text) const
{
    return std::any_of(candidates.cbegin(), candidates.cend(), [&](int id) {
        const auto [ruleEngine, rule] = index.entry(id);
        return ruleEngine == one && rule->pattern.match(text).hasMatch();
    });
}

void StartupReader::Private::applyRules(const std::vector<int> &candidates, const LogRecord &record,
                                        const LogMoment &moment)
{
    const QString text = QString::fromUtf8(withoutTag(record.message));
    // Servers share lines: one that the likely engine knows as well is no sign of another.
    const bool isAtHome = engine >= 0 && !isEngineSure && isKnownTo(engine, candidates, text);
    LogMoment here = moment;
    for (const int id : candidates) {
        const auto [ruleEngine, rule] = index.entry(id);
        const bool isForeign = engine >= 0 && ruleEngine != engine;
        const bool mayTakeOver = rule->isRestart || (!isEngineSure && !isAtHome && !rule->isShared);
        if (isForeign && (!mayTakeOver || hinted >= 0))
            continue;
        if (!state.takes(*rule) || (engine < 0 && rule->isShared))
            continue;
        const QRegularExpressionMatch match = rule->pattern.match(text);
        if (!match.hasMatch())
            continue;
        if (!rule->isShared)
            setEngine(ruleEngine, true);
        if (state.isEndedBy(*rule, record))
            here = restart(record, moment);
        const bool isOtherWorker = record.rank > 0 && state.hasFirstWorker;
        if (!state.apply(*rule, match, record, here, !isOtherWorker))
            continue;
        noteEngine();
        ++revision;
    }
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
    d->state.finish(d->now());
}

bool StartupReader::isReady() const
{
    return d->state.isReady;
}

bool StartupReader::isOver() const
{
    return d->state.isOver && !d->state.fatal;
}

std::optional<LogEvidence> StartupReader::fatal() const
{
    return d->state.fatal;
}

const StartupFacts &StartupReader::facts() const
{
    return d->facts;
}

const PhaseTimeline &StartupReader::timeline() const
{
    return d->state.timeline;
}

Phase StartupReader::phase() const
{
    return d->state.phase;
}

std::optional<SubProgress> StartupReader::progress() const
{
    return d->state.isReady ? std::nullopt : d->state.progress.progress();
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
    return d->state.firstLine;
}

qint64 StartupReader::lastKnownLine() const
{
    return d->state.lastKnownLine;
}

quint64 StartupReader::revision() const
{
    return d->revision;
}

} // namespace kirikae
