// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ssh/SshHost.h"

#include "app/links/host/Argv.h"
#include "app/links/host/CommandRun.h"
#include "app/links/ssh/SshChannelDevice.h"
#include "app/links/ssh/SshStream.h"

#include <QHostInfo>
#include <QPointer>
#include <QRandomGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace kirikae {

namespace {

// More would keep the others waiting, and crosses the kept shell as text.
constexpr Milliseconds longestInShell{20'000};
constexpr qsizetype largestInputInShell = 64 * 1024;

bool mayTryAgain(Error::Code code)
{
    return code == Error::Code::Unreachable || code == Error::Code::LinkLost || code == Error::Code::TimedOut;
}

QString linkText(const SshTarget &target)
{
    QString where = target.user.isEmpty() ? target.host : target.user + u'@' + target.host;
    if (target.port > 0)
        where += u':' + QString::number(target.port);
    return SshHost::tr("SSH to %1").arg(where);
}

/// Answers 3 when there is nothing at the path, 4 when it may not be used, 5 when somebody listens there all the same.
const QByteArray lookAtSocket = "[ -e \"$1\" ] || exit 3; [ -w \"$1\" ] || exit 4; p=$(readlink -f -- \"$1\"); "
                                "while read -r a b c flags e f g path; do [ \"$flags\" = 00010000 ] && "
                                "{ [ \"$path\" = \"$1\" ] || [ \"$path\" = \"$p\" ]; } && exit 5; "
                                "done </proc/net/unix; exit 6";

} // namespace

SshHost::SshHost(SshTarget target, Asker &asker, QObject *parent)
    : SshHost(std::move(target), SshTimeouts(), asker, parent)
{
}

SshHost::SshHost(SshTarget target, SshTimeouts timeouts, Asker &asker, QObject *parent)
    : Host(parent)
    , m_target(std::move(target))
    , m_timeouts(timeouts)
    , m_asker(asker)
    , m_secrets(std::make_shared<SshSecrets>())
{
    m_link.text = linkText(m_target);
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, [this] { attempt(false); });
    connect(&m_latency, &QTimer::timeout, this, &SshHost::measureLatency);
}

SshHost::~SshHost()
{
    m_shell.reset();
    delete m_session;
}

void SshHost::open()
{
    if (m_link.kind == LinkState::Kind::Connecting || m_link.kind == LinkState::Kind::Connected)
        return;
    m_failures = 0;
    attempt(true);
}

void SshHost::close()
{
    ++m_attempt;
    m_retry.stop();
    endSession();
    m_secrets = std::make_shared<SshSecrets>();
    setLink(LinkState::Kind::Idle);
}

void SshHost::attempt(bool mayAsk)
{
    m_retry.stop();
    const int number = ++m_attempt;
    setLink(LinkState::Kind::Connecting, m_link.error);
    whenDone(readSshConfig(m_target, m_here), this, [this, number, mayAsk](const Result<SshConfig> &config) {
        if (number != m_attempt)
            return;
        if (!config)
            return lose(config.error());
        SshLoginPlan plan{m_target, *config, {}, m_timeouts, mayAsk};
        if (config->isFromClient && config->proxyCommand.isEmpty())
            resolve(number, std::move(plan));
        else
            beginSession(plan);
    });
}

void SshHost::resolve(int number, SshLoginPlan plan)
{
    const QString host = plan.config.host;
    QHostInfo::lookupHost(host, this, [this, number, plan = std::move(plan)](const QHostInfo &info) mutable {
        if (number != m_attempt)
            return;
        for (const QHostAddress &address : info.addresses()) {
            const bool isV6 = address.protocol() == QAbstractSocket::IPv6Protocol;
            if (plan.config.family != (isV6 ? u"inet"_s : u"inet6"_s))
                plan.addresses += address;
        }
        if (plan.addresses.isEmpty())
            return lose(
                {Error::Code::Unreachable,
                 tr("The name %1 is not known: check its spelling, the network or the VPN.").arg(plan.config.host),
                 info.errorString()});
        beginSession(plan);
    });
}

