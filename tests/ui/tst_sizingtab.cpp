// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/FakeNode.h"
#include "tests/support/PanelStates.h"
#include "tests/ui/PanelFixture.h"
#include "ui/pages/NodePage.h"
#include "ui/widgets/CatalogueTable.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>

using namespace kirikae;

/// The table of precision and context, and the machines with the user's prices.
class tst_SizingTab : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_panel.reset(); }

    void tableShowsPrecisionByContext();
    void moreRequestsTakeMore();
    void everyConnectedNodeIsJudged();
    void pricesAreRememberedAndDecide();
    void nonsenseIsNoPrice();
    void withoutTheModelsFilesItIsSaid();
    void pictures_data();
    void pictures();

private:
    NodePage &page() { return *m_panel->window().page(); }
    template <class T>
    T *find(const char *name)
    {
        return page().findChild<T *>(QLatin1String(name));
    }
    QTableWidget *table() { return find<QTableWidget>("sizingTable"); }
    void open();
    int rowOf(const QString &machine);

    std::unique_ptr<PanelFixture> m_panel;
    QList<FakeNode *> m_made;
};

namespace {

constexpr int sizingTab = 5;

const QByteArray config = R"({"architectures":["LlamaForCausalLM"],"model_type":"llama","hidden_size":8192,
 "intermediate_size":28672,"num_hidden_layers":80,"num_attention_heads":64,"num_key_value_heads":8,"head_dim":128,
 "vocab_size":128256,"max_position_embeddings":131072,"torch_dtype":"bfloat16"})";

NodeState withModel()
{
    NodeState state = samples::idle();
    for (ProfileEntry &entry : state.profiles) {
        if (entry.file.id == QLatin1String("llama33-70b")) {
            entry.model = ModelOnDisk();
            entry.model->where = QStringLiteral("/models/llama");
            entry.model->shape = readModelShape(config).value_or(ModelShape());
        }
    }
    return state;
}

} // namespace

void tst_SizingTab::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    m_made.clear();
    m_panel = std::make_unique<PanelFixture>([this] {
        auto node = std::make_unique<FakeNode>();
        node->nextPlan = samples::planThatDoesNot();
        m_made.append(node.get());
        return node;
    });
    m_panel->openWindow();
    QVERIFY(m_panel->book.put({QStringLiteral("spark-2f4a"), QStringLiteral("spark-2f4a")}));
    m_panel->window().showNode(QStringLiteral("spark-2f4a"));
}

void tst_SizingTab::open()
{
    m_made.first()->set(withModel());
    page().desk().select(QStringLiteral("llama33-70b"));
    page().showTab(sizingTab);
}

int tst_SizingTab::rowOf(const QString &machine)
{
    auto *catalogue = find<CatalogueTable>("catalogue");
    for (int row = 0; row < catalogue->rowCount(); ++row) {
        if (catalogue->item(row, 0)->text().contains(machine))
            return row;
    }
    return -1;
}

void tst_SizingTab::tableShowsPrecisionByContext()
{
    open();
    QCOMPARE(table()->rowCount(), 3); // 16 bit as it is, 8 bit, 4 bit
    QCOMPARE(table()->columnCount(), 5);
    QCOMPARE(table()->horizontalHeaderItem(4)->text(), QStringLiteral("128 k"));
    const auto total = [this](int row, int column) {
        return table()->item(row, column)->text().section(QLatin1Char('\n'), 0, 0).toDouble();
    };
    for (int row = 0; row < 3; ++row) {
        for (int column = 1; column < 5; ++column)
            QVERIFY(total(row, column) > total(row, column - 1));
    }
    QVERIFY(total(0, 0) > 130 && total(0, 0) < 145);
    QVERIFY(total(1, 0) > total(2, 0));
    QVERIFY(table()->item(0, 0)->text().endsWith(QStringLiteral("too big")));
    QVERIFY(table()->item(2, 0)->text().endsWith(QStringLiteral("\nfits")));
}

