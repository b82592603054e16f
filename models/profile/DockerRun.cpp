// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/profile/DockerRun.h"

#include "models/profile/EngineGuess.h"
#include "models/profile/RunValues.h"
#include "models/profile/ShellWords.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <map>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("DockerRun", text);
}

using Words = QList<ShellWord>;

/// Reads the words behind `docker run` into a profile. Every option lands in the profile, in a note, or in an error.
class Reader {
public:
    explicit Reader(const Words &words)
        : m_words(words)
    {
    }

    Result<DockerRunImport> run()
    {
        while (m_at < m_words.size() && !m_failure) {
            const QString word = m_words.at(m_at).text;
            if (!word.startsWith(u'-') || word == "-"_L1)
                break;
            ++m_at;
            if (word == "--"_L1)
                break;
            option(word);
        }
        if (!m_failure)
            imageAndArguments();
        if (m_failure)
            return fail(Error::Code::BadInput, *m_failure);
        completeFromArguments(m_import.profile);
        nameIt();
        return m_import;
    }

private:
    Profile &profile() { return m_import.profile; }
    template <class T>
    bool take(const Result<T> &value, T *target)
    {
        if (value)
            *target = *value;
        else
            refuse(value.error().message);
        return value.has_value();
    }
    void refuse(const QString &sentence) { m_failure = m_failure.value_or(sentence); }
    void note(const QString &sentence)
    {
        if (!m_import.notes.contains(sentence))
            m_import.notes.append(sentence);
    }

    void option(const QString &word)
    {
        if (!word.startsWith("--"_L1)) {
            shortOptions(word);
            return;
        }
        const qsizetype equals = word.indexOf(u'=');
        const QString name = word.mid(2, equals < 0 ? -1 : equals - 2);
        if (flags().contains(name)) {
            flag(name);
            return;
        }
        if (equals >= 0) {
            ShellWord value = m_words.at(m_at - 1);
            value.text = word.mid(equals + 1);
            valued(name, value);
        } else {
            takeValue(name);
        }
    }

    void shortOptions(const QString &word)
    {
        static const QMap<QChar, QString> names{
            {u'd', u"detach"_s},     {u'i', u"interactive"_s}, {u't', u"tty"_s},     {u'P', u"publish-all"_s},
            {u'v', u"volume"_s},     {u'e', u"env"_s},         {u'p', u"publish"_s}, {u'u', u"user"_s},
            {u'w', u"workdir"_s},    {u'h', u"hostname"_s},    {u'l', u"label"_s},   {u'm', u"memory"_s},
            {u'c', u"cpu-shares"_s}, {u'a', u"attach"_s}};
        for (qsizetype i = 1; i < word.size(); ++i) {
            const QString name = names.value(word.at(i));
            if (name.isEmpty()) {
                refuse(tr("There is no docker run option -%1. Check the line.").arg(word.at(i)));
                return;
            }
            if (flags().contains(name)) {
                flag(name);
                continue;
            }
            if (i + 1 < word.size()) {
                ShellWord value = m_words.at(m_at - 1);
                value.text = word.mid(i + 1);
                valued(name, value);
            } else {
                takeValue(name);
            }
            return;
        }
    }

    void takeValue(const QString &name)
    {
        if (m_at >= m_words.size()) {
            refuse(tr("The option --%1 has no value. Paste the whole command.").arg(name));
            return;
        }
        valued(name, m_words.at(m_at++));
    }

    static const QStringList &flags()
    {
        static const QStringList names{u"detach"_s,         u"interactive"_s,      u"tty"_s,       u"rm"_s,
                                       u"init"_s,           u"privileged"_s,       u"read-only"_s, u"publish-all"_s,
                                       u"no-healthcheck"_s, u"oom-kill-disable"_s, u"sig-proxy"_s, u"quiet"_s};
        return names;
    }

    void flag(const QString &name)
    {
        static const QStringList silent{u"detach"_s, u"interactive"_s, u"tty"_s,           u"init"_s,
                                        u"quiet"_s,  u"sig-proxy"_s,   u"no-healthcheck"_s};
        if (name == "rm"_L1)
            note(tr("--rm is left out: Kirikae keeps the container until the next one is ready, so that it can bring "
                    "it back."));
        else if (!silent.contains(name))
            note(tr("--%1 is left out: Kirikae does not set it.").arg(name));
    }

