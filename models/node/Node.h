// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Async.h"
#include "models/node/Event.h"
#include "models/node/LogFeed.h"
#include "models/node/NodeState.h"
#include "models/switching/SwitchPlan.h"
#include "models/upkeep/UpkeepSettings.h"

#include <QObject>

#include <functional>
#include <memory>

namespace kirikae {

struct ChatAnswer {
    QString text; ///< cleaned
    double seconds = 0;
    std::optional<int> completionTokens;
};

/// One machine as a user sees it. State is pushed as one value; requests answer later. Main thread.
class Node : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] virtual NodeState state() const = 0;
    [[nodiscard]] virtual QList<Event> events(quint64 after) const = 0;
    virtual void open() = 0;
    virtual void close() = 0;

    /// What a switch would do: nothing is touched. Includes everything the preflight finds.
    virtual Pending<SwitchPlan> plan(const SwitchRequest &request) = 0;
    /// Answers the switch's id once it is under way (Busy names the other one); how it goes on is in the state.
    virtual Pending<QString> startSwitch(const SwitchRequest &request) = 0;
    /// Before the stop this ends the switch; afterwards the previous service is brought back.
    virtual Pending<void> cancelSwitch(const QString &switchId) = 0;
    /// Stops a service of ours and leaves its slot empty.
    virtual Pending<void> stopService(const ServiceId &service) = 0;

    virtual Pending<QString> saveProfile(const Profile &profile, const QString &etag) = 0;
    virtual Pending<void> removeProfile(const QString &id) = 0;
    virtual Pending<QStringList> secretNames() = 0;
    virtual Pending<void> saveSecret(const QString &name, const QString &value) = 0;
    virtual Pending<void> pullImage(const QString &image, std::function<void(PullProgress)> progress) = 0;

    virtual std::unique_ptr<LogFeed> openLog(const ServiceId &service, LogCursor from) = 0;
    virtual Pending<QList<SwitchRecord>> history(int newest) = 0;
    virtual Pending<ChatAnswer> chat(const ServiceId &service, const QString &prompt) = 0;
    virtual Pending<quint16> openTunnel(quint16 port) = 0;
    virtual void closeTunnel(quint16 port) = 0;
    /// What the node does when nobody watches; NotSupported where nothing of ours stays on the node.
    virtual Pending<void> saveUpkeep(const UpkeepSettings &settings);

signals:
    /// At most about five times a second for memory; at once for everything else.
    void stateChanged(const kirikae::NodeState &state);
    void eventAdded(const kirikae::Event &event);
};

} // namespace kirikae
