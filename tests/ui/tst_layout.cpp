// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/FakeNode.h"
#include "tests/support/PanelStates.h"
#include "tests/ui/Japanese.h"
#include "tests/ui/PanelFixture.h"
#include "tests/ui/RoomCheck.h"
#include "ui/pages/NodePage.h"
#include "ui/widgets/GaugeBar.h"

#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTest>

#include <optional>

using namespace kirikae;
using namespace Qt::StringLiterals;

/// Every state of the window in both languages and in small and usual sizes: nothing is squeezed or cut off.
class tst_Layout : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void everythingHasRoom_data();
    void everythingHasRoom();
    void tabsGiveTheOutcomeWhatItLacks();
    void noNumberIsCrossed();

private:
    void show(const QString &state);
    [[nodiscard]] NodePage *page() const { return m_panel->window().page(); }

    std::unique_ptr<PanelFixture> m_panel;
    FakeNode *m_node = nullptr;
};

void tst_Layout::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
}

void tst_Layout::cleanup()
{
    m_panel.reset();
}

void tst_Layout::show(const QString &state)
{
    m_panel = std::make_unique<PanelFixture>([this] {
        auto node = std::make_unique<FakeNode>();
        m_node = node.get();
        return node;
    });
    m_panel->openWindow();
    if (state == u"welcome"_s)
        return;
    QVERIFY(m_panel->book.put({u"spark"_s, u"spark"_s}));
    m_panel->window().showNode(u"spark"_s);
    m_node->records = samples::history();
    m_node->nextPlan = state == u"nofit"_s      ? samples::planThatDoesNot()
                       : state == u"problems"_s ? samples::planWithProblems()
                       : state == u"drain"_s    ? samples::planWithRequests(3)
                       : state == u"two"_s      ? samples::planWithTwoInSlot()
                       : state == u"unknown"_s  ? samples::planOfUnknown()
                                                : samples::planThatFits();
    const QMap<QString, NodeState (*)()> states{
        {u"loading"_s, samples::loading},
        {u"ready"_s, samples::readyState},
        {u"failed"_s, samples::failed},
        {u"lost"_s, samples::lost},
        {u"empty"_s, samples::empty},
        {u"disconnected"_s, samples::disconnected},
        {u"back"_s, samples::goingBack},
        {u"unknown"_s, samples::servicesUnknown},
        {u"two"_s, samples::twoInSlot},
        {u"orphan"_s, samples::orphaned},
        {u"starting"_s, [] { return samples::unsettled(SlotState::Condition::Starting); }},
        {u"notstopped"_s, [] { return samples::unsettled(SlotState::Condition::NotStopped); }},
        {u"discrete"_s, samples::discrete}};
    m_node->set(samples::idle());
    page()->desk().select(state == u"idle"_s      ? u"qwen36"_s
                          : state == u"damaged"_s ? u"old-mixtral"_s
                          : state == u"nofit"_s   ? u"llama33-70b"_s
                                                  : u"nemotron-vl"_s);
    NodeState next = states.value(state == u"hostkey"_s ? u"disconnected"_s : state, samples::idle)();
    next.capabilities << u"switch_survives_client"_s;
    if (state == u"idle"_s)
        next.capabilities << u"plain_http"_s;
    if (state == u"back"_s) {
        m_node->set(samples::loading());
        emit m_node->eventAdded(samples::failureEvent());
    }
    m_node->set(next);
    if (state == u"hostkey"_s)
        m_panel->questions.ask({Question::Kind::HostKey,
                                u"nv@spark:22"_s,
                                u"This node is not known yet."_s,
                                u"SHA256:pM5y0vTq0l2cO6iZ6pWn1r3uS8Xv9QxYk2bL4dHfJ7E"_s,
                                {},
                                {}});
}

void tst_Layout::everythingHasRoom_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<bool>("isJapanese");
    for (const char *state : {"idle", "plan",         "nofit",      "problems", "loading", "ready",   "failed",
                              "lost", "disconnected", "empty",      "discrete", "damaged", "hostkey", "welcome",
                              "back", "starting",     "notstopped", "drain",    "two",     "unknown", "orphan"}) {
        QTest::addRow("%s-en", state) << QString::fromLatin1(state) << false;
        QTest::addRow("%s-ja", state) << QString::fromLatin1(state) << true;
    }
}

