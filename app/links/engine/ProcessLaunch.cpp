// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/ProcessLaunch.h"

#include "app/links/host/Argv.h"
#include "models/core/Json.h"
#include "models/core/Text.h"
#include "models/profile/ProfileJson.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace kirikae {

namespace {

using namespace Qt::StringLiterals;

QString tr(const char *text)
{
    return QCoreApplication::translate("ProcessEngine", text);
}

bool isName(const QString &text)
{
    static const QRegularExpression pattern(uR"(\A[A-Za-z_][A-Za-z0-9_]*\z)"_s);
    return pattern.match(text).hasMatch();
}

bool isSecretName(const QString &text)
{
    static const QRegularExpression pattern(uR"(\A[A-Za-z_][A-Za-z0-9_]{0,63}\z)"_s);
    return pattern.match(text).hasMatch();
}

Result<QByteArray> exportLine(const EnvironmentVariable &variable)
{
    if (!isName(variable.name))
        return fail(Error::Code::BadInput, tr("%1 is not a name for an environment variable.").arg(variable.name));
    const QByteArray name = variable.name.toLatin1();
    if (variable.secret.isEmpty()) {
        const auto value = quoteArgv({variable.value.toUtf8()});
        if (!value)
            return fail(value.error());
        return QByteArray("export " + name + "=" + *value + "\n");
    }
    if (!isSecretName(variable.secret))
        return fail(Error::Code::BadInput, tr("%1 is not a name for a secret.").arg(variable.secret));
    const QByteArray secret = variable.secret.toLatin1();
    return QByteArray(name + "=$(cat -- \"${XDG_CONFIG_HOME:-$HOME/.config}/kirikae/secrets/" + secret +
                      "\") || { echo 'Kirikae: the secret " + secret + " is not on this node'; exit 126; }\nexport " +
                      name + "\n");
}

/// A word for the script; "~/" is the node's user's home, as it would be where people try their command.
Result<QByteArray> word(const QString &text)
{
    const bool isAtHome = text.startsWith("~/"_L1);
    const auto quoted = quoteArgv({(isAtHome ? text.sliced(2) : text).toUtf8()});
    return quoted && isAtHome ? Result<QByteArray>("\"$HOME\"/" + *quoted) : quoted;
}

Result<QByteArray> launchScript(const Profile &profile)
{
    QByteArray script;
    if (!profile.workingDirectory.isEmpty()) {
        const auto folder = word(profile.workingDirectory);
        if (!folder)
            return fail(folder.error());
        script += "cd -- " + *folder + " || exit 126\n";
    }
    for (const EnvironmentVariable &variable : profile.environment) {
        const auto line = exportLine(variable);
        if (!line)
            return line;
        script += *line;
    }
    const QStringList words = profile.command + profile.arguments;
    if (words.isEmpty() || words.first().isEmpty())
        return fail(Error::Code::BadInput, tr("The profile has no command that could be started."));
    script += "exec";
    for (const QString &text : words) {
        const auto quoted = word(text);
        if (!quoted)
            return quoted;
        script += ' ' + *quoted;
    }
    return script + "\n";
}

QList<qint64> numbers(QByteArrayView text)
{
    QList<qint64> found;
    for (const QByteArray &word : text.toByteArray().split(' ')) {
        bool ok = false;
        const qint64 number = word.toLongLong(&ok);
        if (ok)
            found += number;
    }
    return found;
}

void describe(Service &service, QByteArrayView text)
{
    const auto json = parseJson(text);
    if (!json || !json->is_object())
        return;
    service.createdMs = integerAt(*json, "createdMs").value_or(0);
    const QString profileId = stringAt(*json, "profileId").value_or(QString());
    const auto found = json->find("profile");
    if (found == json->end())
        return;
    const auto profile = profileFromJson(profileId, dumpJson(*found));
    if (!profile)
        return;
    service.profileId = profileId;
    service.profileName = profile->name;
    service.startedAs = *profile;
    service.slot = profile->slot;
    service.port = profile->servicePort();
    service.name = cleanText(profile->command.join(u' '), 200);
}

void readEnd(Service &service, const QList<qint64> &end)
{
    if (end.size() < 2)
        return;
    service.exitCode = static_cast<int>(end.at(0));
    service.finishedMs = end.at(1) / 1'000'000;
}

} // namespace

bool isRunId(const QString &text)
{
    static const QRegularExpression pattern(uR"(\A[A-Za-z0-9][A-Za-z0-9._-]{0,127}\z)"_s);
    return pattern.match(text).hasMatch();
}

Result<QByteArray> processSpec(const LaunchSpec &spec, qint64 createdMs)
{
    if (!isRunId(spec.runId))
        return fail(Error::Code::BadInput, tr("The run id is not fit to be a folder name."), spec.runId);
    const auto script = launchScript(spec.profile);
    if (!script)
        return script;
    const auto profile = parseJson(profileToJson(spec.profile));
    if (!profile)
        return fail(profile.error());
    const Json description{{"schema", 1},
                           {"runId", toJson(spec.runId)},
                           {"createdMs", createdMs},
                           {"profileId", toJson(spec.profile.id)},
                           {"profile", *profile}};
    return dumpJson(description) + "\n" + *script;
}

QList<Service> parseProcessList(QByteArrayView text)
{
    QList<Service> services;
    for (const QByteArray &line : text.toByteArray().split('\n')) {
        if (line.size() < 2)
            continue;
        const QByteArrayView rest = QByteArrayView(line).sliced(2);
        if (line.startsWith("s ")) {
            Service service;
            service.runId = QString::fromLatin1(rest);
            service.id = u"process:"_s + service.runId;
            service.status = Service::Status::Created;
            services += service;
        }
        if (services.isEmpty())
            continue;
        Service &service = services.last();
        const QList<qint64> values = line.at(0) == 'j' || line.at(0) == 'q' ? QList<qint64>() : numbers(rest);
        switch (line.at(0)) {
        case 'j': describe(service, rest); break;
        case 'p':
            service.status = Service::Status::Running;
            service.pids = values.mid(0, 1);
            service.startedMs = values.value(1) / 1'000'000;
            break;
        case 'b':
            service.status = Service::Status::Exited;
            service.startedMs = values.value(0) / 1'000'000;
            break;
        case 'x': readEnd(service, values); break;
        case 'q': service.restart = cleanText(QString::fromUtf8(rest), 40); break;
        case 'r': service.restartCount = static_cast<int>(values.value(0)); break;
        case 't':
            for (Service &other : services) {
                if (!values.isEmpty() && other.pids.value(0) == values.first())
                    other.pids = values;
            }
            break;
        default: break;
        }
    }
    return services;
}

} // namespace kirikae
