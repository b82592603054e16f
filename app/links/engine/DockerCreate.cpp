// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/DockerCreate.h"

#include "models/core/Json.h"
#include "models/profile/ProfileJson.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace kirikae {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Docker", text);
}

/// llama.cpp downloads with $HF_TOKEN only; everything built on huggingface_hub also reads the file of $HF_TOKEN_PATH.
bool isTokenFile(const Profile &profile, const EnvironmentVariable &variable)
{
    return variable.name == QLatin1String("HF_TOKEN") && profile.engine != QLatin1String("llama-server");
}

QString secretTarget(const QString &secret)
{
    return QStringLiteral("/run/secrets/") + secret;
}

bool isPlainName(const QString &name, bool isVariable)
{
    static const QRegularExpression variable(QStringLiteral("\\A[A-Za-z_][A-Za-z0-9_]*\\z"));
    static const QRegularExpression file(QStringLiteral("\\A[A-Za-z0-9_][A-Za-z0-9._-]{0,127}\\z"));
    return (isVariable ? variable : file).match(name).hasMatch();
}

Result<void> checkNames(const Profile &profile)
{
    for (const EnvironmentVariable &variable : profile.environment) {
        if (!isPlainName(variable.name, true))
            return fail(Error::Code::BadInput,
                        tr("\"%1\" is not a name for an environment variable.").arg(variable.name));
        if (!variable.secret.isEmpty() && !isPlainName(variable.secret, false))
            return fail(Error::Code::BadInput, tr("\"%1\" is not a name for a secret.").arg(variable.secret));
    }
    return {};
}

Json environmentOf(const Profile &profile)
{
    Json environment = Json::array();
    for (const EnvironmentVariable &variable : profile.environment) {
        if (variable.secret.isEmpty())
            environment.push_back(toJson(variable.name + QLatin1Char('=') + variable.value));
        else if (isTokenFile(profile, variable))
            environment.push_back(toJson(QStringLiteral("HF_TOKEN_PATH=") + secretTarget(variable.secret)));
    }
    return environment;
}

/// A script that reads the secrets' files into the environment and becomes what it is given.
QString secretsScript(const Profile &profile)
{
    QString script;
    for (const EnvironmentVariable &variable : profile.environment) {
        if (!variable.secret.isEmpty() && !isTokenFile(profile, variable))
            // A secret that cannot be read ends the start: never a server without its key.
            script += QStringLiteral("%1=$(cat %2) || { echo 'Kirikae: the secret %3 cannot be read in the container'; "
                                     "exit 126; }; export %1; ")
                          .arg(variable.name, secretTarget(variable.secret), variable.secret);
    }
    return script + QStringLiteral("exec \"$@\"");
}

void addProgram(Json &body, const Profile &profile, const DockerImage &image)
{
    if (!needsEntrypointOf(profile)) {
        if (!profile.command.isEmpty())
            body["Entrypoint"] = toJson(profile.command);
        if (!profile.arguments.isEmpty())
            body["Cmd"] = toJson(profile.arguments);
        return;
    }
    QStringList entrypoint{QStringLiteral("/bin/sh"), QStringLiteral("-c"), secretsScript(profile),
                           QStringLiteral("sh")};
    entrypoint += profile.command.isEmpty() ? image.entrypoint : profile.command;
    body["Entrypoint"] = toJson(entrypoint);
    // An entry point of one's own makes Docker forget the image's command.
    const bool keepsImageCommand = profile.arguments.isEmpty() && profile.command.isEmpty();
    body["Cmd"] = toJson(keepsImageCommand ? image.command : profile.arguments);
}

QString expandHome(const QString &source, const QString &home)
{
    for (const char *prefix : {"~", "$HOME", "${HOME}"}) {
        const QLatin1String text(prefix);
        if (source == text)
            return home;
        if (source.startsWith(text) && source.at(text.size()) == QLatin1Char('/'))
            return home + source.sliced(text.size());
    }
    return source;
}

void addMounts(Json &host, const Profile &profile, const DockerPlace &place)
{
    Json binds = Json::array();
    for (const Mount &mount : profile.mounts)
        binds.push_back(toJson(expandHome(mount.source, place.homeFolder) + QLatin1Char(':') + mount.target +
                               (mount.readOnly ? QStringLiteral(":ro") : QString())));
    host["Binds"] = binds;
    // As mounts, not as binds: for a bind whose source is missing Docker makes an empty folder.
    Json mounts = Json::array();
    QStringList seen;
    for (const EnvironmentVariable &variable : profile.environment) {
        if (variable.secret.isEmpty() || seen.contains(variable.secret))
            continue;
        seen.append(variable.secret);
        mounts.push_back({{"Type", "bind"},
                          {"Source", toJson(place.secretsFolder + QLatin1Char('/') + variable.secret)},
                          {"Target", toJson(secretTarget(variable.secret))},
                          {"ReadOnly", true}});
    }
    if (!mounts.empty())
        host["Mounts"] = mounts;
}

