// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/NodeState.h"

#include <QMap>
#include <QObject>

namespace kirikae {

/// Reads what the files of each profile's model say: one after the other, each once, and again when something about the
/// profile that decides which files these are has changed. Owned by a DirectNode; main thread.
class ModelReads : public QObject {
    Q_OBJECT
public:
    ModelReads(NodeOps &ops, QObject *parent);

    /// Reads what has not been read of these profiles, and forgets the others.
    void want(const QList<ProfileEntry> &profiles);
    /// Starts no reading while it is held: the link is needed for something else.
    void setHeld(bool isHeld);
    /// The next want() reads this one again, and those that could not be read.
    void forget(const QString &profileId);
    /// Nothing is under way any more; what was read stays.
    void linkEnded();
    /// What the files of this very profile say: as it was read before, or read now.
    Pending<ModelOnDisk> now(const Profile &profile);
    /// Puts what was read into the entries.
    void fill(QList<ProfileEntry> *profiles) const;

signals:
    void modelRead(const QString &profileId);

private:
    struct Reading {
        QString key;
        std::optional<Result<ModelOnDisk>> answer; ///< nothing = waiting
    };
    void readNext();
    void answered(const QString &key, const Result<ModelOnDisk> &answer);

    NodeOps &m_ops;
    QMap<QString, Reading> m_readings; ///< by profile id
    QStringList m_waiting;             ///< profile ids
    QMap<QString, Profile> m_profiles;
    bool m_isReading = false;
    bool m_isHeld = false;
    int m_round = 0; ///< an answer of an earlier connection is void
};

} // namespace kirikae
