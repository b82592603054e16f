// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/AutoNode.h"

#include "app/links/daemon/DaemonFinder.h"
#include "app/links/daemon/DaemonNode.h"
#include "app/links/host/HostView.h"

#include <QDateTime>

namespace kirikae {

namespace {

/// A log of a node that is not there.
class EndedFeed : public LogFeed {
public:
    explicit EndedFeed(const Error &error)
    {
        QTimer::singleShot(0, this, [this, error] { emit ended(error); });
    }
    [[nodiscard]] LogCursor cursor() const override { return {}; }
};

} // namespace

AutoNode::AutoNode(const QString &name, std::shared_ptr<Host> host, MakeDirect makeDirect, Asker &asker,
                   QObject *parent)
    : Node(parent)
    , m_name(name)
    , m_host(std::move(host))
    , m_makeDirect(std::move(makeDirect))
    , m_asker(asker)
{
    connect(m_host.get(), &Host::linkChanged, this, &AutoNode::hostChanged);
}

AutoNode::~AutoNode()
{
    m_host->disconnect(this);
}

NodeState AutoNode::state() const
{
    if (m_node)
        return m_node->state();
    NodeState state;
    state.name = m_name;
    state.link = m_host->link();
    if (state.link.kind == LinkState::Kind::Connected)
        state.link.kind = LinkState::Kind::Connecting; // not before it is known what to talk to
    return state;
}

void AutoNode::open()
{
    if (m_node) {
        if (!m_isClosed && m_node->state().link.kind != LinkState::Kind::Failed) {
            m_host->open();
            m_node->open();
            return;
        }
        m_node->disconnect(this);
        m_node.reset();
    }
    m_isClosed = false;
    m_host->open();
    if (m_host->link().kind == LinkState::Kind::Connected)
        look();
}

void AutoNode::close()
{
    ++m_round;
    m_isLooking = false;
    m_isClosed = true;
    if (m_node)
        m_node->close();
    closeHost();
}

/// Once the node has said its farewell: its claim goes back over this connection.
void AutoNode::closeHost()
{
    if (m_isClosed && (!m_node || m_node->state().link.kind != LinkState::Kind::Connected))
        m_host->close();
}

void AutoNode::hostChanged(const LinkState &link)
{
    if (m_node)
        return; // it listens itself
    if (link.kind == LinkState::Kind::Connected)
        look();
    else
        m_isLooking = false;
    emit stateChanged(state());
}

void AutoNode::look()
{
    if (std::exchange(m_isLooking, true))
        return;
    whenDone(findDaemon(m_host, this), this, [this, round = ++m_round](const Result<FoundDaemon> &found) {
        if (round != m_round || m_node)
            return;
        m_isLooking = false;
        if (m_host->link().kind == LinkState::Kind::Connected)
            decide(found.value_or(FoundDaemon()));
    });
}

void AutoNode::decide(const FoundDaemon &found)
{
    if (!found.hint.isEmpty())
        emit eventAdded(m_events.add(QDateTime::currentMSecsSinceEpoch(), Event::Level::Warning, QStringLiteral("link"),
                                     found.hint));
    if (found.door)
        adopt(std::make_unique<DaemonNode>(m_name, *found.door, m_asker));
    else
        adopt(m_makeDirect(std::make_unique<HostView>(m_host)));
}

void AutoNode::adopt(std::unique_ptr<Node> node)
{
    m_node = std::move(node);
    m_taken = 0;
    connect(m_node.get(), &Node::stateChanged, this, &AutoNode::stateChanged);
    connect(m_node.get(), &Node::stateChanged, this, &AutoNode::closeHost);
    connect(m_node.get(), &Node::eventAdded, this, &AutoNode::takeEvents);
    for (const Event &event : m_node->events(0))
        takeEvents(event);
    m_node->open();
    emit stateChanged(state());
}

/// Numbers are ours: another node of this one's life begins at 1 again.
void AutoNode::takeEvents(const Event &news)
{
    if (news.number <= m_taken)
        return;
    m_taken = news.number;
    emit eventAdded(m_events.add(news.timeMs, news.level, news.kind, news.text));
}

Error AutoNode::notConnected() const
{
    return m_host->link().error.value_or(
        Error{Error::Code::Unreachable, tr("There is no connection to %1. Connect first.").arg(m_name), {}});
}

template <class T, class Call>
Pending<T> AutoNode::over(Call call)
{
    return m_node ? call(*m_node) : readyError<T>(notConnected());
}

Pending<SwitchPlan> AutoNode::plan(const SwitchRequest &request)
{
    return over<SwitchPlan>([&](Node &node) { return node.plan(request); });
}

Pending<QString> AutoNode::startSwitch(const SwitchRequest &request)
{
    return over<QString>([&](Node &node) { return node.startSwitch(request); });
}

Pending<void> AutoNode::cancelSwitch(const QString &switchId)
{
    return over<void>([&](Node &node) { return node.cancelSwitch(switchId); });
}

Pending<void> AutoNode::stopService(const ServiceId &service)
{
    return over<void>([&](Node &node) { return node.stopService(service); });
}

Pending<QString> AutoNode::saveProfile(const Profile &profile, const QString &etag)
{
    return over<QString>([&](Node &node) { return node.saveProfile(profile, etag); });
}

Pending<void> AutoNode::removeProfile(const QString &id)
{
    return over<void>([&](Node &node) { return node.removeProfile(id); });
}

Pending<QStringList> AutoNode::secretNames()
{
    return over<QStringList>([](Node &node) { return node.secretNames(); });
}

Pending<void> AutoNode::saveSecret(const QString &name, const QString &value)
{
    return over<void>([&](Node &node) { return node.saveSecret(name, value); });
}

Pending<void> AutoNode::pullImage(const QString &image, std::function<void(PullProgress)> progress)
{
    return over<void>([&](Node &node) { return node.pullImage(image, std::move(progress)); });
}

std::unique_ptr<LogFeed> AutoNode::openLog(const ServiceId &service, LogCursor from)
{
    if (!m_node)
        return std::make_unique<EndedFeed>(notConnected());
    return m_node->openLog(service, from);
}

Pending<QList<SwitchRecord>> AutoNode::history(int newest)
{
    return over<QList<SwitchRecord>>([&](Node &node) { return node.history(newest); });
}

Pending<ChatAnswer> AutoNode::chat(const ServiceId &service, const QString &prompt)
{
    return over<ChatAnswer>([&](Node &node) { return node.chat(service, prompt); });
}

Pending<quint16> AutoNode::openTunnel(quint16 port)
{
    return over<quint16>([&](Node &node) { return node.openTunnel(port); });
}

Pending<void> AutoNode::saveUpkeep(const UpkeepSettings &settings)
{
    return over<void>([&](Node &node) { return node.saveUpkeep(settings); });
}

void AutoNode::closeTunnel(quint16 port)
{
    if (m_node)
        m_node->closeTunnel(port);
}

} // namespace kirikae
