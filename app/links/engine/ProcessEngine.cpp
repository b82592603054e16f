// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/ProcessEngine.h"

#include "app/links/engine/ProcessLaunch.h"
#include "app/links/engine/ProcessLogFeed.h"
#include "app/links/host/Argv.h"
#include "app/links/ops/NodeScript.h"
#include "models/core/Retire.h"

#include <QDateTime>
#include <QTimer>

namespace kirikae {

namespace {

using namespace Qt::StringLiterals;

constexpr Milliseconds lookInterval{25};
constexpr Milliseconds watchPause{2'000}; ///< before a watch that ended although the link is up is started again
constexpr Milliseconds killPatience{60'000};

// Exit codes that the scripts use on purpose.
constexpr int notThere = 44;
constexpr int stillRuns = 46;
constexpr int toolsMissing = 47;

QByteArray runIdOf(const ServiceId &service)
{
    const QString id = service.startsWith("process:"_L1) ? service.sliced(8) : QString();
    return isRunId(id) ? id.toLatin1() : QByteArray();
}

} // namespace

ProcessEngine::ProcessEngine(Host &host, QObject *parent)
    : ContainerEngine(parent)
    , m_host(host)
{
}

ProcessEngine::~ProcessEngine() = default;

Pending<QString> ProcessEngine::attach()
{
    detach();
    const Once<QString> attached;
    m_watch = m_host.stream(nodeScript("process-watch"));
    connect(m_watch.get(), &CommandStream::outputReceived, this, [this, attached](const QByteArray &lines) {
        attached.settle(tr("Plain processes"));
        takeChanges(lines);
    });
    connect(m_watch.get(), &CommandStream::finished, this, [this, attached](const Result<int> &exitCode) {
        retire(m_watch);
        if (!exitCode)
            return attached.settle(fail(exitCode.error()));
        if (*exitCode == toolsMissing)
            return attached.settle(
                fail(Error::Code::NotSupported,
                     tr("This node cannot run plain processes for Kirikae: setsid and mkfifo are needed.")));
        attached.settle(fail(Error::Code::Internal,
                             tr("The watch over the node's processes ended (exit code %1).").arg(*exitCode)));
        QTimer::singleShot(watchPause, this, [this] {
            if (!m_watch && m_host.link().kind == LinkState::Kind::Connected)
                attach();
        });
    });
    return attached.future();
}

void ProcessEngine::takeChanges(const QByteArray &lines)
{
    // A line that arrives in two pieces only costs the haste of who waits for it.
    for (const QByteArray &line : lines.split('\n')) {
        const qsizetype end = line.indexOf(" exited ");
        if (end > 0)
            emit serviceEnded(line.first(end));
    }
    emit servicesChanged();
}

void ProcessEngine::detach()
{
    if (m_watch)
        retire(m_watch);
}

Pending<QList<Service>> ProcessEngine::services()
{
    const Once<QList<Service>> listed;
    whenDone(m_host.run(nodeScript("process-list")), this, [listed](const Result<RunOutput> &output) {
        if (!output)
            listed.settle(fail(output.error()));
        else if (output->exitCode != 0)
            listed.settle(fail(scriptFailed(tr("Listing the services"), *output)));
        else
            listed.settle(parseProcessList(output->standardOutput));
    });
    return listed.future();
}

Pending<ServiceId> ProcessEngine::start(const LaunchSpec &spec)
{
    const auto text = processSpec(spec, QDateTime::currentMSecsSinceEpoch());
    if (!text)
        return readyError<ServiceId>(text.error());
    const Once<ServiceId> started;
    const QByteArray runId = spec.runId.toLatin1();
    RunLimits limits;
    limits.input = *text;
    whenDone(m_host.run(nodeScript("process-create", {runId}, limits.input), limits), this,
             [this, started, runId](const Result<RunOutput> &output) {
                 if (!output)
                     return started.settle(fail(output.error()));
                 if (output->exitCode != 0)
                     return started.settle(fail(scriptFailed(tr("Writing the service's files"), *output)));
                 const Once<void> launched;
                 launch(runId, launched);
                 whenDone(launched.future(), this, [started, runId](const Result<void> &result) {
                     if (result)
                         started.settle("process:"_L1 + QString::fromLatin1(runId));
                     else
                         started.settle(fail(result.error()));
                 });
             });
    return started.future();
}

void ProcessEngine::launch(const QByteArray &runId, const Once<void> &done)
{
    RunLimits limits;
    limits.input = nodeScriptText("process-supervise");
    whenDone(m_host.run(nodeScript("process-launch", {runId}, limits.input), limits), this,
             [done](const Result<RunOutput> &output) {
                 if (!output)
                     done.settle(fail(output.error()));
                 else if (output->exitCode == notThere)
                     done.settle(fail(Error::Code::NotFound, tr("This service is not on the node any more.")));
                 else if (output->exitCode != 0)
                     done.settle(fail(Error::Code::StartFailed, tr("The process could not be started on the node."),
                                      scriptFailed({}, *output).detail));
                 else
                     done.settle({});
             });
}

Pending<void> ProcessEngine::startAgain(const ServiceId &service)
{
    const Once<void> done;
    launch(runIdOf(service), done);
    return done.future();
}

Pending<void> ProcessEngine::stop(const ServiceId &service, Milliseconds grace)
{
    const Ending ending{runIdOf(service), QDeadlineTimer(grace), {}, false, {}};
    signalService("TERM", ending);
    return ending.done.future();
}

Pending<void> ProcessEngine::kill(const ServiceId &service)
{
    const Ending ending{runIdOf(service), {}, QDeadlineTimer(killPatience), true, {}};
    signalService("KILL", ending);
    return ending.done.future();
}

void ProcessEngine::signalService(const QByteArray &signal, Ending ending)
{
    if (ending.runId.isEmpty())
        return ending.done.settle(fail(Error::Code::BadInput, tr("This is not a service of ours.")));
    whenDone(m_host.run(nodeScript("process-signal", {ending.runId, signal})), this,
             [this, ending](const Result<RunOutput> &output) {
                 if (!output)
                     return ending.done.settle(fail(output.error()));
                 if (output->exitCode != 0)
                     return ending.done.settle(fail(scriptFailed(tr("Stopping the process"), *output)));
                 if (output->standardOutput == "gone\n")
                     return ending.done.settle({});
                 lookSoon(ending);
             });
}

void ProcessEngine::lookSoon(const Ending &ending)
{
    auto *timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, [this, timer, ending] {
        timer->stop();
        timer->deleteLater();
        lookAgain(ending);
    });
    connect(this, &ProcessEngine::serviceEnded, timer, [timer, ending](const QByteArray &runId) {
        if (runId == ending.runId)
            timer->start(0);
    });
    timer->start(lookInterval);
}

void ProcessEngine::lookAgain(Ending ending)
{
    if (ending.wasKilled && ending.patience.hasExpired())
        return ending.done.settle(
            fail(Error::Code::NotStopped, tr("The process is still there a minute after it was killed. Its driver may "
                                             "hang: look at the node's kernel log.")));
    if (!ending.wasKilled && ending.grace.hasExpired()) {
        ending.wasKilled = true;
        ending.patience = QDeadlineTimer(killPatience);
        return signalService("KILL", ending);
    }
    signalService("0", ending);
}

Pending<void> ProcessEngine::runScript(const char *name, const Argv &arguments, const QString &what)
{
    if (arguments.first().isEmpty())
        return readyError<void>({Error::Code::BadInput, tr("This is not a service of ours."), {}});
    const Once<void> done;
    whenDone(m_host.run(nodeScript(name, arguments)), this, [done, what](const Result<RunOutput> &output) {
        if (!output)
            done.settle(fail(output.error()));
        else if (output->exitCode == notThere)
            done.settle(fail(Error::Code::NotFound, tr("This service is not on the node any more.")));
        else if (output->exitCode == stillRuns)
            done.settle(fail(Error::Code::Busy, tr("The service still runs. Stop it first.")));
        else if (output->exitCode != 0)
            done.settle(fail(scriptFailed(what, *output)));
        else
            done.settle({});
    });
    return done.future();
}

Pending<void> ProcessEngine::remove(const ServiceId &service)
{
    return runScript("process-remove", {runIdOf(service)}, tr("Removing the service"));
}

Pending<void> ProcessEngine::setRestartPolicy(const ServiceId &service, const QString &policy)
{
    return runScript("process-policy", {runIdOf(service), policy.toLatin1()}, tr("Setting the restart policy"));
}

std::unique_ptr<LogFeed> ProcessEngine::follow(const ServiceId &service, LogCursor from)
{
    return std::make_unique<ProcessLogFeed>(m_host, QString::fromLatin1(runIdOf(service)), from);
}

QByteArray ProcessEngine::killCommand(const ServiceId &service) const
{
    return quoteArgv(nodeScript("process-signal", {runIdOf(service), "KILL"})).value_or(QByteArray());
}

} // namespace kirikae