void addGpus(Json &host, const Profile &profile, const DockerPlace &place)
{
    QString gpus = profile.gpus;
    if (gpus.isEmpty())
        return;
    if (gpus == QLatin1String("all") && place.isPodman) // podman knows CDI names only
        gpus = QStringLiteral("nvidia.com/gpu=all");
    if (gpus.startsWith(QLatin1String("device=")))
        gpus.remove(0, 7);
    Json request;
    if (gpus.contains(QLatin1Char('/'))) {
        request = {{"Driver", "cdi"}, {"DeviceIDs", toJson(gpus.split(QLatin1Char(',')))}};
    } else {
        request = {{"Driver", ""}, {"Capabilities", Json::array({Json::array({"gpu"})})}};
        if (gpus == QLatin1String("all"))
            request["Count"] = -1;
        else
            request["DeviceIDs"] = toJson(gpus.split(QLatin1Char(',')));
    }
    host["DeviceRequests"] = Json::array({request});
}

void addPorts(Json &body, Json &host, const Profile &profile)
{
    if (profile.network == QLatin1String("host"))
        return; // Docker would ignore them with a warning
    Json exposed = Json::object();
    Json bindings = Json::object();
    for (const PortMapping &port : profile.ports) {
        const std::string key = std::to_string(port.containerPort) + "/tcp";
        exposed[key] = Json::object();
        bindings[key].push_back({{"HostIp", toJson(port.hostAddress)}, {"HostPort", std::to_string(port.hostPort)}});
    }
    body["ExposedPorts"] = exposed;
    host["PortBindings"] = bindings;
}

Result<void> addUlimits(Json &host, const Profile &profile)
{
    Json limits = Json::array();
    for (auto it = profile.ulimits.cbegin(); it != profile.ulimits.cend(); ++it) {
        bool softIsNumber = false;
        bool hardIsNumber = false;
        const qint64 soft = it.value().section(QLatin1Char(':'), 0, 0).toLongLong(&softIsNumber);
        const qint64 hard = it.value().section(QLatin1Char(':'), -1).toLongLong(&hardIsNumber);
        if (!softIsNumber || !hardIsNumber)
            return fail(Error::Code::BadInput,
                        tr("The limit \"%1\" of %2 is not a number or two numbers with a colon between.")
                            .arg(it.value(), it.key()));
        limits.push_back({{"Name", toJson(it.key())}, {"Soft", soft}, {"Hard", hard}});
    }
    host["Ulimits"] = limits;
    return {};
}

Json labelsOf(const LaunchSpec &spec)
{
    return {{DockerLabel::managed, "1"},
            {DockerLabel::profile, toJson(spec.profile.id)},
            {DockerLabel::profileName, toJson(spec.profile.name)},
            {DockerLabel::slot, toJson(spec.profile.slot)},
            {DockerLabel::run, toJson(spec.runId)},
            {DockerLabel::port, std::to_string(spec.profile.servicePort())},
            {DockerLabel::startedAs, toJson(QString::fromUtf8(profileToJson(spec.profile)))}};
}

Result<Json> hostConfigOf(const Profile &profile, const DockerPlace &place)
{
    // No restart policy while it is on trial, and the container stays after its end: its exit code says why.
    Json host = {{"RestartPolicy", {{"Name", "no"}}},
                 {"AutoRemove", false},
                 {"Init", true},
                 {"LogConfig", {{"Type", "json-file"}, {"Config", {{"max-size", "50m"}, {"max-file", "3"}}}}}};
    if (!profile.ipc.isEmpty())
        host["IpcMode"] = toJson(profile.ipc);
    if (profile.shmSize)
        host["ShmSize"] = *profile.shmSize;
    if (!profile.network.isEmpty())
        host["NetworkMode"] = toJson(profile.network);
    if (!profile.capabilitiesAdded.isEmpty())
        host["CapAdd"] = toJson(profile.capabilitiesAdded);
    addMounts(host, profile, place);
    addGpus(host, profile, place);
    if (const auto added = addUlimits(host, profile); !added)
        return fail(added.error());
    return host;
}

} // namespace

bool needsEntrypointOf(const Profile &profile)
{
    return std::any_of(profile.environment.cbegin(), profile.environment.cend(),
                       [&profile](const EnvironmentVariable &variable) {
                           return !variable.secret.isEmpty() && !isTokenFile(profile, variable);
                       });
}

QString containerName(const LaunchSpec &spec)
{
    // The whole run: a profile that is started again while its stopped container is kept must not meet its own name.
    QString run;
    for (const QChar c : spec.runId) {
        const bool isAllowed = c.unicode() < 0x80 && (c.isLetterOrNumber() || c == QLatin1Char('-'));
        if (isAllowed && run.size() < 64)
            run.append(c);
    }
    return QStringLiteral("kirikae-%1-%2").arg(spec.profile.id, run);
}

Result<QByteArray> createRequest(const LaunchSpec &spec, const DockerImage &image, const DockerPlace &place)
{
    const Profile &profile = spec.profile;
    if (const auto checked = checkNames(profile); !checked)
        return fail(checked.error());
    Result<Json> host = hostConfigOf(profile, place);
    if (!host)
        return fail(host.error());
    Json body = {{"Image", toJson(profile.image)}, {"Labels", labelsOf(spec)}, {"Env", environmentOf(profile)}};
    if (!profile.user.isEmpty())
        body["User"] = toJson(profile.user);
    if (!profile.workingDirectory.isEmpty())
        body["WorkingDir"] = toJson(profile.workingDirectory);
    addProgram(body, profile, image);
    addPorts(body, *host, profile);
    body["HostConfig"] = std::move(*host);
    return dumpJson(body);
}

} // namespace kirikae
