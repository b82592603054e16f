// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/OpenNode.h"
#include "models/switching/SwitchRecord.h"
#include "tests/support/ScriptedAsker.h"
#include "tests/support/Settled.h"
#include "tests/support/SshServer.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QProcess>
#include <QTcpServer>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;
using namespace kirikae;

namespace {

constexpr int blocks = 8; // the three take turns, so that a busy moment of the machine falls on all of them
constexpr int switchesABlock = 2;

struct Server {
    QString python;
    QString script;
    QString model;
    quint16 port = 0;       ///< of the services that Kirikae starts
    quint16 recipePort = 0; ///< of the shell recipe's
};

QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

quint16 freePort()
{
    QTcpServer probe;
    probe.listen(QHostAddress::LocalHost);
    return probe.serverPort();
}

Server findServer()
{
    const QString source = QStringLiteral(KIRIKAE_SOURCE_DIR);
    const QString folder = qEnvironmentVariable("KIRIKAE_MODEL_SERVER", source + u"/build/model-server"_s);
    Server server{folder + u"/bin/python"_s, source + u"/tests/support/llama-server.py"_s, {}, 0, 0};
    QDirIterator models(folder + u"/lib"_s, {u"*.gguf"_s}, QDir::Files, QDirIterator::Subdirectories);
    if (models.hasNext())
        server.model = models.next();
    server.recipePort = freePort();
    return server;
}

Profile profileOf(const Server &server, const QString &id)
{
    Profile profile;
    profile.id = id;
    profile.name = id;
    profile.engine = u"llama-server"_s;
    profile.command = {server.python, server.script};
    profile.model = server.model;
    profile.servedName = id;
    profile.port = server.port;
    profile.weightsBytes = 100 * MiB;
    profile.arguments = {u"-m"_s, server.model, u"--port"_s, QString::number(server.port), u"-a"_s, id};
    return profile;
}

double median(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values.isEmpty() ? 0 : values.at(values.size() / 2);
}

void print(const QString &name, const QList<double> &seconds)
{
    const auto [fastest, slowest] = std::minmax_element(seconds.cbegin(), seconds.cend());
    out() << u"%1 median %2 s  (fastest %3, slowest %4, %5 runs)\n"_s.arg(name, -40)
                 .arg(median(seconds), 0, 'f', 3)
                 .arg(*fastest, 0, 'f', 3)
                 .arg(*slowest, 0, 'f', 3)
                 .arg(seconds.size());
    out().flush();
}

/// What a person's shell script does on the machine itself: stop, wait, start, ask until it is healthy, chat once.
QList<double> recipe(const Server &server)
{
    static const QString script = uR"(
start() { "$1" "$2" -m "$3" --port "$4" -a x >/dev/null 2>&1 & pid=$!; }
up() { until curl -sf -o /dev/null "http://127.0.0.1:$1/health"; do sleep 0.02; done
  curl -sf -o /dev/null -H 'Content-Type: application/json' "http://127.0.0.1:$1/v1/chat/completions" \
    -d '{"model":"x","messages":[{"role":"user","content":"Say hello in one short sentence."}],"max_tokens":8,"temperature":0}'; }
start "$@"; up "$4"
for i in $(seq "$5"); do
  t0=$(date +%s%N); kill -TERM $pid; wait $pid; start "$@"; up "$4"; t1=$(date +%s%N)
  echo $(( (t1 - t0) / 1000 ))
done
kill -TERM $pid; wait $pid)"_s;
    QProcess shell;
    shell.start(u"bash"_s, {u"-c"_s, script, u"bash"_s, server.python, server.script, server.model,
                            QString::number(server.recipePort), QString::number(switchesABlock)});
    QList<double> seconds;
    if (!shell.waitForFinished(180'000))
        return seconds;
    for (const QByteArray &line : shell.readAllStandardOutput().split('\n')) {
        if (!line.isEmpty())
            seconds.append(line.toDouble() / 1e6);
    }
    return seconds;
}

/// Runs the event loop until the node's state fulfils `isMet`: at once when it does, since a wait that only looks every
/// few milliseconds would slow down what is measured.
bool waitFor(Node &node, int withinMs, const std::function<bool(const NodeState &)> &isMet)
{
    bool met = isMet(node.state());
    QEventLoop loop;
    QObject::connect(&node, &Node::stateChanged, &loop, [&](const NodeState &state) {
        met = met || isMet(state);
        if (met)
            loop.quit();
    });
    QTimer::singleShot(withinMs, &loop, &QEventLoop::quit);
    if (!met)
        loop.exec();
    return met;
}

struct Figures {
    QList<double> recorded; ///< from the stop to the checked answer
    QList<double> waited;   ///< from the click to the outcome
    QList<double> ready;    ///< from the log line that says so to the panel knowing it
    QList<double> crash;    ///< from the end of the process to the panel knowing it
    QMap<Phase, QList<double>> phases;
};

double nowSeconds()
{
    return static_cast<double>(QDateTime::currentMSecsSinceEpoch()) / 1000;
}

/// The record of the switch that was just started, and when it was first seen in `stage`.
std::optional<SwitchRecord> follow(Node &node, const QString &before, SwitchProgress::Stage stage, double *seenSeconds)
{
    const bool hasEnded = waitFor(node, 60'000, [&](const NodeState &state) {
        if (*seenSeconds <= 0 && state.activeSwitch && state.activeSwitch->stage == stage)
            *seenSeconds = nowSeconds();
        return state.lastSwitch && state.lastSwitch->id != before;
    });
    return hasEnded ? node.state().lastSwitch : std::nullopt;
}

bool switchOnce(Node &node, const QString &id, Figures *figures)
{
    QElapsedTimer clock;
    clock.start();
    const QString before = node.state().lastSwitch ? node.state().lastSwitch->id : QString();
    const auto started = settled(node.startSwitch({id, false, {}, {}, {}}));
    if (!started) {
        out() << started.error().message << '\n';
        return false;
    }
    double ready = 0;
    const auto record = follow(node, before, SwitchProgress::Stage::Verifying, &ready);
    if (!record || record->outcome != Outcome::Ready) {
        out() << u"%1: "_s.arg(id)
              << (record ? (record->error ? record->error->message : outcomeId(record->outcome)) : u"no outcome"_s)
              << '\n';
        return false;
    }
    if (record->previousProfileId.isEmpty())
        return true;
    figures->waited.append(static_cast<double>(clock.elapsed()) / 1000);
    figures->recorded.append(record->totalSeconds);
    double said = static_cast<double>(record->startedMs) / 1000;
    for (const PhaseTime &time : record->phases) {
        figures->phases[time.phase].append(time.seconds);
        said += time.phase == Phase::ResponseCheck ? 0 : time.seconds;
    }
    figures->ready.append(ready - said);
    return true;
}

/// A service that ends by itself, in a slot of its own.
bool crashOnce(Node &node, const QString &stampFile, Figures *figures)
{
    const QString before = node.state().lastSwitch ? node.state().lastSwitch->id : QString();
    double noticed = 0;
    if (const auto started = settled(node.startSwitch({u"crash"_s, false, {}, {}, {}})); !started) {
        out() << started.error().message << '\n';
        return false;
    }
    const auto record = follow(node, before, SwitchProgress::Stage::RollingBack, &noticed);
    QFile stamp(stampFile);
    if (!record || record->outcome != Outcome::FailedStopped || !stamp.open(QIODevice::ReadOnly)) {
        out() << "crash: "
              << (record ? outcomeId(record->outcome) + (record->error ? u' ' + record->error->message : QString())
                         : u"no outcome"_s)
              << '\n';
        return false;
    }
    figures->crash.append(noticed - stamp.readAll().trimmed().toDouble() / 1e9);
    return true;
}

Profile crashProfile(const QString &stampFile)
{
    Profile profile;
    profile.id = u"crash"_s;
    profile.name = profile.id;
    profile.engine = u"llama-server"_s;
    profile.slot = profile.id;
    profile.model = profile.id;
    profile.port = freePort();
    profile.weightsBytes = MiB;
    profile.command = {u"/bin/sh"_s, u"-c"_s, u"sleep 0.3; date +%s%N >\"$0\"; exit 3"_s, stampFile};
    return profile;
}

/// Makes the two profiles known and starts one. Each link sees a home folder of its own, so each has its own services.
bool prepare(Node &node, Server server, const QString &stampFile)
{
    server.port = freePort();
    node.open();
    waitFor(node, 30'000, [](const NodeState &state) { return state.loaded && !state.pools.isEmpty(); });
    for (const QString &id : {u"a"_s, u"b"_s})
        (void)settled(node.saveProfile(profileOf(server, id), {}));
    (void)settled(node.saveProfile(crashProfile(stampFile), {}));
    waitFor(node, 10'000, [](const NodeState &state) { return state.profile(u"b"_s) != nullptr; });
    Figures first;
    const bool worked = switchOnce(node, u"b"_s, &first);
    node.close();
    return worked;
}

/// A few switches to and fro.
bool switchAFew(Node &node, const QString &stampFile, Figures *figures)
{
    node.open();
    bool worked = waitFor(node, 30'000, [](const NodeState &state) {
        return state.loaded && !state.pools.isEmpty() && state.serviceInSlot(u"main"_s);
    });
    if (!worked)
        out() << node.state().name << ": the running service did not show up.\n";
    for (int i = 0; i < switchesABlock && worked; ++i)
        worked = switchOnce(node, i % 2 ? u"b"_s : u"a"_s, figures) && crashOnce(node, stampFile, figures);
    node.close();
    return worked;
}

void stopAll(Node &node)
{
    node.open();
    waitFor(node, 30'000, [](const NodeState &state) { return state.loaded; });
    for (const Service &service : node.state().services) {
        if (!service.foreign && service.isRunning())
            (void)settled(node.stopService(service.id));
    }
    node.close();
}

void report(const QString &name, const Figures &figures, double plain)
{
    if (figures.recorded.isEmpty())
        return;
    print(name + u": stop to checked answer"_s, figures.recorded);
    print(name + u": click to outcome"_s, figures.waited);
    for (const Phase phase : allPhases) {
        if (figures.phases.contains(phase))
            out() << u"    %1 %2 s\n"_s.arg(phaseId(phase), -18).arg(median(figures.phases.value(phase)), 0, 'f', 3);
    }
    print(name + u": ready said to ready known"_s, figures.ready);
    print(name + u": process ended to end known"_s, figures.crash);
    out() << u"    added to the recipe: %1 s\n"_s.arg(median(figures.recorded) - plain, 0, 'f', 3);
}

} // namespace

/// How much time Kirikae adds to a switch between two real llama.cpp servers, against a shell script that does the same
/// by hand on the same machine: directly, and over a private sshd.
int main(int argc, char **argv)
{
    QTemporaryDir home;
    qputenv("HOME", QFile::encodeName(home.path()));
    qputenv("XDG_CONFIG_HOME", QFile::encodeName(home.filePath(u"config"_s)));
    qputenv("XDG_STATE_HOME", QFile::encodeName(home.filePath(u"state"_s)));
    const QCoreApplication application(argc, argv);
    const Server server = findServer();
    if (server.model.isEmpty()) {
        out() << "There is no model server: \"./run test\" makes it.\n";
        return 1;
    }
    ScriptedAsker asker;
    SshServer sshd;
    if (!sshd.letClientIn() || !sshd.start()) {
        out() << sshd.log();
        return 1;
    }
    sshd.trustHostKey();
    NodeAddress here;
    here.link = NodeAddress::Link::Local;
    here.name = u"local"_s;
    const auto address = parseNodeAddress(sshd.address());
    const auto local = openNode(here, asker);
    if (!address)
        return 1;
    const auto ssh = openNode(*address, asker);
    if (!local || !ssh) {
        out() << (local ? ssh.error().message : local.error().message) << '\n';
        return 1;
    }
    const QString stamp = home.filePath(u"stamp"_s);
    if (!prepare(**local, server, stamp) || !prepare(**ssh, server, stamp)) {
        out() << "The first service could not be started.\n";
        return 1;
    }
    QList<double> plain;
    Figures locally;
    Figures overSsh;
    bool worked = true;
    for (int i = 0; i < blocks && worked; ++i) {
        plain += recipe(server);
        worked = switchAFew(**local, stamp, &locally) && switchAFew(**ssh, stamp, &overSsh);
    }
    stopAll(**local);
    stopAll(**ssh);
    if (!worked || plain.isEmpty()) {
        out() << "A round did not work.\n";
        return 1;
    }
    print(u"shell recipe"_s, plain);
    report(u"local"_s, locally, median(plain));
    report(u"ssh"_s, overSsh, median(plain));
    return 0;
}
