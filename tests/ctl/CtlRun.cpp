// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ctl/CtlRun.h"

#include <QProcess>

#include <unistd.h>

namespace kirikae {

QList<QByteArray> CtlRun::lines() const
{
    QList<QByteArray> lines = output.split('\n');
    if (lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

CtlRun runCtl(const QStringList &arguments, const QByteArray &input)
{
    QProcess process;
    process.setChildProcessModifier([] { ::setsid(); }); // no terminal to ask at, even when the tests have one
    process.start(QStringLiteral(KIRIKAECTL), arguments);
    process.write(input);
    process.closeWriteChannel();
    constexpr int longest = 60'000;
    if (!process.waitForFinished(longest) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace kirikae
