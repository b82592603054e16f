// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Json.h"
#include "models/core/JsonOptional.h"
#include "models/node/NodeJson.h"
#include "tests/daemon/DaemonProcess.h"
#include "tests/daemon/DaemonRig.h"

#include <QLocalSocket>
#include <QTest>

using namespace kirikae;
using namespace Qt::StringLiterals;

namespace {

/// The state that a node told last: what it is now may be a moment ahead of that.
class ToldState {
public:
    explicit ToldState(Node &node)
    {
        QObject::connect(&node, &Node::stateChanged, &node,
                         [this](const NodeState &state) { m_json = nodeStateToJson(state); });
    }
    [[nodiscard]] const Json &json() const { return m_json; }

private:
    Json m_json;
};

/// Reads the event stream as a client would: complete messages, and the state that they add up to.
class EventReader : public QObject {
public:
    explicit EventReader(QString path)
        : m_path(std::move(path))
    {
        connect(&m_socket, &QLocalSocket::readyRead, this, &EventReader::take);
        // Not at once: where many come together, the system lets some wait.
        connect(&m_socket, &QLocalSocket::connected, this, [this] {
            m_socket.write("GET /v1/events HTTP/1.0\r\nHost: localhost\r\n" +
                           (m_lastId.isEmpty() ? QByteArray() : "Last-Event-ID: " + m_lastId + "\r\n") + "\r\n");
        });
    }

    void open()
    {
        m_text.clear();
        m_isInBody = false;
        m_socket.abort();
        m_socket.connectToServer(m_path);
    }
    void close() { m_socket.abort(); }
    void setPaused(bool isPaused)
    {
        m_socket.setReadBufferSize(1);
        m_isPaused = isPaused;
    }
    /// A trickle, for a slow reader.
    void takeSome(qint64 count) { m_text += m_socket.read(count); }

    [[nodiscard]] QLocalSocket &socket() { return m_socket; }
    [[nodiscard]] const Json &state() const { return m_state; }
    [[nodiscard]] quint64 lastNumber() const { return m_lastId.mid(m_lastId.indexOf('-') + 1).toULongLong(); }

    bool isParsing = true; ///< false: only ids and types are looked at, since a hundred parsers would starve each other
    int resets = 0;
    int messages = 0;
    int gaps = 0;
    bool isGoodbyeSaid = false;
    QList<quint64> events;

private:
    void take()
    {
        if (m_isPaused)
            return;
        m_text += m_socket.readAll();
        if (!m_isInBody) {
            const qsizetype end = m_text.indexOf("\r\n\r\n");
            if (end < 0)
                return;
            m_text.remove(0, end + 4);
            m_isInBody = true;
        }
        for (qsizetype end = m_text.indexOf("\n\n"); end >= 0; end = m_text.indexOf("\n\n")) {
            takeMessage(m_text.left(end));
            m_text.remove(0, end + 2);
        }
    }

    void takeMessage(const QByteArray &text)
    {
        QByteArray id;
        QByteArray type;
        QByteArray data;
        for (const QByteArray &line : text.split('\n')) {
            id = line.startsWith("id: ") ? line.mid(4) : id;
            type = line.startsWith("event: ") ? line.mid(7) : type;
            data = line.startsWith("data: ") ? line.mid(6) : data;
        }
        if (id.isEmpty())
            return; // a comment
        const quint64 before = lastNumber();
        m_lastId = id;
        ++messages;
        const Json value = isParsing ? *parseJson(data) : Json::object({{"state", nullptr}});
        if (type == "reset") {
            ++resets;
            m_state = value.at("state");
            return;
        }
        gaps += before > 0 && lastNumber() != before + 1 ? 1 : 0;
        if (type == "state")
            m_state.update(value);
        else if (type == "event")
            events.append(static_cast<quint64>(integerAt(value, "number").value_or(0)));
        else if (type == "bye")
            isGoodbyeSaid = true;
    }

