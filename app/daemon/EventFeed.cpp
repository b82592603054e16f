// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/EventFeed.h"

#include "app/daemon/SseText.h"
#include "models/core/Json.h"
#include "models/node/NodeJson.h"

#include <QPointer>
#include <QRandomGenerator>

#include <algorithm>
#include <cstring>

namespace kirikae {

namespace {
constexpr std::size_t keptMessages = 4096;
constexpr qsizetype keptBytes = 8 * 1024 * 1024;
constexpr std::chrono::seconds heartbeat{15};
constexpr std::chrono::seconds keptWithoutReaders{60};
constexpr qsizetype recentEvents = 200;
} // namespace

/// One connection's place in the ring.
class EventFeed::Reader : public BodyStream {
public:
    Reader(EventFeed &feed, quint64 next)
        : m_feed(&feed)
        , m_next(next)
    {
        feed.m_readers.insert(this);
    }

    ~Reader() override
    {
        if (!m_feed)
            return;
        m_feed->m_readers.erase(this);
        m_feed->m_sinceReader.start();
    }

    qint64 read(char *to, qint64 max) override
    {
        qint64 done = 0;
        while (done < max && fetch()) {
            const qint64 count = std::min<qint64>(max - done, m_current.size() - m_offset);
            std::memcpy(to + done, m_current.constData() + m_offset, static_cast<std::size_t>(count));
            m_offset += count;
            done += count;
        }
        if (done == 0 && (!m_feed || m_feed->m_isEnding))
            return ended;
        m_hasRead = m_hasRead || done > 0;
        return done;
    }

    void messageAdded() const { wake(); }

    void beat()
    {
        if (!m_hasRead && m_offset == m_current.size()) {
            m_current = sseComment();
            m_offset = 0;
        }
        m_hasRead = false;
        wake();
    }

private:
    /// Whether something is left to send.
    bool fetch()
    {
        if (m_offset < m_current.size())
            return true;
        if (!m_feed)
            return false;
        const auto next = m_feed->after(m_next);
        if (!next)
            return false;
        m_current = next->bytes;
        m_next = next->number;
        m_offset = 0;
        return true;
    }

    QPointer<EventFeed> m_feed;
    quint64 m_next; ///< number of the message to send after the current one; 0 = a reset
    QByteArray m_current;
    qsizetype m_offset = 0;
    bool m_hasRead = false; ///< since the last beat
};

EventFeed::EventFeed(Node &node, QObject *parent)
    : QObject(parent)
    , m_node(node)
    , m_run(QByteArray::number(QRandomGenerator::system()->generate64(), 36))
{
    m_heartbeat.setInterval(heartbeat);
    connect(&m_heartbeat, &QTimer::timeout, this, &EventFeed::rest);
    connect(&node, &Node::stateChanged, this, &EventFeed::stateChanged);
    connect(&node, &Node::eventAdded, this, [this](const Event &event) {
        if (!m_state.is_null())
            publish("event", eventToJson(event));
    });
}

EventFeed::~EventFeed() = default;

std::shared_ptr<BodyStream> EventFeed::open(const QByteArray &lastId)
{
    catchUp();
    quint64 next = 0;
    const qsizetype dash = lastId.indexOf('-');
    if (dash > 0 && lastId.first(dash) == m_run) {
        const quint64 seen = lastId.sliced(dash + 1).toULongLong();
        if (seen + 1 >= firstKept() && seen <= m_last)
            next = seen + 1;
    }
    if (!m_heartbeat.isActive())
        m_heartbeat.start();
    return std::make_shared<Reader>(*this, next);
}

/// Without readers nothing is published after a while: the ring is void then, and begins anew with the state of now.
void EventFeed::catchUp()
{
    if (!m_state.is_null())
        return;
    m_state = nodeStateToJson(m_node.state());
    m_ring.clear();
    m_ringBytes = 0;
    ++m_last; // a reader that saw the last one has missed something since
    m_reset.clear();
}

void EventFeed::rest()
{
    for (Reader *reader : m_readers)
        reader->beat();
    if (m_readers.empty() && m_sinceReader.hasExpired(std::chrono::milliseconds(keptWithoutReaders).count())) {
        m_state = nullptr;
        m_ring.clear();
        m_ringBytes = 0;
        m_reset.clear();
        m_heartbeat.stop();
    }
}

void EventFeed::stateChanged(const NodeState &state)
{
    if (m_state.is_null())
        return;
    Json now = nodeStateToJson(state);
    Json changed = Json::object();
    for (const auto &[key, value] : now.items()) {
        const auto before = m_state.find(key);
        if (before == m_state.end() || *before != value)
            changed[key] = value;
    }
    if (changed.empty())
        return;
    m_state = std::move(now);
    publish("state", changed);
}

void EventFeed::publish(const char *type, const Json &data)
{
    ++m_last;
    m_reset.clear();
    m_ring.push_back(sseMessage(type, dumpJson(data), idOf(m_last)));
    m_ringBytes += m_ring.back().size();
    while (m_ring.size() > keptMessages || (m_ringBytes > keptBytes && m_ring.size() > 1)) {
        m_ringBytes -= m_ring.front().size();
        m_ring.pop_front();
    }
    for (Reader *reader : m_readers)
        reader->messageAdded();
}

void EventFeed::sayBye()
{
    catchUp();
    publish("bye", Json::object());
    m_isEnding = true;
    // A switch that is left to the next kirikaed has not ended: what this one's end does to it is no news.
    disconnect(&m_node, nullptr, this, nullptr);
    for (Reader *reader : m_readers)
        reader->messageAdded();
}

QByteArray EventFeed::idOf(quint64 number) const
{
    return m_run + '-' + QByteArray::number(number);
}

std::optional<EventFeed::Next> EventFeed::after(quint64 number)
{
    if (number > m_last)
        return std::nullopt;
    if (number < firstKept())
        return Next{resetMessage(), m_last + 1};
    return Next{m_ring[static_cast<std::size_t>(number - firstKept())], number + 1};
}

const QByteArray &EventFeed::resetMessage()
{
    if (m_reset.isEmpty()) {
        Json events = Json::array();
        const QList<Event> all = m_node.events(0);
        for (qsizetype i = std::max<qsizetype>(0, all.size() - recentEvents); i < all.size(); ++i)
            events.push_back(eventToJson(all.at(i)));
        m_reset = sseMessage("reset", dumpJson({{"state", m_state}, {"events", events}}), idOf(m_last));
    }
    return m_reset;
}

} // namespace kirikae
