// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"
#include "models/core/Async.h"

#include <QObject>

namespace kirikae {

/// Finds the socket of a Docker-compatible engine on a host and opens connections to it: Docker's own socket, a
/// rootless one, podman's. Where sockets cannot be dialled, a connection is a running `docker system dial-stdio`.
/// Owned by DockerEngine, main thread.
class DockerSocket : public QObject {
    Q_OBJECT
public:
    explicit DockerSocket(Host &host, QObject *parent = nullptr);

    /// Looks on the host; Denied and NotFound say what to do. Until the answer is there, dial() goes where it went
    /// before.
    Pending<void> find();
    Pending<std::shared_ptr<QIODevice>> dial();

    /// The socket's path on the node; empty before find() and for an engine that is reached by TCP.
    [[nodiscard]] QString path() const { return QString::fromUtf8(m_target.unixPath); }
    /// $XDG_CONFIG_HOME/kirikae/secrets on the node.
    [[nodiscard]] QString secretsFolder() const { return m_secretsFolder; }
    [[nodiscard]] QString homeFolder() const { return m_homeFolder; }
    [[nodiscard]] bool usesCommand() const { return m_usesCommand; }
    /// What the last `dial-stdio` said on its error output, cleaned.
    [[nodiscard]] QString commandProblem() const { return m_commandProblem; }
    /// Says that the node's user may not use the engine, and what to do.
    [[nodiscard]] Error deniedError() const;

private:
    struct Candidate {
        DialTarget target;
        bool isDenied = false;
    };
    void readSurvey(const QByteArray &text);
    void tryFrom(qsizetype index, const Once<void> &found);
    void endSearch(const Once<void> &found);

    Host &m_host;
    QList<Candidate> m_candidates;
    QString m_user;
    QString m_homeFolder;
    QString m_secretsFolder;
    DialTarget m_target;
    bool m_usesCommand = false;
    bool m_wasUsed = false;    ///< containers of ours were started on this node: an engine that is gone is away
    bool m_wasRefused = false; ///< a usable socket was there, and the link would not open it
    QString m_commandProblem;
};

} // namespace kirikae
