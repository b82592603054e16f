// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lists/NodeList.h"

namespace kirikae {

NodeList::NodeList(NodeBook &book, Opener opener, QObject *parent)
    : RowSync(parent)
    , m_book(book)
    , m_opener(std::move(opener))
{
    connect(&m_book, &NodeBook::changed, this, &NodeList::refresh);
    refresh();
}

NodeList::~NodeList() = default;

Result<Node *> NodeList::node(const QString &name)
{
    if (const auto found = m_nodes.find(name); found != m_nodes.end())
        return found->second.get();
    const auto entry = m_book.entry(name);
    if (!entry)
        return fail(Error::Code::NotFound, tr("There is no node named %1.").arg(name));
    auto opened = m_opener(*entry);
    if (!opened)
        return fail(opened.error());
    Node *node = opened->get();
    m_nodes.emplace(name, std::move(*opened));
    connect(node, &Node::stateChanged, this, &NodeList::refresh);
    node->open();
    refresh();
    return node;
}

const Node *NodeList::openedNode(const QString &name) const
{
    const auto found = m_nodes.find(name);
    return found == m_nodes.end() ? nullptr : found->second.get();
}

void NodeList::refresh()
{
    QList<NodeRow> rows;
    for (const NodeEntry &entry : m_book.entries()) {
        NodeRow row{entry, {}, false, false, {}};
        if (const auto found = m_nodes.find(entry.name); found != m_nodes.end()) {
            const NodeState state = found->second->state();
            row.opened = true;
            row.link = state.link;
            row.simulated = state.facts.simulated;
            row.switching = state.activeSwitch ? state.activeSwitch->profileName : QString();
        }
        rows.append(row);
    }
    std::vector<QString> gone;
    for (const auto &[name, node] : m_nodes) {
        if (!m_book.entry(name))
            gone.push_back(name);
    }
    for (const QString &name : gone) {
        emit nodeClosing(name);
        m_nodes.erase(name);
    }
    sync(rows);
}

QVariant NodeList::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const NodeRow &row = rows()[index.row()];
    switch (role) {
    case Qt::DisplayRole: return row.simulated ? tr("%1 (simulated)").arg(row.entry.name) : row.entry.name;
    case Qt::AccessibleTextRole: return QStringLiteral("%1, %2").arg(row.entry.name, linkText(row.link));
    case LinkRole: return row.opened ? linkText(row.link) : QString();
    case SimulatedRole: return row.simulated;
    case NameRole: return row.entry.name;
    default: return {};
    }
}

QString NodeList::linkText(const LinkState &link)
{
    switch (link.kind) {
    case LinkState::Kind::Idle: return tr("not connected");
    case LinkState::Kind::Connecting: return tr("connecting…");
    case LinkState::Kind::Connected: return tr("connected");
    case LinkState::Kind::Reconnecting:
        return link.retryInSeconds > 0 ? tr("connecting again in %1 s").arg(link.retryInSeconds)
                                       : tr("connecting again…");
    case LinkState::Kind::Failed: break;
    }
    return tr("no connection");
}

} // namespace kirikae
