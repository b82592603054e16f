// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/Node.h"

#include <QPointer>

namespace kirikae {

/// A LogFeed that says what a test tells it.
class FakeLogFeed : public LogFeed {
    Q_OBJECT
public:
    [[nodiscard]] LogCursor cursor() const override { return m_cursor; }
    void say(const QList<LogLine> &lines);

private:
    LogCursor m_cursor;
};

/// A Node that shows whatever state a test sets and remembers what was asked of it: for the states of the window that a
/// real or simulated node passes through too quickly or too rarely. Requests answer at once.
class FakeNode : public Node {
    Q_OBJECT
public:
    void set(const NodeState &state);

    Result<SwitchPlan> nextPlan = fail(Error::Code::NotFound);
    Result<ChatAnswer> nextChat = ChatAnswer{};
    std::optional<Error> nextError; ///< of the next act that changes something
    QList<SwitchRecord> records;
    QList<LogLine> logLines;
    QStringList calls; ///< "startSwitch nemotron-vl", in order
    SwitchRequest lastRequest;
    Profile lastSaved;
    UpkeepSettings lastUpkeep;

    [[nodiscard]] NodeState state() const override { return m_state; }
    [[nodiscard]] QList<Event> events(quint64 after) const override;
    void open() override { calls << QStringLiteral("open"); }
    void close() override { calls << QStringLiteral("close"); }
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
    Pending<void> act(const QString &call);

    NodeState m_state;
};

} // namespace kirikae
