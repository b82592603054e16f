// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/SwitchHistory.h"

#include "models/switching/StartFingerprint.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace kirikae {

namespace {
/// How many of the newest runs make the medians and the largest peak: older ones tell of an older node.
constexpr int runsThatCount = 10;

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
    m_records.append(record);
    if (m_records.size() > kept)
        m_records.removeFirst();
}

EtaModel SwitchHistory::usual(const Profile &profile) const
{
    EtaModel model;
    visitReady(m_records, profile, [&model](const SwitchRecord &record) { model.add(record.phases); });
    return model;
}

std::optional<MeasuredSize> SwitchHistory::measured(const Profile &profile) const
{
    std::optional<MeasuredSize> size;
    visitReady(m_records, profile, [&size](const SwitchRecord &record) {
        if (!record.peakBytes || *record.peakBytes <= 0 || (size && size->bytes >= *record.peakBytes))
            return;
        const QDate day = QDateTime::fromMSecsSinceEpoch(record.startedMs).date();
        size = MeasuredSize{*record.peakBytes, QLocale().toString(day, QStringLiteral("d MMM"))};
    });
    return size;
}

const SwitchRecord *SwitchHistory::lastReady(const QString &profileId) const
{
    const auto it = std::find_if(m_records.crbegin(), m_records.crend(), [&profileId](const SwitchRecord &record) {
        return record.outcome == Outcome::Ready && record.profileId == profileId;
    });
    return it == m_records.crend() ? nullptr : &*it;
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

} // namespace kirikae
