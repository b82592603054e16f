// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ops/ActivityReader.h"

#include "models/core/Text.h"

namespace kirikae {

Activity parseActivity(QByteArrayView text)
{
    Activity activity;
    for (const QByteArray &line : text.toByteArray().split('\n')) {
        const qsizetype blank = line.indexOf(' ');
        if (blank <= 0)
            continue;
        const QByteArray value = line.sliced(blank + 1);
        if (line.startsWith("cpu "))
            activity.cpuSeconds = value.toDouble();
        else if (line.startsWith("read "))
            activity.readBytes = static_cast<Bytes>(value.toDouble());
        else if (line.startsWith("tool "))
            activity.busyTools += cleanText(value, 40);
    }
    return activity;
}

} // namespace kirikae
