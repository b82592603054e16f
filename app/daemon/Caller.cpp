// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/Caller.h"

#include "models/core/Text.h"

#include <pwd.h>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestClaim = 64;

QString userName(uid_t user)
{
    const passwd *entry = ::getpwuid(user);
    return entry ? cleanLine(QString::fromLocal8Bit(entry->pw_name), longestClaim) : u"uid %1"_s.arg(user);
}

} // namespace

QString callerName(const ServerRequest &request, const QString &said)
{
    const QString claim = cleanLine(said, longestClaim);
    if (!request.user)
        return claim.isEmpty() ? u"kirikaed"_s : claim;
    const QString user = userName(*request.user);
    if (claim.isEmpty() || claim == user)
        return user;
    return claim.startsWith(user + u'@') ? claim : u"%1 (%2)"_s.arg(user, claim);
}

} // namespace kirikae
