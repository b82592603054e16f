// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/LogLines.h"

#include <QIODevice>
#include <QStringDecoder>

namespace kirikae {

namespace {

constexpr qsizetype blockBytes = 256 * 1024;
constexpr qsizetype maxLineBytes = 1024 * 1024;

} // namespace

LogLines::LogLines(QIODevice &device)
    : m_device(device)
{
    const qint64 at = device.isSequential() ? 0 : device.pos();
    if (at > 0)
        device.seek(0);
    const QByteArray mark = device.peek(2);
    if (at > 0)
        device.seek(at);
    m_isBigEndian = mark == "\xFE\xFF";
    m_unit = m_isBigEndian || mark == "\xFF\xFE" ? 2 : 1;
}

/// The line feed at or behind `from`, its last byte when it has two; -1 = none yet.
qsizetype LogLines::endOfLine(qsizetype from) const
{
    qsizetype end = m_buffer.indexOf('\n', from);
    if (m_unit == 1)
        return end;
    // Units are counted from the file's beginning.
    for (; end >= 0; end = m_buffer.indexOf('\n', end + 1)) {
        const qsizetype other = m_isBigEndian ? end - 1 : end + 1;
        const bool isSecond = (m_before + end) % 2 == 1;
        if (isSecond == m_isBigEndian && other >= m_from && other < m_buffer.size() && m_buffer[other] == 0)
            return std::max(end, other);
    }
    return -1;
}

QByteArrayView LogLines::decoded(QByteArrayView raw)
{
    if (m_unit == 1)
        return raw;
    QStringDecoder decode(m_isBigEndian ? QStringDecoder::Utf16BE : QStringDecoder::Utf16LE);
    m_decoded = QString(decode(raw)).toUtf8();
    if (m_decoded.endsWith('\n'))
        m_decoded.chop(1);
    return m_decoded;
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
        const qsizetype end = endOfLine(searchFrom);
        const qsizetype from = m_from;
        if (end >= 0) {
            m_from = end + 1;
            return decoded(QByteArrayView(m_buffer).sliced(from, end - from + (m_unit == 1 ? 0 : 1)));
        }
        const qsizetype rest = m_buffer.size() - from;
        if (rest >= maxLineBytes || (m_isAtEnd && rest > 0)) {
            m_from = m_buffer.size();
            return decoded(QByteArrayView(m_buffer).sliced(from, rest));
        }
        if (!fill() && m_buffer.size() == m_from)
            return std::nullopt;
        searchFrom = m_from + std::max<qsizetype>(rest - m_unit + 1, 0);
    }
}

} // namespace kirikae
