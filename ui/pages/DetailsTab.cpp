// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/DetailsTab.h"

#include "models/lists/Words.h"
#include "ui/widgets/FocusRing.h"
#include "ui/widgets/PlainLabel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace kirikae {

using Look = PlainLabel::Look;

namespace {

QVBoxLayout *section(QWidget *box, const QString &title)
{
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins({});
    column->addWidget(new PlainLabel(title, Look::Strong));
    return column;
}

QString factLine(const QString &name, const QString &value)
{
    return QStringLiteral("%1: %2\n").arg(name, value.isEmpty() ? DetailsTab::tr("not reported") : value);
}

QString nodeText(const NodeState &state)
{
    const NodeFacts &facts = state.facts;
    QString text = factLine(DetailsTab::tr("Machine"), facts.machine) +
                   factLine(DetailsTab::tr("Host name"), facts.hostName) +
                   factLine(DetailsTab::tr("System"), facts.osName) +
                   factLine(DetailsTab::tr("Kernel"), QStringLiteral("%1 %2").arg(facts.kernel, facts.architecture)) +
                   factLine(DetailsTab::tr("User"), facts.user) +
                   factLine(DetailsTab::tr("Containers"),
                            facts.containerEngine.isEmpty() ? facts.containerProblem : facts.containerEngine);
    if (state.memory) {
        for (const GpuReading &gpu : state.memory->gpus)
            text += factLine(DetailsTab::tr("GPU"),
                             DetailsTab::tr("%1, driver %2")
                                 .arg(gpu.name, gpu.driver.isEmpty() ? DetailsTab::tr("not reported") : gpu.driver));
    }
    text += factLine(DetailsTab::tr("Link"), state.link.text);
    return text.trimmed();
}

QString serviceText(const NodeState &state, const ProfileEntry *entry)
{
    const Service *service = entry ? state.service(entry->runningService) : nullptr;
    if (!service)
        return DetailsTab::tr("The selected profile is not running.");
    QString text =
        factLine(DetailsTab::tr("Name"), service->name) +
        factLine(DetailsTab::tr("Answers as"), entry->file.profile.expectedModelId()) +
        factLine(DetailsTab::tr("Port on the node"), service->port > 0 ? QString::number(service->port) : QString()) +
        factLine(DetailsTab::tr("Image"), service->image) +
        factLine(DetailsTab::tr("Started"), shortTime(service->startedMs)) +
        factLine(DetailsTab::tr("Profile file"), entry->file.path);
    return text.trimmed();
}

} // namespace

DetailsTab::DetailsTab(Node &node, QWidget *parent)
    : QWidget(parent)
    , m_node(node)
    , m_nodeFacts(new PlainLabel)
    , m_serviceFacts(new PlainLabel)
    , m_tunnelText(new PlainLabel(Look::Muted))
    , m_open(new QPushButton(tr("Open tunnel")))
    , m_copy(new QPushButton(tr("Cop&y base URL")))
    , m_close(new QPushButton(tr("C&lose tunnel")))
    , m_secrets(new QListWidget)
{
    auto *left = new QWidget;
    auto *leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins({});
    leftColumn->setSpacing(fontMetrics().height());
    leftColumn->addWidget(makeTunnel());
    leftColumn->addWidget(makeFacts());
    leftColumn->addWidget(makeSecrets());
    leftColumn->addStretch();
    auto *scroll = new QScrollArea;
    left->setBackgroundRole(QPalette::Base);
    left->setAutoFillBackground(true);
    scroll->setWidget(left);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setAccessibleName(tr("Facts"));
    new FocusRing(scroll);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, fontMetrics().height() / 2, 0, 0);
    row->setSpacing(fontMetrics().height() * 2);
    row->addWidget(scroll, 1);
    row->addWidget(makeEvents(), 1);
    setFocusProxy(m_open);
    m_events.show(node.events(0));
    connect(&node, &Node::eventAdded, &m_events, &EventList::add);
    showTunnel();
}

QWidget *DetailsTab::makeFacts()
{
    auto *box = new QWidget;
    auto *column = section(box, tr("Service"));
    column->addWidget(m_serviceFacts->wrapping()->selectable());
    column->addSpacing(fontMetrics().height());
    column->addWidget(new PlainLabel(tr("Node"), Look::Strong));
    column->addWidget(m_nodeFacts->wrapping()->selectable());
    return box;
}

