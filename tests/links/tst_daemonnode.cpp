// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/DaemonNode.h"
#include "app/links/host/LocalHost.h"
#include "tests/support/ScriptedAsker.h"
#include "tests/support/ScriptedDaemon.h"
#include "tests/support/Settled.h"

#include <QRegularExpression>
#include <QSignalSpy>

using namespace kirikae;
using namespace Qt::StringLiterals;

class TestDaemonNode : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void anotherVersionIsNamed_data();
    void anotherVersionIsNamed();
    void whatIsNoDaemonIsNamed_data();
    void whatIsNoDaemonIsNamed();
    void theStateComesOverTheStream();
    void bytesMayComeOneByOne();
    void aCutStreamGoesOnWhereItWas();
    void eventsComeOnceAndWithoutGaps();
    void aSilentStreamIsALostLink();
    void aRefusedStreamSaysWhy();
    void closeEndsIt();
    void problemsAreTold();
    void textsAreCleanedButProfilesStay();
    void aLostAnswerStartsNothingTwice();
    void eachStartHasItsOwnKey();
    void profilesAreWrittenOverWhatWasRead();
    void theTokenGoesIntoTheHeaderOnly();
    void aRefusedTokenIsAskedForAgain();
    void withoutAnAnswerNothingMoreIsTried();
    void theLogGoesOnBehindTheLastPiece();
    void theLogEndsWithItsReason();
    void pullingTellsHowFarItIs();
    void withoutTheMachineThereIsNoTunnel();
    void withTheMachineThereIsATunnel();
    void plainHttpIsSaid();

private:
    void open();
    [[nodiscard]] LinkState link() const { return m_node->state().link; }
    [[nodiscard]] bool isConnected() const { return link().kind == LinkState::Kind::Connected; }
    [[nodiscard]] QStringList eventTexts() const;

    std::unique_ptr<ScriptedDaemon> m_daemon;
    ScriptedAsker m_asker;
    DaemonDoor m_door;
    std::unique_ptr<DaemonNode> m_node;
};

namespace {

const DaemonTimings quick{Milliseconds(30), Milliseconds(100), Milliseconds(400)};

QByteArray told(int number, const QByteArray &text)
{
    return R"({"number":)" + QByteArray::number(number) + R"(,"time_ms":5,"level":"info","kind":"switch","text":")" +
           text + R"("})";
}

const QByteArray someState =
    R"({"name":"theirs","loaded":true,"link":{"kind":"connected","text":"This machine"},"capabilities":["tunnel"],)"
    R"("node":{"host_name":"spark","kernel":"6.8"},"profiles":[],"services":[],"other_switch":""})";

QByteArray reset(const QByteArrayList &events = {})
{
    return R"({"state":)" + someState + R"(,"events":[)" + events.join(',') + "]}";
}

} // namespace

void TestDaemonNode::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_daemon = std::make_unique<ScriptedDaemon>();
    m_asker.answers.clear();
    m_asker.questions.clear();
    m_door = m_daemon->door();
}

void TestDaemonNode::cleanup()
{
    m_node.reset();
    m_daemon.reset();
}

void TestDaemonNode::open()
{
    m_node = std::make_unique<DaemonNode>(u"ours"_s, m_door, m_asker, quick);
    m_node->open();
}

QStringList TestDaemonNode::eventTexts() const
{
    QStringList texts;
    quint64 number = 0;
    for (const Event &event : m_node->events(0)) {
        if (event.number != ++number)
            return {u"a gap"_s};
        if (event.kind != "link"_L1)
            texts.append(event.text);
    }
    return texts;
}

void TestDaemonNode::anotherVersionIsNamed_data()
{
    QTest::addColumn<QByteArray>("api");
    QTest::addColumn<QString>("advice");
    QTest::newRow("too old") << QByteArray(R"({"oldest":0,"newest":0})") << u"Update kirikaed on the node"_s;
    QTest::newRow("too new") << QByteArray(R"({"oldest":2,"newest":3})") << u"Update Kirikae on this machine"_s;
}

