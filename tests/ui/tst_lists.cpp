// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lists/AfterSwitch.h"
#include "models/lists/EventList.h"
#include "models/lists/HistoryList.h"
#include "models/lists/MemoryTrace.h"
#include "models/lists/NodeList.h"
#include "models/lists/PhaseList.h"
#include "models/lists/ProfileList.h"
#include "tests/support/FakeNode.h"
#include "tests/support/PanelStates.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace kirikae;

namespace {

struct Letter {
    QString name;
    int value = 0;
    [[nodiscard]] QString key() const { return name; }
    bool operator==(const Letter &) const = default;
};

class Letters : public RowSync<Letter> {
public:
    void show(const QList<Letter> &next) { sync(next); }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override
    {
        return role == Qt::DisplayRole ? rows().at(index.row()).name : QVariant();
    }
};

constexpr auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;

} // namespace

class tst_Lists : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void rowSyncReachesEveryList()
    {
        Letters model;
        const QAbstractItemModelTester tester(&model, mode);
        QRandomGenerator random(20261129);
        for (int round = 0; round < 400; ++round) {
            QList<Letter> next;
            for (char c = 'a'; c < 'l'; ++c) {
                if (random.bounded(3) > 0)
                    next.insert(random.bounded(static_cast<int>(next.size()) + 1),
                                Letter{QString(QLatin1Char(c)), random.bounded(2)});
            }
            model.show(next);
            QCOMPARE(model.rows(), next);
        }
    }

    void rowSyncKeepsWhatStays()
    {
        Letters model;
        model.show({{QStringLiteral("a"), 0}, {QStringLiteral("b"), 0}, {QStringLiteral("c"), 0}});
        const QPersistentModelIndex kept = model.index(2);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.show({{QStringLiteral("c"), 1}, {QStringLiteral("d"), 0}, {QStringLiteral("a"), 0}});
        QCOMPARE(kept.row(), 0);
        QCOMPARE(reset.count(), 0);
        QCOMPARE(changed.count(), 1);
    }

    void profilesAreGroupedBySlot()
    {
        ProfileList list;
        const QAbstractItemModelTester tester(&list, mode);
        list.show(samples::idle());
        QStringList titles;
        for (const ProfileRow &row : list.rows())
            titles << row.title;
        const QStringList expected{QStringLiteral("main · port 8000"),
                                   QStringLiteral("Qwen3.6 35B-A3B FP8"),
                                   QStringLiteral("Nemotron Super VL 120B"),
                                   QStringLiteral("gpt-oss-120b"),
                                   QStringLiteral("Llama 3.3 70B BF16"),
                                   QStringLiteral("small · port 8001"),
                                   QStringLiteral("Qwen3 4B Instruct"),
                                   QStringLiteral("Damaged files"),
                                   QStringLiteral("old-mixtral"),
                                   QStringLiteral("Not ours"),
                                   QStringLiteral("comfyui")};
        QCOMPARE(titles, expected);
        const auto mark = [&](const char *id) {
            return list.indexOfProfile(QLatin1String(id)).data(ProfileList::MarkTextRole).toString();
        };
        QCOMPARE(mark("qwen36"), QStringLiteral("running"));
        QCOMPARE(mark("nemotron-vl"), QStringLiteral("fits"));
        QCOMPARE(mark("llama33-70b"), QStringLiteral("does not fit"));
        QCOMPARE(mark("old-mixtral"), QStringLiteral("damaged"));
        QCOMPARE(list.indexOfProfile(QStringLiteral("old-mixtral")).data(ProfileList::HistoryRole).toString(),
                 QStringLiteral("line 7: \"ports\" must be a list"));
        QVERIFY(!list.flags(list.index(0)).testFlag(Qt::ItemIsSelectable));
    }

    void profileFilterKeepsHeadsOfWhatIsLeft()
    {
        ProfileList list;
        const QAbstractItemModelTester tester(&list, mode);
        list.show(samples::idle());
        list.setFilter(QStringLiteral("llama.cpp"));
        QCOMPARE(list.rowCount(), 2);
        QCOMPARE(list.index(1).data().toString(), QStringLiteral("gpt-oss-120b"));
        list.setFilter({});
        QCOMPARE(list.rowCount(), 11);
    }

    void profileMarksFollowASwitch()
    {
        ProfileList list;
        const QAbstractItemModelTester tester(&list, mode);
        list.show(samples::idle());
        const QPersistentModelIndex nemotron = list.indexOfProfile(QStringLiteral("nemotron-vl"));
        list.show(samples::loading());
        QCOMPARE(nemotron.data(ProfileList::MarkTextRole).toString(), QStringLiteral("loading"));
        list.show(samples::failed());
        QCOMPARE(nemotron.data(ProfileList::MarkTextRole).toString(), QStringLiteral("failed"));
        list.show(samples::readyState());
        QCOMPARE(nemotron.data(ProfileList::MarkTextRole).toString(), QStringLiteral("running"));
    }

    void phasesShowProgressAndRecord()
    {
        PhaseList list;
        const QAbstractItemModelTester tester(&list, mode);
        list.show(samples::loading().activeSwitch->phases);
        QCOMPARE(list.rowCount(), 10);
        QCOMPARE(list.index(4).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Weights, running, 78 %, 19.8 s, usual 25.0 s, shard 13 of 17, 3.0 GB/s, 5 s left"));
        list.show(*samples::failed().lastSwitch);
        QCOMPARE(list.rowCount(), 6);
        QCOMPARE(list.index(5).data(PhaseList::StatusRole).toInt(), static_cast<int>(PhaseProgress::Status::Failed));
        QVERIFY(!list.index(5).data(PhaseList::FractionRole).isValid());
    }

    void historyIsNewestFirstAndAddsUp()
    {
        HistoryList list;
        const QAbstractItemModelTester tester(&list, mode);
        list.show(samples::history());
        QCOMPARE(list.rowCount(), 3);
        QCOMPARE(list.rows().first().record.id, QStringLiteral("h3"));
        for (const HistoryRow &row : list.rows()) {
            double sum = 0;
            for (const PhaseTime &time : HistoryList::seedPhases(row.record))
                sum += time.seconds;
            QCOMPARE(sum, row.record.totalSeconds);
        }
    }

    void completedRecordCountsOnce()
    {
        HistoryList list;
        const QAbstractItemModelTester tester(&list, mode);
        SwitchRecord open = *samples::unsettled(SlotState::Condition::Starting).lastSwitch;
        SwitchRecord completed = *samples::failed().lastSwitch;
        QCOMPARE(open.id, completed.id);
        list.show({open});
        QVERIFY(list.index(0).data().toString().endsWith(QStringLiteral("previous still starting")));
        list.show({open, completed});
        QCOMPARE(list.rowCount(), 1);
        QVERIFY(list.index(0).data().toString().endsWith(QStringLiteral("failed, previous restored")));
        completed.restoreSeconds.reset(); // it was never stopped
        list.show({completed});
        QVERIFY(list.index(0).data().toString().endsWith(QStringLiteral("failed, previous still runs")));
    }

    void marksOnTheWayBackAreTrue()
    {
        ProfileList list;
        const QAbstractItemModelTester tester(&list, mode);
        const auto mark = [&list](const char *id) {
            return list.indexOfProfile(QLatin1String(id)).data(ProfileList::MarkTextRole).toString();
        };
        NodeState state = samples::goingBack();
        list.show(state);
        QCOMPARE(mark("qwen36"), QStringLiteral("coming back"));
        QCOMPARE(mark("nemotron-vl"), QString());
        QCOMPARE(mark("qwen3-4b"), QStringLiteral("running"));
        QCOMPARE(mark("gpt-oss-120b"), QString()); // what fits now says nothing about afterwards
        state.activeSwitch->restore.reset();       // the target is being stopped first
        state.profiles[0].runningService.clear();
        list.show(state);
        QCOMPARE(mark("qwen36"), QString());
        QCOMPARE(mark("nemotron-vl"), QStringLiteral("stopping"));
        list.show(samples::unsettled(SlotState::Condition::Starting));
        QCOMPARE(mark("qwen36"), QStringLiteral("loading"));
        QCOMPARE(mark("nemotron-vl"), QStringLiteral("failed"));
        QCOMPARE(mark("gpt-oss-120b"), QString());
        list.show(samples::unsettled(SlotState::Condition::NotAnswering));
        QCOMPARE(mark("qwen36"), QStringLiteral("no answer"));
        list.show(samples::failed());
        QCOMPARE(mark("qwen36"), QStringLiteral("running"));
    }

    void unknownServicesAreNotSaidToBeStopped()
    {
        ProfileList list;
        const QAbstractItemModelTester tester(&list, mode);
        list.show(samples::servicesUnknown());
        const auto mark = [&list](const char *id) {
            return list.indexOfProfile(QLatin1String(id)).data(ProfileList::MarkTextRole).toString();
        };
        QCOMPARE(mark("qwen36"), QStringLiteral("was running"));
        QCOMPARE(mark("nemotron-vl"), QString());
        QCOMPARE(mark("old-mixtral"), QStringLiteral("damaged"));
        QCOMPARE(list.rows().first().title, QStringLiteral("main · port 8000 · what runs is not known"));
    }

    void twoInOneSlotAreSeen()
    {
        ProfileList list;
        const QAbstractItemModelTester tester(&list, mode);
        list.show(samples::twoInSlot());
        const auto mark = [&list](const char *id) {
            return list.indexOfProfile(QLatin1String(id)).data(ProfileList::MarkTextRole).toString();
        };
        QCOMPARE(list.rows().first().title, QStringLiteral("main · port 8000 · 2 run at once"));
        QCOMPARE(mark("qwen36"), QStringLiteral("running"));
        QCOMPARE(mark("gpt-oss-120b"), QStringLiteral("also running"));
        list.show(samples::idle());
        QCOMPARE(list.rows().first().title, QStringLiteral("main · port 8000"));
    }

    void eventsComeOnceNewestFirst()
    {
        EventList list;
        const QAbstractItemModelTester tester(&list, mode);
        list.show({{1, 0, Event::Level::Info, {}, QStringLiteral("one")}});
        list.add({2, 0, Event::Level::Problem, {}, QStringLiteral("two")});
        list.add({2, 0, Event::Level::Problem, {}, QStringLiteral("two")});
        QCOMPARE(list.rowCount(), 2);
        QVERIFY(list.index(0).data().toString().contains(QStringLiteral("two (problem)")));
    }

    void nodesAreOpenedOnceAndKept()
    {
        QTemporaryDir folder;
        NodeBook book(folder.filePath(QStringLiteral("nodes.json")));
        int opened = 0;
        NodeList list(book, [&](const NodeEntry &) -> Result<std::unique_ptr<Node>> {
            ++opened;
            return std::make_unique<FakeNode>();
        });
        const QAbstractItemModelTester tester(&list, mode);
        QVERIFY(book.put({QStringLiteral("one"), QStringLiteral("one")}));
        QVERIFY(book.put({QStringLiteral("two"), QStringLiteral("two")}));
        QCOMPARE(list.rowCount(), 2);
        const auto first = list.node(QStringLiteral("one"));
        QVERIFY(first);
        QCOMPARE(*list.node(QStringLiteral("one")), *first);
        QCOMPARE(opened, 1);
        qobject_cast<FakeNode *>(*first)->set(samples::idle());
        QCOMPARE(list.index(0).data(NodeList::LinkRole).toString(), QStringLiteral("connected"));
        QSignalSpy closing(&list, &NodeList::nodeClosing);
        QVERIFY(book.remove(QStringLiteral("one")));
        QCOMPARE(closing.count(), 1);
        QVERIFY(!list.node(QStringLiteral("one")));
    }

    void memoryTraceKeepsTheLowPoints()
    {
        MemoryTrace trace;
        for (qint64 second = 0; second < 3600; ++second)
            trace.add({second * 1000, (second == 1801 ? 1 : 50) * GiB, 0});
        const QList<QPointF> points = trace.availableGib(600);
        QVERIFY(points.size() <= 600);
        const auto lowest = std::min_element(points.begin(), points.end(),
                                             [](const QPointF &a, const QPointF &b) { return a.y() < b.y(); });
        QCOMPARE(lowest->y(), 1.0);
        trace.add({5 * 3600 * 1000, GiB, 0});
        QCOMPARE(trace.availableGib(600).size(), 1);
    }

    void afterASwitchAddsUp()
    {
        const NodeState state = samples::idle();
        const auto after =
            afterSwitch(state.pools.first(), QStringLiteral("docker:a"), samples::planThatFits().verdict);
        QVERIFY(after);
        QCOMPARE(after->coming.size(), 3);
        Bytes sum = after->comingBytes() + after->left;
        for (const PoolSegment &segment : after->staying) {
            QVERIFY(segment.serviceId != QStringLiteral("docker:a"));
            sum += segment.bytes;
        }
        QVERIFY(std::abs(sum - state.pools.first().total) < GiB / 2);
        QVERIFY(!afterSwitch(state.pools.first(), {}, FitVerdict{}));
    }
};

QTEST_MAIN(tst_Lists)
#include "tst_lists.moc"
