// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/RowSync.h"
#include "models/node/NodeState.h"

namespace kirikae {

/// One line of the profile list: the head of a slot, a profile, or a service that is not ours. Texts are final.
struct ProfileRow {
    enum class Kind { SlotHead, Profile, Foreign };
    enum class Mark {
        None,
        Running,
        AlsoRunning, ///< in a slot that has room for one
        WasRunning,  ///< when that could last be read
        NotAnswering,
        Loading,
        ComingBack,
        Stopping,
        Failed,
        Fits,
        Tight,
        DoesNotFit,
        Damaged,
        Foreign,
    };
    Kind kind = Kind::Profile;
    QString id; ///< slot name, profile id or service id
    QString title;
    QString facts;   ///< "vLLM · 70.0 GiB"
    QString history; ///< "usual 11 m 19 s · last 29 Nov 09:12", or the damage
    Mark mark = Mark::None;
    [[nodiscard]] QString key() const;
    bool operator==(const ProfileRow &) const = default;
};

/// The profiles of one node, grouped by slot, then what is not ours. Fed with states; keeps rows in place. Main thread.
class ProfileList : public RowSync<ProfileRow> {
    Q_OBJECT
public:
    enum Role { KindRole = Qt::UserRole + 1, IdRole, FactsRole, HistoryRole, MarkRole, MarkTextRole };

    using RowSync::RowSync;

    void show(const NodeState &state);
    void setFilter(const QString &text);
    [[nodiscard]] QModelIndex indexOfProfile(const QString &id) const;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

    static ProfileRow::Mark fitMark(Fit fit);
    /// In one short word, for a table: "fits", "tight", "too big".
    static QString shortFitText(Fit fit);
    static QString markText(ProfileRow::Mark mark);
    /// What a profile takes from the pool, the best known figure first; nothing = not known.
    static std::optional<Bytes> sizeOf(const ProfileEntry &entry);

private:
    [[nodiscard]] QList<ProfileRow> makeRows() const;

    NodeState m_state;
    QString m_filter;
};

} // namespace kirikae
