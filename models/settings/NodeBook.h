// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QList>
#include <QObject>

#include <functional>
#include <optional>

namespace kirikae {

struct NodeEntry {
    QString name;     ///< what people call it; unique
    QString address;  ///< "ssh://user@host:port", an SSH config name, "local" or "demo"
    bool kept = true; ///< false = for this run only (given on the command line)
    double speed = 1; ///< of the demo node's clock; not kept
    bool operator==(const NodeEntry &) const = default;
};

/// The nodes that the user added: a JSON file with a schema number, written whole and renamed into place. Several
/// programs may share it: a change is made to what the file holds by then, under a lock file beside it. A file that
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
    using Change = std::function<void(QList<NodeEntry> &)>;

    /// The entries of the file; nothing when there is no file.
    Result<std::optional<QList<NodeEntry>>> read();
    /// What the file holds, with what this run alone knows.
    [[nodiscard]] QList<NodeEntry> merged(const QList<NodeEntry> &written) const;
    /// Changes what the file holds by now; `name` is the entry that it is about.
    Result<void> store(const QString &name, const Change &change);
    Result<void> write(const QList<NodeEntry> &entries);

    const QString m_path;
    QList<NodeEntry> m_entries;
};

} // namespace kirikae
