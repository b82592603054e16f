// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Clock.h"
#include "models/core/Result.h"
#include "models/node/NodeFacts.h"

#include <QMap>

namespace kirikae {

/// The small files of the simulated node, in memory: profiles, secrets, the claim of a switch, its journal, the
/// records. Owned by DemoOps.
class DemoStore {
public:
    explicit DemoStore(const Clock &clock)
        : m_clock(clock)
    {
    }

    [[nodiscard]] QList<ProfileFile> profiles() const { return m_profiles.values(); }
    Result<QString> saveProfile(const Profile &profile, const QString &etag);
    Result<void> removeProfile(const QString &id);

    [[nodiscard]] QStringList secretNames() const { return m_secrets.keys(); }
    void saveSecret(const QString &name, const QString &value);

    Result<void> claim(const ClaimRequest &request);
    void releaseClaim(const QString &token);
    [[nodiscard]] std::optional<ClaimHolder> claimHolder() const;

    [[nodiscard]] QByteArray journal() const { return m_journal; }
    void writeJournal(const QByteArray &text) { m_journal = text; }

    [[nodiscard]] QList<QByteArray> records(int newest) const;
    void setRecords(QList<QByteArray> records) { m_records = std::move(records); }
    void appendRecord(const QByteArray &line) { m_records.append(line); }

private:
    const Clock &m_clock;
    QMap<QString, ProfileFile> m_profiles;
    QMap<QString, QString> m_secrets;
    ClaimRequest m_claim; ///< no token = nobody's
    qint64 m_claimMs = 0;
    QByteArray m_journal;
    QList<QByteArray> m_records;
    int m_saves = 0;
};

} // namespace kirikae
