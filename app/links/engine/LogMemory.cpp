// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/LogMemory.h"

namespace kirikae {

namespace {
constexpr qint64 rememberedNs = 1'000'000'000;
constexpr qsizetype maxRemembered = 50'000;
} // namespace

LogMemory::LogMemory(LogCursor from)
    : m_from(from)
    , m_cursor(from)
    , m_toSkip(from.seenAtTime)
{
}

qint64 LogMemory::since() const
{
    // Always the time of a line's beginning, never one within a line that was stored in parts.
    return m_recent.isEmpty() ? m_cursor.timeNs : m_recent.head().first;
}

void LogMemory::beginAgain()
{
    m_toSkip = m_from.seenAtTime;
    m_expected.clear();
    for (const Key &key : std::as_const(m_recent))
        ++m_expected[key];
}

bool LogMemory::accept(const LogLine &line)
{
    if (line.timeNs == 0)
        return true;
    if (line.timeNs < m_from.timeNs)
        return false;
    if (line.timeNs == m_from.timeNs && m_toSkip > 0) {
        --m_toSkip;
        return false;
    }
    const Key key{line.timeNs, qHash(line.text, line.isStderr ? 1U : 0U)};
    if (const auto it = m_expected.find(key); it != m_expected.end()) {
        if (--it.value() == 0)
            m_expected.erase(it);
        return false;
    }
    m_recent.enqueue(key);
    m_cursor.pass(line);
    forgetOld();
    return true;
}

void LogMemory::forgetOld()
{
    while (m_recent.size() > maxRemembered ||
           (m_recent.size() > 1 && m_recent.head().first < m_cursor.timeNs - rememberedNs))
        m_recent.dequeue();
}

} // namespace kirikae