    void valued(const QString &name, const ShellWord &word)
    {
        using Act = std::function<void(Reader &, const ShellWord &)>;
        static const std::map<QString, Act> acts{
            {u"name"_s, [](Reader &r, const ShellWord &w) { r.m_name = w.text; }},
            {u"restart"_s, [](Reader &r, const ShellWord &w) { r.restart(w.text); }},
            {u"gpus"_s, [](Reader &r, const ShellWord &w) { r.gpus(w.text); }},
            {u"runtime"_s, [](Reader &r, const ShellWord &w) { r.runtime(w.text); }},
            {u"device"_s, [](Reader &r, const ShellWord &w) { r.device(w.text); }},
            {u"ipc"_s, [](Reader &r, const ShellWord &w) { r.profile().ipc = w.text; }},
            {u"shm-size"_s, [](Reader &r, const ShellWord &w) { r.shmSize(w.text); }},
            {u"volume"_s, [](Reader &r, const ShellWord &w) { r.volume(w); }},
            {u"mount"_s, [](Reader &r, const ShellWord &w) { r.mount(w); }},
            {u"env"_s, [](Reader &r, const ShellWord &w) { r.environment(w); }},
            {u"publish"_s, [](Reader &r, const ShellWord &w) { r.publish(w.text); }},
            {u"network"_s, [](Reader &r, const ShellWord &w) { r.profile().network = w.text; }},
            {u"net"_s, [](Reader &r, const ShellWord &w) { r.profile().network = w.text; }},
            {u"ulimit"_s, [](Reader &r, const ShellWord &w) { r.ulimit(w.text); }},
            {u"cap-add"_s, [](Reader &r, const ShellWord &w) { r.profile().capabilitiesAdded += w.text; }},
            {u"user"_s, [](Reader &r, const ShellWord &w) { r.plain(r.profile().user, u"user"_s, w); }},
            {u"workdir"_s,
             [](Reader &r, const ShellWord &w) { r.plain(r.profile().workingDirectory, u"workdir"_s, w); }},
            {u"entrypoint"_s, [](Reader &r, const ShellWord &w) { r.plain(r.m_entryPoint, u"entrypoint"_s, w); }},
        };
        static const QStringList silent{u"log-driver"_s,  u"log-opt"_s,      u"pull"_s,        u"label"_s,
                                        u"hostname"_s,    u"stop-timeout"_s, u"stop-signal"_s, u"attach"_s,
                                        u"detach-keys"_s, u"cidfile"_s,      u"platform"_s};
        static const QStringList known{u"memory"_s,
                                       u"memory-swap"_s,
                                       u"cpus"_s,
                                       u"cpuset-cpus"_s,
                                       u"cpu-shares"_s,
                                       u"security-opt"_s,
                                       u"cap-drop"_s,
                                       u"group-add"_s,
                                       u"add-host"_s,
                                       u"dns"_s,
                                       u"expose"_s,
                                       u"tmpfs"_s,
                                       u"pid"_s,
                                       u"env-file"_s,
                                       u"health-cmd"_s,
                                       u"health-interval"_s,
                                       u"health-timeout"_s,
                                       u"health-retries"_s,
                                       u"health-start-period"_s,
                                       u"oom-score-adj"_s,
                                       u"device-cgroup-rule"_s,
                                       u"sysctl"_s,
                                       u"userns"_s,
                                       u"network-alias"_s,
                                       u"link"_s,
                                       u"volumes-from"_s,
                                       u"uts"_s,
                                       u"cgroupns"_s,
                                       u"pids-limit"_s};
        const auto act = acts.find(name);
        if (act != acts.end())
            act->second(*this, word);
        else if (known.contains(name))
            note(tr("--%1 %2 is left out: Kirikae does not set it.").arg(name, word.text.left(80)));
        else if (!silent.contains(name))
            refuse(tr("There is no docker run option --%1 that Kirikae knows. Correct it, or take it out.")
                       .arg(name.left(60)));
    }

    /// A text that must be known as it stands.
    void plain(QString &target, const QString &option, const ShellWord &word)
    {
        if (word.hasCommand || !word.variables.isEmpty())
            refuse(tr("--%1 uses a variable or a command (%2). Write its value out: Kirikae runs nothing to find it.")
                       .arg(option, word.text.left(80)));
        target = word.text;
    }

    void restart(const QString &policy)
    {
        profile().restart = policy == "no"_L1 ? QString() : policy;
        if (policy != "no"_L1)
            note(tr("The restart policy %1 is set once the service is ready, so that a failing start cannot loop.")
                     .arg(policy));
    }

    void gpus(const QString &value)
    {
        if (take(gpusFrom(value), &profile().gpus) && value == "1"_L1)
            note(tr("--gpus 1 (any one GPU) became GPU 0."));
    }

    void runtime(const QString &value)
    {
        if (value == "nvidia"_L1 && profile().gpus.isEmpty()) {
            profile().gpus = u"all"_s;
            note(tr("--runtime nvidia became --gpus all, which does the same without a runtime to register."));
        } else if (value != "nvidia"_L1) {
            note(tr("--%1 %2 is left out: Kirikae does not set it.").arg(u"runtime"_s, value.left(80)));
        }
    }

