// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/NodesVerb.h"

#include "app/ctl/NodeChoice.h"
#include "app/ctl/Session.h"
#include "models/core/Json.h"
#include "models/settings/NodeBook.h"

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {
void list(const Session &session, const NodeBook &book)
{
    Json nodes = Json::array();
    QList<QStringList> rows;
    for (const NodeEntry &entry : book.entries()) {
        nodes.push_back({{"name", toJson(entry.name)}, {"address", toJson(entry.address)}});
        rows.append({entry.name, entry.address});
    }
    if (session.output().isJson())
        session.output().json({{"nodes", nodes}});
    else if (!rows.isEmpty())
        session.output().lines(tableLines({NodesVerb::tr("NODE"), NodesVerb::tr("ADDRESS")}, rows));
    else
        session.output().line(NodesVerb::tr("No nodes yet. Add one: kirikaectl nodes add NAME ssh://user@host"));
}
} // namespace

Options NodesVerb::declare(const Options &program)
{
    const Options app = program.verb("nodes", tr("List, add or remove nodes"));
    app.requireVerb(0, 1);
    app.verb("list", tr("All nodes of the book (the default)"));
    m_add = app.verb("add", tr("Add one, or change its address"));
    m_add->text("NAME", m_name, tr("What to call it"), Options::Need::Required);
    m_add->text("ADDRESS", m_address,
                tr("ssh://user@host:port, an SSH configuration name, local, https://host:port of a daemon, or demo"),
                Options::Need::Required);
    m_remove = app.verb("remove", tr("Remove one"));
    m_remove->text("NAME", m_name, tr("As the book calls it"), Options::Need::Required);
    return app;
}

void NodesVerb::run(Session &session)
{
    NodeBook book(nodeBookPath());
    auto done = book.load();
    if (done && m_add->wereGiven()) {
        if (const auto address = parseNodeAddress(m_address); !address)
            done = fail(address.error());
        else
            done = book.put({m_name, m_address});
    } else if (done && m_remove->wereGiven()) {
        done = book.remove(m_name);
    } else if (done) {
        list(session, book);
    }
    if (done)
        session.finish(ExitStatus::Done);
    else
        session.finish(done.error());
}

} // namespace kirikae
