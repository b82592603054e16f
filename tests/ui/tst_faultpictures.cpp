// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/OpenNode.h"
#include "app/links/demo/DemoFault.h"
#include "tests/ui/PanelFixture.h"
#include "tests/ui/RoomCheck.h"
#include "ui/pages/NodePage.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/LogView.h"

#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace kirikae;

/// Every fault of the simulated node as a person sees it: the switch runs until it has ended (or the plan refuses it),
/// the sentence is the right kind's, and the window is kept as a picture in screenshots/ of the build directory.
class tst_FaultPictures : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        // The platform without a screen cannot place windows, and says so of each dialog.
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }
    void cleanup()
    {
        m_panel.reset();
        qunsetenv("KIRIKAE_DEMO_FAULT");
    }

    void showsWhatHappened_data();
    void showsWhatHappened();
    void planRefuses_data();
    void planRefuses();
    void everyFaultHasItsPicture();

private:
    void openDemo(const QString &fault, int times);
    [[nodiscard]] NodePage &page() { return *m_panel->window().page(); }
    [[nodiscard]] const NodeState &state() { return page().desk().state(); }
    void save(const QString &fault);

    QuestionQueue m_questions;
    QSet<QString> m_shown;
    std::unique_ptr<PanelFixture> m_panel;
};

namespace {

constexpr int longMs = 60'000;
const auto target = QStringLiteral("nemotron-super-vl-120b-fast");

} // namespace

void tst_FaultPictures::openDemo(const QString &fault, int times)
{
    qputenv("KIRIKAE_DEMO_FAULT", QStringLiteral("%1:%2").arg(fault).arg(times).toLatin1());
    m_panel = std::make_unique<PanelFixture>([this] {
        NodeAddress address;
        address.link = NodeAddress::Link::Demo;
        address.name = QStringLiteral("demo");
        address.speed = 1000;
        auto node = openNode(address, m_questions);
        return node ? std::move(*node) : nullptr;
    });
    m_panel->openWindow().resize(1280, 860);
    QVERIFY(m_panel->book.put({QStringLiteral("demo"), QStringLiteral("demo")}));
    m_panel->window().showNode(QStringLiteral("demo"));
    QTRY_VERIFY(state().loaded && !state().pools.isEmpty());
    QTRY_VERIFY(page().desk().entry());
}

void tst_FaultPictures::save(const QString &fault)
{
    const QString folder = QCoreApplication::applicationDirPath() + QStringLiteral("/screenshots");
    QVERIFY(QDir().mkpath(folder));
    QTest::qWait(100);                                             // the second bar glides
    QTRY_COMPARE(tooLittleRoom(m_panel->window()), QStringList()); // the layout follows its texts
    QVERIFY(m_panel->window().grab().save(QStringLiteral("%1/fault-%2.png").arg(folder, fault)));
    m_shown.insert(fault);
}

void tst_FaultPictures::showsWhatHappened_data()
{
    QTest::addColumn<int>("times");
    QTest::addColumn<QString>("profile");
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("says");     ///< in the sentences
    QTest::addColumn<QString>("evidence"); ///< in the line shown; empty = none is
    QTest::addColumn<QString>("button");
    const auto row = [](DemoFault fault, int times, const char *outcome, const char *kind, const char *says,
                        const char *evidence, const char *button) {
        const QString profile = fault == DemoFault::DriverPool ? QStringLiteral("gpt-oss-120b") : QString(target);
        QTest::newRow(qPrintable(demoFaultName(fault)))
            << times << profile << QString::fromLatin1(outcome) << QString::fromLatin1(kind)
            << QString::fromLatin1(says) << QString::fromLatin1(evidence) << QString::fromLatin1(button);
    };
    row(DemoFault::None, 1, "ready", "", "", "", "");
    row(DemoFault::KvTooSmall, 1, "failed_restored", "kv_cache_smaller_than_context",
        "Largest context that fits: ", "KV cache is needed", "Set the context to ");
    row(DemoFault::OutOfMemory, 1, "failed_restored", "memory_guard", "before the node could freeze", "below the floor",
        "");
    row(DemoFault::DamagedWeights, 1, "failed_restored", "weights_incomplete", "download it again", "deserializing",
        "");
    row(DemoFault::BadFlag, 1, "failed_restored", "unrecognized_arguments", "does not know the option",
        "unrecognized arguments", "");
    row(DemoFault::WrapperOnly, 1, "failed_restored", "unknown", "What the node showed: Exit code 1.", "", "");
    row(DemoFault::NeverReady, 1, "failed_restored", "stalled", "has been stuck for", "", "");
    row(DemoFault::WrongAnswers, 1, "failed_restored", "nonsense_answer", "with nonsense", "", "");
    row(DemoFault::LinkLost, 1, "ready", "", "", "", "");
    row(DemoFault::HostFreeze, 1, "failed_restored", "node_freeze_unified_memory", "stopped answering or restarted", "",
        "");
    row(DemoFault::StartTestRefused, 2, "failed_restored", "free_memory_below_utilization",
        "Something else still holds memory", "Free memory on device", "Reserve ");
    row(DemoFault::DriverPool, 1, "ready", "", "", "", "");
}

