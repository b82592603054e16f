// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/UrlDoor.h"

#include "app/links/daemon/TlsDial.h"
#include "app/links/host/LocalHost.h"

#include <QCoreApplication>
#include <QHostAddress>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("UrlDoor", text);
}

constexpr int httpsPort = 443;
constexpr int kirikaedPort = 8300;

bool isThisMachine(const QString &host)
{
    return host == "localhost"_L1 || QHostAddress(host).isLoopback();
}

DaemonDoor socketDoor(const QString &path)
{
    const auto host = std::make_shared<LocalHost>();
    host->open();
    DaemonDoor door;
    door.dial = [host, path] { return host->dial({path.toUtf8(), {}, 0}); };
    door.text = tr("kirikaed on this machine (%1)").arg(path);
    door.host = host;
    return door;
}

} // namespace

bool isDaemonUrl(const QString &text)
{
    return text.startsWith("unix:"_L1) || text.startsWith("http://"_L1) || text.startsWith("https://"_L1);
}

Result<DaemonDoor> doorByUrl(const QUrl &url)
{
    if (url.scheme() == "unix"_L1) {
        if (!url.path().startsWith(u'/'))
            return fail(Error::Code::BadInput,
                        tr("The address of a socket is its whole path: unix:/run/kirikae/api.sock"));
        return socketDoor(url.path());
    }
    const bool isSafe = url.scheme() == "https"_L1;
    const bool hasMore = !url.userInfo().isEmpty() || url.hasQuery() || url.hasFragment() ||
                         (!url.path().isEmpty() && url.path() != "/"_L1);
    if (!url.isValid() || url.host().isEmpty() || hasMore || (!isSafe && url.scheme() != "http"_L1))
        return fail(Error::Code::BadInput,
                    tr("The address of a daemon is https://host:port, without anything behind it; the token is asked "
                       "for."));
    const QString name = url.host();
    const auto port = static_cast<quint16>(url.port(isSafe ? httpsPort : kirikaedPort));
    DaemonDoor door;
    if (isSafe) {
        door.dial = [name, port] { return dialTls(name, port); };
    } else {
        const auto host = std::make_shared<LocalHost>();
        door.dial = [host, name, port] { return host->dial({{}, name, port}); };
    }
    const QString shown = name.contains(u':') ? u'[' + name + u']' : name;
    door.hostField = (shown + u':' + QString::number(port)).toLatin1();
    door.tokenFor = url.scheme() + u"://"_s + QString::fromLatin1(door.hostField);
    door.text = tr("kirikaed at %1").arg(door.tokenFor);
    door.isOpenToAll = !isSafe && !isThisMachine(name);
    return door;
}

} // namespace kirikae
