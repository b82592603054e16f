// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/DockerBench.h"

#include "tests/support/Settled.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QUuid>

namespace kirikae {

using namespace Qt::StringLiterals;

QString DockerBench::image()
{
    return u"kirikae-root:1"_s;
}

LaunchSpec DockerBench::scriptSpec(const QString &script)
{
    Profile profile;
    profile.id = u"script"_s;
    profile.name = u"A script"_s;
    profile.image = image();
    profile.arguments = {u"/bin/sh"_s, u"-c"_s, script};
    profile.mounts = {{u"/usr"_s, u"/usr"_s, true}};
    profile.network = u"host"_s;
    profile.port = 18'000;
    return {profile, QUuid::createUuid().toString(QUuid::WithoutBraces)};
}

QString DockerBench::endlessScript()
{
    return u"trap 'exit 7' TERM; echo up; while :; do sleep 0.05; done"_s;
}

QString DockerBench::start()
{
    QString problem = m_server.start();
    if (problem.isEmpty())
        problem = m_server.importEmptyRoot(image());
    if (!problem.isEmpty())
        return problem;
    qputenv("DOCKER_HOST", m_server.dockerHost().toLocal8Bit());
    m_host.open();
    m_engine = std::make_unique<DockerEngine>(m_host);
    return QString::fromUtf8(problemOf(settled(m_engine->attach())));
}

void DockerBench::clean()
{
    const QByteArray ids = m_server.docker({u"ps"_s, u"-aq"_s}).standardOutput.simplified();
    if (!ids.isEmpty())
        m_server.docker(QStringList{u"rm"_s, u"-f"_s} + QString::fromLatin1(ids).split(u' '));
}

std::optional<Service> DockerBench::service(const ServiceId &id)
{
    const auto services = settled(m_engine->services());
    for (const Service &candidate : services.value_or(QList<Service>())) {
        if (candidate.id == id)
            return candidate;
    }
    return std::nullopt;
}

Service DockerBench::awaitStatus(const ServiceId &id, Service::Status status)
{
    QElapsedTimer time;
    time.start();
    auto found = service(id);
    while (found && found->status != status && time.elapsed() < 20'000) {
        QTest::qWait(20);
        found = service(id);
    }
    return found.value_or(Service());
}

QByteArray DockerBench::logOf(const ServiceId &id)
{
    const auto feed = m_engine->follow(id, {});
    QByteArray text;
    QObject::connect(feed.get(), &LogFeed::linesAdded, feed.get(), [&text](const QList<LogLine> &lines) {
        for (const LogLine &line : lines)
            text += line.text + '\n';
    });
    QSignalSpy ended(feed.get(), &LogFeed::ended);
    return ended.wait(20'000) ? text : QByteArray("the log did not end");
}

ServiceId DockerBench::runForeign(const QStringList &options, const QStringList &command)
{
    const auto output =
        m_server.docker(QStringList{u"run"_s, u"-d"_s, u"-v"_s, u"/usr:/usr:ro"_s, u"--network"_s, u"host"_s} +
                        options + QStringList{image()} + command);
    return output.exitCode == 0 ? u"docker:"_s + QString::fromLatin1(output.standardOutput.trimmed()) : ServiceId();
}

} // namespace kirikae
