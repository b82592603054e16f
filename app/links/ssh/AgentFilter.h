// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMutex>
#include <QSet>
#include <QString>
#include <QThread>

#include <memory>
#include <optional>

namespace kirikae {

/// Stands between libssh and the user's ssh-agent and lets only some of its keys be seen: libssh offers every key of an
/// agent, and a server hangs up after a few. Owned by one log-in; a thread of its own carries the messages, because
/// libssh waits for the agent's answers. Ends with the object, whatever the agent is waiting for.
class AgentFilter {
public:
    /// Nothing when no agent listens at the path.
    static std::unique_ptr<AgentFilter> connectTo(const QString &path);
    ~AgentFilter();
    AgentFilter(const AgentFilter &) = delete;
    AgentFilter &operator=(const AgentFilter &) = delete;

    /// From now on all but `hidden`, and only `wanted` where that is given. Keys as they cross the wire.
    void show(const std::optional<QSet<QByteArray>> &wanted, const QSet<QByteArray> &hidden);
    /// The socket to give to libssh, which closes it.
    [[nodiscard]] int takeClientEnd();
    /// Keys that have been listed to libssh since show().
    [[nodiscard]] QSet<QByteArray> shown() const;

private:
    AgentFilter(int agent, int clientEnd, int ourEnd);
    void serve();
    [[nodiscard]] QByteArray filtered(const QByteArray &answer);

    const int m_agent;
    const int m_ourEnd;
    int m_clientEnd;
    mutable QMutex m_mutex; ///< for the three below
    std::optional<QSet<QByteArray>> m_wanted;
    QSet<QByteArray> m_hidden;
    QSet<QByteArray> m_shown;
    std::unique_ptr<QThread> m_thread;
};

} // namespace kirikae
