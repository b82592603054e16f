// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/profile/ProfileCheck.h"

#include "models/core/Text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("ProfileCheck", text);
}

bool matches(const QString &text, const char *pattern)
{
    const QRegularExpression expression(QRegularExpression::anchoredPattern(QLatin1String(pattern)));
    return expression.match(text).hasMatch();
}

bool isAddress(const QString &text)
{
    return matches(text, "\\d{1,3}(\\.\\d{1,3}){3}") || matches(text, "\\[?[0-9a-fA-F:]+\\]?") ||
           text == "localhost"_L1;
}

/// Collects what is wrong, field by field.
class Check {
public:
    explicit Check(const Profile &profile)
        : p(profile)
    {
    }

    QList<ProfileProblem> all()
    {
        identity();
        oneLine();
        start();
        environment();
        mounts();
        ports();
        limits();
        return m_problems;
    }

private:
    void add(const QString &field, const QString &reason) { m_problems.append({field, reason}); }

    void identity()
    {
        if (!matches(p.id, "[a-z0-9][a-z0-9._-]{0,63}"))
            add(u"id"_s, tr("Use 1 to 64 lower-case letters, digits, dots, dashes or underscores, beginning with a "
                            "letter or digit."));
        if (p.name.trimmed().isEmpty() || p.name.size() > 120 || hasControls(p.name))
            add(u"name"_s, tr("Give it a name of 1 to 120 characters on one line."));
        if (!matches(p.engine, "[a-z0-9][a-z0-9.-]{0,31}"))
            add(u"engine"_s, tr("Name the engine, such as vllm, llama-server or sglang."));
        if (!matches(p.slot, "[a-z0-9][a-z0-9._-]{0,31}"))
            add(u"slot"_s, tr("Use a short lower-case word, such as main."));
        if (p.expectedModelId().trimmed().isEmpty())
            add(u"model"_s, tr("Say which model it serves, as the engine gets it."));
    }

    /// What is shown on one line and handed on as it is. The texts with a form of their own hold none by it.
    void oneLine()
    {
        const std::initializer_list<std::pair<QString, const QString &>> texts{
            {u"model"_s, p.model},
            {u"served_name"_s, p.servedName},
            {u"user"_s, p.user},
            {u"working_directory"_s, p.workingDirectory}};
        for (const auto &[field, text] : texts)
            refuseControls(field, text);
        for (qsizetype i = 0; i < p.capabilitiesAdded.size(); ++i)
            refuseControls(u"capabilities_added[%1]"_s.arg(i), p.capabilitiesAdded.at(i));
    }

    void refuseControls(const QString &field, const QString &text)
    {
        if (hasControls(text))
            add(field, tr("Leave out line breaks, control characters and marks that turn the direction of writing."));
    }

    void start()
    {
        if (p.image.isEmpty() && p.command.isEmpty())
            add(u"image"_s, tr("Give a container image, or a command to run on the node."));
        if (!p.image.isEmpty() && !matches(p.image, "[A-Za-z0-9][A-Za-z0-9._/:@+-]{0,254}"))
            add(u"image"_s, tr("This is not an image name, such as vllm/vllm-openai:v0.32.0."));
        words(u"command"_s, p.command);
        words(u"arguments"_s, p.arguments);
        if (!p.restart.isEmpty() && !matches(p.restart, "no|always|unless-stopped|on-failure(:\\d{1,3})?"))
            add(u"restart"_s, tr("Use unless-stopped, always, on-failure or on-failure:3, or leave it out."));
        if (!p.network.isEmpty() && !matches(p.network, "[a-zA-Z0-9][a-zA-Z0-9_.-]{0,63}"))
            add(u"network"_s, tr("Use host, or the name of a container network."));
        if (!p.ipc.isEmpty() && p.ipc != "host"_L1 && p.ipc != "private"_L1 && p.ipc != "shareable"_L1)
            add(u"ipc"_s, tr("Use host, private or shareable, or leave it out."));
        if (!p.gpus.isEmpty() &&
            !matches(
                p.gpus,
                "all|none|\\d{1,2}(,\\d{1,2})*|GPU-[0-9a-fA-F-]+(,GPU-[0-9a-fA-F-]+)*|[\\w.-]+/[\\w.-]+=[\\w.:-]+"))
            add(u"gpus"_s, tr("Use all, a list such as 0,1, or a CDI name such as nvidia.com/gpu=all."));
    }

    void words(const QString &field, const QStringList &values)
    {
        for (qsizetype i = 0; i < values.size(); ++i) {
            if (values.at(i).contains(QChar(0)) || values.at(i).size() > 32 * 1024)
                add(u"%1[%2]"_s.arg(field).arg(i), tr("An argument may not hold a NUL character or more than 32 KiB."));
        }
        if (values.size() > 500)
            add(field, tr("There are more than 500 words."));
    }

    void environment()
    {
        QSet<QString> seen;
        for (qsizetype i = 0; i < p.environment.size(); ++i) {
            const EnvironmentVariable &variable = p.environment.at(i);
            const QString field = u"environment[%1]"_s.arg(i);
            if (!matches(variable.name, "[A-Za-z_][A-Za-z0-9_]*"))
                add(field + u".name"_s,
                    tr("A variable name has letters, digits and underscores and begins with no digit."));
            if (seen.contains(variable.name))
                add(field + u".name"_s, tr("%1 is set twice.").arg(variable.name));
            seen.insert(variable.name);
            if (!variable.secret.isEmpty() && !variable.value.isEmpty())
                add(field, tr("Give a value or the name of a secret, not both."));
            if (!variable.secret.isEmpty() && !isSecretName(variable.secret))
                add(field + u".secret"_s, tr("A secret's name has letters, digits and underscores."));
            if (variable.value.contains(QChar(0)))
                add(field + u".value"_s, tr("A value may not hold a NUL character."));
            if (variable.value.startsWith("hf_"_L1) && variable.value.size() > 20)
                add(field + u".value"_s, tr("This looks like a token. Store it as a secret and name the secret here."));
        }
    }

