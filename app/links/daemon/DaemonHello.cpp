// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/DaemonHello.h"

#include "models/core/JsonOptional.h"
#include "models/node/ApiVersion.h"

#include <QCoreApplication>

namespace kirikae {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("DaemonHello", text);
}

Error notADaemon(const QString &evidence)
{
    return {Error::Code::BadReply, tr("What answers there is not kirikaed. Check the address."), evidence};
}

} // namespace

Result<DaemonHello> readHello(const Json &answer)
{
    if (textAt(answer, "product") != QLatin1String("kirikaed"))
        return fail(notADaemon({}));
    const Json *api = objectAt(answer, "api");
    const auto oldest = api ? intAt(*api, "oldest") : std::nullopt;
    const auto newest = api ? intAt(*api, "newest") : std::nullopt;
    if (!oldest || !newest)
        return fail(notADaemon({}));
    DaemonHello hello;
    hello.version = textAt(answer, "version").left(40);
    if (*newest < apiVersion)
        return fail(Error::Code::VersionMismatch,
                    tr("kirikaed %1 on the node is too old for this program (it speaks API %2, wanted is %3). Update "
                       "kirikaed on the node.")
                        .arg(hello.version)
                        .arg(*newest)
                        .arg(apiVersion));
    if (*oldest > apiVersion)
        return fail(Error::Code::VersionMismatch,
                    tr("kirikaed %1 on the node is too new for this program (it speaks API %2 and later, this program "
                       "%3). Update Kirikae on this machine.")
                        .arg(hello.version)
                        .arg(*oldest)
                        .arg(apiVersion));
    hello.capabilities = stringsAt(answer, "capabilities");
    return hello;
}

Error greetingProblem(const Error &error)
{
    const bool isForeign = error.code == Error::Code::BadReply;
    return isForeign ? notADaemon(error.detail.isEmpty() ? error.message : error.detail) : error;
}

} // namespace kirikae
