// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/Asker.h"
#include "models/node/Node.h"
#include "tests/support/DockerServer.h"
#include "tests/support/SshServer.h"

#include <memory>

namespace kirikae {

/// Nobody to ask: a link that needs an answer fails.
class NobodyAsks : public Asker {
public:
    Pending<QStringList> ask(const Question &question) override;
    [[nodiscard]] const QList<Question> &questions() const { return m_questions; }

private:
    QList<Question> m_questions;
};

/// A node that is this machine behind a private sshd with throw-away keys and a Docker engine of its own, and the
/// client's side in the test's private home. Services run the stand-in server, in containers or as processes.
class SwitchRig {
public:
    SwitchRig();
    ~SwitchRig();

    /// Empty once everything runs; else what does not.
    [[nodiscard]] QString start();

    /// A connected node with its state loaded, or nothing: problem() says why.
    [[nodiscard]] std::unique_ptr<Node> connect();
    [[nodiscard]] QString problem() const { return m_problem; }

    /// A profile of the stand-in server; `arguments` are added to the usual ones. Its port is free on this machine.
    [[nodiscard]] Profile containerProfile(const QString &id, const QStringList &arguments = {}) const;
    [[nodiscard]] Profile processProfile(const QString &id, const QStringList &arguments = {}) const;
    /// Puts it on the node, in place of one of the same id.
    [[nodiscard]] static QString put(Node &node, const Profile &profile);
    /// Stops and removes whatever runs of ours, so that the next test begins with an empty slot.
    void clear(Node &node);

    SshServer &ssh() { return m_ssh; }
    DockerServer &docker() { return m_docker; }
    NobodyAsks &asker() { return m_asker; }
    static quint16 freePort();

private:
    SshServer m_ssh;
    DockerServer m_docker;
    NobodyAsks m_asker;
    QString m_problem;
};

} // namespace kirikae
