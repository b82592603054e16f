// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/EngineVersion.h"

#include <QRegularExpression>

namespace kirikae {

using namespace Qt::StringLiterals;

std::optional<EngineVersion> EngineVersion::parse(const QString &text)
{
    static const QRegularExpression form(u"^[~v>=]*(\\d{1,4})\\.(\\d{1,4})(?:\\.(\\d{1,4}))?"_s);
    const auto match = form.match(text.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    return EngineVersion{match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3).toInt()};
}

} // namespace kirikae
