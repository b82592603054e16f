// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ops/HostOps.h"
#include "models/node/DirectNode.h"
#include "tests/contract/NodeContract.h"
#include "tests/contract/StandinRig.h"
#include "tests/support/CutHost.h"

#include <QTest>

using namespace kirikae;

namespace {

/// This machine over a link that can be cut.
class HostRig : public StandinRig {
public:
    HostRig()
    {
        auto host = std::make_unique<CutHost>();
        m_host = host.get();
        m_node = std::make_unique<DirectNode>(QStringLiteral("here"), std::make_unique<HostOps>(std::move(host)),
                                              EngineRules::load({}, nullptr));
    }
    ~HostRig() override { stopServices(); }

    Node &node() override { return *m_node; }
    void cutLink() override
    {
        m_host->loseLink();
        QTimer::singleShot(1200, m_host, [this] { m_host->restoreLink(); });
    }

private:
    CutHost *m_host = nullptr;
    std::unique_ptr<DirectNode> m_node;
};

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    NodeContract contract([] { return std::make_unique<HostRig>(); });
    return QTest::qExec(&contract, argc, argv);
}