void SshHost::beginSession(const SshLoginPlan &plan)
{
    m_session = new SshSession(plan, m_secrets, m_asker, this);
    connect(m_session, &SshSession::connected, this, &SshHost::becomeConnected);
    connect(m_session, &SshSession::lost, this, &SshHost::lose);
}

void SshHost::becomeConnected()
{
    m_failures = 0;
    m_shell = std::make_unique<SshShell>([session = m_session]() -> std::unique_ptr<CommandStream> {
        SshChannelRequest request;
        request.command = "exec /bin/sh";
        request.endSignal = "KILL";
        return std::make_unique<SshStream>(*session, request);
    });
    setLink(LinkState::Kind::Connected);
    measureLatency();
    m_latency.start(m_timeouts.latencyStep);
}

void SshHost::endSession()
{
    m_latency.stop();
    // Those that wait for an answer hear of the end before their ground goes.
    const auto shell = std::exchange(m_shell, nullptr);
    delete std::exchange(m_session, nullptr);
    m_link.latencyMs.reset();
}

void SshHost::lose(const Error &error)
{
    ++m_attempt;
    if (m_session) {
        m_session->disconnect(this);
        m_session->deleteLater(); // it is the sender
        m_session = nullptr;
    }
    endSession();
    if (!mayTryAgain(error.code))
        return setLink(LinkState::Kind::Failed, error);
    const qint64 pause =
        std::min(m_timeouts.lastRetry.count(), m_timeouts.firstRetry.count() << std::min(m_failures, 10));
    ++m_failures;
    const double jitter = 0.8 + 0.4 * QRandomGenerator::global()->generateDouble();
    const Milliseconds wait(static_cast<qint64>(static_cast<double>(pause) * jitter));
    m_retry.start(wait);
    setLink(LinkState::Kind::Reconnecting, error, static_cast<int>((wait.count() + 999) / 1000));
}

void SshHost::setLink(LinkState::Kind kind, std::optional<Error> error, int retryInSeconds)
{
    LinkState next = m_link;
    next.kind = kind;
    next.error = std::move(error);
    next.retryInSeconds = retryInSeconds;
    if (next == m_link)
        return;
    m_link = std::move(next);
    emit linkChanged(m_link);
}

/// The time of a command that does nothing, when nothing else is under way.
void SshHost::measureLatency()
{
    if (!m_shell || !m_shell->isIdle())
        return;
    const bool isWarm = m_link.latencyMs.has_value() || m_latency.isActive();
    QElapsedTimer clock;
    clock.start();
    whenDone(m_shell->run({"true"}, {}), m_shell.get(), [this, clock, isWarm](const Result<RunOutput> &output) {
        if (!output)
            return;
        if (!isWarm) // this one waited for the shell's start
            return measureLatency();
        m_link.latencyMs = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        emit linkChanged(m_link);
    });
}

Error SshHost::notConnected() const
{
    if (m_link.error)
        return *m_link.error;
    return {Error::Code::Unreachable, tr("There is no connection to %1.").arg(m_target.host), {}};
}

Pending<RunOutput> SshHost::run(const Argv &argv, const RunLimits &limits)
{
    if (!m_shell)
        return readyError<RunOutput>(notConnected());
    if (limits.deadline > longestInShell || limits.input.size() > largestInputInShell)
        return (new CommandRun(stream(argv), limits, this))->output();
    return limits.mayTakeLong ? runBeside(argv, limits) : m_shell->run(argv, limits);
}

