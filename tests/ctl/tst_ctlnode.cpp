// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/Json.h"
#include "models/profile/ProfileJson.h"
#include "tests/ctl/CtlRun.h"
#include "tests/ctl/PtyRun.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTcpServer>
#include <QTest>

#include <csignal>

#include <unistd.h>

using namespace kirikae;
using namespace Qt::StringLiterals;

/// The real program and this machine as its node, with stand-in servers as services: what is left behind, what is found
/// again, what is asked.
class TestCtlNode : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanup();
    void memoryIsWaitedFor();
    void requestsAreToldAndAskedAbout();
    void aSecondCancelLeavesTheNodeAsItIs();
    void theClaimIsGivenBackAtTheEnd();
    void anOrphanIsToldAndReplaced();
    void anOrphanIsCancelled();

private:
    static QStringList onThisMachine(const QStringList &words)
    {
        return QStringList{u"--node"_s, u"local+direct"_s} + words;
    }
    static CtlRun run(const QStringList &words) { return runCtl(onThisMachine(words)); }
    static Json json(const QByteArray &line) { return parseJson(line).value_or(Json()); }
    static bool writeProfile(const QString &id, const QStringList &arguments);
    /// A switch that was begun and still loads.
    static bool beginSwitch(QProcess &process, const QString &profile);
    static QStringList claims();
};

bool TestCtlNode::writeProfile(const QString &id, const QStringList &arguments)
{
    QTcpServer port;
    if (!port.listen(QHostAddress::LocalHost))
        return false;
    Profile profile;
    profile.id = id;
    profile.name = u"Stand-in "_s + id;
    profile.engine = u"vllm"_s;
    profile.command = {QStringLiteral(KIRIKAE_STANDIN), u"serve"_s};
    profile.model = id;
    profile.servedName = id;
    profile.port = port.serverPort();
    profile.weightsBytes = 16 * MiB;
    profile.arguments = QStringList{u"/models/"_s + id,
                                    u"--served-model-name"_s,
                                    id,
                                    u"--host"_s,
                                    u"127.0.0.1"_s,
                                    u"--port"_s,
                                    QString::number(profile.port),
                                    u"--gpu-memory-utilization"_s,
                                    u"0.05"_s} +
                        arguments;
    const QString folder = qEnvironmentVariable("XDG_CONFIG_HOME") + u"/kirikae/profiles"_s;
    QFile file(folder + u'/' + id + u".json"_s);
    return QDir().mkpath(folder) && file.open(QIODevice::WriteOnly) && file.write(profileToJson(profile)) > 0;
}

bool TestCtlNode::beginSwitch(QProcess &process, const QString &profile)
{
    process.setChildProcessModifier([] { ::setsid(); });
    process.start(QStringLiteral(KIRIKAECTL), onThisMachine({u"--json"_s, u"switch"_s, profile}));
    QByteArray shown;
    return QTest::qWaitFor(
        [&] {
            shown += process.readAllStandardOutput();
            return shown.contains("\"stage\":\"loading\"");
        },
        30'000);
}

QStringList TestCtlNode::claims()
{
    return QDir(qEnvironmentVariable("KIRIKAE_LOCK_DIR")).entryList({u"kirikae.claim.*"_s}, QDir::Files);
}

void TestCtlNode::initTestCase()
{
    QVERIFY(writeProfile(u"quick"_s, {u"--seconds"_s, u"0.4"_s}));
    QVERIFY(writeProfile(u"busy"_s, {u"--seconds"_s, u"0.4"_s, u"--running"_s, u"2"_s}));
    QVERIFY(writeProfile(u"slow"_s, {u"--seconds"_s, u"600"_s}));
    const QString marker = QDir::temp().filePath(u"has-started"_s);
    QVERIFY(
        writeProfile(u"tired"_s, {u"--seconds"_s, u"0.4"_s, u"--again-seconds"_s, u"600"_s, u"--marker"_s, marker}));
}

void TestCtlNode::cleanup()
{
    run({u"cancel"_s});
    run({u"stop"_s});
}

/// The first reading of the memory comes after the rest of the state.
void TestCtlNode::memoryIsWaitedFor()
{
    const QByteArray config =
        R"({"num_hidden_layers":8,"hidden_size":512,"num_attention_heads":8,"num_key_value_heads":8,
"intermediate_size":1024,"vocab_size":1000,"max_position_embeddings":1024})";
    const CtlRun estimate = runCtl(
        onThisMachine({u"estimate"_s, u"--config"_s, u"-"_s, u"--weights-bytes"_s, u"1000000"_s, u"--json"_s}), config);
    QVERIFY2(estimate.status == 0, estimate.errorOutput.constData());
    QVERIFY2(stringAt(json(estimate.output), "verdict") != std::optional(u"unknown"_s), estimate.output.constData());
    const CtlRun check = run({u"check"_s, u"quick"_s, u"--json"_s});
    QVERIFY2(check.status == 0, check.errorOutput.constData());
    QVERIFY2(stringAt(json(check.output), "verdict") != std::optional(u"unknown"_s), check.output.constData());
    QVERIFY(run({u"check"_s}).output.contains("available"));
}

