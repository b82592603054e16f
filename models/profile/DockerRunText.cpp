// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/profile/DockerRun.h"
#include "models/profile/ShellWords.h"

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

QString sizeText(Bytes bytes)
{
    if (bytes % GiB == 0)
        return QString::number(bytes / GiB) + u'g';
    if (bytes % MiB == 0)
        return QString::number(bytes / MiB) + u'm';
    return QString::number(bytes);
}

/// `option value` pairs and flags, each one line of the text.
QStringList optionsOf(const Profile &p)
{
    QStringList options{u"--name kirikae-"_s + p.id};
    const auto add = [&options](const QString &option, const QString &value) {
        if (!value.isEmpty())
            options.append(option + u' ' + shellWord(value));
    };
    add(u"--restart"_s, p.restart);
    const bool isPlainGpus = p.gpus == "all"_L1 || p.gpus.isEmpty();
    if (p.gpus.contains(u'/'))
        add(u"--device"_s, p.gpus);
    else if (p.gpus != "none"_L1)
        add(u"--gpus"_s, isPlainGpus ? p.gpus : u"\"device=%1\""_s.arg(p.gpus));
    add(u"--ipc"_s, p.ipc);
    if (p.shmSize)
        add(u"--shm-size"_s, sizeText(*p.shmSize));
    for (auto it = p.ulimits.begin(); it != p.ulimits.end(); ++it)
        add(u"--ulimit"_s, it.key() + u'=' + it.value());
    for (const QString &capability : p.capabilitiesAdded)
        add(u"--cap-add"_s, capability);
    add(u"--user"_s, p.user);
    add(u"--workdir"_s, p.workingDirectory);
    add(u"--network"_s, p.network);
    for (const Mount &mount : p.mounts) {
        const bool isHome = mount.source.startsWith(u'~');
        const QString rest = u':' + mount.target + (mount.readOnly ? u":ro"_s : QString());
        options.append(u"-v "_s + (isHome ? u"\"$HOME\""_s + shellWord(mount.source.mid(1) + rest)
                                          : shellWord(mount.source + rest)));
    }
    for (const EnvironmentVariable &variable : p.environment) {
        if (variable.secret.isEmpty())
            options.append(u"-e "_s + shellWord(variable.name + u'=' + variable.value));
        else
            options.append(u"-e %1=\"$%2\""_s.arg(variable.name, variable.secret));
    }
    for (const PortMapping &mapping : p.ports)
        add(u"-p"_s, u"%1:%2:%3"_s.arg(mapping.hostAddress).arg(mapping.hostPort).arg(mapping.containerPort));
    if (!p.command.isEmpty())
        add(u"--entrypoint"_s, p.command.first());
    return options;
}

/// Words in lines: an option and its value stay together.
QStringList argumentLines(const QStringList &words)
{
    QStringList lines;
    for (qsizetype i = 0; i < words.size(); ++i) {
        QString line = shellWord(words.at(i));
        const bool hasValue = words.at(i).startsWith(u'-') && !words.at(i).contains(u'=') && i + 1 < words.size() &&
                              !words.at(i + 1).startsWith(u'-');
        if (hasValue)
            line += u' ' + shellWord(words.at(++i));
        lines.append(line);
    }
    return lines;
}

} // namespace

QString dockerRunText(const Profile &profile)
{
    const QString joint = u" \\\n    "_s;
    if (!profile.isContainer()) {
        QStringList words;
        for (const QString &word : profile.command)
            words.append(shellWord(word));
        return (QStringList{words.join(u' ')} + argumentLines(profile.arguments)).join(joint);
    }
    QStringList lines{u"docker run -d"_s};
    lines += optionsOf(profile);
    lines += shellWord(profile.image);
    lines += argumentLines(profile.command.mid(1) + profile.arguments);
    return lines.join(joint);
}

} // namespace kirikae
