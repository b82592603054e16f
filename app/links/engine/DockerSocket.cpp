// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/DockerSocket.h"

#include "app/links/engine/CommandDevice.h"
#include "models/core/Log.h"
#include "models/core/Text.h"

#include <QUrl>

namespace kirikae {

namespace {

/// Five lines of facts, then one line per socket that exists: "ok" or "denied", a blank, its path.
constexpr const char surveyScript[] = R"sh(
runtime=${XDG_RUNTIME_DIR:-/run/user/$(id -u)}
printf '%s\n' "$DOCKER_HOST" "${XDG_CONFIG_HOME:-$HOME/.config}" "$HOME" "$(id -un)"
[ -e "${XDG_STATE_HOME:-$HOME/.local/state}/kirikae/containers" ] && echo used || echo new
case $DOCKER_HOST in unix://*) own=${DOCKER_HOST#unix://} ;; *) own= ;; esac
for socket in "$own" /var/run/docker.sock "$runtime/docker.sock" /run/podman/podman.sock "$runtime/podman/podman.sock"
do
    [ -S "$socket" ] || continue
    if [ -r "$socket" ] && [ -w "$socket" ]; then echo "ok $socket"; else echo "denied $socket"; fi
done
)sh";

/// "tcp://host:port" in $DOCKER_HOST; without TLS, which is the usual thing on a loopback address only.
std::optional<DialTarget> tcpTarget(const QString &dockerHost)
{
    const QUrl url(dockerHost);
    if (url.scheme() != QLatin1String("tcp") || url.host().isEmpty())
        return std::nullopt;
    return DialTarget{{}, url.host(), static_cast<quint16>(url.port(2375))};
}

} // namespace

DockerSocket::DockerSocket(Host &host, QObject *parent)
    : QObject(parent)
    , m_host(host)
{
}

Pending<void> DockerSocket::find()
{
    m_wasRefused = false;
    const Once<void> found;
    whenDone(m_host.run({"/bin/sh", "-c", surveyScript}), this, [this, found](const Result<RunOutput> &output) {
        if (!output) {
            found.settle(fail(output.error()));
            return;
        }
        readSurvey(output->standardOutput);
        tryFrom(0, found);
    });
    return found.future();
}

void DockerSocket::readSurvey(const QByteArray &text)
{
    const QList<QByteArray> lines = text.split('\n');
    m_candidates.clear();
    if (lines.size() < 5)
        return;
    m_wasUsed = lines.at(4) == "used";
    m_secretsFolder = QString::fromUtf8(lines.at(1)) + QStringLiteral("/kirikae/secrets");
    m_homeFolder = QString::fromUtf8(lines.at(2));
    m_user = cleanText(lines.at(3), 64);
    if (const auto tcp = tcpTarget(QString::fromUtf8(lines.at(0))))
        m_candidates.append({*tcp, false});
    for (const QByteArray &line : lines.sliced(5)) {
        if (line.startsWith("ok "))
            m_candidates.append({DialTarget{line.mid(3), {}, 0}, false});
        else if (line.startsWith("denied "))
            m_candidates.append({DialTarget{line.mid(7), {}, 0}, true});
    }
}

void DockerSocket::tryFrom(qsizetype index, const Once<void> &found)
{
    while (index < m_candidates.size() && m_candidates.at(index).isDenied)
        ++index;
    if (index >= m_candidates.size()) {
        endSearch(found);
        return;
    }
    const DialTarget target = m_candidates.at(index).target;
    whenDone(m_host.dial(target), this, [this, index, target, found](const Result<std::shared_ptr<QIODevice>> &stream) {
        if (stream) {
            (*stream)->close();
            m_target = target;
            m_usesCommand = false;
            found.settle({});
            return;
        }
        qCInfo(logOps) << "no container engine at" << target.unixPath << target.host << ":" << stream.error().message;
        if (m_host.link().kind != LinkState::Kind::Connected) {
            found.settle(fail(stream.error()));
            return;
        }
        m_wasRefused = m_wasRefused || stream.error().code == Error::Code::NotSupported ||
                       stream.error().code == Error::Code::Denied;
        tryFrom(index + 1, found);
    });
}

void DockerSocket::endSearch(const Once<void> &found)
{
    const bool isDenied = std::any_of(m_candidates.cbegin(), m_candidates.cend(),
                                      [](const Candidate &candidate) { return candidate.isDenied; });
    m_target = {};
    m_usesCommand = false;
    if (m_wasRefused) { // the SSH server forbids what docker's own command can still do
        m_usesCommand = true;
        for (const Candidate &candidate : std::as_const(m_candidates)) {
            if (!candidate.isDenied && m_target.unixPath.isEmpty())
                m_target.unixPath = candidate.target.unixPath;
        }
        found.settle({});
    } else if (isDenied) {
        found.settle(fail(deniedError()));
    } else if (m_wasUsed || !m_candidates.isEmpty()) {
        found.settle(fail(Error::Code::Unreachable,
                          tr("The container engine of this node does not answer. Start it with \"sudo systemctl start "
                             "docker\".")));
    } else {
        found.settle(
            fail(Error::Code::NotFound, tr("No container engine answers on this node. Install Docker, or start it with "
                                           "\"sudo systemctl start docker\".")));
    }
}

Error DockerSocket::deniedError() const
{
    QStringList paths;
    for (const Candidate &candidate : m_candidates) {
        if (candidate.isDenied)
            paths.append(cleanText(candidate.target.unixPath, 200));
    }
    return {Error::Code::Denied,
            tr("The user %1 may not use the container engine. Add the user to the docker group "
               "(\"sudo usermod -aG docker %1\") and connect again.")
                .arg(m_user),
            paths.join(QLatin1Char(' '))};
}

Pending<std::shared_ptr<QIODevice>> DockerSocket::dial()
{
    if (!m_usesCommand && m_target.unixPath.isEmpty() && m_target.host.isEmpty())
        return readyError<std::shared_ptr<QIODevice>>(
            {Error::Code::Unreachable, tr("No container engine is connected on this node."), {}});
    if (!m_usesCommand)
        return m_host.dial(m_target);
    Argv argv{"docker"};
    if (!m_target.unixPath.isEmpty())
        argv << "--host"
             << "unix://" + m_target.unixPath;
    argv << "system"
         << "dial-stdio";
    m_commandProblem.clear();
    auto device = std::make_shared<CommandDevice>(m_host.stream(argv));
    connect(device.get(), &CommandDevice::errorTextReceived, this,
            [this](const QByteArray &text) { m_commandProblem = (m_commandProblem + cleanText(text)).left(2000); });
    return ready<std::shared_ptr<QIODevice>>(device);
}

} // namespace kirikae
