// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/SwitchHistory.h"

#include "models/switching/StartFingerprint.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <cstdlib>

namespace kirikae {

namespace {
/// How many of the newest runs make the medians and the largest peak: older ones tell of an older node.
constexpr int runsThatCount = 10;

/// Less page cache than this is lost in what the engine itself takes before it looks.
constexpr Bytes leastDifference = 4 * GiB;

MeasuredSize sizeOf(const SwitchRecord &record)
{
    MeasuredSize size;
    size.bytes = record.peakBytes.value_or(0);
    size.when = QLocale().toString(QDateTime::fromMSecsSinceEpoch(record.startedMs).date(), QStringLiteral("d MMM"));
    size.image = record.image;
    size.steady = record.steadyBytes;
    size.weights = bytesFromGib(record.facts.modelGib);
    size.kvCache = bytesFromGib(record.facts.kvCacheGib);
    size.graphs = bytesFromGib(record.facts.graphCaptureGib);
    size.kvTokens = record.facts.kvCacheTokens;
    size.startHash = record.argumentsHash;
    size.sizeHash = record.sizeHash;
    return size;
}

template <class Visit>
void visitReady(const QList<SwitchRecord> &records, const Profile &profile, Visit visit)
{
    const QString fingerprint = startFingerprint(profile);
    int seen = 0;
    for (auto it = records.crbegin(); it != records.crend() && seen < runsThatCount; ++it) {
        if (it->outcome == Outcome::Ready && it->profileId == profile.id && it->argumentsHash == fingerprint) {
            ++seen;
            visit(*it);
        }
    }
}
} // namespace

void SwitchHistory::set(QList<SwitchRecord> records)
{
    m_records = std::move(records);
    if (m_records.size() > kept)
        m_records.remove(0, m_records.size() - kept);
}

void SwitchHistory::add(const SwitchRecord &record)
{
    // A record that is completed takes the place of the one that had left something open.
    m_records.removeIf([&record](const SwitchRecord &earlier) { return earlier.id == record.id; });
    m_records.append(record);
    if (m_records.size() > kept)
        m_records.removeFirst();
}

EtaModel SwitchHistory::usual(const Profile &profile) const
{
    EtaModel model;
    visitReady(m_records, profile, [&model](const SwitchRecord &record) { model.add(record.phases, record.warm); });
    return model;
}

std::optional<MeasuredSize> SwitchHistory::measured(const Profile &profile) const
{
    std::optional<MeasuredSize> size;
    visitReady(m_records, profile, [&size](const SwitchRecord &record) {
        if (record.peakBytes.value_or(0) <= 0)
            return;
        if (!size)
            size = sizeOf(record);
        size->bytes = std::max(size->bytes, *record.peakBytes);
    });
    if (size) {
        size->image = profile.image;
        return size;
    }
    const QString fingerprint = sizeFingerprint(profile);
    const auto alike = std::find_if(m_records.crbegin(), m_records.crend(), [&](const SwitchRecord &record) {
        return record.outcome == Outcome::Ready && record.sizeHash == fingerprint && record.peakBytes.value_or(0) > 0 &&
               record.facts.modelGib;
    });
    if (alike == m_records.crend())
        return std::nullopt;
    size = sizeOf(*alike);
    size->isSameStart = false;
    return size;
}

std::optional<StartTestReads> SwitchHistory::startTestReads(const QString &image) const
{
    for (auto record = m_records.crbegin(); record != m_records.crend() && !image.isEmpty(); ++record) {
        const auto seen = bytesFromGib(record->facts.freeAtStartGib);
        if (record->image != image || !seen || !record->freeAtStart || !record->availableAtStart)
            continue;
        // Only a page cache that is large enough tells the two apart.
        if (*record->availableAtStart - *record->freeAtStart < leastDifference)
            continue;
        const bool isFree = std::abs(*seen - *record->freeAtStart) < std::abs(*seen - *record->availableAtStart);
        return isFree ? StartTestReads::Free : StartTestReads::Available;
    }
    return std::nullopt;
}

const SwitchRecord *SwitchHistory::lastReady(const QString &profileId) const
{
    const auto it = std::find_if(m_records.crbegin(), m_records.crend(), [&profileId](const SwitchRecord &record) {
        return record.outcome == Outcome::Ready && record.profileId == profileId;
    });
    return it == m_records.crend() ? nullptr : &*it;
}

std::optional<SwitchRecord> SwitchHistory::lastOfSameStart(const Profile &profile) const
{
    std::optional<SwitchRecord> last;
    visitReady(m_records, profile, [&last](const SwitchRecord &record) {
        if (!last)
            last = record;
    });
    return last;
}

const SwitchRecord *SwitchHistory::ofRun(const QString &runId) const
{
    const auto it = std::find_if(m_records.crbegin(), m_records.crend(), [&runId](const SwitchRecord &record) {
        return !record.id.isEmpty() && runId.startsWith(record.id + QLatin1Char('-'));
    });
    return it == m_records.crend() ? nullptr : &*it;
}

QString runIdFor(const QString &switchId, int attempt)
{
    return QStringLiteral("%1-%2").arg(switchId).arg(attempt);
}

QString restoreRunId(const QString &switchId)
{
    return switchId + QStringLiteral("-back");
}

} // namespace kirikae
