// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"
#include "models/node/Asker.h"
#include "models/node/EventLog.h"
#include "models/node/Node.h"

namespace kirikae {

struct FoundDaemon;

/// A node reached through a host of which nobody knows yet whether a daemon runs on it. Once connected it looks, and
/// is from then on the daemon's node or, where there is none, one whose switch engine runs here; over the same
/// connection. It looks again when it is opened after close() or a failure. Main thread; the asker outlives it.
class AutoNode : public Node {
    Q_OBJECT
public:
    /// Makes the node without a daemon.
    using MakeDirect = std::function<std::unique_ptr<Node>(std::unique_ptr<Host>)>;

    AutoNode(const QString &name, std::shared_ptr<Host> host, MakeDirect makeDirect, Asker &asker,
             QObject *parent = nullptr);
    ~AutoNode() override;

    [[nodiscard]] NodeState state() const override;
    [[nodiscard]] QList<Event> events(quint64 after) const override { return m_events.after(after); }
    void open() override;
    void close() override;

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
    void closeHost();
    void hostChanged(const LinkState &link);
    void look();
    void decide(const FoundDaemon &found);
    void adopt(std::unique_ptr<Node> node);
    void takeEvents(const Event &news);
    [[nodiscard]] Error notConnected() const;
    template <class T, class Call>
    Pending<T> over(Call call);

    const QString m_name;
    const std::shared_ptr<Host> m_host;
    const MakeDirect m_makeDirect;
    Asker &m_asker;
    EventLog m_events;
    std::unique_ptr<Node> m_node; ///< nothing until it is known
    quint64 m_taken = 0;          ///< the last of its events that is in ours
    int m_round = 0;              ///< answers of an earlier look are void
    bool m_isLooking = false;
    bool m_isClosed = false; ///< by close(): what is opened next may be another node
};

} // namespace kirikae
