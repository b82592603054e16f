// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/SseReader.h"

#include <QCoreApplication>

#include <algorithm>

namespace kirikae {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("SseReader", text);
}

bool isDigits(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

Result<QList<SseMessage>> SseReader::feed(QByteArrayView bytes)
{
    QList<SseMessage> messages;
    qsizetype at = 0;
    while (at < bytes.size() && !m_isBroken) {
        if (m_wasReturn && bytes[at] == '\n')
            ++at;
        m_wasReturn = false;
        const auto end = std::find_if(bytes.begin() + at, bytes.end(), [](char c) { return c == '\n' || c == '\r'; });
        const qsizetype length = end - bytes.begin() - at;
        m_isBroken = m_line.size() + m_data.size() + length > m_maxEventBytes;
        if (m_isBroken)
            break;
        m_line.append(bytes.data() + at, length);
        at += length;
        if (end == bytes.end())
            break;
        m_wasReturn = *end == '\r';
        ++at;
        endLine(&messages);
    }
    if (m_isBroken)
        return fail(Error::Code::BadReply,
                    tr("An event of the stream is larger than %1 MiB.").arg(m_maxEventBytes / MiB));
    return messages;
}

void SseReader::endLine(QList<SseMessage> *messages)
{
    const QByteArray line = std::exchange(m_line, {});
    QByteArrayView rest(line);
    if (std::exchange(m_isFirstLine, false) && rest.startsWith("\xef\xbb\xbf"))
        rest = rest.sliced(3);
    if (rest.isEmpty()) {
        dispatch(messages);
        return;
    }
    const qsizetype colon = rest.indexOf(':');
    if (colon == 0)
        return; // a comment
    if (colon < 0) {
        readField(rest, {});
        return;
    }
    QByteArrayView value = rest.sliced(colon + 1);
    if (value.startsWith(' '))
        value = value.sliced(1);
    readField(rest.first(colon), value);
}

void SseReader::readField(QByteArrayView name, QByteArrayView value)
{
    if (name == QByteArrayView("data")) {
        if (m_hasData)
            m_data.append('\n');
        m_data.append(value.data(), value.size());
        m_hasData = true;
    } else if (name == QByteArrayView("event")) {
        m_type = value.toByteArray();
    } else if (name == QByteArrayView("id")) {
        if (!value.contains('\0'))
            m_id = value.toByteArray();
    } else if (name == QByteArrayView("retry") && isDigits(value)) {
        bool isNumber = false;
        const int pause = value.toInt(&isNumber);
        if (isNumber)
            m_retryMs = pause;
    }
}

void SseReader::dispatch(QList<SseMessage> *messages)
{
    m_lastId = m_id;
    QByteArray type = std::exchange(m_type, {});
    QByteArray data = std::exchange(m_data, {});
    if (!std::exchange(m_hasData, false))
        return;
    if (type.isEmpty())
        type = QByteArrayLiteral("message");
    messages->append({std::move(type), std::move(data), m_lastId});
}

} // namespace kirikae
