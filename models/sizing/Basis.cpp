// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/Basis.h"

namespace kirikae {

QString basisName(Basis basis)
{
    switch (basis) {
    case Basis::Measured: return QStringLiteral("measured");
    case Basis::Estimated: return QStringLiteral("estimated");
    case Basis::Stated: return QStringLiteral("stated");
    case Basis::Guessed: return QStringLiteral("guessed");
    case Basis::Unknown: break;
    }
    return QStringLiteral("unknown");
}

Basis basisFromName(const QString &name)
{
    for (const Basis basis : {Basis::Measured, Basis::Estimated, Basis::Stated, Basis::Guessed}) {
        if (basisName(basis) == name)
            return basis;
    }
    return Basis::Unknown;
}

} // namespace kirikae
