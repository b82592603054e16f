// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ops/NodeScript.h"

#include "models/core/Text.h"

#include <QCoreApplication>
#include <QFile>

namespace kirikae {

namespace {

QByteArray resourceText(const QString &name)
{
    QFile file(QStringLiteral(":/kirikae/scripts/%1.sh").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The script %s is not built in", qPrintable(name));
    return file.readAll();
}

} // namespace

QByteArray nodeScriptText(const char *name)
{
    QByteArray text = resourceText(QStringLiteral("prelude"));
    const QByteArrayView view(name);
    if (view.startsWith("process-") || view.startsWith("memory-") || view.startsWith("guard"))
        text += resourceText(QStringLiteral("process-common"));
    if (view.startsWith("daemon-"))
        text += resourceText(QStringLiteral("daemon-common"));
    return text + resourceText(QString::fromLatin1(name));
}

Argv nodeScript(const char *name, const Argv &arguments)
{
    return Argv{"sh", "-c", nodeScriptText(name), QByteArray("kirikae-") + name} + arguments;
}

Argv nodeScript(const char *name, const Argv &arguments, const QByteArray &input)
{
    Argv argv = nodeScript(name, arguments);
    argv[2].prepend("input_bytes=" + QByteArray::number(input.size()) + '\n');
    return argv;
}

Error scriptFailed(const QString &what, const RunOutput &output)
{
    const QString detail = cleanText(output.standardError, 2000).trimmed();
    const bool isDenied = detail.contains(QLatin1String("Permission denied"));
    const bool isFull = detail.contains(QLatin1String("No space left"));
    QString message = QCoreApplication::translate("NodeScript", "%1 did not work on the node (exit code %2).")
                          .arg(what)
                          .arg(output.exitCode);
    if (isDenied)
        message = QCoreApplication::translate(
                      "NodeScript", "%1 did not work: the node's user may not do that. Check who owns the files.")
                      .arg(what);
    else if (isFull)
        message = QCoreApplication::translate("NodeScript", "%1 did not work: the node's disk is full.").arg(what);
    return {isDenied ? Error::Code::Denied : Error::Code::Internal, message, detail};
}

} // namespace kirikae
