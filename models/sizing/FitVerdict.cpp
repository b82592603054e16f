// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/FitVerdict.h"

namespace kirikae {

QString fitName(Fit fit)
{
    switch (fit) {
    case Fit::Fits: return QStringLiteral("fits");
    case Fit::Tight: return QStringLiteral("tight");
    case Fit::DoesNotFit: return QStringLiteral("does_not_fit");
    case Fit::Unknown: break;
    }
    return QStringLiteral("unknown");
}

Fit fitFromName(const QString &name)
{
    for (const Fit fit : {Fit::Fits, Fit::Tight, Fit::DoesNotFit}) {
        if (fitName(fit) == name)
            return fit;
    }
    return Fit::Unknown;
}

} // namespace kirikae
