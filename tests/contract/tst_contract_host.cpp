// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ops/HostOps.h"
#include "models/node/DirectNode.h"
#include "tests/contract/NodeContract.h"
#include "tests/support/CutHost.h"
#include "tests/support/Settled.h"

#include <QFile>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

using namespace kirikae;

namespace {

/// This machine, with real server processes on it: the stand-in for vLLM, started as plain programs.
class HostRig : public NodeRig {
public:
    HostRig()
    {
        for (const char *name : {"XDG_CONFIG_HOME", "XDG_STATE_HOME"})
            qputenv(name, (m_folder.path() + QLatin1Char('/') + QString::fromLatin1(name)).toLocal8Bit());
        auto host = std::make_unique<CutHost>();
        m_host = host.get();
        m_node = std::make_unique<DirectNode>(QStringLiteral("here"), std::make_unique<HostOps>(std::move(host)),
                                              EngineRules::load({}, nullptr));
    }

    ~HostRig() override
    {
        const NodeState now = m_node->state();
        for (const Service &service : now.services) {
            if (!service.foreign && service.isRunning() && !settled(m_node->stopService(service.id)))
                qWarning("a service of the test could not be stopped");
        }
    }

    Node &node() override { return *m_node; }

    bool prepare() override
    {
        QTcpServer free;
        free.listen(QHostAddress::LocalHost);
        m_port = free.serverPort();
        free.close();
        QFile model(m_folder.filePath(QStringLiteral("model")));
        const bool isReady = model.open(QIODevice::WriteOnly) &&
                             QFile::copy(QStringLiteral(KIRIKAE_STANDIN), program()) && save(first(), {}, 0.3) &&
                             save(second(), {}, 1.5) &&
                             save(broken(), {QStringLiteral("--fail"), QStringLiteral("kv_too_small")}, 0.3) &&
                             save(impossible(), {}, 0.3, Bytes(1) << 50);
        return isReady && settled(m_node->startSwitch({first(), false, QStringLiteral("tester"), {}}));
    }

    QString first() const override { return QStringLiteral("alpha"); }
    QString second() const override { return QStringLiteral("beta"); }
    QString broken() const override { return QStringLiteral("broken"); }
    QString impossible() const override { return QStringLiteral("impossible"); }

    void breakEveryStart() override
    {
        QFile::remove(program());
        QFile file(program());
        if (file.open(QIODevice::WriteOnly)) {
            file.write("#!/bin/sh\necho 'RuntimeError: out of order'\nexit 1\n");
            file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        }
    }

    void cutLink() override
    {
        m_host->loseLink();
        QTimer::singleShot(1200, m_host, [this] { m_host->restoreLink(); });
    }

private:
    [[nodiscard]] QString program() const { return m_folder.filePath(QStringLiteral("standin")); }

    bool save(const QString &id, const QStringList &arguments, double seconds, Bytes weights = MiB)
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
        const auto saved = settled(m_node->saveProfile(profile, {}));
        if (!saved)
            qWarning("%s", problemOf(saved).constData());
        return saved.has_value();
    }

    QTemporaryDir m_folder;
    CutHost *m_host = nullptr;
    std::unique_ptr<DirectNode> m_node;
    quint16 m_port = 0;
};

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    NodeContract contract([] { return std::make_unique<HostRig>(); });
    return QTest::qExec(&contract, argc, argv);
}