    void device(const QString &value)
    {
        if (value.contains(u'=') && !value.startsWith(u'/'))
            profile().gpus = value;
        else
            note(tr("--%1 %2 is left out: Kirikae does not set it.").arg(u"device"_s, value.left(80)));
    }

    void shmSize(const QString &value)
    {
        Bytes bytes = 0;
        if (take(sizeFrom(value), &bytes))
            profile().shmSize = bytes;
    }

    void ulimit(const QString &value)
    {
        const qsizetype equals = value.indexOf(u'=');
        if (equals < 1)
            refuse(tr("--ulimit %1 is not understood. Use a form like memlock=-1.").arg(value.left(60)));
        else
            profile().ulimits.insert(value.first(equals), value.sliced(equals + 1));
    }

    void volume(const ShellWord &word)
    {
        Mount mount;
        if (!word.text.contains(u':'))
            note(tr("The anonymous volume %1 is left out: it would be empty at every start.").arg(word.text.left(80)));
        else if (take(volumeFrom(word), &mount))
            profile().mounts.append(mount);
    }

    void mount(const ShellWord &word)
    {
        Mount mount;
        if (word.text.contains("type=tmpfs"_L1))
            note(tr("--%1 %2 is left out: Kirikae does not set it.").arg(u"mount"_s, word.text.left(80)));
        else if (take(mountFrom(word), &mount))
            profile().mounts.append(mount);
    }

    void environment(const ShellWord &word)
    {
        EnvironmentVariable variable;
        if (!take(variableFrom(word), &variable))
            return;
        if (!variable.secret.isEmpty())
            note(tr("%1 comes from the secret %2: store it on the node once. Its value is in no profile, log or "
                    "command.")
                     .arg(variable.name, variable.secret));
        profile().environment.removeIf([&variable](const auto &other) { return other.name == variable.name; });
        profile().environment.append(variable);
    }

    void publish(const QString &value)
    {
        PortMapping mapping;
        if (!take(portFrom(value), &mapping))
            return;
        if (mapping.hostAddress == "127.0.0.1"_L1 && !value.startsWith("127."_L1))
            note(tr("Port %1 is published on 127.0.0.1 only, not to the network: reach it through the tunnel. Change "
                    "host_address if you mean it.")
                     .arg(mapping.hostPort));
        profile().ports.append(mapping);
    }

    void imageAndArguments()
    {
        if (m_at >= m_words.size()) {
            refuse(tr("The command names no image. Paste the whole command, with its continuation lines."));
            return;
        }
        plain(profile().image, u"image"_s, m_words.at(m_at++));
        if (!m_entryPoint.isEmpty())
            profile().command = {m_entryPoint};
        for (; m_at < m_words.size(); ++m_at) {
            const ShellWord &word = m_words.at(m_at);
            if (word.text == ">"_L1 || word.text.startsWith("2>"_L1) || word.text.startsWith(">/"_L1))
                break;
            QString argument;
            plain(argument, u"argument"_s, word);
            profile().arguments.append(argument);
        }
    }

    void nameIt()
    {
        Profile &p = profile();
        const QString model = p.expectedModelId().section(u'/', -1);
        p.name = !model.isEmpty() ? model : m_name;
        if (p.name.isEmpty())
            p.name = p.image.section(u'/', -1).section(u':', 0, 0);
    }

    const Words &m_words;
    qsizetype m_at = 0;
    DockerRunImport m_import;
    QString m_name;
    QString m_entryPoint;
    std::optional<QString> m_failure;
};

/// The words behind `docker run` when a command is one.
std::optional<Words> wordsOfRun(Words command)
{
    const auto drop = [&command](const QStringList &names) {
        const bool isThere = !command.isEmpty() && names.contains(command.first().text.section(u'/', -1));
        if (isThere)
            command.removeFirst();
        return isThere;
    };
    while (!command.isEmpty() && (command.first().text == "sudo"_L1 || command.first().text.contains(u'=') ||
                                  command.first().text == "-E"_L1))
        command.removeFirst();
    if (!drop({u"docker"_s, u"podman"_s, u"nvidia-docker"_s, u"nerdctl"_s}))
        return std::nullopt;
    drop({u"container"_s});
    return drop({u"run"_s, u"create"_s}) ? std::optional(command) : std::nullopt;
}

} // namespace

Result<DockerRunImport> profileFromDockerRun(const QString &text)
{
    const auto commands = splitShell(text);
    if (!commands)
        return fail(commands.error());
    for (const Words &command : *commands) {
        if (const auto words = wordsOfRun(command))
            return Reader(*words).run();
    }
    return fail(Error::Code::BadInput, tr("There is no docker run command in this text."));
}

} // namespace kirikae
