// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/upkeep/UpkeepSettings.h"

#include <QObject>

namespace kirikae {

/// The settings of kirikaed in their file on the node. A file that cannot be read is set aside and the defaults hold.
/// Owned by the program; main thread.
class UpkeepStore : public QObject {
    Q_OBJECT
public:
    explicit UpkeepStore(const QString &path, QObject *parent = nullptr);

    /// $XDG_CONFIG_HOME/kirikae/daemon.json
    static QString defaultPath();

    /// No file = the defaults. On an error the defaults hold too, and the sentence says where the file was put.
    Result<void> load();
    [[nodiscard]] const UpkeepSettings &settings() const { return m_settings; }
    /// Checked, written, then in force.
    Result<void> save(const UpkeepSettings &settings);
    /// Changes what a JSON merge patch names; answers all settings. Nothing is changed on an error.
    Result<UpkeepSettings> patch(const nlohmann::json &patch);

signals:
    void changed(const kirikae::UpkeepSettings &settings);

private:
    const QString m_path;
    UpkeepSettings m_settings;
};

} // namespace kirikae
