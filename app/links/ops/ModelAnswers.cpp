// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ops/ModelAnswers.h"

#include "models/core/Text.h"

#include <QCoreApplication>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("ModelAnswers", text);
}

Error notUnderstood(const QByteArray &line)
{
    return {Error::Code::BadReply, tr("The node's answer about the model's files was not understood."),
            cleanText(line, 200)};
}

/// Lines and, between them, stretches of bytes whose length a line gave.
class Answer {
public:
    explicit Answer(const QByteArray &bytes)
        : m_bytes(bytes)
    {
    }
    [[nodiscard]] bool atEnd() const { return m_at >= m_bytes.size(); }
    QByteArray line()
    {
        qsizetype end = m_bytes.indexOf('\n', m_at);
        if (end < 0)
            end = m_bytes.size();
        const QByteArray text = m_bytes.mid(m_at, end - m_at);
        m_at = end + 1;
        return text;
    }
    /// Nothing when there are fewer, or no line feed follows.
    std::optional<QByteArray> bytes(qint64 count)
    {
        if (count < 0 || count > m_bytes.size() - m_at)
            return std::nullopt;
        const QByteArray taken = m_bytes.mid(m_at, count);
        m_at += count;
        if (m_at < m_bytes.size() && m_bytes.at(m_at) != '\n')
            return std::nullopt;
        ++m_at;
        return taken;
    }

private:
    const QByteArray &m_bytes;
    qsizetype m_at = 0;
};

QString nameOf(const QByteArray &bytes)
{
    const QString name = QString::fromUtf8(bytes);
    return name.startsWith("./"_L1) ? name.sliced(2) : name;
}

} // namespace

Result<ModelFiles> parseModelFiles(const QByteArray &output)
{
    ModelFiles files;
    Answer answer(output);
    while (!answer.atEnd()) {
        const QByteArray line = answer.line();
        const QByteArray rest = line.mid(line.indexOf(' ') + 1);
        const QByteArray name = rest.mid(rest.indexOf(' ') + 1);
        bool isNumber = false;
        const qint64 number = rest.left(std::max<qsizetype>(rest.indexOf(' '), 0)).toLongLong(&isNumber);
        if (line.startsWith("where ")) {
            files.where = QString::fromUtf8(rest);
        } else if (line.startsWith("denied ")) {
            files.denied = QString::fromUtf8(rest);
        } else if (line.startsWith("size ") && isNumber) {
            files.sizes.insert(nameOf(name), number);
        } else if (line.startsWith("named ")) {
            files.named.append(QString::fromUtf8(rest));
        } else if (line.startsWith("total ")) {
            const qint64 total = rest.toLongLong(&isNumber);
            if (isNumber && total > 0)
                files.indexTotal = total;
        } else if (line.startsWith("file ") && isNumber) {
            const auto text = answer.bytes(number);
            if (!text)
                return fail(notUnderstood(line));
            files.texts.insert(nameOf(name), *text);
        } else {
            return fail(notUnderstood(line));
        }
    }
    return files;
}

Result<QList<HeaderAnswer>> parseModelHeaders(const QByteArray &output)
{
    QList<HeaderAnswer> headers;
    Answer answer(output);
    while (!answer.atEnd()) {
        const QByteArray line = answer.line();
        const QList<QByteArray> words = line.split(' ');
        const bool isDenied = line.startsWith("denied ");
        if (words.size() < 4 || (!isDenied && words.first() != "header"))
            return fail(notUnderstood(line));
        bool isCount = false;
        bool isSize = false;
        const qint64 count = words.at(1).toLongLong(&isCount);
        HeaderAnswer header;
        header.fileBytes = words.at(2).toLongLong(&isSize);
        header.isDenied = isDenied;
        header.name = QString::fromUtf8(words.mid(3).join(' '));
        const auto bytes = isCount && isSize ? answer.bytes(count) : std::nullopt;
        if (!bytes)
            return fail(notUnderstood(line));
        header.bytes = *bytes;
        headers.append(header);
    }
    return headers;
}

QStringList weightFiles(const ModelFiles &files)
{
    QStringList found;
    for (auto file = files.sizes.cbegin(); file != files.sizes.cend(); ++file) {
        if (file.key().endsWith(".safetensors"_L1))
            found.append(file.key());
    }
    if (!files.named.isEmpty()) {
        found.removeIf([&files](const QString &name) { return !files.named.contains(name); });
        return found;
    }
    const bool hasModel = found.contains("model.safetensors"_L1);
    found.removeIf([hasModel](const QString &name) {
        return name.startsWith("adapter_"_L1) || (hasModel && name.startsWith("consolidated"_L1));
    });
    return found;
}

} // namespace kirikae
