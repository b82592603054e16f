// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QList>
#include <QStringList>

namespace kirikae {

/// One word of a shell command as it was read: the text with quotes taken off, and the variables that were in it.
struct ShellWord {
    QString text;            ///< "$NAME" stays in the text as written
    QStringList variables;   ///< names of $NAME and ${NAME} outside single quotes
    bool hasCommand = false; ///< $(...) or `...`: cannot be known without running it
};

/// Splits pasted shell text into commands of words: prompts ("$ ", "# ", "> ") at the start of a line, comments,
/// continuation lines (also with blanks or a comment behind the backslash), quotes and escapes are understood; `;`,
/// `&&`, `||`, `|` and line ends part commands. Runs nothing and expands nothing.
Result<QList<QList<ShellWord>>> splitShell(const QString &text);

/// One argument quoted for a POSIX shell, only when it needs it: for showing, not for running.
QString shellWord(const QString &argument);

} // namespace kirikae
