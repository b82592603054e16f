// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/profile/ProfileText.h"

namespace kirikae {

namespace {

QStringList filledLines(const QString &text)
{
    QStringList lines;
    for (const QString &line : text.split(QLatin1Char('\n'))) {
        if (!line.trimmed().isEmpty())
            lines << line.trimmed();
    }
    return lines;
}

} // namespace

std::optional<QString> argumentsText(const QStringList &arguments)
{
    QStringList lines;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const bool takesNext = arguments[i].startsWith(QLatin1String("-")) && i + 1 < arguments.size() &&
                               !arguments[i + 1].startsWith(QLatin1Char('-')) && !arguments[i].contains(u'=');
        lines << (takesNext ? arguments[i] + QLatin1Char(' ') + arguments[i + 1] : arguments[i]);
        i += takesNext ? 1 : 0;
    }
    const QString text = lines.join(QLatin1Char('\n'));
    return argumentsFromText(text) == arguments ? std::optional(text) : std::nullopt;
}

QStringList argumentsFromText(const QString &text)
{
    QStringList arguments;
    for (const QString &line : filledLines(text)) {
        const qsizetype space = line.indexOf(QLatin1Char(' '));
        if (line.startsWith(QLatin1Char('-')) && space > 0)
            arguments << line.left(space) << line.mid(space + 1).trimmed();
        else
            arguments << line;
    }
    return arguments;
}

QString environmentText(const QList<EnvironmentVariable> &environment)
{
    QStringList lines;
    for (const EnvironmentVariable &variable : environment)
        lines << QStringLiteral("%1=%2").arg(variable.name,
                                             variable.secret.isEmpty() ? variable.value : u'$' + variable.secret);
    return lines.join(QLatin1Char('\n'));
}

QList<EnvironmentVariable> environmentFromText(const QString &text)
{
    QList<EnvironmentVariable> environment;
    for (const QString &line : filledLines(text)) {
        const QString value = line.section(QLatin1Char('='), 1);
        const bool isSecret = value.startsWith(QLatin1Char('$'));
        environment.append({line.section(QLatin1Char('='), 0, 0).trimmed(), isSecret ? QString() : value,
                            isSecret ? value.mid(1) : QString()});
    }
    return environment;
}

QString mountsText(const QList<Mount> &mounts)
{
    QStringList lines;
    for (const Mount &mount : mounts)
        lines << mount.source + QLatin1Char(':') + mount.target + (mount.readOnly ? QStringLiteral(":ro") : QString());
    return lines.join(QLatin1Char('\n'));
}

QList<Mount> mountsFromText(const QString &text)
{
    QList<Mount> mounts;
    for (const QString &line : filledLines(text)) {
        const QStringList parts = line.split(QLatin1Char(':'));
        const bool isReadOnly = parts.size() > 2 && parts.last() == QLatin1String("ro");
        mounts.append({parts.value(0), parts.value(1), isReadOnly});
    }
    return mounts;
}

QString portsText(const QList<PortMapping> &ports)
{
    QStringList lines;
    for (const PortMapping &port : ports)
        lines << QStringLiteral("%1:%2:%3").arg(port.hostAddress).arg(port.hostPort).arg(port.containerPort);
    return lines.join(QLatin1Char('\n'));
}

QList<PortMapping> portsFromText(const QString &text)
{
    QList<PortMapping> ports;
    for (const QString &line : filledLines(text)) {
        const qsizetype last = line.lastIndexOf(QLatin1Char(':'));
        const qsizetype before = last > 0 ? line.lastIndexOf(QLatin1Char(':'), last - 1) : -1;
        PortMapping port;
        port.containerPort = line.mid(last + 1).toUShort();
        port.hostPort = last < 0 ? port.containerPort : line.mid(before + 1, last - before - 1).toUShort();
        if (before > 0)
            port.hostAddress = line.left(before);
        ports.append(port);
    }
    return ports;
}

} // namespace kirikae
