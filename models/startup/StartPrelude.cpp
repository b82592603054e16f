// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/StartPrelude.h"

#include <cstdlib>

namespace kirikae {

namespace {

constexpr int linesOfABanner = 8;
constexpr qint64 longestMs = 60'000;

LogStamp stampOf(const LogRecord &record)
{
    return record.inner.kind != LogStamp::Kind::None ? record.inner : record.outer;
}

bool isFarFrom(const LogRecord &one, const LogRecord &other)
{
    const LogStamp a = stampOf(one);
    const LogStamp b = stampOf(other);
    return a.kind != b.kind || std::abs(a.ms - b.ms) > longestMs;
}

} // namespace

void StartPrelude::note(const LogRecord &record, bool isKnown, qint64 linkMs)
{
    if (record.pid > 0) {
        m_hasNames = true;
        if (++m_linesSince > linesOfABanner)
            m_first.reset();
        return;
    }
    if (isKnown || record.level == LogRecord::Level::Error) {
        m_first.reset(); // the last words of the start before
        return;
    }
    const bool hasTime = linkMs > 0 || stampOf(record).kind != LogStamp::Kind::None;
    if (!m_hasNames || !hasTime || record.head == LogRecord::Head::None || (m_first && !isFarFrom(*m_first, record)))
        return;
    m_first = record;
    m_first->message = m_first->process = {};
    m_linkMs = linkMs;
    m_linesSince = 0;
}

std::optional<LogRecord> StartPrelude::before(const LogRecord &record) const
{
    return m_first && record.pid > 0 && !isFarFrom(*m_first, record) ? m_first : std::nullopt;
}

} // namespace kirikae
