// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ssh/SshTokens.h"

#include "app/links/ssh/SshConfig.h"

#include <QCoreApplication>
#include <QDir>
#include <QSysInfo>

#include <pwd.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace kirikae {

namespace {

QString localUser()
{
    const passwd *entry = getpwuid(getuid());
    return entry ? QString::fromLocal8Bit(entry->pw_name) : QString();
}

} // namespace

SshTokens sshTokens(const SshConfig &config, const SshTarget &target, const QString &connectionHash)
{
    const QString here = QSysInfo::machineHostName();
    SshTokens tokens{
        {u'%', u"%"_s},
        {u'd', QDir::homePath()},
        {u'h', config.host},
        {u'i', QString::number(getuid())},
        {u'k', config.keyAlias.isEmpty() ? target.host : config.keyAlias},
        {u'L', here.section(u'.', 0, 0)},
        {u'l', here},
        {u'n', target.host},
        {u'p', QString::number(config.port)},
        {u'r', config.user},
        {u'u', localUser()},
    };
    if (!connectionHash.isEmpty())
        tokens.insert(u'C', connectionHash);
    return tokens;
}

Result<QString> withTokens(const QString &value, const SshTokens &tokens, const QString &keyword)
{
    QString text;
    for (qsizetype i = 0; i < value.size(); ++i) {
        if (value[i] != u'%') {
            text += value[i];
            continue;
        }
        const auto token = i + 1 < value.size() ? tokens.constFind(value[i + 1]) : tokens.constEnd();
        if (token == tokens.constEnd())
            return fail(Error::Code::BadInput,
                        QCoreApplication::translate("Ssh", "%1 of your SSH configuration has \"%2\", which stands for "
                                                           "nothing there. Correct it (a plain percent sign is "
                                                           "written %%).")
                            .arg(keyword, value.mid(i, 2)),
                        value);
        text += *token;
        ++i;
    }
    return text;
}

} // namespace kirikae
