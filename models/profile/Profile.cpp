// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/profile/Profile.h"

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

QString normalised(QStringView flag)
{
    while (flag.startsWith(u'-'))
        flag = flag.sliced(1);
    return flag.toString().replace(u'_', u'-');
}

} // namespace

quint16 Profile::servicePort() const
{
    return port != 0 || ports.isEmpty() ? port : ports.first().hostPort;
}

std::optional<QString> Profile::argument(const QString &flag) const
{
    const QString wanted = normalised(flag);
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString &word = arguments.at(i);
        if (!word.startsWith(u'-'))
            continue;
        const qsizetype equals = word.indexOf(u'=');
        if (equals > 0 && normalised(QStringView(word).first(equals)) == wanted)
            return word.sliced(equals + 1);
        if (equals < 0 && normalised(word) == wanted) {
            const bool hasValue = i + 1 < arguments.size() && !arguments.at(i + 1).startsWith("--"_L1);
            return hasValue ? arguments.at(i + 1) : QString();
        }
    }
    return std::nullopt;
}

} // namespace kirikae
