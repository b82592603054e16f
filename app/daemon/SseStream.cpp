// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/SseStream.h"

#include "app/daemon/SseText.h"

#include <algorithm>
#include <cstring>

namespace kirikae {

SseStream::SseStream()
{
    constexpr std::chrono::seconds heartbeat{15};
    m_heartbeat.setInterval(heartbeat);
    connect(&m_heartbeat, &QTimer::timeout, this, [this] {
        if (m_waiting.isEmpty())
            m_waiting = sseComment();
        wake();
    });
    m_heartbeat.start();
}

qint64 SseStream::read(char *to, qint64 max)
{
    const qint64 count = std::min<qint64>(max, m_waiting.size() - m_offset);
    if (count == 0)
        return m_isFinished ? ended : 0;
    std::memcpy(to, m_waiting.constData() + m_offset, static_cast<std::size_t>(count));
    m_offset += count;
    if (m_offset == m_waiting.size()) {
        m_waiting.clear();
        m_offset = 0;
    }
    return count;
}

void SseStream::push(const QByteArray &type, const QByteArray &data, const QByteArray &id)
{
    if (m_isFinished)
        return;
    constexpr qsizetype most = 4 * 1024 * 1024;
    if (m_waiting.size() - m_offset > most) {
        finish();
        return;
    }
    m_waiting.remove(0, m_offset);
    m_offset = 0;
    m_waiting += sseMessage(type, data, id);
    wake();
}

void SseStream::finish()
{
    m_isFinished = true;
    m_heartbeat.stop();
    wake();
}

} // namespace kirikae
