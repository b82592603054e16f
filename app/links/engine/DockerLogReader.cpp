// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/DockerLogReader.h"

#include "app/links/engine/Rfc3339.h"

#include <QCoreApplication>
#include <QtEndian>

namespace kirikae {

namespace {

constexpr qsizetype headerBytes = 8;
constexpr quint32 maxFrameBytes = 16 * 1024 * 1024;
constexpr qsizetype maxLineBytes = 1024 * 1024; ///< the rest of a longer line is dropped
constexpr qsizetype maxStampChars = 40;

/// Cuts the time off the front of `text` and gives it; 0 when there is none.
qint64 cutTime(QByteArrayView &text)
{
    const qsizetype blank = text.first(std::min(text.size(), maxStampChars)).indexOf(' ');
    // The engine writes the blank even in front of an empty line; be kind to one that does not.
    const qsizetype end = blank < 0 && text.size() < maxStampChars ? text.size() : blank;
    const qint64 time = end > 0 ? rfc3339Ns(text.first(end)) : 0;
    if (time != 0)
        text = text.sliced(std::min(end + 1, text.size()));
    return time;
}

} // namespace

Result<QList<LogLine>> DockerLogReader::feed(QByteArrayView bytes)
{
    QList<LogLine> lines;
    if (m_hasTerminal) {
        takePlain(bytes, lines);
        return lines;
    }
    m_pending.append(bytes.data(), bytes.size());
    qsizetype at = 0;
    while (m_pending.size() - at >= headerBytes) {
        const char *header = m_pending.constData() + at;
        const auto size = qFromBigEndian<quint32>(header + 4);
        if (header[0] < 0 || header[0] > 3 || header[1] != 0 || header[2] != 0 || header[3] != 0 ||
            size > maxFrameBytes)
            return fail(Error::Code::BadReply,
                        QCoreApplication::translate("Docker",
                                                    "The log of the container is not in the form that was asked for."));
        if (m_pending.size() - at - headerBytes < qsizetype(size))
            break;
        takeFrame(header[0], QByteArrayView(m_pending).sliced(at + headerBytes, qsizetype(size)), lines);
        at += headerBytes + qsizetype(size);
    }
    m_pending.remove(0, at);
    return lines;
}

/// One frame is one stored entry with one time in front: a line, or a part of a very long one.
void DockerLogReader::takeFrame(int stream, QByteArrayView payload, QList<LogLine> &lines)
{
    const bool isStderr = stream == 2;
    Partial &partial = m_partial[isStderr ? 1 : 0];
    while (!payload.isEmpty()) {
        const qsizetype end = payload.indexOf('\n');
        append(partial, end < 0 ? payload : payload.first(end), isStderr);
        if (end < 0)
            return;
        lines.append(std::exchange(partial, {}).line);
        payload = payload.sliced(end + 1);
    }
}

void DockerLogReader::takePlain(QByteArrayView text, QList<LogLine> &lines)
{
    m_pending.append(text.data(), text.size());
    qsizetype at = 0;
    for (qsizetype end = m_pending.indexOf('\n'); end >= 0; end = m_pending.indexOf('\n', at)) {
        Partial partial;
        append(partial, QByteArrayView(m_pending).sliced(at, end - at), false);
        if (partial.line.text.endsWith('\r')) // a terminal's line end
            partial.line.text.chop(1);
        lines.append(partial.line);
        at = end + 1;
    }
    m_pending.remove(0, at);
    if (m_pending.size() > maxLineBytes)
        m_pending.truncate(maxLineBytes);
}

void DockerLogReader::append(Partial &partial, QByteArrayView part, bool isStderr)
{
    const qint64 time = cutTime(part);
    if (!partial.isOpen)
        partial = {LogLine{time, {}, isStderr}, true};
    const qsizetype room = std::max<qsizetype>(0, maxLineBytes - partial.line.text.size());
    partial.line.text.append(part.data(), std::min(room, part.size()));
}

QList<LogLine> DockerLogReader::finish()
{
    QList<LogLine> lines;
    if (m_hasTerminal && !m_pending.isEmpty())
        append(m_partial[0], std::exchange(m_pending, {}), false);
    for (Partial &partial : m_partial) {
        if (partial.isOpen)
            lines.append(std::exchange(partial, {}).line);
    }
    return lines;
}

} // namespace kirikae
