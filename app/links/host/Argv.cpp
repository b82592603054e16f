// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/host/Argv.h"

#include <QCoreApplication>

#include <algorithm>

namespace kirikae {

namespace {

// csh ends with "Word too long" above 1 KiB.
constexpr qsizetype maxWord = 900;
// Linux takes no longer string in an argument, and the login shell gets the whole line as one.
constexpr qsizetype maxLine = 128 * 1024 - 1;

/// Bytes that no shell treats specially inside single quotes. Not here: backslash and quote (fish), exclamation mark
/// and newline (csh), everything above 0x7e (fish and csh decode it by the locale).
bool isPlain(char c)
{
    return c >= 0x20 && c <= 0x7e && c != '\\' && c != '\'' && c != '!';
}

bool isPlainWord(const QByteArray &word)
{
    return word.size() <= maxWord && std::all_of(word.begin(), word.end(), isPlain);
}

void appendOctal(QByteArray &text, char c)
{
    const auto byte = static_cast<unsigned char>(c);
    text += "\\0";
    text += static_cast<char>('0' + (byte >> 6));
    text += static_cast<char>('0' + (byte >> 3 & 7));
    text += static_cast<char>('0' + (byte & 7));
}

QByteArray quoted(QByteArray word)
{
    return '\'' + word.replace('\'', "'\\''") + '\'';
}

Result<void> check(const Argv &argv)
{
    const auto isBad = [](const QByteArray &word) { return word.contains('\0'); };
    if (argv.isEmpty() || argv.first().isEmpty())
        return fail(Error::Code::BadInput,
                    QCoreApplication::translate("Argv", "There is no program to run: the command is empty."));
    if (std::any_of(argv.begin(), argv.end(), isBad))
        return fail(
            Error::Code::BadInput,
            QCoreApplication::translate("Argv", "A command cannot carry a zero byte: remove it from the argument."));
    return {};
}

/// The text for `printf %b` in several quoted words, none longer than csh takes.
QByteArray encodedWords(const QByteArray &text)
{
    QByteArray words;
    QByteArray word;
    for (const char c : text) {
        if (isPlain(c))
            word += c;
        else
            appendOctal(word, c);
        if (word.size() >= maxWord) {
            words += " '" + word + '\'';
            word.clear();
        }
    }
    if (!word.isEmpty())
        words += " '" + word + '\'';
    return words;
}

} // namespace

Result<QByteArray> quoteArgv(const Argv &argv)
{
    if (const auto checked = check(argv); !checked)
        return fail(checked.error());
    QByteArray line;
    for (const QByteArray &word : argv) {
        if (!line.isEmpty())
            line += ' ';
        line += quoted(word);
    }
    return line;
}

Result<QByteArray> shellCommand(const Argv &argv, const QByteArray &before)
{
    const auto line = quoteArgv(argv);
    if (!line)
        return line;
    // Only plain bytes cross the login shell; the POSIX shell behind it decodes them and reads its own quoting.
    const bool isPlain = std::all_of(argv.begin(), argv.end(), isPlainWord);
    const QByteArray command =
        isPlain ? "exec /bin/sh -c '" + before + "exec \"$0\" \"$@\"' " + *line
                : "exec /bin/sh -c '" + before + "eval \"$(printf %b \"$@\")\"' sh" + encodedWords("exec " + *line);
    if (command.size() > maxLine)
        return fail(Error::Code::BadInput, QCoreApplication::translate(
                                               "Argv", "The command is too long for a shell: pass the data on stdin."));
    return command;
}

QByteArray printfWord(const QByteArray &bytes)
{
    QByteArray word;
    word.reserve(bytes.size() + 2);
    word += '\'';
    for (const char c : bytes) {
        if (isPlain(c) || c == '\n' || c == '!')
            word += c;
        else
            appendOctal(word, c);
    }
    return word + '\'';
}

} // namespace kirikae
