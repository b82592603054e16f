// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoOps.h"
#include "models/node/DirectNode.h"
#include "tests/contract/NodeContract.h"

#include <QTest>

using namespace kirikae;

namespace {

constexpr double fast = 2000; // times the wall clock

/// The simulated node behind the switch engine.
class DemoRig : public NodeRig {
public:
    DemoRig()
    {
        auto ops = std::make_unique<DemoOps>(fast);
        m_ops = ops.get();
        m_node = std::make_unique<DirectNode>(QStringLiteral("demo"), std::move(ops), EngineRules::load({}, nullptr));
    }
    Node &node() override { return *m_node; }
    bool prepare() override { return true; }
    QString first() const override { return QStringLiteral("qwen3.6-35b-a3b-fp8"); }
    QString second() const override { return QStringLiteral("nemotron-super-vl-120b-fast"); }
    QString broken() const override { return QStringLiteral("nemotron-super-vl-120b-1m"); }
    QString impossible() const override { return QStringLiteral("llama-3.3-70b-bf16"); }
    void breakEveryStart() override { m_ops->setFault(DemoFault::WrapperOnly, 100); }
    void cutLink() override { m_ops->dropLink(Milliseconds(12'000)); }

private:
    DemoOps *m_ops = nullptr;
    std::unique_ptr<DirectNode> m_node;
};

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    NodeContract contract([] { return std::make_unique<DemoRig>(); });
    return QTest::qExec(&contract, argc, argv);
}
