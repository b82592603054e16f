// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/Libraries.h"

#include <libssh/libssh.h>

namespace kirikae {

QStringList libraryVersions()
{
    return {QStringLiteral("libssh %1").arg(QString::fromLatin1(ssh_version(0)).section(QLatin1Char('/'), 0, 0))};
}

} // namespace kirikae
