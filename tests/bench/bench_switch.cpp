// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/OpenNode.h"
#include "models/switching/SwitchRecord.h"
#include "tests/support/ScriptedAsker.h"
#include "tests/support/Settled.h"
#include "tests/support/SshServer.h"

#include <QCoreApplication>
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

Server findServer()
{
    const QString source = QStringLiteral(KIRIKAE_SOURCE_DIR);
    const QString folder = qEnvironmentVariable("KIRIKAE_MODEL_SERVER", source + u"/build/model-server"_s);
    Server server{folder + u"/bin/python"_s, source + u"/tests/support/llama-server.py"_s, {}, 0, 0};
    QDirIterator models(folder + u"/lib"_s, {u"*.gguf"_s}, QDir::Files, QDirIterator::Subdirectories);
    if (models.hasNext())
        server.model = models.next();
    QTcpServer first;
    QTcpServer second;
    first.listen(QHostAddress::LocalHost);
    second.listen(QHostAddress::LocalHost);
    server.port = first.serverPort();
    server.recipePort = second.serverPort();
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
    QMap<Phase, QList<double>> phases;
};

bool switchOnce(Node &node, const QString &id, Figures *figures)
{
    QElapsedTimer clock;
    clock.start();
    const QString before = node.state().lastSwitch ? node.state().lastSwitch->id : QString();
    const auto started = settled(node.startSwitch({id, false, {}, {}}));
    if (!started) {
        out() << started.error().message << '\n';
        return false;
    }
    const bool hasEnded = waitFor(
        node, 60'000, [&before](const NodeState &state) { return state.lastSwitch && state.lastSwitch->id != before; });
    const auto record = hasEnded ? node.state().lastSwitch : std::nullopt;
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
    for (const PhaseTime &time : record->phases)
        figures->phases[time.phase].append(time.seconds);
    return true;
}

/// Makes the two profiles known and starts the first one.
bool prepare(Node &node, const Server &server)
{
    node.open();
    waitFor(node, 30'000, [](const NodeState &state) { return state.loaded && !state.pools.isEmpty(); });
    for (const QString &id : {u"a"_s, u"b"_s})
        (void)settled(node.saveProfile(profileOf(server, id), {}));
    waitFor(node, 10'000, [](const NodeState &state) { return state.profile(u"b"_s) != nullptr; });
    Figures first;
    return switchOnce(node, u"b"_s, &first);
}

/// A few switches to and fro, from where the other link left off.
bool switchAFew(Node &node, Figures *figures)
{
    node.open();
    bool worked = waitFor(node, 30'000, [](const NodeState &state) {
        return state.loaded && !state.pools.isEmpty() && state.serviceInSlot(u"main"_s);
    });
    for (int i = 0; i < switchesABlock && worked; ++i)
        worked = switchOnce(node, i % 2 ? u"b"_s : u"a"_s, figures);
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
    if (!local || !ssh || !prepare(**local, server))
        return 1;
    (*local)->close();

    QList<double> plain;
    Figures locally;
    Figures overSsh;
    bool worked = true;
    for (int i = 0; i < blocks && worked; ++i) {
        plain += recipe(server);
        worked = switchAFew(**local, &locally) && switchAFew(**ssh, &overSsh);
    }
    stopAll(**local);
    if (!worked || plain.isEmpty())
        return 1;
    print(u"shell recipe"_s, plain);
    report(u"local"_s, locally, median(plain));
    report(u"ssh"_s, overSsh, median(plain));
    return 0;
}
