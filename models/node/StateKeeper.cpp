// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/node/StateKeeper.h"

#include "models/core/Log.h"
#include "models/switching/SwitchPlan.h"

#include <QSet>

#include <algorithm>

namespace kirikae {

namespace {

/// What the verdicts depend on of the memory, in steps that show on screen.
QList<Bytes> memoryMark(const QList<Pool> &pools)
{
    constexpr Bytes step = 32 * MiB;
    QList<Bytes> mark;
    for (const Pool &pool : pools) {
        mark += {pool.total / step, pool.available / step, pool.free / step, pool.reusableDriver.value_or(0) / step};
        for (const PoolSegment &segment : pool.segments) {
            if (!segment.serviceId.isEmpty())
                mark.append(segment.bytes / step);
        }
    }
    return mark;
}

} // namespace

StateKeeper::StateKeeper(const QString &name)
{
    m_state.name = name;
    m_state.capabilities = {QStringLiteral("tunnel"), QStringLiteral("chat"), QStringLiteral("profiles"),
                            QStringLiteral("secrets"), QStringLiteral("pull")};
}

void StateKeeper::setUpkeep(const UpkeepSettings &settings)
{
    const bool isLanguageNew = m_state.upkeep && m_state.upkeep->language != settings.language;
    m_state.upkeep = settings;
    if (isLanguageNew) { // what is told is told again
        makePoolsAnew();
        describeProfiles();
    }
    if (!m_state.has("upkeep"))
        m_state.capabilities.append(QStringLiteral("upkeep"));
}

void StateKeeper::setLink(const LinkState &link)
{
    m_state.link = link;
}

void StateKeeper::setFacts(const NodeFacts &facts)
{
    m_state.facts = facts;
}

void StateKeeper::setServices(const QList<Service> &services)
{
    m_state.services = services;
    m_state.servicesProblem.clear();
    describeServices();
    makePoolsAnew();
    describeProfiles();
}

void StateKeeper::setProfiles(const QList<ProfileFile> &files, const ModelReads &models)
{
    m_state.profiles.clear();
    m_state.profilesProblem.clear();
    for (const ProfileFile &file : files) {
        ProfileEntry entry;
        entry.file = file;
        m_state.profiles.append(entry);
    }
    models.fill(&m_state.profiles);
    describeProfiles();
}

void StateKeeper::setModels(const ModelReads &models)
{
    models.fill(&m_state.profiles);
    judgeProfiles();
}

void StateKeeper::setHistory(const QList<QByteArray> &lines)
{
    m_history.set(recordsFromLines(lines));
    describeServices();
    makePoolsAnew();
    describeProfiles();
}

void StateKeeper::addRecord(const SwitchRecord &record)
{
    m_history.add(record);
    describeServices();
    describeProfiles();
}

void StateKeeper::setMemory(const MemorySample &sample)
{
    m_state.memory = sample;
    makePoolsAnew();
    // A verdict does not change with a few MiB; judging every profile at every tick would be work for nothing.
    if (memoryMark(m_state.pools) != m_judgedMemory)
        judgeProfiles();
}

void StateKeeper::describeServices()
{
    for (Service &service : m_state.services) {
        const SwitchRecord *record = service.foreign ? nullptr : m_history.ofRun(service.runId);
        if (!record)
            continue;
        service.weights = bytesFromGib(record->facts.modelGib);
        service.kvCache = bytesFromGib(record->facts.kvCacheGib);
        service.steady = record->steadyBytes;
    }
}

void StateKeeper::describeProfiles()
{
    for (ProfileEntry &entry : m_state.profiles) {
        const auto running =
            std::find_if(m_state.services.cbegin(), m_state.services.cend(), [&entry](const Service &service) {
                return !service.foreign && service.isRunning() && service.profileId == entry.file.id;
            });
        entry.runningService = running == m_state.services.cend() ? ServiceId() : running->id;
        if (!entry.file.damage.isEmpty())
            continue;
        entry.usualSeconds = m_history.usual(entry.file.profile).usualTotalSeconds();
        entry.measured = m_history.measured(entry.file.profile);
        const bool isSame = entry.measured && entry.measured->isSameStart;
        entry.measuredBytes = isSame ? std::optional(entry.measured->bytes) : std::nullopt;
        entry.startTestReads = m_history.startTestReads(entry.file.profile.image);
        const SwitchRecord *last = m_history.lastReady(entry.file.id);
        entry.lastSwitchMs = last ? std::optional(last->startedMs) : std::nullopt;
    }
    judgeProfiles();
}

void StateKeeper::makePoolsAnew()
{
    if (!m_state.memory)
        return;
    QList<ServiceMemory> memories;
    for (const Service &service : m_state.services) {
        if (!service.isRunning())
            continue;
        ServiceMemory memory;
        memory.serviceId = service.id;
        memory.label = service.profileName.isEmpty() ? service.name : service.profileName;
        memory.pids = service.pids;
        memory.containerId = service.containerId;
        memory.weights = service.weights;
        memory.kvCache = service.kvCache;
        memory.hostBytes = m_state.memory->serviceHostBytes.value(service.id);
        memory.foreign = service.foreign;
        memories.append(memory);
    }
    m_state.pools = makePools(*m_state.memory, memories);
}

void StateKeeper::judgeProfiles()
{
    m_judgedMemory = memoryMark(m_state.pools);
    for (ProfileEntry &entry : m_state.profiles) {
        if (entry.file.damage.isEmpty())
            entry.verdict = checkMemory(memoryQuestion(m_state, entry.file.profile));
    }
}

QList<SwitchRecord> recordsFromLines(const QList<QByteArray> &lines)
{
    QList<SwitchRecord> records;
    QSet<QString> seen;
    for (const QByteArray &line : lines) {
        const auto record = recordFromJson(line);
        if (!record)
            qCWarning(logNode) << "a record of a switch is damaged and left out:" << record.error().message;
        else {
            // Written again after a lost link, or completed since: the last word counts.
            if (seen.contains(record->id))
                records.removeIf([&record](const SwitchRecord &earlier) { return earlier.id == record->id; });
            seen.insert(record->id);
            records.append(*record);
        }
    }
    return records;
}

} // namespace kirikae
