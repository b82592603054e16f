// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/FakeNode.h"
#include "tests/support/PanelStates.h"
#include "tests/ui/PanelFixture.h"
#include "ui/pages/LoadEditor.h"
#include "ui/pages/NodePage.h"
#include "ui/pages/PlanView.h"
#include "ui/widgets/GaugeBar.h"
#include "ui/widgets/StepField.h"

#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSlider>
#include <QSpinBox>
#include <QTest>

using namespace kirikae;

/// Context and requests at once, tried out before anything is saved; and the change that would make a profile fit.
class tst_Load : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_panel.reset(); }

    void stepsReachEveryNumber();
    void longerContextTakesMoreAtOnce();
    void verdictFollowsTheSliders();
    void savingKeepsTheLoad();
    void resettingGoesBack();
    void anotherProfileDropsTheSketch();
    void withoutTheModelsFilesItIsSaid();
    void changeIsOneClick();
    void serviceInTheWayIsStoppedAfterAQuestion();
    void driftIsShown();

private:
    NodePage &page() { return *m_panel->window().page(); }
    template <class T>
    T *in(const char *field)
    {
        return m_panel->find<StepField>(field)->findChild<T *>();
    }
    void show(const NodeState &state);
    static NodeState withModel();

    std::unique_ptr<PanelFixture> m_panel;
    FakeNode *m_node = nullptr;
};

namespace {

/// Eighty layers with eight KV heads of 128, as Llama 3.3 70B has them, stored in four bits.
const QByteArray config = R"({"architectures":["LlamaForCausalLM"],"model_type":"llama","hidden_size":8192,
 "intermediate_size":28672,"num_hidden_layers":80,"num_attention_heads":64,"num_key_value_heads":8,"head_dim":128,
 "vocab_size":128256,"max_position_embeddings":131072,"torch_dtype":"bfloat16",
 "quantization_config":{"quant_method":"awq","bits":4,"group_size":128}})";

} // namespace

NodeState tst_Load::withModel()
{
    NodeState state = samples::idle();
    for (ProfileEntry &entry : state.profiles) {
        if (entry.file.id != QLatin1String("nemotron-vl"))
            continue;
        ModelOnDisk model;
        model.where = QStringLiteral("/models/llama");
        model.shape = readModelShape(config).value_or(ModelShape());
        entry.model = model;
        entry.measuredBytes.reset();
        // What this engine takes follows the load; vLLM takes its share of the memory whatever is asked.
        entry.file.profile.engine = QStringLiteral("llama-server");
        entry.file.profile.arguments = {QStringLiteral("-m"),     QStringLiteral("/models/llama"), QStringLiteral("-c"),
                                        QStringLiteral("131072"), QStringLiteral("-np"),           QStringLiteral("4")};
        entry.verdict = checkMemory(memoryQuestion(state, entry.file.profile));
    }
    return state;
}

void tst_Load::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    m_panel = std::make_unique<PanelFixture>([this] {
        auto node = std::make_unique<FakeNode>();
        node->nextPlan = samples::planThatFits();
        m_node = node.get();
        return node;
    });
    m_panel->openWindow();
    QVERIFY(m_panel->book.put({QStringLiteral("spark"), QStringLiteral("spark")}));
    m_panel->window().showNode(QStringLiteral("spark"));
}

void tst_Load::show(const NodeState &state)
{
    m_node->set(state);
    page().desk().select(QStringLiteral("nemotron-vl"));
    QTRY_VERIFY(m_panel->find<QPushButton>("switchButton")->isEnabled());
}

void tst_Load::stepsReachEveryNumber()
{
    StepField field(QStringLiteral("Context"), {});
    field.setSteps({1024, 2048, 4096, 131072}, 1024);
    int told = 0;
    connect(&field, &StepField::valueEdited, this, [&](int value) { told = value; });
    field.setValue(3000);
    QCOMPARE(told, 0);
    QCOMPARE(field.value(), 3000);
    QTest::keyClick(field.findChild<QSlider *>(), Qt::Key_Right);
    QCOMPARE(told, 131072);
    field.findChild<QSpinBox *>()->setValue(5000);
    QCOMPARE(told, 5000);
    field.setValue(1'000'000);
    QCOMPARE(field.value(), 131072);
}

void tst_Load::longerContextTakesMoreAtOnce()
{
    show(withModel());
    QCOMPARE(in<QSpinBox>("contextField")->value(), 32768);
    QCOMPARE(in<QSpinBox>("concurrencyField")->value(), 4);
    const auto left = [this] {
        return m_panel->find<QLabel>("gaugeCaption")->text().section(QLatin1Char(':'), 1).trimmed();
    };
    Bytes before = checkMemory(memoryQuestion(m_node->state(), page().desk().entry()->file.profile)).need.value_or(0);
    QVERIFY(before > 0);
    auto *slider = in<QSlider>("concurrencyField");
    slider->setFocus();
    for (int i = 0; i < 4; ++i) {
        const QString text = left();
        QTest::keyClick(slider, Qt::Key_Right);
        QVERIFY(page().desk().sketch());
        QVERIFY(left() != text);
    }
    QVERIFY(page().desk().sketch()->load.concurrency > 4);
}

