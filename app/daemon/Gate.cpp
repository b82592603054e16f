// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/Gate.h"

#include "app/daemon/Replies.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QHostAddress>
#include <QUrl>

#include <unistd.h>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("kirikae::Gate", text);
}

QByteArray hashOf(QByteArrayView text)
{
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256);
}

/// Takes the same time whatever differs.
bool isSame(const QByteArray &a, const QByteArray &b)
{
    unsigned difference = a.size() == b.size() ? 0 : 1;
    for (qsizetype i = 0; i < std::min(a.size(), b.size()); ++i)
        difference |= static_cast<unsigned char>(a.at(i)) ^ static_cast<unsigned char>(b.at(i));
    return difference == 0;
}

ServerReply unauthorized()
{
    ServerReply reply = problemReply(
        {Error::Code::AuthRefused, tr("This daemon needs its token."), tr("Send it as Authorization: Bearer TOKEN.")});
    reply.fields.append({QByteArrayLiteral("WWW-Authenticate"), QByteArrayLiteral("Bearer realm=\"kirikaed\"")});
    return reply;
}

} // namespace

Gate Gate::forUnixSocket(bool isShared)
{
    Gate gate;
    gate.m_isShared = isShared;
    return gate;
}

Gate Gate::forTcp(const QByteArray &token, const QStringList &hosts)
{
    Gate gate;
    gate.m_needsToken = true;
    gate.m_tokenHash = hashOf(token);
    gate.m_hosts = hosts;
    return gate;
}

std::optional<ServerReply> Gate::refusal(const ServerRequest &request) const
{
    if (!request.field("Origin").isEmpty())
        return problemReply({Error::Code::Denied, tr("Web pages may not use this daemon."), {}});
    if (!isHostKnown(request.field("Host"))) {
        return problemReply({Error::Code::Denied, tr("The Host field names another machine."),
                             tr("Start kirikaed with --host NAME for the name that you reach it by.")},
                            421);
    }
    if (m_needsToken)
        return hasToken(request.field("Authorization")) ? std::nullopt : std::optional(unauthorized());
    const bool isOwn = request.user && (*request.user == ::geteuid() || *request.user == 0);
    if (!isOwn && !m_isShared)
        return problemReply({Error::Code::Denied, tr("This socket belongs to another user."), {}});
    return std::nullopt;
}

bool Gate::isHostKnown(const QByteArray &field) const
{
    const QUrl url(u"http://"_s + QString::fromLatin1(field));
    const QString host = url.host().toLower();
    // A page that had its name pointed here sends that name; an address it cannot send.
    return host == "localhost"_L1 || !QHostAddress(host).isNull() ||
           (!host.isEmpty() && m_hosts.contains(host, Qt::CaseInsensitive));
}

bool Gate::hasToken(const QByteArray &field) const
{
    const qsizetype space = field.indexOf(' ');
    return space > 0 && field.first(space).compare("bearer", Qt::CaseInsensitive) == 0 &&
           isSame(hashOf(field.sliced(space + 1).trimmed()), m_tokenHash);
}

} // namespace kirikae
