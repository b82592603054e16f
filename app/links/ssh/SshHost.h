// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/LocalHost.h"
#include "app/links/ssh/SshSession.h"
#include "app/links/ssh/SshShell.h"
#include "app/links/ssh/SshTarget.h"

#include <QElapsedTimer>
#include <QTimer>

#include <memory>

namespace kirikae {

/// A node over SSH. open() connects, asking what only a person can answer; from then on a lost link is made again by
/// itself, with growing pauses and without questions, until close(). Short commands share one kept shell; the others,
/// streams and sockets have channels of their own. What runs when the link goes ends with LinkLost. Main thread; the
/// Asker outlives it.
class SshHost : public Host {
    Q_OBJECT
public:
    SshHost(SshTarget target, Asker &asker, QObject *parent = nullptr);
    SshHost(SshTarget target, SshTimeouts timeouts, Asker &asker, QObject *parent = nullptr);
    ~SshHost() override;

    [[nodiscard]] LinkState link() const override { return m_link; }
    void open() override;
    void close() override;

    Pending<RunOutput> run(const Argv &argv, const RunLimits &limits = {}) override;
    std::unique_ptr<CommandStream> stream(const Argv &argv) override;
    Pending<std::shared_ptr<QIODevice>> dial(const DialTarget &target) override;

private:
    void attempt(bool mayAsk);
    void resolve(int attempt, SshLoginPlan plan);
    void beginSession(const SshLoginPlan &plan);
    void endSession();
    void becomeConnected();
    void lose(const Error &error);
    void measureLatency();
    void setLink(LinkState::Kind kind, std::optional<Error> error = std::nullopt, int retryInSeconds = 0);
    [[nodiscard]] Error notConnected() const;
    Pending<RunOutput> runBeside(const Argv &argv, const RunLimits &limits);
    std::unique_ptr<CommandStream> openStream(const Argv &argv, bool mayWait);
    Pending<std::shared_ptr<QIODevice>> explainUnix(const DialTarget &target, const Error &error);

    const SshTarget m_target;
    const SshTimeouts m_timeouts;
    Asker &m_asker;
    LocalHost m_here;
    LinkState m_link;
    std::shared_ptr<SshSecrets> m_secrets;
    SshSession *m_session = nullptr; ///< our child
    std::unique_ptr<SshShell> m_shell;
    QTimer m_retry;
    QTimer m_latency;
    int m_attempt = 0; ///< answers that belong to an earlier one are dropped
    int m_failures = 0;
};

} // namespace kirikae
