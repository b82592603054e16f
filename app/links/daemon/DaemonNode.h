// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/daemon/DaemonLink.h"
#include "app/links/daemon/DaemonMirror.h"
#include "app/links/host/Tunnels.h"
#include "models/node/Node.h"

#include <optional>

namespace kirikae {

/// A node whose switch engine runs in kirikaed on the node itself. Everything is asked of the daemon; only tunnels are
/// made here, where the machine can be reached beside it. Its state is the daemon's, its link our own way there. Main
/// thread; the asker outlives it.
class DaemonNode : public Node {
    Q_OBJECT
public:
    DaemonNode(const QString &name, const DaemonDoor &door, Asker &asker, const DaemonTimings &timings = {},
               QObject *parent = nullptr);
    ~DaemonNode() override;

    [[nodiscard]] NodeState state() const override { return m_state; }
    [[nodiscard]] QList<Event> events(quint64 after) const override { return m_mirror.events().after(after); }
    void open() override { m_link.open(); }
    void close() override { m_link.close(); }

    Pending<SwitchPlan> plan(const SwitchRequest &request) override;
    Pending<QString> startSwitch(const SwitchRequest &request) override;
    Pending<void> cancelSwitch(const QString &switchId) override;
    Pending<void> stopService(const ServiceId &service) override;

    Pending<QString> saveProfile(const Profile &profile, const QString &etag) override;
    Pending<void> removeProfile(const QString &id) override;
    Pending<QStringList> secretNames() override;
    Pending<void> saveSecret(const QString &name, const QString &value) override;
    Pending<void> pullImage(const QString &image, std::function<void(PullProgress)> progress) override;

    std::unique_ptr<LogFeed> openLog(const ServiceId &service, LogCursor from) override;
    Pending<QList<SwitchRecord>> history(int newest) override;
    Pending<ChatAnswer> chat(const ServiceId &service, const QString &prompt) override;
    Pending<quint16> openTunnel(quint16 port) override;
    void closeTunnel(quint16 port) override;
    Pending<void> saveUpkeep(const UpkeepSettings &settings) override;

private:
    template <class T, class Read>
    Pending<T> ask(const HttpRequest &request, Read read);
    Pending<void> tell(const HttpRequest &request);
    void linkChanged(const LinkState &link);
    void messageReceived(const SseMessage &message);
    void report(Event::Level level, const QString &text);
    void refresh();
    void pushSoon();

    std::shared_ptr<Host> m_host; ///< may be null
    std::optional<Tunnels> m_tunnels;
    const bool m_isOpenToAll;
    DaemonCalls m_calls;
    DaemonLink m_link;
    DaemonMirror m_mirror;
    NodeState m_told; ///< the state as the daemon last told it
    NodeState m_state;
    LinkState::Kind m_lastKind = LinkState::Kind::Idle;
    QTimer m_pushTimer;
    bool m_hasNews = false; ///< the mirror knows more than m_told
};

} // namespace kirikae
