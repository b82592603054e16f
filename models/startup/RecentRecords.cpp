// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/RecentRecords.h"

#include <algorithm>
#include <iterator>

namespace kirikae {

namespace {

constexpr size_t mostEntries = 32;

} // namespace

void RecentRecords::note(const LogRecord &record, const std::vector<int> &candidates, const LogMoment &moment,
                         const StartState &before)
{
    if (!moment.ms)
        return;
    while (m_entries.size() >= mostEntries ||
           (!m_entries.empty() && moment.line - m_entries.front().moment.line > mostLines))
        m_entries.pop_front();
    m_entries.push_back({record, record.message.toByteArray(), candidates, moment, before});
    Entry &entry = m_entries.back();
    entry.record.message = entry.text;
    entry.record.process = {};
}

std::vector<RecentRecords::Entry> RecentRecords::takeLaterThan(const LogMoment &moment, qint64 lines)
{
    const auto isLater = [&](const Entry &entry) {
        return *entry.moment.ms > *moment.ms && moment.line - entry.moment.line <= lines;
    };
    const auto first = std::find_if(m_entries.begin(), m_entries.end(), isLater);
    std::vector<Entry> later(std::make_move_iterator(first), std::make_move_iterator(m_entries.end()));
    m_entries.erase(first, m_entries.end());
    return later;
}

} // namespace kirikae