    void mounts()
    {
        for (qsizetype i = 0; i < p.mounts.size(); ++i) {
            const Mount &mount = p.mounts.at(i);
            const QString field = u"mounts[%1]"_s.arg(i);
            const bool isPath =
                mount.source.startsWith(u'/') || mount.source.startsWith("~/"_L1) || mount.source == "~"_L1;
            if (mount.source.contains(u':') || hasControls(mount.source) ||
                (!isPath && !matches(mount.source, "[a-zA-Z0-9][a-zA-Z0-9_.-]*")))
                add(field + u".source"_s,
                    tr("Use an absolute path on the node, one that begins with ~/, or a volume name."));
            if (!mount.target.startsWith(u'/') || mount.target.contains(u':') || hasControls(mount.target))
                add(field + u".target"_s, tr("Use an absolute path inside the container."));
        }
        if (!p.isContainer() && !p.mounts.isEmpty())
            add(u"mounts"_s, tr("A plain process sees the node's own folders: leave the mounts out."));
    }

    void ports()
    {
        QSet<int> seen;
        for (qsizetype i = 0; i < p.ports.size(); ++i) {
            const PortMapping &mapping = p.ports.at(i);
            const QString field = u"ports[%1]"_s.arg(i);
            if (mapping.hostPort == 0 || mapping.containerPort == 0)
                add(field, tr("A port is a number from 1 to 65535."));
            if (!isAddress(mapping.hostAddress))
                add(field + u".host_address"_s, tr("Use an IP address, usually 127.0.0.1."));
            if (seen.contains(mapping.hostPort))
                add(field + u".host_port"_s, tr("Port %1 is mapped twice.").arg(mapping.hostPort));
            seen.insert(mapping.hostPort);
        }
        if ((!p.isContainer() || p.network == "host"_L1) && !p.ports.isEmpty())
            add(u"ports"_s, tr("On the host network the service has its own port: name it in the field port instead."));
        if (p.servicePort() == 0)
            add(u"port"_s, tr("Say on which port of the node the service answers."));
    }

    void limits()
    {
        if (p.shmSize && *p.shmSize <= 0)
            add(u"shm_size_bytes"_s, tr("Give a size above 0, or leave it out."));
        if (p.contextTokens && *p.contextTokens <= 0)
            add(u"context_tokens"_s, tr("Give a number above 0, or leave it out."));
        if (p.concurrency && *p.concurrency <= 0)
            add(u"concurrency"_s, tr("Give a number above 0, or leave it out."));
        if (p.weightsBytes && *p.weightsBytes <= 0)
            add(u"weights_bytes"_s, tr("Give a size above 0, or leave it out."));
        for (auto it = p.ulimits.begin(); it != p.ulimits.end(); ++it) {
            if (!matches(it.key(), "[a-z]+") || !matches(it.value(), "-?\\d+(:-?\\d+)?"))
                add(u"ulimits.%1"_s.arg(it.key()), tr("Use a number or soft:hard, such as -1."));
        }
        if (!p.workingDirectory.isEmpty() && !p.workingDirectory.startsWith(u'/'))
            add(u"working_directory"_s, tr("Use an absolute path."));
        if (p.notes.size() > 16 * 1024)
            add(u"notes"_s, tr("Notes may have at most 16 KiB."));
    }

    const Profile &p;
    QList<ProfileProblem> m_problems;
};

} // namespace

QList<ProfileProblem> checkProfile(const Profile &profile)
{
    return Check(profile).all();
}

Result<void> validateProfile(const Profile &profile)
{
    const QList<ProfileProblem> problems = checkProfile(profile);
    if (problems.isEmpty())
        return {};
    QStringList lines;
    for (const ProfileProblem &problem : problems)
        lines.append(u"%1: %2"_s.arg(problem.field, problem.reason));
    return fail(Error::Code::BadInput, lines.join(u' '), lines.join(u'\n'));
}

bool isSecretName(const QString &name)
{
    return matches(name, "[A-Za-z_][A-Za-z0-9_]{0,63}");
}

Result<void> checkSecretName(const QString &name)
{
    if (isSecretName(name))
        return {};
    return fail(Error::Code::BadInput,
                tr("A secret's name has letters, digits and underscores and begins with no digit."));
}

QString profileIdFor(const QString &name, const QStringList &taken)
{
    static const QRegularExpression other(u"[^a-z0-9]+"_s);
    QString base = name.toLower().normalized(QString::NormalizationForm_KD).replace(other, u"-"_s).left(56);
    while (base.startsWith(u'-'))
        base.remove(0, 1);
    while (base.endsWith(u'-'))
        base.chop(1);
    if (base.isEmpty())
        base = u"profile"_s;
    QString id = base;
    for (int n = 2; taken.contains(id); ++n)
        id = u"%1-%2"_s.arg(base).arg(n);
    return id;
}

} // namespace kirikae
