// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/profile/ShellWords.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxText = 64 * 1024;

QString tr(const char *text)
{
    return QCoreApplication::translate("ShellWords", text);
}

/// Prompts and continuation prompts as they are copied along, and what people write behind a continuation backslash.
QString withoutPrompts(const QString &text)
{
    static const QRegularExpression prompt(
        u"^[ \\t]*(?:[\\w.-]+@[\\w.-]+:[^\\s$#]*)?(?:\\$|#(?= *(?:docker|podman|sudo)\\b)|>)[ \\t]+"_s);
    static const QRegularExpression loose(u"\\\\[ \\t]+(?:#[^\\n]*)?\\z"_s);
    QStringList lines = text.split(u'\n');
    for (QString &line : lines) {
        if (line.endsWith(u'\r'))
            line.chop(1);
        line.remove(prompt);
        line.replace(loose, u"\\"_s);
        if (line.trimmed() == "\\"_L1)
            line = u"\\"_s;
    }
    return lines.join(u'\n');
}

class Splitter {
public:
    explicit Splitter(const QString &text)
        : m_text(text)
    {
    }

    Result<QList<QList<ShellWord>>> run()
    {
        while (m_at < m_text.size()) {
            if (!step())
                return fail(Error::Code::BadInput, tr("A quotation mark is not closed."));
        }
        endCommand();
        return m_commands;
    }

private:
    [[nodiscard]] QChar peek(qsizetype ahead = 0) const
    {
        return m_at + ahead < m_text.size() ? m_text.at(m_at + ahead) : QChar();
    }

    bool step()
    {
        const QChar c = m_text.at(m_at);
        if (c == u'\\')
            return escape();
        if (c == u'\'' || c == u'"')
            return c == u'"' ? doubleQuoted() : singleQuoted();
        if (c == u'#' && !m_inWord)
            return comment();
        if (c == u' ' || c == u'\t') {
            endWord();
            ++m_at;
            return true;
        }
        if (c == u'\n' || c == u';' || c == u'|' || c == u'&') {
            endCommand();
            ++m_at;
            return true;
        }
        if (c == u'$')
            variable();
        else
            append(c);
        return true;
    }

    void append(QChar c)
    {
        m_word.text.append(c);
        m_word.hasCommand = m_word.hasCommand || c == u'`';
        m_inWord = true;
        ++m_at;
    }

    bool escape()
    {
        ++m_at;
        if (peek() == u'\n') {
            ++m_at; // a continuation line: the comment lines that people put between are skipped
            skipCommentLines();
            endWord();
            return true;
        }
        if (m_at < m_text.size())
            append(peek());
        return true;
    }

    void skipCommentLines()
    {
        static const QRegularExpression commentLine(u"\\G[ \\t]*#[^\\n]*\\n"_s);
        for (;;) {
            const auto match = commentLine.match(m_text, m_at);
            if (!match.hasMatch())
                return;
            m_at = match.capturedEnd();
        }
    }

    bool comment()
    {
        while (m_at < m_text.size() && m_text.at(m_at) != u'\n')
            ++m_at;
        return true;
    }

    bool singleQuoted()
    {
        const qsizetype end = m_text.indexOf(u'\'', m_at + 1);
        if (end < 0)
            return false;
        m_word.text.append(QStringView(m_text).sliced(m_at + 1, end - m_at - 1));
        m_inWord = true;
        m_at = end + 1;
        return true;
    }

    bool doubleQuoted()
    {
        m_inWord = true;
        ++m_at;
        while (m_at < m_text.size() && peek() != u'"') {
            if (peek() == u'\\' && u"\"\\$`\n"_s.contains(peek(1)) && !peek(1).isNull()) {
                ++m_at;
                if (peek() == u'\n')
                    ++m_at;
                else
                    append(peek());
            } else if (peek() == u'$') {
                variable();
            } else {
                append(peek());
            }
        }
        if (m_at >= m_text.size())
            return false;
        ++m_at;
        return true;
    }

    void variable()
    {
        static const QRegularExpression name(u"\\G\\$(?:([A-Za-z_][A-Za-z0-9_]*)|\\{([A-Za-z_][A-Za-z0-9_]*)\\})"_s);
        if (peek(1) == u'(' || (peek(1) == u'{' && !name.match(m_text, m_at).hasMatch()))
            m_word.hasCommand = true;
        const auto match = name.match(m_text, m_at);
        if (!match.hasMatch()) {
            append(peek());
            return;
        }
        const QString found = match.captured(1) + match.captured(2);
        m_word.variables.append(found);
        m_word.text.append(u"$"_s + found);
        m_inWord = true;
        m_at = match.capturedEnd();
    }

    void endWord()
    {
        if (m_inWord)
            m_command.append(m_word);
        m_word = {};
        m_inWord = false;
    }

    void endCommand()
    {
        endWord();
        if (!m_command.isEmpty())
            m_commands.append(m_command);
        m_command.clear();
    }

    const QString &m_text;
    qsizetype m_at = 0;
    ShellWord m_word;
    bool m_inWord = false;
    QList<ShellWord> m_command;
    QList<QList<ShellWord>> m_commands;
};

} // namespace

Result<QList<QList<ShellWord>>> splitShell(const QString &text)
{
    if (text.size() > maxText)
        return fail(Error::Code::BadInput, tr("The text is longer than 64 KiB: paste the command alone."));
    const QString clean = withoutPrompts(text);
    return Splitter(clean).run();
}

QString shellWord(const QString &argument)
{
    static const QRegularExpression plain(u"\\A[A-Za-z0-9_@%+=:,./-]+\\z"_s);
    if (plain.match(argument).hasMatch())
        return argument;
    QString quoted = argument;
    return u'\'' + quoted.replace(u'\'', "'\\''"_L1) + u'\'';
}

} // namespace kirikae
