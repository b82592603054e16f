// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"
#include "tests/contract/NodeRig.h"

#include <QTemporaryDir>

namespace kirikae {

/// A rig on this machine with real server processes: the stand-in for vLLM, started as plain programs. Who inherits
/// makes the node and calls stopServices() while it is still there.
class StandinRig : public NodeRig {
public:
    /// Configuration and state of the node lie in a folder of the rig's own.
    StandinRig();

    bool prepare() override;
    QString first() const override { return QStringLiteral("alpha"); }
    QString second() const override { return QStringLiteral("beta"); }
    QString broken() const override { return QStringLiteral("broken"); }
    QString impossible() const override { return QStringLiteral("impossible"); }
    void breakEveryStart() override;

protected:
    void stopServices();
    [[nodiscard]] QString filePath(const QString &name) const { return m_folder.filePath(name); }

private:
    [[nodiscard]] QString program() const { return filePath(QStringLiteral("standin")); }
    bool save(const QString &id, const QStringList &arguments, double seconds, Bytes weights = MiB);

    QTemporaryDir m_folder;
    quint16 m_port = 0;
};

} // namespace kirikae
