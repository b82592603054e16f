// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/LocalHost.h"

#include <QByteArray>

#include <memory>
#include <optional>

namespace kirikae {

/// This machine through a link that a test can spoil: connections break, the link goes and comes back, the server
/// forbids sockets, and the node tells what the test wants.
class CutHost : public Host {
    Q_OBJECT
public:
    explicit CutHost(QObject *parent = nullptr);

    [[nodiscard]] LinkState link() const override { return m_link; }
    void open() override;
    void close() override;
    Pending<RunOutput> run(const Argv &argv, const RunLimits &limits = {}) override;
    std::unique_ptr<CommandStream> stream(const Argv &argv) override;
    Pending<std::shared_ptr<QIODevice>> dial(const DialTarget &target) override;

    /// Breaks every connection that is open now; answers how many there were.
    int cutConnections();
    /// The link is away: connections break and none can be made.
    void loseLink();
    void restoreLink();
    /// What dialling a socket answers from now on.
    void refuseSockets(const std::optional<Error> &error) { m_socketError = error; }
    /// What commands answer from now on.
    void pretendOutput(const std::optional<QByteArray> &output) { m_output = output; }

private:
    void setKind(LinkState::Kind kind);

    LocalHost m_local;
    LinkState m_link;
    QList<std::weak_ptr<QIODevice>> m_open;
    std::optional<Error> m_socketError;
    std::optional<QByteArray> m_output;
};

} // namespace kirikae