void TestDaemonNode::anotherVersionIsNamed()
{
    QFETCH(QByteArray, api);
    QFETCH(QString, advice);
    m_daemon->on("GET /v1/hello", [api](QTcpSocket *socket, const QByteArray &) {
        ScriptedDaemon::reply(socket, R"({"product":"kirikaed","version":"7","api":)" + api + "}");
    });
    open();
    QTRY_COMPARE(link().kind, LinkState::Kind::Failed);
    QCOMPARE(link().error->code, Error::Code::VersionMismatch);
    QVERIFY2(link().error->message.contains(advice), qPrintable(link().error->message));
    QTest::qWait(200);
    QCOMPARE(m_daemon->requests().size(), 1); // and it is left alone
}

void TestDaemonNode::whatIsNoDaemonIsNamed_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("a web page") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n<html>");
    QTest::newRow("another API") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 15\r\n\r\n{\"product\":\"x\"}");
    QTest::newRow("nothing of the kind") << QByteArray("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
    QTest::newRow("no HTTP") << QByteArray("SSH-2.0-OpenSSH_9.2\r\n");
}

void TestDaemonNode::whatIsNoDaemonIsNamed()
{
    QFETCH(QByteArray, answer);
    m_daemon->on("GET /v1/hello", [answer](QTcpSocket *socket, const QByteArray &) { socket->write(answer); });
    open();
    QTRY_COMPARE(link().kind, LinkState::Kind::Failed);
    QCOMPARE(link().error->code, Error::Code::BadReply);
    QVERIFY2(link().error->message.contains("not kirikaed"_L1), qPrintable(link().error->message));
}

void TestDaemonNode::theStateComesOverTheStream()
{
    open();
    QTRY_VERIFY(isConnected());
    QVERIFY(!m_node->state().loaded);
    m_daemon->say("reset", "r-1", reset());
    QTRY_VERIFY(m_node->state().loaded);
    QCOMPARE(m_node->state().name, u"ours"_s);
    QCOMPARE(m_node->state().facts.hostName, u"spark"_s);
    QCOMPARE(link().text, u"a scripted daemon"_s);
    QVERIFY(m_node->state().has("switch_survives_client"));
    m_daemon->say("state", "r-2", R"({"other_switch":"beta by somebody"})");
    QTRY_COMPARE(m_node->state().otherSwitch, u"beta by somebody"_s);
    QCOMPARE(m_node->state().facts.hostName, u"spark"_s);
    m_daemon->say("something new", "r-3", "[1]");
    m_daemon->say("state", "r-4", R"({"other_switch":""})");
    QTRY_VERIFY(m_node->state().otherSwitch.isEmpty());
}

void TestDaemonNode::bytesMayComeOneByOne()
{
    open();
    QTRY_VERIFY(m_daemon->hasStream());
    for (const char byte : "retry: 50\r\nid: r-1\r\nevent: reset\r\ndata: " + reset() + "\r\n\r\n") {
        m_daemon->write(QByteArray(1, byte));
        QCoreApplication::processEvents();
    }
    QTRY_VERIFY(m_node->state().loaded);
}

void TestDaemonNode::aCutStreamGoesOnWhereItWas()
{
    open();
    QTRY_VERIFY(m_daemon->hasStream());
    m_daemon->say("reset", "r-7", reset());
    QTRY_VERIFY(m_node->state().loaded);
    m_daemon->write("id: r-8\nevent: state\ndata: {\"other"); // not a whole one
    QSignalSpy changes(m_node.get(), &Node::stateChanged);
    m_daemon->cutStream();
    QTRY_VERIFY(m_daemon->hasStream());
    QTRY_VERIFY(isConnected());
    QVERIFY(m_node->state().loaded);
    const auto wasLost = std::any_of(changes.begin(), changes.end(), [](const QList<QVariant> &arguments) {
        const auto state = arguments.first().value<NodeState>();
        return state.link.kind == LinkState::Kind::Reconnecting && state.link.error && state.link.retryInSeconds > 0 &&
               !state.loaded;
    });
    QVERIFY(wasLost);
    const auto streams = m_daemon->requests("GET /v1/events");
    QCOMPARE(streams.size(), 2);
    QCOMPARE(ScriptedDaemon::field(streams[0], "Last-Event-ID"), QByteArray());
    QCOMPARE(ScriptedDaemon::field(streams[1], "Last-Event-ID"), QByteArray("r-7"));
    QCOMPARE(m_daemon->requests("GET /v1/hello").size(), 2); // it may be another version by now
}