void tst_Layout::everythingHasRoom()
{
    QFETCH(QString, state);
    QFETCH(bool, isJapanese);
    std::optional<Japanese> language;
    if (isJapanese)
        language.emplace();
    show(state);
    for (const QSize size : {QSize(1024, 720), QSize(1280, 860), QSize(1900, 1000)}) {
        m_panel->window().resize(size);
        for (int tab = 0; tab < (page() ? 6 : 1); ++tab) {
            if (page())
                page()->showTab(tab);
            QTest::qWait(10);
            const auto complaints = [this] { return tooLittleRoom(m_panel->window()).join(u"\n  "_s); };
            QTRY_VERIFY2_WITH_TIMEOUT(
                complaints().isEmpty(),
                qPrintable(QStringLiteral("%1 wide, tab %2: %3")
                               .arg(QString::number(size.width()), QString::number(tab), complaints())),
                2000);
        }
    }
    m_panel.reset(); // before its language
}

/// Half a line is not worth a scroll bar.
void tst_Layout::tabsGiveTheOutcomeWhatItLacks()
{
    show(u"plan"_s);
    m_panel->window().resize(1280, 860);
    QTest::qWait(20);
    const auto stage = [this] {
        const QList<QScrollArea *> areas = page()->findChildren<QScrollArea *>();
        const auto shown = std::find_if(areas.cbegin(), areas.cend(), [](const QScrollArea *area) {
            return area->isVisible() && area->widget() && area->widget()->inherits("kirikae::OutcomeView");
        });
        return shown == areas.cend() ? nullptr : *shown;
    };
    QSplitter *splitter = page()->splitter();
    const int all = splitter->sizes().first() + splitter->sizes().last();
    m_node->set(samples::readyState());
    QTRY_VERIFY(stage());
    QTRY_COMPARE(stage()->verticalScrollBar()->maximum(), 0);
    const int needed = stage()->widget()->heightForWidth(stage()->width());
    const int frame = splitter->sizes().first() - stage()->height();
    for (const int lack : {9, 200}) { // a little is given, much is not
        page()->desk().putOutcomeAway();
        QTRY_VERIFY(!stage());
        const int before = needed + frame - lack;
        splitter->setSizes({before, all - before});
        NodeState ended = samples::readyState();
        ended.lastSwitch->id = QStringLiteral("again %1").arg(lack);
        m_node->set(samples::loading());
        m_node->set(ended);
        QTRY_VERIFY(stage());
        QTest::qWait(50); // for what must not happen
        QTRY_COMPARE(stage()->verticalScrollBar()->maximum() > 0, lack == 200);
        QTRY_COMPARE(splitter->sizes().first(), lack == 200 ? before : needed + frame);
    }
}

/// The line of what should stay free stands where a number would be: in all of its height it is seen, in its own
/// colour.
void tst_Layout::noNumberIsCrossed()
{
    GaugeBar bar;
    bar.resize(600, bar.sizeHint().height());
    Pool pool;
    pool.total = 100 * GiB;
    pool.available = 20 * GiB;
    pool.segments = {{PoolSegment::Kind::Weights, {}, u"weights"_s, 80 * GiB},
                     {PoolSegment::Kind::Free, {}, u"free"_s, 20 * GiB}};
    const auto picture = [&](Bytes reserve) {
        pool.reserve = reserve;
        bar.show(pool, {}, std::nullopt);
        return bar.grab().toImage();
    };
    // In the middle of what is free, and away from it: the number gives way.
    const QImage crossed = picture(10 * GiB);
    const QImage beside = picture(2 * GiB);
    const int middle = 600 * 90 / 100;
    const int line = bar.height() * 2 / 3;
    const auto inkIn = [line](const QImage &image, int from, int to) {
        int dark = 0;
        for (int x = from; x < to; ++x) {
            for (int y = line - 6; y < line + 6; ++y)
                dark += image.pixelColor(x, y).lightness() < 128 ? 1 : 0;
        }
        return dark;
    };
    QVERIFY(inkIn(beside, middle + 2, middle + 6) > 0);
    QCOMPARE(inkIn(crossed, middle + 2, middle + 6), 0);
    QVERIFY(inkIn(crossed, middle + 6, 598) + inkIn(crossed, 482, middle - 6) > 0);
}

QTEST_MAIN(tst_Layout)
#include "tst_layout.moc"
