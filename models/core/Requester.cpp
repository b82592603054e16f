// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Requester.h"

#include <QFile>
#include <QSysInfo>

#include <pwd.h>
#include <unistd.h>

namespace kirikae {

QString requester()
{
    const passwd *entry = getpwuid(geteuid());
    const QString user = entry ? QFile::decodeName(entry->pw_name) : QString::number(geteuid());
    return QStringLiteral("%1@%2").arg(user, QSysInfo::machineHostName());
}

} // namespace kirikae
