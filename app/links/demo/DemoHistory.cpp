// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoHistory.h"

#include "app/links/demo/DemoLlamaStart.h"
#include "app/links/demo/DemoMachine.h"
#include "app/links/demo/DemoProfiles.h"
#include "app/links/demo/DemoVllmStart.h"
#include "models/switching/StartFingerprint.h"
#include "models/switching/SwitchHistory.h"
#include "models/switching/SwitchRecord.h"

#include <QMap>

#include <algorithm>

namespace kirikae {

namespace {

struct Past {
    const char *profile;
    const char *previous;
    double hoursAgo;
};

// Newest last. The first start of each profile is a cold one.
constexpr Past past[] = {
    {"qwen3-4b-instruct", "", 100},
    {"qwen3.6-35b-a3b-fp8", "", 98},
    {"nemotron-super-vl-120b", "qwen3.6-35b-a3b-fp8", 75},
    {"qwen3.6-35b-a3b-fp8", "nemotron-super-vl-120b", 74},
    {"nemotron-super-vl-120b", "qwen3.6-35b-a3b-fp8", 52},
    {"gpt-oss-120b", "nemotron-super-vl-120b", 51},
    {"nemotron-super-vl-120b-fast", "gpt-oss-120b", 50},
    {"nemotron-super-vl-120b", "nemotron-super-vl-120b-fast", 28},
    {"nemotron-super-vl-120b-fast", "nemotron-super-vl-120b", 26},
    {"qwen3.6-35b-a3b-fp8", "nemotron-super-vl-120b-fast", 2.5},
};

constexpr double stopSeconds = 2.1;
constexpr double memorySeconds = 3.1;
constexpr double createSeconds = 1.0;
constexpr double checkSeconds = 1.0;

Profile profileNamed(const QString &id)
{
    for (const Profile &profile : demoProfiles()) {
        if (profile.id == id)
            return profile;
    }
    return {};
}

QString recordId(const QString &profileId, int count)
{
    return QStringLiteral("demo-%1-%2").arg(profileId).arg(count);
}

void addPhases(SwitchRecord &record, const QList<DemoBeat> &beats)
{
    QMap<Phase, qint64> milliseconds;
    for (qsizetype i = 0; i + 1 < beats.size(); ++i)
        milliseconds[beats.at(i).phase] += beats.at(i + 1).atMs - beats.at(i).atMs;
    milliseconds[Phase::ContainerStart] += qint64(createSeconds * 1000);
    milliseconds[Phase::ResponseCheck] += qint64(checkSeconds * 1000);
    if (!record.previousProfileId.isEmpty()) {
        milliseconds[Phase::Stop] = qint64(stopSeconds * 1000);
        milliseconds[Phase::Memory] = qint64(memorySeconds * 1000);
    }
    for (const Phase phase : allPhases) {
        if (milliseconds.contains(phase)) {
            record.phases.append({phase, double(milliseconds.value(phase)) / 1000});
            record.totalSeconds += record.phases.last().seconds;
        }
    }
}

void addMemory(SwitchRecord &record, const QList<DemoBeat> &beats, const DemoModel &model)
{
    Bytes held = 0;
    Bytes kvCache = 0;
    Bytes peak = 0;
    for (const DemoBeat &beat : beats) {
        held += beat.weights + beat.kvCache + beat.overhead + beat.host;
        kvCache += beat.kvCache;
        peak = std::max(peak, held);
    }
    record.peakBytes = peak;
    record.steadyBytes = held;
    record.facts.modelGib = double(model.weights) / double(GiB);
    record.facts.kvCacheGib = double(kvCache) / double(GiB);
    record.facts.kvCacheTokens = qint64(double(kvCache) / model.kvBytesPerToken);
}

SwitchRecord playedOnPaper(const Profile &profile, const QString &previous, qint64 startedMs, DemoCaches &caches)
{
    SwitchRecord record(Outcome::Ready);
    record.profileId = profile.id;
    record.profileName = profile.name;
    record.previousProfileId = previous;
    record.previousName = profileNamed(previous).name;
    record.slot = profile.slot;
    record.requestedBy = QStringLiteral("demo@workstation");
    record.startedMs = startedMs;
    record.argumentsHash = startFingerprint(profile);
    record.sizeHash = sizeFingerprint(profile);
    record.image = profile.image;
    DemoConditions now;
    now.startMs = startedMs;
    now.containerId = QStringLiteral("past");
    now.memTotal = DemoMachine::memTotal;
    now.available = 100 * GiB;
    const DemoModel &model = *demoModel(profile.model);
    const bool isLlama = profile.engine == QLatin1String("llama-server");
    const QList<DemoBeat> beats =
        isLlama ? DemoLlamaStart(profile, &model, now).beats() : DemoVllmStart(profile, &model, caches, now).beats();
    record.facts.engine = isLlama ? QStringLiteral("llama.cpp") : QStringLiteral("vllm");
    record.facts.model = profile.model;
    // This image counts the page cache as free: its start test saw what was available, not what was free.
    record.availableAtStart = now.available;
    record.freeAtStart = 58 * GiB;
    if (!isLlama)
        record.facts.freeAtStartGib = 98.6;
    addPhases(record, beats);
    addMemory(record, beats, model);
    if (!isLlama) {
        record.facts.compileCacheHit =
            std::none_of(beats.begin(), beats.end(), [](const DemoBeat &beat) { return !beat.cacheKey.isEmpty(); });
        record.warm = record.facts.compileCacheHit;
    }
    caches.storeAll(profile, now.containerId);
    caches.removeContainer(now.containerId);
    return record;
}

} // namespace

QList<QByteArray> demoHistory(qint64 nowMs, DemoCaches &caches)
{
    QList<QByteArray> lines;
    QMap<QString, int> counts;
    for (const Past &each : past) {
        const QString profileId = QString::fromLatin1(each.profile);
        SwitchRecord record = playedOnPaper(profileNamed(profileId), QString::fromLatin1(each.previous),
                                            nowMs - qint64(each.hoursAgo * 3'600'000), caches);
        record.id = recordId(profileId, ++counts[profileId]);
        lines.append(recordToJson(record));
    }
    return lines;
}

QString demoHistoryRun(const QString &profileId)
{
    const auto count = std::count_if(std::begin(past), std::end(past), [&profileId](const Past &each) {
        return profileId == QLatin1String(each.profile);
    });
    return runIdFor(recordId(profileId, int(count)), 1);
}

} // namespace kirikae
