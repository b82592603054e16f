// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/Daemon.h"
#include "app/daemon/DaemonOptions.h"
#include "app/daemon/DialStdio.h"
#include "app/daemon/ServiceManager.h"
#include "app/daemon/SingleDaemon.h"
#include "app/daemon/TokenFile.h"
#include "app/links/demo/DemoOps.h"
#include "app/links/host/Interrupt.h"
#include "app/links/host/LocalHost.h"
#include "app/links/ops/HostOps.h"
#include "app/texts/InstallTexts.h"
#include "models/node/DirectNode.h"
#include "models/upkeep/Upkeep.h"

#include <QCoreApplication>
#include <QSysInfo>
#include <QTemporaryDir>

#include <csignal>
#include <cstdio>

#include <sys/resource.h>

namespace {

using namespace kirikae;
using namespace Qt::StringLiterals;

void warn(const Error &error)
{
    std::fprintf(stderr, "kirikaed: %s\n", error.message.toLocal8Bit().constData());
}

int refuse(const Error &error)
{
    warn(error);
    return 1;
}

/// As many connections as the server grants need as many descriptors.
void allowManyDescriptors()
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return;
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

std::unique_ptr<NodeOps> opsFor(const DaemonOptions &options)
{
    if (options.isDemo)
        return std::make_unique<DemoOps>(options.demoSpeed);
    return std::make_unique<HostOps>(std::make_unique<LocalHost>());
}

/// Those of systemd, or our own Unix socket; and the TCP ones that were asked for.
Result<void> serveAll(Daemon &daemon, const DaemonOptions &options)
{
    QList<ListenSocket> sockets = adoptedSockets();
    if (sockets.isEmpty() || !options.socket.isEmpty()) {
        const auto own = listenUnix(options.socket.isEmpty() ? defaultSocketPath() : options.socket);
        if (!own)
            return fail(own.error());
        sockets.append(*own);
    }
    for (const QString &address : options.listen) {
        const auto socket = listenTcp(address);
        if (!socket)
            return fail(socket.error());
        sockets.append(*socket);
    }
    QByteArray token;
    for (const ListenSocket &socket : sockets) {
        if (!socket.isUnix && token.isEmpty()) {
            const auto read = tokenFrom(options.tokenFile);
            if (!read)
                return fail(read.error());
            token = *read;
        }
        if (const auto served = daemon.serve(socket, token, options.hosts); !served)
            return fail(served.error());
        std::fprintf(stderr, "kirikaed: listening on %s\n", socket.address.toLocal8Bit().constData());
    }
    return {};
}

int serve(QCoreApplication &application, const DaemonOptions &options)
{
    if (!options.isDemo) {
        if (const auto lock = lockForDaemon(); !lock)
            return refuse(lock.error());
    }
    QList<Error> problems;
    const EngineRuleSets rules = EngineRules::load(EngineRules::userFolder(), &problems);
    for (const Error &problem : std::as_const(problems))
        warn(problem); // the file is refused, the daemon goes on

    QTemporaryDir demoFolder; // the simulated node keeps nothing
    UpkeepStore store(options.isDemo ? demoFolder.filePath(u"daemon.json"_s) : UpkeepStore::defaultPath());
    if (const auto loaded = store.load(); !loaded)
        warn(loaded.error());
    QString language;
    const auto speak = [&language](const UpkeepSettings &settings) {
        if (std::exchange(language, settings.language) != settings.language)
            kirikae::installTexts(settings.language);
    };
    speak(store.settings());
    QObject::connect(&store, &UpkeepStore::changed, &application, speak);
    auto ops = opsFor(options);
    NodeOps &sharedOps = *ops;
    DirectNode node(options.isDemo ? u"demo"_s : QSysInfo::machineHostName(), std::move(ops), rules);
    if (!options.isDemo)
        node.setInstance(u"kirikaed"_s);
    node.addCapability(u"switch_survives_client"_s);
    Upkeep upkeep(node, sharedOps, store,
                  options.isDemo ? demoFolder.filePath(u"boot.json"_s) : BootRecord::defaultPath());
    Daemon daemon(node, store);
    if (const auto served = serveAll(daemon, options); !served)
        return refuse(served.error());

    ServiceManager manager;
    Interrupt interrupt;
    QObject::connect(&interrupt, &Interrupt::interrupted, &daemon, [&] {
        manager.sayStopping();
        daemon.finish();
    });
    QObject::connect(&daemon, &Daemon::finished, &application, &QCoreApplication::quit);
    QObject::connect(&node, &Node::stateChanged, &manager, [&manager](const NodeState &state) {
        manager.sayStatus(state.activeSwitch ? state.activeSwitch->sentence : QString());
    });
    upkeep.start();
    node.open();
    manager.sayReady();
    return QCoreApplication::exec();
}

} // namespace

int main(int argc, char **argv)
{
    std::signal(SIGPIPE, SIG_IGN);
    allowManyDescriptors();
    qputenv("QT_NO_GLIB", "1"); // GLib's event loop would bring memory and nothing that is used here
    QCoreApplication application(argc, argv);
    qunsetenv("QT_NO_GLIB"); // not for the programs that are started from here
    QCoreApplication::setApplicationName(QStringLiteral("kirikaed"));
    QCoreApplication::setApplicationVersion(QStringLiteral(KIRIKAE_VERSION));
    kirikae::installTexts();
    const auto options = kirikae::daemonOptions(QCoreApplication::arguments());
    if (!options)
        return refuse(options.error());
    if (options->isDial)
        return kirikae::dialStdio(options->socket.isEmpty() ? kirikae::defaultSocketPath() : options->socket);
    return serve(application, *options);
}