void tst_SizingTab::moreRequestsTakeMore()
{
    open();
    const QString before = table()->item(2, 2)->text();
    find<QSpinBox>("sizingRequests")->setValue(find<QSpinBox>("sizingRequests")->value() + 7);
    QVERIFY(table()->item(2, 2)->text() != before);
}

void tst_SizingTab::everyConnectedNodeIsJudged()
{
    QVERIFY(m_panel->book.put({QStringLiteral("h200"), QStringLiteral("h200")}));
    m_panel->window().showNode(QStringLiteral("h200"));
    NodeState other = samples::discrete();
    other.name = QStringLiteral("h200");
    m_made.last()->set(other);
    m_panel->window().showNode(QStringLiteral("spark-2f4a"));
    open();
    table()->setCurrentCell(0, 0);
    const auto text = [this] { return find<QLabel>("sizingCell")->text(); };
    QTRY_VERIFY2(text().contains(QStringLiteral("on spark-2f4a")) && text().contains(QStringLiteral("on h200")),
                 qPrintable(text()));
    auto *node = find<QComboBox>("sizingNode");
    QCOMPARE(node->count(), 2);
    const QString before = table()->item(0, 0)->toolTip();
    node->setCurrentIndex(1);
    emit node->activated(1);
    QVERIFY(table()->item(0, 0)->toolTip() != before); // judged on the other one
}

void tst_SizingTab::pricesAreRememberedAndDecide()
{
    open();
    table()->setCurrentCell(2, 0);
    const auto answer = [this] { return find<QLabel>("sizingAnswer")->text(); };
    QVERIFY2(answer().startsWith(QStringLiteral("Smallest that holds it on one card")), qPrintable(answer()));
    auto *catalogue = find<CatalogueTable>("catalogue");
    catalogue->item(rowOf(QStringLiteral("H200")), 2)->setText(QStringLiteral("3.5"));
    catalogue->item(rowOf(QStringLiteral("H100")), 2)->setText(QStringLiteral("1.99"));
    QVERIFY2(answer().contains(QStringLiteral("H100")) && answer().contains(QStringLiteral("1.99")),
             qPrintable(answer()));
    m_panel->reopenWindow();
    m_panel->window().showNode(QStringLiteral("spark-2f4a"));
    open();
    QCOMPARE(find<CatalogueTable>("catalogue")->item(rowOf(QStringLiteral("H200")), 2)->text(), QStringLiteral("3.50"));
}

void tst_SizingTab::nonsenseIsNoPrice()
{
    open();
    auto *catalogue = find<CatalogueTable>("catalogue");
    QTableWidgetItem *price = catalogue->item(rowOf(QStringLiteral("H200")), 2);
    for (const char *text : {"cheap", "-1", "nan", "1e99"}) {
        price->setText(QString::fromLatin1(text));
        QCOMPARE(price->text(), QString());
    }
}

void tst_SizingTab::withoutTheModelsFilesItIsSaid()
{
    m_made.first()->set(samples::idle());
    page().desk().select(QStringLiteral("llama33-70b"));
    page().showTab(sizingTab);
    QCOMPARE(find<QLabel>("sizingNote")->text(), QStringLiteral("The model's files are not read yet."));
    QVERIFY(!table()->isVisible());
}

void tst_SizingTab::pictures_data()
{
    QTest::addColumn<ColorScheme>("scheme");
    QTest::newRow("light") << ColorScheme::Light;
    QTest::newRow("dark") << ColorScheme::Dark;
}

void tst_SizingTab::pictures()
{
    QFETCH(ColorScheme, scheme);
    m_panel->theme.choose(scheme);
    open();
    QTest::qWait(300);
    const QString folder = QCoreApplication::applicationDirPath() + QStringLiteral("/screenshots");
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(m_panel->window().grab().save(
        QStringLiteral("%1/sizing-%2.png").arg(folder, QString::fromLatin1(QTest::currentDataTag()))));
}

QTEST_MAIN(tst_SizingTab)
#include "tst_sizingtab.moc"
