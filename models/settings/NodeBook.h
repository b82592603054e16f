// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QList>
#include <QObject>

#include <optional>

namespace kirikae {

struct NodeEntry {
    QString name;     ///< what people call it; unique
    QString address;  ///< "ssh://user@host:port", an SSH config name, "local" or "demo"
    bool kept = true; ///< false = for this run only (given on the command line)
    double speed = 1; ///< of the demo node's clock; not kept
    bool operator==(const NodeEntry &) const = default;
};

/// The nodes that the user added: a JSON file with a schema number, written whole and renamed into place. A file that
/// cannot be read is set aside beside it, never overwritten. Main thread.
class NodeBook : public QObject {
    Q_OBJECT
public:
    explicit NodeBook(const QString &path, QObject *parent = nullptr);

    /// No file is an empty book. An error names the file and where it was put.
    Result<void> load();
    [[nodiscard]] const QList<NodeEntry> &entries() const { return m_entries; }
    [[nodiscard]] std::optional<NodeEntry> entry(const QString &name) const;
    /// Replaces the entry of the same name.
    Result<void> put(const NodeEntry &entry);
    Result<void> remove(const QString &name);

signals:
    void changed();

private:
    Result<void> store(const QList<NodeEntry> &entries);

    const QString m_path;
    QList<NodeEntry> m_entries;
};

} // namespace kirikae
