// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ssh/SshHost.h"
#include "tests/support/ScriptedAsker.h"
#include "tests/support/Settled.h"
#include "tests/support/SshServer.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>

#include <algorithm>
#include <functional>
#include <optional>

using namespace Qt::StringLiterals;
using namespace kirikae;

namespace {

/// Milliseconds of one call, `count` times; nothing when one of them failed.
std::optional<QList<double>> measure(int count, const std::function<bool()> &act)
{
    QList<double> times;
    for (int i = 0; i < count; ++i) {
        QElapsedTimer clock;
        clock.start();
        if (!act())
            return std::nullopt;
        times += static_cast<double>(clock.nsecsElapsed()) / 1e6;
    }
    std::sort(times.begin(), times.end());
    return times;
}

void print(const QString &name, const QList<double> &times)
{
    QTextStream(stdout) << u"%1  median %2 ms  (fastest %3, slowest %4, %5 runs)\n"_s.arg(name, -34)
                               .arg(times[times.size() / 2], 0, 'f', 2)
                               .arg(times.first(), 0, 'f', 2)
                               .arg(times.last(), 0, 'f', 2)
                               .arg(times.size());
}

bool runSsh(const QStringList &arguments)
{
    QProcess process;
    process.start(u"ssh"_s, arguments);
    process.closeWriteChannel();
    return process.waitForFinished(30'000) && process.exitCode() == 0;
}

/// Milliseconds that the command itself takes, started by a shell on this machine over and over.
double commandAlone()
{
    constexpr int count = 300;
    QProcess shell;
    QElapsedTimer clock;
    clock.start();
    shell.start(u"/bin/sh"_s, {u"-c"_s,
                               u"i=0; while [ $i -lt $0 ]; do ( exec cat /proc/meminfo ) </dev/null >/dev/null; "
                               "i=$((i + 1)); done"_s,
                               QString::number(count)});
    shell.waitForFinished(60'000);
    return static_cast<double>(clock.nsecsElapsed()) / 1e6 / count;
}

/// Ours and theirs, sorted.
std::optional<std::pair<QList<double>, QList<double>>> compare(const SshServer &server, Host &host,
                                                               const QTemporaryDir &home)
{
    const auto ours = [&host] {
        const auto answer = settled(host.run({"cat", "/proc/meminfo"}));
        return answer && answer->exitCode == 0 && answer->standardOutput.contains("MemTotal");
    };
    const QStringList common{u"-S"_s,
                             home.filePath(u"control"_s),
                             u"-p"_s,
                             QString::number(server.port()),
                             u"-F"_s,
                             u"none"_s,
                             u"-i"_s,
                             SshServer::clientFile(u"id_ed25519"_s),
                             u"-o"_s,
                             u"UserKnownHostsFile="_s + SshServer::clientFile(u"known_hosts"_s),
                             server.user() + u"@127.0.0.1"_s};
    const auto theirs = [&common] { return runSsh(common + QStringList{u"cat"_s, u"/proc/meminfo"_s}); };
    const bool isReady = ours() && runSsh(QStringList{u"-M"_s, u"-N"_s, u"-f"_s} + common) && theirs();
    const auto fast = isReady ? measure(300, ours) : std::nullopt;
    const auto slow = isReady ? measure(40, theirs) : std::nullopt;
    runSsh(QStringList{u"-O"_s, u"exit"_s} + common);
    if (!fast || !slow)
        return std::nullopt;
    return std::pair(*fast, *slow);
}

} // namespace

/// A short command on a node: SshHost::run() against the OpenSSH client with a connection that is already there, both
/// to the same private sshd.
int main(int argc, char **argv)
{
    QTemporaryDir home;
    qputenv("HOME", QFile::encodeName(home.path())); // the keys of this run go nowhere else
    const QCoreApplication application(argc, argv);
    SshServer server;
    if (!server.letClientIn() || !server.start()) {
        QTextStream(stderr) << server.log();
        return 1;
    }
    server.trustHostKey();
    ScriptedAsker asker;
    SshHost host(SshTarget{u"127.0.0.1"_s, server.user(), server.port()}, asker);
    host.open();
    (void)QTest::qWaitFor([&] { return host.link().kind == LinkState::Kind::Connected; }, 20'000);

    const auto figures = compare(server, host, home);
    if (!figures) {
        QTextStream(stderr) << "A command failed.\n" << server.log();
        return 1;
    }
    const auto &[fast, slow] = *figures;
    print(u"SshHost::run(cat /proc/meminfo)"_s, fast);
    print(u"ssh with ControlMaster"_s, slow);
    const double alone = commandAlone();
    const double ours = fast[fast.size() / 2];
    const double theirs = slow[slow.size() / 2];
    QTextStream(stdout) << u"the command alone, without a link    %1 ms\n"_s.arg(alone, 0, 'f', 2)
                        << u"ratio of the medians: %1\n"_s.arg(theirs / ours, 0, 'f', 1);
    return 0;
}
