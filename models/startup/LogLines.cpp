// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/LogLines.h"

#include <QIODevice>

namespace kirikae {

namespace {

constexpr qsizetype blockBytes = 256 * 1024;
constexpr qsizetype maxLineBytes = 1024 * 1024;

} // namespace

LogLines::LogLines(QIODevice &device)
    : m_device(device)
{
}

bool LogLines::fill()
{
    if (m_isAtEnd)
        return false;
    m_buffer.remove(0, m_from);
    m_before += m_from;
    m_from = 0;
    const qsizetype before = m_buffer.size();
    m_buffer.resize(before + blockBytes);
    const qint64 got = m_device.read(m_buffer.data() + before, blockBytes);
    m_buffer.resize(before + std::max<qint64>(got, 0));
    m_isAtEnd = got <= 0;
    return !m_isAtEnd;
}

std::optional<QByteArrayView> LogLines::next()
{
    qsizetype searchFrom = m_from;
    while (true) {
        const qsizetype end = m_buffer.indexOf('\n', searchFrom);
        const qsizetype from = m_from;
        if (end >= 0) {
            m_from = end + 1;
            return QByteArrayView(m_buffer).sliced(from, end - from);
        }
        const qsizetype rest = m_buffer.size() - from;
        if (rest >= maxLineBytes || (m_isAtEnd && rest > 0)) {
            m_from = m_buffer.size();
            return QByteArrayView(m_buffer).sliced(from, rest);
        }
        if (!fill() && m_buffer.size() == m_from)
            return std::nullopt;
        searchFrom = m_from + rest;
    }
}

} // namespace kirikae