void tst_Load::verdictFollowsTheSliders()
{
    show(withModel());
    in<QSpinBox>("contextField")->setValue(131072);
    in<QSpinBox>("concurrencyField")->setValue(64);
    QCOMPARE(page().desk().sketch()->verdict.fit, Fit::DoesNotFit);
    QCOMPARE(m_panel->find<QLabel>("verdictSentence")->text(), page().desk().sketch()->verdict.sentence);
    QVERIFY(!m_panel->find<QPushButton>("switchButton")->isEnabled()); // what would be started is not what is shown
    QTest::qWait(50);                                                  // the layout follows
    const QString folder = QCoreApplication::applicationDirPath() + QStringLiteral("/screenshots");
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(m_panel->window().grab().save(folder + QStringLiteral("/load-nofit.png")));
    in<QSpinBox>("contextField")->setValue(8192);
    in<QSpinBox>("concurrencyField")->setValue(1);
    QVERIFY(page().desk().sketch()->verdict.fit != Fit::DoesNotFit);
    QVERIFY(m_panel->find<QLabel>("roomText")->text().contains(QStringLiteral("tokens")));
    QTest::qWait(300); // the bar has come to rest
    QVERIFY(m_panel->window().grab().save(folder + QStringLiteral("/load-fits.png")));
}

void tst_Load::savingKeepsTheLoad()
{
    show(withModel());
    in<QSpinBox>("contextField")->setValue(65536);
    m_panel->find<QPushButton>("saveLoad")->click();
    QCOMPARE(m_node->lastSaved.argument(QStringLiteral("-c")), QStringLiteral("262144"));
    QTRY_VERIFY(!page().desk().sketch());
}

void tst_Load::resettingGoesBack()
{
    show(withModel());
    QVERIFY(!m_panel->find<QPushButton>("resetLoad")->isEnabled());
    in<QSpinBox>("contextField")->setValue(65536);
    m_panel->find<QPushButton>("resetLoad")->click();
    QCOMPARE(in<QSpinBox>("contextField")->value(), 32768);
    QVERIFY(m_panel->find<QPushButton>("switchButton")->isEnabled());
    in<QSpinBox>("contextField")->setValue(65536);
    in<QSpinBox>("contextField")->setValue(32768); // back by hand: nothing is changed either
    QVERIFY(!page().desk().sketch());
}

void tst_Load::anotherProfileDropsTheSketch()
{
    show(withModel());
    in<QSpinBox>("contextField")->setValue(65536);
    page().desk().select(QStringLiteral("gpt-oss-120b"));
    QVERIFY(!page().desk().sketch());
}

void tst_Load::withoutTheModelsFilesItIsSaid()
{
    show(samples::idle());
    QVERIFY(m_panel->find<QLabel>("roomText")->text().startsWith(QStringLiteral("The model's files are not read yet")));
    NodeState state = samples::idle();
    state.profiles[1].modelError = QStringLiteral("config.json is missing.");
    m_node->set(state);
    QVERIFY(m_panel->find<QLabel>("roomText")->text().endsWith(QStringLiteral("config.json is missing.")));
}

void tst_Load::changeIsOneClick()
{
    SwitchPlan plan = samples::planThatFits();
    plan.verdict.smallestChange = QStringLiteral("Set the context to 16,384 tokens: then 9.4 GiB stay free.");
    FitChange change;
    change.text = plan.verdict.smallestChange;
    change.arguments = {QStringLiteral("--model"), QStringLiteral("/models/llama"), QStringLiteral("--max-model-len"),
                        QStringLiteral("16384")};
    plan.verdict.change = change;
    m_node->nextPlan = plan;
    show(withModel());
    auto *button = m_panel->find<QPushButton>("applyChange");
    QTRY_VERIFY(button->isVisible());
    QCOMPARE(m_panel->find<QLabel>("smallestChange")->text(), plan.verdict.smallestChange);
    button->click();
    QCOMPARE(m_node->lastSaved.argument(QStringLiteral("max-model-len")), QStringLiteral("16384"));
}

void tst_Load::serviceInTheWayIsStoppedAfterAQuestion()
{
    const NodeState state = withModel();
    const auto other = std::find_if(state.services.begin(), state.services.end(),
                                    [](const Service &service) { return service.slot == QLatin1String("small"); });
    QVERIFY(other != state.services.end());
    SwitchPlan plan = samples::planThatFits();
    plan.verdict.change = FitChange();
    plan.verdict.change->stopServiceId = other->id;
    m_node->nextPlan = plan;
    show(state);
    QTRY_VERIFY(m_panel->find<QPushButton>("applyChange")->isVisible());
    m_panel->find<QPushButton>("applyChange")->click();
    QCOMPARE(m_panel->prompt.titles, QStringList{QStringLiteral("Stop %1?").arg(other->profileName)});
    QVERIFY(m_node->calls.contains(QStringLiteral("stopService ") + other->id));
}

void tst_Load::driftIsShown()
{
    SwitchPlan plan = samples::planThatFits();
    plan.verdict.drift = QStringLiteral("The estimate was 88.2 GiB, 7 % below the measured 94.8 GiB");
    m_node->nextPlan = plan;
    show(withModel());
    QTRY_COMPARE(m_panel->find<QLabel>("drift")->text(), plan.verdict.drift);
    QVERIFY(m_panel->find<QLabel>("drift")->isVisible());
}

QTEST_MAIN(tst_Load)
#include "tst_load.moc"
