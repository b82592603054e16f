// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/RowSync.h"
#include "models/node/Node.h"
#include "models/settings/NodeBook.h"

#include <functional>
#include <map>
#include <memory>

namespace kirikae {

struct NodeRow {
    NodeEntry entry;
    LinkState link;
    bool opened = false;
    bool simulated = false;
    QString switching; ///< the profile being switched to; empty = none
    [[nodiscard]] QString key() const { return entry.name; }
    bool operator==(const NodeRow &) const = default;
};

/// The nodes that the panel knows: the book's entries, and the nodes that were opened from them. A node is opened when
/// it is first asked for and kept while others are shown. Owned by the program. Main thread.
class NodeList : public RowSync<NodeRow> {
    Q_OBJECT
public:
    enum Role { LinkRole = Qt::UserRole + 1, SimulatedRole, NameRole };
    using Opener = std::function<Result<std::unique_ptr<Node>>(const NodeEntry &)>;

    NodeList(NodeBook &book, Opener opener, QObject *parent = nullptr);
    ~NodeList() override;

    /// Opens it when needed; nothing is cached for one that cannot be opened.
    Result<Node *> node(const QString &name);
    /// nullptr = it was not asked for yet.
    [[nodiscard]] const Node *openedNode(const QString &name) const;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    static QString linkText(const LinkState &link);

signals:
    /// The entry was removed; the node is about to be deleted.
    void nodeClosing(const QString &name);

private:
    void refresh();

    NodeBook &m_book;
    const Opener m_opener;
    std::map<QString, std::unique_ptr<Node>> m_nodes;
};

} // namespace kirikae
