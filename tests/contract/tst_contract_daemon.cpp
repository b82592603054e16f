// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/Daemon.h"
#include "app/links/daemon/DaemonNode.h"
#include "app/links/host/LocalHost.h"
#include "app/links/ops/HostOps.h"
#include "models/node/DirectNode.h"
#include "models/upkeep/UpkeepStore.h"
#include "tests/contract/NodeContract.h"
#include "tests/contract/StandinRig.h"
#include "tests/support/CutHost.h"
#include "tests/support/ScriptedAsker.h"

#include <QTest>

using namespace kirikae;

namespace {

/// This machine behind kirikaed's API on a Unix socket; the link breaks between the two.
class DaemonRig : public StandinRig {
public:
    DaemonRig()
        : m_direct(QStringLiteral("here"), std::make_unique<HostOps>(std::make_unique<LocalHost>()),
                   EngineRules::load({}, nullptr))
        , m_upkeep(filePath(QStringLiteral("upkeep.json")))
        , m_daemon(m_direct, m_upkeep)
    {
        m_direct.open();
        const QString path = filePath(QStringLiteral("api.sock"));
        const auto socket = listenUnix(path);
        if (!socket || !m_daemon.serve(*socket))
            qFatal("the daemon does not listen");
        m_host.open();
        DaemonDoor door;
        door.dial = [this, path] { return m_host.dial({path.toUtf8(), {}, 0}); };
        door.text = QStringLiteral("kirikaed on a link that breaks");
        m_node = std::make_unique<DaemonNode>(QStringLiteral("here"), door, m_asker);
    }
    ~DaemonRig() override { stopServices(); }

    Node &node() override { return *m_node; }
    void cutLink() override { m_host.cutConnections(); } // it comes back by itself

private:
    DirectNode m_direct;
    UpkeepStore m_upkeep;
    Daemon m_daemon;
    CutHost m_host;
    ScriptedAsker m_asker;
    std::unique_ptr<DaemonNode> m_node;
};

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    NodeContract contract([] { return std::make_unique<DaemonRig>(); });
    return QTest::qExec(&contract, argc, argv);
}
