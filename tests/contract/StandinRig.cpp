// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/contract/StandinRig.h"

#include "tests/support/Settled.h"

#include <QFile>
#include <QTcpServer>

namespace kirikae {

StandinRig::StandinRig()
{
    for (const char *name : {"XDG_CONFIG_HOME", "XDG_STATE_HOME"})
        qputenv(name, (m_folder.path() + QLatin1Char('/') + QString::fromLatin1(name)).toLocal8Bit());
}

bool StandinRig::prepare()
{
    QTcpServer free;
    free.listen(QHostAddress::LocalHost);
    m_port = free.serverPort();
    free.close();
    QFile model(m_folder.filePath(QStringLiteral("model")));
    const bool isReady = model.open(QIODevice::WriteOnly) && QFile::copy(QStringLiteral(KIRIKAE_STANDIN), program()) &&
                         save(first(), {}, 0.3) && save(second(), {}, 1.5) &&
                         save(broken(), {QStringLiteral("--fail"), QStringLiteral("kv_too_small")}, 0.3) &&
                         save(impossible(), {}, 0.3, Bytes(1) << 50);
    return isReady && settled(node().startSwitch({first(), false, QStringLiteral("tester"), {}, {}}));
}

void StandinRig::breakEveryStart()
{
    QFile::remove(program());
    QFile file(program());
    if (file.open(QIODevice::WriteOnly)) {
        file.write("#!/bin/sh\necho 'RuntimeError: out of order'\nexit 1\n");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
}

void StandinRig::stopServices()
{
    const NodeState now = node().state();
    for (const Service &service : now.services) {
        if (!service.foreign && service.isRunning() && !settled(node().stopService(service.id)))
            qWarning("a service of the test could not be stopped");
    }
}

bool StandinRig::save(const QString &id, const QStringList &arguments, double seconds, Bytes weights)
{
    Profile profile;
    profile.id = id;
    profile.name = id;
    profile.engine = QStringLiteral("vllm");
    profile.command = {program()};
    profile.model = m_folder.filePath(QStringLiteral("model"));
    profile.servedName = id;
    profile.arguments = QStringList{QStringLiteral("--model"),
                                    profile.model,
                                    QStringLiteral("--served-model-name"),
                                    id,
                                    QStringLiteral("--host"),
                                    QStringLiteral("127.0.0.1"),
                                    QStringLiteral("--port"),
                                    QString::number(m_port),
                                    QStringLiteral("--gpu-memory-utilization"),
                                    QStringLiteral("0.05"),
                                    QStringLiteral("--seconds"),
                                    QString::number(seconds)} +
                        arguments;
    profile.port = m_port;
    profile.weightsBytes = weights;
    const auto saved = settled(node().saveProfile(profile, {}));
    if (!saved)
        qWarning("%s", problemOf(saved).constData());
    return saved.has_value();
}

} // namespace kirikae
