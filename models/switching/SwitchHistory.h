// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/MemoryCheck.h"
#include "models/startup/EtaModel.h"
#include "models/switching/SwitchRecord.h"

#include <QList>

namespace kirikae {

/// The node's past switches, oldest first, and what they teach about a profile. A plain value; bounded to the newest
/// records. Only switches that started the very same thing (see startFingerprint()) count for times and sizes.
class SwitchHistory {
public:
    static constexpr int kept = 500;

    void set(QList<SwitchRecord> records);
    void add(const SwitchRecord &record);
    [[nodiscard]] const QList<SwitchRecord> &records() const { return m_records; }

    [[nodiscard]] EtaModel usual(const Profile &profile) const;
    /// Of the newest starts of the very same; else of the newest one (of any profile) that differs only in what
    /// sizes the KV cache.
    [[nodiscard]] std::optional<MeasuredSize> measured(const Profile &profile) const;
    /// Which figure the start test of this image was seen to compare with; nothing = it could not be told apart yet.
    [[nodiscard]] std::optional<StartTestReads> startTestReads(const QString &image) const;
    [[nodiscard]] const SwitchRecord *lastReady(const QString &profileId) const;
    /// The newest finished switch that started the very same thing as `profile` would now.
    [[nodiscard]] std::optional<SwitchRecord> lastOfSameStart(const Profile &profile) const;
    /// The record of the switch that made this start of a profile.
    [[nodiscard]] const SwitchRecord *ofRun(const QString &runId) const;

private:
    QList<SwitchRecord> m_records;
};

/// Which start of a profile an attempt of a switch makes: "<switch id>-<attempt>".
QString runIdFor(const QString &switchId, int attempt);
/// The run id of a previous service that the way back of a switch had to create anew.
QString restoreRunId(const QString &switchId);

} // namespace kirikae
