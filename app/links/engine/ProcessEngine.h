// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/engine/ContainerEngine.h"
#include "app/links/host/Host.h"

#include <QDeadlineTimer>

#include <memory>

namespace kirikae {

/// Runs services as plain processes on a host: `vllm serve`, `llama-server`. Each has a folder on the node with its
/// description, pid, log and exit code, and a supervisor in a session of its own, so it outlives the link and is found
/// again later; a pid counts as ours only with its start time and boot. Main thread; the host must outlive it.
class ProcessEngine final : public ContainerEngine {
    Q_OBJECT
public:
    explicit ProcessEngine(Host &host, QObject *parent = nullptr);
    ~ProcessEngine() override;

    [[nodiscard]] QString prefix() const override { return QStringLiteral("process:"); }
    Pending<QString> attach() override;
    void detach() override;

    Pending<QList<Service>> services() override;
    Pending<ServiceId> start(const LaunchSpec &spec) override;
    Pending<void> startAgain(const ServiceId &service) override;
    Pending<void> stop(const ServiceId &service, Milliseconds grace) override;
    Pending<void> kill(const ServiceId &service) override;
    Pending<void> remove(const ServiceId &service) override;
    Pending<void> setRestartPolicy(const ServiceId &service, const QString &policy) override;
    std::unique_ptr<LogFeed> follow(const ServiceId &service, LogCursor from) override;
    [[nodiscard]] QByteArray killCommand(const ServiceId &service) const override;

signals:
    void serviceEnded(const QByteArray &runId);

private:
    struct Ending {
        QByteArray runId;
        QDeadlineTimer grace;
        QDeadlineTimer patience; ///< from the KILL on
        bool wasKilled = false;
        Once<void> done;
    };
    void signalService(const QByteArray &signal, Ending ending);
    /// After a pause, or at once when the watch says that it ended.
    void lookSoon(const Ending &ending);
    void lookAgain(Ending ending);
    void takeChanges(const QByteArray &lines);
    void launch(const QByteArray &runId, const Once<void> &done);
    Pending<void> runScript(const char *name, const Argv &arguments, const QString &what);

    Host &m_host;
    std::unique_ptr<CommandStream> m_watch;
};

} // namespace kirikae