void TestCtlNode::requestsAreToldAndAskedAbout()
{
    QCOMPARE(run({u"switch"_s, u"quick"_s, u"--drain"_s, u"soon"_s}).status, 2);
    QCOMPARE(run({u"switch"_s, u"quick"_s, u"--drain"_s, u"-1"_s}).status, 2);
    const CtlRun first = run({u"switch"_s, u"busy"_s});
    QVERIFY2(first.status == 0, (first.errorOutput + first.output).constData());
    QVERIFY(run({u"plan"_s, u"quick"_s}).output.contains("2 request(s) run on Stand-in busy"));

    PtyRun asked(onThisMachine({u"switch"_s, u"quick"_s}));
    QVERIFY2(asked.waitFor("2 request(s) run on Stand-in busy"), asked.shown().constData());
    QVERIFY2(asked.waitFor("at most 1 m 00 s; n = switch now"), asked.shown().constData());
    asked.type("q\n");
    QCOMPARE(asked.end(), 5);
    QVERIFY(run({u"status"_s}).output.contains("Stand-in busy"));

    PtyRun now(onThisMachine({u"switch"_s, u"quick"_s}));
    QVERIFY2(now.waitFor("n = switch now"), now.shown().constData());
    now.type("n\n"); // the stand-in's requests never end
    QCOMPARE(now.end(), 0);
    QVERIFY2(now.shown().contains("Stand-in quick is ready after"), now.shown().constData());

    QCOMPARE(run({u"switch"_s, u"busy"_s}).status, 0);
    const CtlRun limited = run({u"switch"_s, u"quick"_s, u"--drain"_s, u"1"_s});
    QVERIFY2(limited.status == 0, (limited.errorOutput + limited.output).constData());
    QVERIFY(!limited.errorOutput.contains("request(s)"));
}

/// The keys of a terminal: the first time the old one is brought back, the second time nobody waits for it.
void TestCtlNode::aSecondCancelLeavesTheNodeAsItIs()
{
    const QByteArray interrupt(1, '\x03');
    QCOMPARE(run({u"switch"_s, u"tired"_s}).status, 0);
    PtyRun watched(onThisMachine({u"switch"_s, u"slow"_s}));
    QVERIFY2(watched.waitFor("Loading Stand-in slow"), watched.shown().constData());
    watched.type(interrupt);
    QVERIFY2(watched.waitFor("c = cancel the switch"), watched.shown().constData());
    watched.type("c\n");
    QVERIFY2(watched.waitFor("Starting Stand-in tired again"), watched.shown().constData());
    watched.type(interrupt);
    QVERIFY2(watched.waitFor("c = leave the node as it is now"), watched.shown().constData());
    watched.type("c\n");
    QCOMPARE(watched.end(), 12);
    QVERIFY2(watched.shown().contains("Stand-in tired is starting again"), watched.shown().constData());
    QVERIFY(run({u"status"_s}).output.contains("Stand-in tired"));
}

void TestCtlNode::theClaimIsGivenBackAtTheEnd()
{
    QProcess process;
    QVERIFY2(beginSwitch(process, u"slow"_s), process.readAllStandardError().constData());
    QCOMPARE(claims().size(), 1);
    process.terminate();
    QVERIFY(process.waitForFinished(20'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 11);
    QVERIFY(!process.readAllStandardOutput().contains("\"record\"")); // it has not ended
    QCOMPARE(claims(), QStringList());
    const CtlRun cancelled = run({u"cancel"_s});
    QVERIFY2(cancelled.status == 5, (cancelled.errorOutput + cancelled.output).constData());
}

void TestCtlNode::anOrphanIsToldAndReplaced()
{
    QProcess process;
    QVERIFY2(beginSwitch(process, u"slow"_s), process.readAllStandardError().constData());
    process.kill();
    QVERIFY(process.waitForFinished(20'000));
    const CtlRun status = run({u"status"_s});
    QCOMPARE(status.status, 0);
    QVERIFY2(status.output.contains("left unfinished, its program is gone"), status.output.constData());
    for (const char *way : {"kirikaectl watch", "kirikaectl cancel", "kirikaectl switch"})
        QVERIFY2(status.output.contains(way), way);
    QCOMPARE(boolAt(json(run({u"status"_s, u"--json"_s}).output), "other_switch_orphaned"), std::optional(true));

    const CtlRun next = run({u"switch"_s, u"quick"_s});
    QVERIFY2(next.status == 0, (next.errorOutput + next.output).constData());
    QVERIFY2(next.errorOutput.contains("left unfinished"), next.errorOutput.constData());
    QList<QByteArray> outcomes;
    for (const QByteArray &line : run({u"history"_s, u"-n"_s, u"2"_s, u"--json"_s}).lines())
        outcomes.append(fromJson(json(line).at("record").at("outcome")).toUtf8());
    QCOMPARE(outcomes, QList<QByteArray>({"unsettled", "ready"}));
    QVERIFY(run({u"history"_s}).output.contains("replaced by the next switch"));
    QCOMPARE(run({u"watch"_s}).status, 3); // that one is over, and the newest record is not what it watched
}

void TestCtlNode::anOrphanIsCancelled()
{
    QProcess process;
    QVERIFY2(beginSwitch(process, u"slow"_s), process.readAllStandardError().constData());
    process.kill();
    QVERIFY(process.waitForFinished(20'000));
    const CtlRun cancelled = run({u"cancel"_s});
    QVERIFY2(cancelled.status == 5, (cancelled.errorOutput + cancelled.output).constData());
    QVERIFY2(cancelled.output.contains("was cancelled"), cancelled.output.constData());
}

QTEST_GUILESS_MAIN(TestCtlNode)
#include "tst_ctlnode.moc"
