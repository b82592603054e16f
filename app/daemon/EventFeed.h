// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/daemon/Exchange.h"
#include "models/node/Node.h"

#include <QElapsedTimer>
#include <QTimer>
#include <nlohmann/json.hpp>

#include <deque>
#include <set>

namespace kirikae {

/// The state and the events of a node as one numbered stream of messages, for any number of readers. All of them read
/// one ring, so a slow reader costs nothing: when the ring has passed it by, it gets the whole state anew. Main thread;
/// owned by the daemon, outlives its readers' connections or ends them.
class EventFeed : public QObject {
    Q_OBJECT
public:
    explicit EventFeed(Node &node, QObject *parent = nullptr);
    ~EventFeed() override;

    /// From the message after `lastId` where the ring still has it, else from a `reset` with the whole state.
    std::shared_ptr<BodyStream> open(const QByteArray &lastId);
    /// The last message of every stream: the daemon ends in good order.
    void sayBye();
    [[nodiscard]] int readerCount() const { return static_cast<int>(m_readers.size()); }

private:
    class Reader;
    struct Next {
        QByteArray bytes;
        quint64 number; ///< the one after it
    };

    void stateChanged(const NodeState &state);
    void publish(const char *type, const nlohmann::json &data);
    void catchUp();
    void rest();
    [[nodiscard]] QByteArray idOf(quint64 number) const;
    [[nodiscard]] quint64 firstKept() const { return m_last - m_ring.size() + 1; }
    /// The message with this number, or a reset when it is gone; nothing when it is still to come.
    std::optional<Next> after(quint64 number);
    const QByteArray &resetMessage();

    Node &m_node;
    const QByteArray m_run;        ///< tells this run's numbers from those of another
    nlohmann::json m_state;        ///< as last published; null = nobody has asked for a while
    std::deque<QByteArray> m_ring; ///< the newest messages, the last one has number m_last
    qsizetype m_ringBytes = 0;
    quint64 m_last = 0;
    QByteArray m_reset; ///< the whole state at m_last, once somebody needed it
    std::set<Reader *> m_readers;
    QTimer m_heartbeat;
    QElapsedTimer m_sinceReader; ///< since the last reader left
    bool m_isEnding = false;
};

} // namespace kirikae
