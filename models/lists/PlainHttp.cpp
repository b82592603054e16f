// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lists/PlainHttp.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QUrl>

namespace kirikae {

bool isPlainHttpElsewhere(const QString &address)
{
    const QUrl url(address.trimmed());
    if (url.scheme() != QLatin1String("http"))
        return false;
    static const QRegularExpression here(QStringLiteral("\\A(localhost|127(\\.[0-9]{1,3}){3}|::1)\\z"));
    return !here.match(url.host()).hasMatch();
}

QString plainHttpWarning()
{
    return QCoreApplication::translate(
        "PlainHttp", "Plain HTTP: everyone on the way can read the token and the prompts. Use https:// or SSH.");
}

} // namespace kirikae