QWidget *DetailsTab::makeTunnel()
{
    auto *box = new QWidget;
    auto *column = section(box, tr("Tunnel"));
    column->addWidget(m_tunnelText->wrapping()->selectable());
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_open, m_copy, m_close})
        buttons->addWidget(button);
    buttons->addStretch();
    column->addLayout(buttons);
    m_tunnelText->setObjectName(QStringLiteral("tunnelText"));
    connect(m_open, &QPushButton::clicked, this, &DetailsTab::openTunnel);
    connect(m_close, &QPushButton::clicked, this, &DetailsTab::closeTunnel);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(QStringLiteral("http://127.0.0.1:%1/v1").arg(m_localPort));
    });
    return box;
}

QWidget *DetailsTab::makeSecrets()
{
    auto *box = new QWidget;
    auto *column = section(box, tr("Secrets on the node (names only)"));
    m_secrets->setAccessibleName(tr("Secrets on the node"));
    m_secrets->setFixedHeight(fontMetrics().height() * 4);
    column->addWidget(m_secrets);
    auto *set = new QPushButton(tr("Set secret…"));
    auto *remove = new QPushButton(tr("Remove secret"));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(set);
    buttons->addWidget(remove);
    buttons->addStretch();
    column->addLayout(buttons);
    connect(set, &QPushButton::clicked, this,
            [this] { emit secretRequested(m_secrets->currentItem() ? m_secrets->currentItem()->text() : QString()); });
    connect(remove, &QPushButton::clicked, this, &DetailsTab::removeSecret);
    return box;
}

QWidget *DetailsTab::makeEvents()
{
    auto *box = new QWidget;
    auto *column = section(box, tr("What happened"));
    auto *view = new QListView;
    view->setModel(&m_events);
    view->setUniformItemSizes(true);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setAccessibleName(tr("Events"));
    view->setObjectName(QStringLiteral("eventView"));
    column->addWidget(view, 1);
    return box;
}

void DetailsTab::show(const NodeState &state, const ProfileEntry *entry)
{
    m_nodeFacts->setText(nodeText(state));
    m_serviceFacts->setText(serviceText(state, entry));
    const Service *service = entry ? state.service(entry->runningService) : nullptr;
    const quint16 port = service ? service->port : 0;
    const bool mayTunnel = port > 0 && state.link.kind == LinkState::Kind::Connected && state.has("tunnel");
    if (state.link.kind != LinkState::Kind::Connected && state.link.kind != LinkState::Kind::Reconnecting)
        m_tunnelledPort = 0;
    m_servicePort = port;
    m_modelId = entry ? entry->file.profile.expectedModelId() : QString();
    m_mayTunnel = mayTunnel;
    showTunnel();
}

void DetailsTab::showTunnel()
{
    const bool isOpen = m_tunnelledPort > 0;
    m_open->setEnabled(m_mayTunnel && !isOpen);
    m_copy->setEnabled(isOpen);
    m_close->setEnabled(isOpen);
    if (isOpen)
        m_tunnelText->setText(tr("http://127.0.0.1:%1/v1 reaches port %2 of the node, model %3")
                                  .arg(m_localPort)
                                  .arg(m_tunnelledPort)
                                  .arg(m_modelId));
    else
        m_tunnelText->setText(m_mayTunnel ? tr("A tunnel makes the service reachable from programs on this machine.")
                                          : tr("A tunnel can be opened to a running service."));
}

void DetailsTab::openTunnel()
{
    if (!m_mayTunnel || m_tunnelledPort > 0)
        return;
    const quint16 port = m_servicePort;
    whenDone(m_node.openTunnel(port), this, [this, port](const Result<quint16> &local) {
        if (!local) {
            emit failed(local.error());
            return;
        }
        m_tunnelledPort = port;
        m_localPort = *local;
        showTunnel();
    });
}

void DetailsTab::closeTunnel()
{
    m_node.closeTunnel(m_tunnelledPort);
    m_tunnelledPort = 0;
    showTunnel();
}

void DetailsTab::reloadSecrets()
{
    whenDone(m_node.secretNames(), this, [this](const Result<QStringList> &names) {
        m_secrets->clear();
        if (names)
            m_secrets->addItems(*names);
    });
}

void DetailsTab::removeSecret()
{
    if (!m_secrets->currentItem())
        return;
    whenDone(m_node.saveSecret(m_secrets->currentItem()->text(), {}), this, [this](const Result<void> &removed) {
        if (!removed)
            emit failed(removed.error());
        reloadSecrets();
    });
}

} // namespace kirikae
