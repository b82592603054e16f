// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"

namespace kirikae {

/// A host that several use, as one of them sees it: not connected until that one opens it, whatever others did with it
/// before, so that whoever acts when the link comes up does so once. Main thread; keeps the host alive.
class HostView : public Host {
    Q_OBJECT
public:
    explicit HostView(std::shared_ptr<Host> host, QObject *parent = nullptr);

    [[nodiscard]] LinkState link() const override;
    void open() override;
    void close() override;

    Pending<RunOutput> run(const Argv &argv, const RunLimits &limits = {}) override;
    std::unique_ptr<CommandStream> stream(const Argv &argv) override;
    Pending<std::shared_ptr<QIODevice>> dial(const DialTarget &target) override;

private:
    const std::shared_ptr<Host> m_host;
    bool m_isOpen = false;
};

} // namespace kirikae
