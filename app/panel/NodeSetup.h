// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/daemon/DaemonInstall.h"
#include "ui/DaemonSetup.h"

namespace kirikae {

/// Installs kirikaed on a node over a connection of its own, which lasts as long as this.
class NodeSetup : public DaemonSetup {
    Q_OBJECT
public:
    explicit NodeSetup(std::unique_ptr<Host> host);
    ~NodeSetup() override;

    [[nodiscard]] QStringList intentions() const override;
    void install(const QString &file) override;
    void remove() override;

private:
    using Act = std::function<Pending<void>(DaemonInstall &)>;
    void begin(const InstallOptions &options, const Act &act);
    void hostChanged(const LinkState &link);

    std::unique_ptr<Host> m_host;
    std::unique_ptr<DaemonInstall> m_install;
    Act m_act; ///< waits for the connection
};

} // namespace kirikae