void tst_FaultPictures::showsWhatHappened()
{
    QFETCH(int, times);
    QFETCH(QString, profile);
    QFETCH(QString, outcome);
    QFETCH(QString, kind);
    QFETCH(QString, says);
    QFETCH(QString, evidence);
    QFETCH(QString, button);
    const QString fault = QString::fromLatin1(QTest::currentDataTag());
    openDemo(fault, times);
    page().desk().select(profile);
    QTRY_VERIFY(m_panel->find<QPushButton>("switchButton")->isEnabled());
    m_panel->find<QPushButton>("switchButton")->click();
    QTRY_COMPARE_WITH_TIMEOUT(page().desk().view(), NodeDesk::View::Outcome, longMs);
    QTRY_VERIFY(state().link.kind == LinkState::Kind::Connected);
    QTRY_VERIFY(m_panel->find<LogView>("logView")->document()->blockCount() > 1);
    save(fault);
    const SwitchRecord &record = *state().lastSwitch;
    QCOMPARE(outcomeId(record.outcome), outcome);
    QCOMPARE(record.failure.value_or(Failure()).kind, kind);
    auto *banner = m_panel->find<Banner>("outcomeBanner");
    QVERIFY(!banner->title().isEmpty());
    QVERIFY2(banner->body().contains(says), qPrintable(banner->body()));
    QVERIFY2(!banner->body().contains(QLatin1Char('{')), qPrintable(banner->body()));
    const QString shown = banner->findChild<QLabel *>(QStringLiteral("bannerEvidence"))->text();
    QVERIFY2(evidence.isEmpty() ? shown.isEmpty() : shown.contains(evidence), qPrintable(shown));
    const QList<QPushButton *> buttons = banner->findChildren<QPushButton *>();
    QVERIFY(button.isEmpty() || std::any_of(buttons.cbegin(), buttons.cend(), [&button](const QPushButton *one) {
                return one->text().startsWith(button);
            }));
}

void tst_FaultPictures::planRefuses_data()
{
    QTest::addColumn<QString>("says");
    const auto row = [](DemoFault fault, const char *says) {
        QTest::newRow(qPrintable(demoFaultName(fault))) << QString::fromLatin1(says);
    };
    row(DemoFault::MissingWeights, "model");
    row(DemoFault::PortTaken, "Port ");
    row(DemoFault::ImageMissing, "image");
}

void tst_FaultPictures::planRefuses()
{
    QFETCH(QString, says);
    const QString fault = QString::fromLatin1(QTest::currentDataTag());
    openDemo(fault, 1);
    page().desk().select(target);
    const auto isSaid = [&] {
        const QList<Banner *> problems = m_panel->window().findChildren<Banner *>(QStringLiteral("planProblem"));
        return std::any_of(problems.cbegin(), problems.cend(), [&says](const Banner *problem) {
            return (problem->title() + problem->body()).contains(says);
        });
    };
    QTRY_VERIFY(isSaid());
    QVERIFY(!m_panel->find<QPushButton>("switchButton")->isEnabled());
    save(fault);
}

void tst_FaultPictures::everyFaultHasItsPicture()
{
    const QStringList names = demoFaultNames();
    for (const QString &name : names)
        QVERIFY2(m_shown.contains(name), qPrintable(name));
}

QTEST_MAIN(tst_FaultPictures)
#include "tst_faultpictures.moc"
