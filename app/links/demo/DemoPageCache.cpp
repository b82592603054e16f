// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoPageCache.h"

#include <algorithm>

namespace kirikae {

Bytes DemoPageCache::read(const QString &file, Bytes size)
{
    Bytes cached = 0;
    const auto found =
        std::find_if(m_entries.begin(), m_entries.end(), [&file](const Entry &entry) { return entry.file == file; });
    if (found != m_entries.end()) {
        cached = std::min(found->bytes, size);
        m_entries.erase(found);
    }
    m_entries.append({file, size});
    return cached;
}

void DemoPageCache::shrinkTo(Bytes limit)
{
    Bytes surplus = total() - std::max<Bytes>(0, limit);
    while (surplus > 0 && !m_entries.isEmpty()) {
        Entry &oldest = m_entries.first();
        const Bytes given = std::min(oldest.bytes, surplus);
        oldest.bytes -= given;
        surplus -= given;
        if (oldest.bytes == 0)
            m_entries.removeFirst();
    }
}

Bytes DemoPageCache::total() const
{
    Bytes sum = 0;
    for (const Entry &entry : m_entries)
        sum += entry.bytes;
    return sum;
}

} // namespace kirikae