void TestDaemonNode::eventsComeOnceAndWithoutGaps()
{
    open();
    QSignalSpy added(m_node.get(), &Node::eventAdded);
    QTRY_VERIFY(m_daemon->hasStream());
    m_daemon->say("reset", "a-1", reset({told(5, "five"), told(6, "six")}));
    m_daemon->say("event", "a-2", told(7, "seven"));
    QTRY_COMPARE(eventTexts(), QStringList({u"five"_s, u"six"_s, u"seven"_s}));
    m_daemon->cutStream();
    QTRY_VERIFY(m_daemon->hasStream());
    m_daemon->say("reset", "a-9", reset({told(6, "six"), told(7, "seven"), told(8, "eight")}));
    QTRY_COMPARE(eventTexts(), QStringList({u"five"_s, u"six"_s, u"seven"_s, u"eight"_s}));
    m_daemon->cutStream();
    QTRY_VERIFY(m_daemon->hasStream());
    m_daemon->say("reset", "b-1", reset({told(1, "one again")})); // the daemon was started anew
    QTRY_COMPARE(eventTexts().size(), 5);
    QCOMPARE(eventTexts().last(), u"one again"_s);
    QCOMPARE(added.size(), m_node->events(0).size());
    const auto last = added.last().first().value<Event>();
    QCOMPARE(m_node->events(last.number - 1), QList<Event>{last});
}

void TestDaemonNode::aSilentStreamIsALostLink()
{
    open();
    QTRY_VERIFY(isConnected());
    for (int i = 0; i < 4; ++i) { // comments are a sign of life
        QTest::qWait(150);
        m_daemon->write(": quiet\n\n");
    }
    QVERIFY(isConnected());
    QCOMPARE(m_daemon->requests("GET /v1/events").size(), 1);
    QTRY_VERIFY(m_daemon->requests("GET /v1/events").size() > 1);
}

void TestDaemonNode::aRefusedStreamSaysWhy()
{
    m_daemon->on("GET /v1/events", [](QTcpSocket *socket, const QByteArray &) {
        ScriptedDaemon::reply(socket, R"({"status":403,"code":"denied","detail":"Not you."})", "403 Forbidden");
    });
    open();
    QTRY_COMPARE(link().kind, LinkState::Kind::Failed);
    QCOMPARE(link().error->code, Error::Code::Denied);
    QCOMPARE(link().error->message, u"Not you."_s);
}

void TestDaemonNode::closeEndsIt()
{
    open();
    QTRY_VERIFY(m_daemon->hasStream());
    m_node->close();
    QTRY_COMPARE(link().kind, LinkState::Kind::Idle);
    QTRY_VERIFY(!m_daemon->hasStream());
    QTest::qWait(200);
    QCOMPARE(m_daemon->requests("GET /v1/events").size(), 1);
    m_node->open();
    QTRY_VERIFY(isConnected());
}

void TestDaemonNode::problemsAreTold()
{
    m_daemon->on("POST /v1/services/docker%3Aab%2F1/stop", [](QTcpSocket *socket, const QByteArray &) {
        ScriptedDaemon::reply(
            socket, R"({"status":409,"code":"busy","detail":"A switch is under way.","hint":"Wait."})", "409 Conflict");
    });
    open();
    QTRY_VERIFY(isConnected());
    const auto stopped = settled(m_node->stopService(u"docker:ab/1"_s));
    QVERIFY(!stopped);
    QCOMPARE(stopped.error(), (Error{Error::Code::Busy, u"A switch is under way."_s, u"Wait."_s}));
    const auto names = settled(m_node->secretNames());
    QVERIFY(!names);
    QCOMPARE(names.error().code, Error::Code::NotFound);
    m_daemon->on("GET /v1/secrets", [](QTcpSocket *socket, const QByteArray &) {
        ScriptedDaemon::reply(socket, "<html>", "502 Bad Gateway");
    });
    QCOMPARE(settled(m_node->secretNames()).error().code, Error::Code::Unreachable);
}

