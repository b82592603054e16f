// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"

namespace kirikae {

/// This machine as a host: QProcess for commands, local and TCP sockets for dial(). Always reachable.
class LocalHost : public Host {
    Q_OBJECT
public:
    explicit LocalHost(QObject *parent = nullptr);

    [[nodiscard]] LinkState link() const override { return m_link; }
    void open() override;
    void close() override;

    Pending<RunOutput> run(const Argv &argv, const RunLimits &limits = {}) override;
    std::unique_ptr<CommandStream> stream(const Argv &argv) override;
    Pending<std::shared_ptr<QIODevice>> dial(const DialTarget &target) override;

private:
    Pending<std::shared_ptr<QIODevice>> dialUnix(const QString &path);
    Pending<std::shared_ptr<QIODevice>> dialTcp(const QString &host, quint16 port);
    void setKind(LinkState::Kind kind);

    LinkState m_link;
};

} // namespace kirikae
