// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/OpenNode.h"

#include "app/links/OpenHost.h"
#include "app/links/daemon/AutoNode.h"
#include "app/links/daemon/DaemonNode.h"
#include "app/links/daemon/UrlDoor.h"
#include "app/links/demo/DemoOps.h"
#include "app/links/ops/HostOps.h"
#include "models/node/DirectNode.h"
#include "models/startup/EngineRules.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("OpenNode", text);
}

tl::unexpected<Error> refuse(const QString &sentence)
{
    return fail(Error::Code::BadInput, sentence);
}

/// libssh refuses these too, later and with fewer words; a leading dash would be an option to `ssh -G`.
bool isHostName(const QString &text)
{
    static const QRegularExpression form(u"\\A[A-Za-z0-9_\\[][A-Za-z0-9_.:%\\]-]{0,254}\\z"_s);
    return form.match(text).hasMatch();
}

bool isUserName(const QString &text)
{
    static const QRegularExpression form(u"\\A[A-Za-z0-9_][A-Za-z0-9_.@+-]{0,63}\\z"_s);
    return form.match(text).hasMatch();
}

Result<NodeAddress> demoAddress(const QString &query)
{
    NodeAddress address;
    address.link = NodeAddress::Link::Demo;
    address.name = u"demo"_s;
    for (const QString &part : query.split(u'&', Qt::SkipEmptyParts)) {
        const QString value = part.section(u'=', 1);
        if (part.startsWith("speed="_L1)) {
            bool isNumber = false;
            address.speed = value.toDouble(&isNumber);
            if (!isNumber || address.speed < 1 || address.speed > 60)
                return refuse(tr("The demo node's speed is a number from 1 to 60."));
        } else if (part.startsWith("fault="_L1)) {
            if (!demoFaultFromName(value))
                return refuse(
                    tr("There is no demo fault \"%1\". Known: %2").arg(value, demoFaultNames().join(", "_L1)));
            address.fault = value;
        } else {
            return refuse(tr("The demo node knows speed=N and fault=NAME, not \"%1\".").arg(part));
        }
    }
    return address;
}

Result<NodeAddress> sshAddress(QString text)
{
    NodeAddress address;
    address.name = text;
    if (const qsizetype at = text.lastIndexOf(u'@'); at >= 0) {
        address.user = text.first(at);
        text = text.sliced(at + 1);
        if (!isUserName(address.user))
            return refuse(tr("\"%1\" is not a user name.").arg(address.user));
    }
    static const QRegularExpression port(u"\\A(.*[^:]|\\[[^\\]]+\\]):(\\d{1,5})\\z"_s);
    if (const auto match = port.match(text); match.hasMatch()) {
        const uint number = match.captured(2).toUInt();
        if (number == 0 || number > 65535)
            return refuse(tr("A port is a number from 1 to 65535."));
        address.port = static_cast<quint16>(number);
        text = match.captured(1);
    }
    if (text.startsWith(u'[') && text.endsWith(u']'))
        text = text.mid(1, text.size() - 2);
    if (!isHostName(text))
        return refuse(tr("\"%1\" is not a host name or a name of your SSH configuration.").arg(text));
    address.host = text;
    return address;
}

Result<NodeAddress> daemonAddress(const QString &text)
{
    NodeAddress address;
    address.link = NodeAddress::Link::Daemon;
    address.daemon = QUrl(text);
    if (const auto door = doorByUrl(address.daemon); !door)
        return fail(door.error());
    address.name = address.daemon.host().isEmpty() ? u"local"_s : address.daemon.host();
    return address;
}

Result<std::unique_ptr<Node>> openDaemon(const NodeAddress &address, Asker &asker)
{
    const auto door = doorByUrl(address.daemon);
    if (!door)
        return fail(door.error());
    return std::make_unique<DaemonNode>(address.name, *door, asker);
}

} // namespace

Result<NodeAddress> parseNodeAddress(const QString &given)
{
    QString text = given.trimmed();
    if (text == "demo"_L1 || text.startsWith("demo?"_L1))
        return demoAddress(text.section(u'?', 1));
    if (text == "local"_L1 || text == "local+direct"_L1) {
        NodeAddress address;
        address.link = NodeAddress::Link::Local;
        address.name = u"local"_s;
        address.usesDaemon = text == "local"_L1;
        return address;
    }
    if (isDaemonUrl(text))
        return daemonAddress(text);
    const bool isDirect = text.startsWith("ssh+direct://"_L1);
    if (isDirect || text.startsWith("ssh://"_L1)) {
        text = text.section("://"_L1, 1);
        if (text.endsWith(u'/'))
            text.chop(1);
    } else if (text.contains("://"_L1)) {
        return refuse(tr("\"%1\" is not an address that Kirikae knows. Use ssh://user@host:port, a name of your SSH "
                         "configuration, local, https://host:port of a daemon, or demo.")
                          .arg(given));
    }
    auto address = sshAddress(text);
    if (address)
        address->usesDaemon = !isDirect;
    return address;
}

Result<std::unique_ptr<Node>> openNode(const NodeAddress &address, Asker &asker, TakesUp takesUp)
{
    if (address.link == NodeAddress::Link::Daemon)
        return openDaemon(address, asker);
    QList<Error> problems;
    const EngineRuleSets rules = EngineRules::load(EngineRules::userFolder(), &problems);
    const auto direct = [name = address.name, rules, problems, takesUp](std::unique_ptr<NodeOps> ops) {
        auto node = std::make_unique<DirectNode>(name, std::move(ops), rules);
        node->setTakesUpSwitches(takesUp == TakesUp::Yes);
        for (const Error &problem : problems) // the file is refused, the node is there
            node->report(Event::Level::Warning, u"engine_rules"_s, problem.message);
        return node;
    };
    if (address.link == NodeAddress::Link::Demo) {
        auto demo = std::make_unique<DemoOps>(address.speed);
        if (const auto fault = demoFaultFromName(address.fault))
            demo->setFault(*fault);
        return direct(std::move(demo));
    }
    auto host = openHost(address, asker);
    if (!host)
        return fail(host.error());
    if (!address.usesDaemon)
        return direct(std::make_unique<HostOps>(std::move(*host)));
    const auto withoutDaemon = [direct](std::unique_ptr<Host> view) {
        return direct(std::make_unique<HostOps>(std::move(view)));
    };
    return std::make_unique<AutoNode>(address.name, std::move(*host), withoutDaemon, asker);
}

} // namespace kirikae