/// On a channel of its own when the server has a session for it; else the others have to wait.
Pending<RunOutput> SshHost::runBeside(const Argv &argv, const RunLimits &limits)
{
    const Once<RunOutput> answer;
    const auto *run = new CommandRun(openStream(argv, false), limits, this);
    whenDone(run->output(), this, [this, argv, limits, answer](const Result<RunOutput> &output) {
        if (output || output.error().code != Error::Code::NotSupported || !m_shell)
            return answer.settle(output);
        whenDone(m_shell->run(argv, limits), this, [answer](const Result<RunOutput> &said) { answer.settle(said); });
    });
    return answer.future();
}

std::unique_ptr<CommandStream> SshHost::stream(const Argv &argv)
{
    return openStream(argv, true);
}

std::unique_ptr<CommandStream> SshHost::openStream(const Argv &argv, bool mayWait)
{
    if (!m_session || !m_shell)
        return std::make_unique<FailedStream>(notConnected());
    const QByteArray mark = "kirikae-" + QByteArray::number(QRandomGenerator::system()->generate64(), 16);
    const auto command = shellCommand(argv, "echo " + mark + " $$ >&2; ");
    if (!command)
        return std::make_unique<FailedStream>(command.error());
    SshChannelRequest request;
    request.command = *command;
    request.mayWait = mayWait;
    return std::make_unique<SshStream>(*m_session, request, mark, [host = QPointer<SshHost>(this)](qint64 group) {
        if (host && host->m_shell)
            host->m_shell->killGroup(group, "TERM");
    });
}

Pending<std::shared_ptr<QIODevice>> SshHost::dial(const DialTarget &target)
{
    using Stream = std::shared_ptr<QIODevice>;
    if (!m_session || !m_shell)
        return readyError<Stream>(notConnected());
    SshChannelRequest request;
    request.kind = target.unixPath.isEmpty() ? SshChannelRequest::Kind::Tcp : SshChannelRequest::Kind::Unix;
    request.target = target;
    // deleted later, because it may be let go inside its own signals
    const std::shared_ptr<SshChannelDevice> device(new SshChannelDevice(*m_session, request), [](auto *dropped) {
        dropped->close();
        dropped->deleteLater();
    });
    const Once<Stream> answer;
    // Until it is answered, the callbacks hold the device and the answer; then neither, for the answer holds the
    // device.
    connect(device.get(), &SshChannelDevice::opened, this, [answer, device] {
        QObject::disconnect(device.get(), nullptr, nullptr, nullptr);
        answer.settle(Stream(device));
    });
    connect(device.get(), &SshChannelDevice::failed, this, [this, answer, device, target](const Error &error) {
        QObject::disconnect(device.get(), nullptr, nullptr, nullptr);
        if (target.unixPath.isEmpty() || error.code != Error::Code::Unreachable)
            return answer.settle(fail(error));
        whenDone(explainUnix(target, error), this, [answer](const Result<Stream> &why) { answer.settle(why); });
    });
    return answer.future();
}

/// The server says the same for every reason; a look at the path tells which it is.
Pending<std::shared_ptr<QIODevice>> SshHost::explainUnix(const DialTarget &target, const Error &error)
{
    using Stream = std::shared_ptr<QIODevice>;
    const Once<Stream> answer;
    const QString path = QString::fromUtf8(target.unixPath);
    const auto explain = [answer, error, path](const Result<RunOutput> &output) {
        const int code = output ? output->exitCode : 0;
        if (code == 3)
            answer.settle(fail(Error::Code::NotFound, tr("There is no %1 on the node.").arg(path), error.detail));
        else if (code == 4)
            answer.settle(fail(Error::Code::Denied,
                               tr("Your user on the node may not use %1: add it to the group that may.").arg(path),
                               error.detail));
        else if (code == 5)
            answer.settle(fail(Error::Code::NotSupported,
                               tr("The node's SSH server does not forward to sockets such as %1 "
                                  "(AllowStreamLocalForwarding).")
                                   .arg(path),
                               error.detail));
        else
            answer.settle(fail(error));
    };
    whenDone(run({"sh", "-c", lookAtSocket, "sh", target.unixPath}), this, explain);
    return answer.future();
}

} // namespace kirikae