void TestDaemonNode::textsAreCleanedButProfilesStay()
{
    open();
    QTRY_VERIFY(m_daemon->hasStream());
    m_daemon->say(
        "reset", "r-1",
        R"({"state":{"loaded":true,"other_switch":"\u001b[2Jbeta","profiles":[{"id":"p","profile":{"schema":1,)"
        R"("name":"p","engine":"vllm","notes":"a\u0007b"}}]},"events":[]})");
    QTRY_VERIFY(m_node->state().loaded);
    QCOMPARE(m_node->state().otherSwitch, u"beta"_s);
    QCOMPARE(m_node->state().profiles.size(), 1);
    QCOMPARE(m_node->state().profiles.first().file.profile.notes, u"a\u0007b"_s);
}

void TestDaemonNode::aLostAnswerStartsNothingTwice()
{
    m_daemon->on("POST /v1/switches", [this](QTcpSocket *socket, const QByteArray &) {
        if (m_daemon->requests("POST /v1/switches").size() == 1)
            socket->abort(); // after it was heard
        else
            ScriptedDaemon::reply(socket, R"({"id":"s-1"})", "202 Accepted");
    });
    open();
    QTRY_VERIFY(isConnected());
    const auto id = settled(m_node->startSwitch({u"beta"_s, false, u"me"_s, {}, {}}));
    QVERIFY_OK(id);
    QCOMPARE(*id, u"s-1"_s);
    const auto starts = m_daemon->requests("POST /v1/switches");
    QCOMPARE(starts.size(), 2);
    const QByteArray key = ScriptedDaemon::field(starts[0], "Idempotency-Key");
    QVERIFY(key.size() > 20);
    QCOMPARE(ScriptedDaemon::field(starts[1], "Idempotency-Key"), key);
}

void TestDaemonNode::eachStartHasItsOwnKey()
{
    m_daemon->on("POST /v1/switches", [](QTcpSocket *socket, const QByteArray &) {
        ScriptedDaemon::reply(socket, R"({"id":"s-1"})", "202 Accepted");
    });
    open();
    QTRY_VERIFY(isConnected());
    QVERIFY_OK(settled(m_node->startSwitch({u"beta"_s, false, {}, {}, {}})));
    QVERIFY_OK(settled(m_node->startSwitch({u"beta"_s, false, {}, {}, {}})));
    QVERIFY_OK(settled(m_node->startSwitch({u"beta"_s, false, {}, u"mine"_s, {}})));
    const auto starts = m_daemon->requests("POST /v1/switches");
    QVERIFY(ScriptedDaemon::field(starts[0], "Idempotency-Key") != ScriptedDaemon::field(starts[1], "Idempotency-Key"));
    QCOMPARE(ScriptedDaemon::field(starts[2], "Idempotency-Key"), QByteArray("mine"));
}

void TestDaemonNode::profilesAreWrittenOverWhatWasRead()
{
    m_daemon->on("PUT /v1/profiles/alpha", [](QTcpSocket *socket, const QByteArray &) {
        ScriptedDaemon::reply(socket, R"({"etag":"e2"})", "201 Created");
    });
    open();
    QTRY_VERIFY(isConnected());
    Profile profile;
    profile.id = u"alpha"_s;
    profile.name = u"Alpha"_s;
    QCOMPARE(settled(m_node->saveProfile(profile, {})).value_or(QString()), u"e2"_s);
    QVERIFY_OK(settled(m_node->saveProfile(profile, u"e1"_s)));
    const auto writes = m_daemon->requests("PUT /v1/profiles/alpha");
    QCOMPARE(ScriptedDaemon::field(writes[0], "If-None-Match"), QByteArray("*"));
    QCOMPARE(ScriptedDaemon::field(writes[0], "If-Match"), QByteArray());
    QCOMPARE(ScriptedDaemon::field(writes[1], "If-Match"), QByteArray("\"e1\""));
    QCOMPARE(ScriptedDaemon::field(writes[1], "If-None-Match"), QByteArray());
}

void TestDaemonNode::theTokenGoesIntoTheHeaderOnly()
{
    m_door.tokenFor = u"http://127.0.0.1:8300"_s;
    m_asker.answers = {{u"s3cret-token "_s}};
    m_daemon->on("GET /v1/secrets", [](QTcpSocket *socket, const QByteArray &) {
        ScriptedDaemon::reply(socket, R"({"code":"denied","detail":"no s3cret-token","hint":"s3cret-token"})",
                              "403 Forbidden");
    });
    m_daemon->on("GET /v1/hello", [](QTcpSocket *socket, const QByteArray &head) {
        if (ScriptedDaemon::field(head, "Authorization").isEmpty())
            ScriptedDaemon::reply(socket, R"({"code":"auth_refused","detail":"A token."})", "401 Unauthorized");
        else
            ScriptedDaemon::reply(socket, R"({"product":"kirikaed","api":{"oldest":1,"newest":1}})");
    });
    open();
    QTRY_VERIFY(isConnected());
    const auto names = settled(m_node->secretNames());
    QVERIFY(!names);
    QVERIFY(!problemOf(names).contains("s3cret-token"));
    QVERIFY(m_daemon->requests().size() >= 4);
    for (const QByteArray &head : m_daemon->requests().sliced(1)) {
        QCOMPARE(ScriptedDaemon::field(head, "Authorization"), QByteArray("Bearer s3cret-token"));
        QCOMPARE(head.count("s3cret-token"), 1);
    }
    QCOMPARE(m_asker.questions.size(), 1);
    QCOMPARE(m_asker.questions.first().kind, Question::Kind::Token);
    QCOMPARE(m_asker.questions.first().node, m_door.tokenFor);
    m_daemon->cutStream(); // a reconnect asks nobody
    QTRY_VERIFY(m_daemon->hasStream());
    QCOMPARE(m_asker.questions.size(), 1);
}

void TestDaemonNode::aRefusedTokenIsAskedForAgain()
{
    m_door.tokenFor = u"https://spark:8300"_s;
    m_asker.answers = {{u"wrong"_s}, {u"wrong too"_s}, {u"still wrong"_s}, {u"never asked"_s}};
    m_daemon->on("GET /v1/hello", [](QTcpSocket *socket, const QByteArray &) {
        ScriptedDaemon::reply(socket, R"({"code":"auth_refused","detail":"This token is not known."})",
                              "401 Unauthorized");
    });
    open();
    QTRY_COMPARE(link().kind, LinkState::Kind::Failed);
    QCOMPARE(link().error->code, Error::Code::AuthRefused);
    QCOMPARE(m_asker.questions.size(), 3);
    QVERIFY(m_asker.questions[0].text.isEmpty());
    QVERIFY(!m_asker.questions[1].text.isEmpty());
}

void TestDaemonNode::withoutAnAnswerNothingMoreIsTried()
{
    m_daemon->on("GET /v1/hello", [](QTcpSocket *socket, const QByteArray &) {
        ScriptedDaemon::reply(socket, R"({"code":"auth_refused","detail":"A token."})", "401 Unauthorized");
    });
    m_door.tokenFor = u"https://spark:8300"_s;
    open();
    QTRY_COMPARE(link().kind, LinkState::Kind::Failed);
    QCOMPARE(link().error->code, Error::Code::AuthRefused);
    QCOMPARE(m_asker.questions.size(), 1);
    QCOMPARE(m_daemon->requests().size(), 1);
}

void TestDaemonNode::theLogGoesOnBehindTheLastPiece()
{
    const QByteArray path = "GET /v1/services/process%3A7/log?from=";
    m_daemon->on(path, [this, path](QTcpSocket *socket, const QByteArray &head) {
        ScriptedDaemon::beginStream(socket);
        if (head.startsWith(path + "0-0 ")) {
            socket->write("id: 9-1\nevent: lines\ndata: {\"lines\":[{\"time_ns\":8,\"text\":\"a\"},"
                          "{\"time_ns\":9,\"text\":\"b\"}]}\n\nid: 9-2\nevent: lines\ndata: {\"lines\":[{\"time_ns\"");
            socket->flush();
            socket->disconnectFromHost();
        } else {
            socket->write("id: 9-2\nevent: lines\ndata: {\"lines\":[{\"time_ns\":9,\"text\":\"c\"}]}\n\n");
        }
    });
    open();
    QTRY_VERIFY(isConnected());
    QByteArrayList lines;
    const auto feed = m_node->openLog(u"process:7"_s, {});
    QSignalSpy ended(feed.get(), &LogFeed::ended);
    connect(feed.get(), &LogFeed::linesAdded, this, [&lines](const QList<LogLine> &added) {
        for (const LogLine &line : added)
            lines.append(line.text);
    });
    QTRY_COMPARE(lines, QByteArrayList({"a", "b", "c"}));
    QCOMPARE(feed->cursor(), (LogCursor{9, 2}));
    m_daemon->cutStream(); // with the link the log goes, and comes back with it
    QTRY_COMPARE(m_daemon->requests(path + "9-2").size(), 1);
    QVERIFY(ended.isEmpty());
}

void TestDaemonNode::theLogEndsWithItsReason()
{
    m_daemon->on("GET /v1/services/s/log", [](QTcpSocket *socket, const QByteArray &) {
        ScriptedDaemon::beginStream(socket);
        socket->write("event: ended\ndata: {\"error\":null}\n\n");
    });
    m_daemon->on("GET /v1/services/t/log", [](QTcpSocket *socket, const QByteArray &) {
        ScriptedDaemon::beginStream(socket);
        socket->write("event: ended\ndata: {\"error\":{\"code\":\"not_found\",\"message\":\"Gone.\"}}\n\n");
    });
    open();
    QTRY_VERIFY(isConnected());
    std::map<QString, std::optional<Error>> ends;
    std::vector<std::unique_ptr<LogFeed>> feeds;
    for (const QString &service : {u"s"_s, u"t"_s, u"unknown"_s}) {
        feeds.push_back(m_node->openLog(service, {}));
        connect(feeds.back().get(), &LogFeed::ended, this,
                [&ends, service](const std::optional<Error> &problem) { ends[service] = problem; });
    }
    QTRY_COMPARE(ends.size(), std::size_t(3));
    QVERIFY(!ends[u"s"_s]);
    QCOMPARE(ends[u"t"_s].value_or(Error()).message, u"Gone."_s);
    QCOMPARE(ends[u"unknown"_s].value_or(Error()).message, u"No such thing."_s);
}

void TestDaemonNode::pullingTellsHowFarItIs()
{
    m_daemon->on("POST /v1/images/pull", [](QTcpSocket *socket, const QByteArray &) {
        ScriptedDaemon::beginStream(socket);
        socket->write("event: progress\ndata: {\"done_bytes\":1,\"total_bytes\":4,\"text\":\"1 of 2\"}\n\n"
                      "event: done\ndata: {}\n\n");
        socket->disconnectFromHost();
    });
    open();
    QTRY_VERIFY(isConnected());
    QList<Bytes> done;
    QVERIFY_OK(settled(m_node->pullImage(u"x/y:1"_s, [&done](const PullProgress &p) { done.append(p.done); })));
    QCOMPARE(done, QList<Bytes>{1});
    m_daemon->on("POST /v1/images/pull", [](QTcpSocket *socket, const QByteArray &) {
        ScriptedDaemon::beginStream(socket);
        socket->write("event: failed\ndata: {\"code\":\"denied\",\"message\":\"Log in.\"}\n\n");
        socket->disconnectFromHost();
    });
    const auto denied = settled(m_node->pullImage(u"x/y:1"_s, {}));
    QVERIFY(!denied);
    QCOMPARE(denied.error().message, u"Log in."_s);
    m_daemon->on("POST /v1/images/pull", [](QTcpSocket *socket, const QByteArray &) {
        ScriptedDaemon::beginStream(socket);
        socket->disconnectFromHost();
    });
    QCOMPARE(settled(m_node->pullImage(u"x/y:1"_s, {})).error().code, Error::Code::LinkLost);
}

void TestDaemonNode::withoutTheMachineThereIsNoTunnel()
{
    open();
    QTRY_VERIFY(m_daemon->hasStream());
    m_daemon->say("reset", "r-1", reset());
    QTRY_VERIFY(m_node->state().loaded);
    QVERIFY(!m_node->state().has("tunnel"));
    QCOMPARE(settled(m_node->openTunnel(8000)).error().code, Error::Code::NotSupported);
}

void TestDaemonNode::withTheMachineThereIsATunnel()
{
    const auto host = std::make_shared<LocalHost>();
    host->open();
    m_door.host = host;
    open();
    QTRY_VERIFY(isConnected());
    QVERIFY(m_node->state().has("tunnel"));
    const auto port = settled(m_node->openTunnel(8000));
    QVERIFY_OK(port);
    QVERIFY(*port > 0);
    host->close();
    QTRY_COMPARE(link().kind, LinkState::Kind::Idle);
    host->open();
    QTRY_VERIFY(isConnected());
}

void TestDaemonNode::plainHttpIsSaid()
{
    open();
    QTRY_VERIFY(isConnected());
    QVERIFY(!m_node->state().has("plain_http"));
    m_door.isOpenToAll = true;
    open();
    QTRY_VERIFY(isConnected());
    QVERIFY(m_node->state().has("plain_http"));
}

QTEST_GUILESS_MAIN(TestDaemonNode)
#include "tst_daemonnode.moc"
