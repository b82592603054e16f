// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/memory/MemorySample.h"

namespace kirikae {

std::optional<Bytes> MemorySample::value(const char *name) const
{
    const auto it = meminfo.constFind(QLatin1String(name));
    return it == meminfo.constEnd() ? std::nullopt : std::optional(*it);
}

} // namespace kirikae