    QString m_path;
    QLocalSocket m_socket;
    QByteArray m_text;
    QByteArray m_lastId;
    Json m_state;
    bool m_isInBody = false;
    bool m_isPaused = false;
};

} // namespace

class tst_DaemonEvents : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void messagesAddUpToTheState();
    void connectionGoesOnAfterItsLastMessage();
    void oldPlaceGetsTheWholeState();
    void endIsAnnounced();
    void manyReadersSomeOfThemBad();
    void stormOfReconnects();
    void deadReaderIsDropped();
};

void tst_DaemonEvents::messagesAddUpToTheState()
{
    DaemonRig rig;
    const ToldState told(rig.node());
    EventReader reader(rig.socketPath());
    reader.open();
    QVERIFY(rig.waitUntilLoaded());
    const QByteArray switchTo = R"({"profile":"qwen3-4b-instruct"})";
    QCOMPARE(rig.send("POST", "/v1/switches", switchTo).status, 202);
    QTRY_VERIFY_WITH_TIMEOUT(rig.node().state().lastSwitch.has_value(), 30'000);
    QTRY_VERIFY(reader.state() == told.json());
    QCOMPARE(reader.resets, 1);
    QCOMPARE(reader.gaps, 0);
    QVERIFY(reader.messages > 10);
    QVERIFY(nodeStateFromJson(reader.state()).has_value());
    QVERIFY(!reader.events.isEmpty());
    for (qsizetype i = 1; i < reader.events.size(); ++i)
        QCOMPARE(reader.events.at(i), reader.events.at(i - 1) + 1);
}

void tst_DaemonEvents::connectionGoesOnAfterItsLastMessage()
{
    DaemonRig rig;
    const ToldState told(rig.node());
    EventReader reader(rig.socketPath());
    reader.open();
    QVERIFY(rig.waitUntilLoaded());
    QTRY_COMPARE(reader.resets, 1);
    reader.close();
    rig.node().report(Event::Level::Info, u"profile"_s, u"One thing happened."_s);
    rig.node().report(Event::Level::Info, u"profile"_s, u"Another thing happened."_s);
    QTest::qWait(100);
    reader.open();
    QTRY_VERIFY(reader.state() == told.json());
    QTRY_VERIFY(reader.events.size() >= 2);
    QCOMPARE(reader.resets, 1);
    QCOMPARE(reader.gaps, 0);
}

void tst_DaemonEvents::oldPlaceGetsTheWholeState()
{
    DaemonRig rig;
    const ToldState told(rig.node());
    EventReader reader(rig.socketPath());
    reader.open();
    QVERIFY(rig.waitUntilLoaded());
    QTRY_COMPARE(reader.resets, 1);
    reader.close();
    constexpr int moreThanIsKept = 5000;
    for (int i = 0; i < moreThanIsKept; ++i)
        rig.node().report(Event::Level::Info, u"profile"_s, u"Something happened."_s);
    reader.open();
    QTRY_COMPARE(reader.resets, 2);
    QTRY_VERIFY(reader.state() == told.json());
}

void tst_DaemonEvents::endIsAnnounced()
{
    QTemporaryDir folder;
    DaemonProcess daemon(folder.path(), {u"--demo"_s});
    QVERIFY(daemon.start());
    EventReader reader(daemon.socketPath());
    reader.open();
    QTRY_COMPARE(reader.resets, 1);
    QCOMPARE(daemon.terminate(), 0);
    QTRY_VERIFY(reader.isGoodbyeSaid);
    QTRY_COMPARE(reader.socket().state(), QLocalSocket::UnconnectedState);
}

void tst_DaemonEvents::manyReadersSomeOfThemBad()
{
    QTemporaryDir folder;
    DaemonProcess daemon(folder.path(), {u"--demo"_s, u"--speed"_s, u"20"_s});
    QVERIFY(daemon.start());
    std::vector<std::unique_ptr<EventReader>> good;
    std::vector<std::unique_ptr<EventReader>> slow;
    for (int i = 0; i < 96; ++i) {
        good.push_back(std::make_unique<EventReader>(daemon.socketPath()));
        good.back()->isParsing = i < 2;
        good.back()->open();
    }
    QTimer trickle;
    for (int i = 0; i < 4; ++i) { // the last one never reads
        slow.push_back(std::make_unique<EventReader>(daemon.socketPath()));
        slow.back()->setPaused(true);
        slow.back()->open();
        if (i < 3)
            connect(&trickle, &QTimer::timeout, slow.back().get(),
                    [reader = slow.back().get()] { reader->takeSome(64); });
    }
    trickle.start(50);
    QTRY_VERIFY(std::all_of(good.begin(), good.end(), [](const auto &reader) { return reader->resets == 1; }));
    const Bytes before = daemon.residentBytes();
    // The demo node's fast profile comes up in 83 s of its time, which is 4 s here at 5 messages a second and more.
    const HttpResponse started = daemon.send("POST", "/v1/switches", R"({"profile":"nemotron-super-vl-120b-fast"})");
    QVERIFY2(started.status == 202, (started.reason + started.body).constData());
    QTRY_VERIFY_WITH_TIMEOUT(good.front()->state().at("last_switch").is_object(), 60'000);
    QTRY_VERIFY(std::all_of(good.begin(), good.end(),
                            [&](const auto &reader) { return reader->lastNumber() == good.front()->lastNumber(); }));
    const Bytes after = daemon.residentBytes();
    for (const auto &reader : good) {
        QCOMPARE(reader->resets, 1);
        QCOMPARE(reader->gaps, 0);
    }
    QVERIFY(good.at(1)->state() == good.front()->state());
    QVERIFY(good.front()->messages > 20);
    QVERIFY2(after - before < 24 * MiB, QByteArray::number(after - before).constData());
    qInfo("100 readers: %d messages each, %.1f MiB more, %.1f MiB in all", good.front()->messages,
          double(after - before) / MiB, double(after) / MiB);
}

void tst_DaemonEvents::stormOfReconnects()
{
    QTemporaryDir folder;
    DaemonProcess daemon(folder.path(), {u"--demo"_s, u"--speed"_s, u"60"_s});
    QVERIFY(daemon.start());
    std::vector<std::unique_ptr<EventReader>> readers;
    for (int i = 0; i < 50; ++i) {
        readers.push_back(std::make_unique<EventReader>(daemon.socketPath()));
        readers.back()->isParsing = false;
    }
    for (int round = 0; round < 20; ++round) {
        for (const auto &reader : readers)
            reader->open();
        QTest::qWait(20);
    }
    const quint64 reached = readers.front()->lastNumber();
    const auto isServed = [&](const auto &reader) {
        if (reader->socket().state() == QLocalSocket::UnconnectedState)
            reader->open(); // turned away in the storm: it comes again
        return reader->lastNumber() > reached;
    };
    QTRY_COMPARE_WITH_TIMEOUT(std::count_if(readers.begin(), readers.end(), isServed), 50, 20'000);
    for (const auto &reader : readers)
        QCOMPARE(reader->gaps, 0);
    readers.clear();
    QTRY_VERIFY_WITH_TIMEOUT(daemon.send("GET", "/metrics").body.contains("kirikae_event_readers 0\n"), 40'000);
}

void tst_DaemonEvents::deadReaderIsDropped()
{
    ServerLimits limits;
    limits.silence = std::chrono::seconds(2);
    DaemonRig rig(limits);
    QVERIFY(rig.waitUntilLoaded());
    EventReader dead(rig.socketPath());
    dead.setPaused(true);
    dead.open();
    QTRY_COMPARE(rig.daemon().connectionCount(), 1);
    for (int i = 0; i < 5000; ++i) // more than the socket takes
        rig.node().report(Event::Level::Info, u"profile"_s, QString(200, u'x'));
    QTRY_COMPARE_WITH_TIMEOUT(rig.daemon().connectionCount(), 0, 20'000);
}

QTEST_GUILESS_MAIN(tst_DaemonEvents)
#include "tst_daemonevents.moc"
