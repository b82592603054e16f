// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/SidePane.h"

#include "models/upkeep/LeaseText.h"
#include "ui/delegates/ProfileDelegate.h"
#include "ui/pages/NodePage.h"
#include "ui/widgets/Pill.h"
#include "ui/widgets/PlainLabel.h"

#include <QComboBox>
#include <QDateTime>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace kirikae {

namespace {

Tones::Meaning meaningOf(LinkState::Kind kind)
{
    switch (kind) {
    case LinkState::Kind::Connected: return Tones::Meaning::Good;
    case LinkState::Kind::Connecting:
    case LinkState::Kind::Reconnecting: return Tones::Meaning::Careful;
    case LinkState::Kind::Failed: return Tones::Meaning::Bad;
    case LinkState::Kind::Idle: break;
    }
    return Tones::Meaning::Neutral;
}

QString machineText(const NodeState &state)
{
    QStringList parts;
    if (!state.facts.machine.isEmpty())
        parts << state.facts.machine;
    if (state.memory && !state.memory->gpus.isEmpty() && !state.memory->gpus.first().driver.isEmpty())
        parts << SidePane::tr("driver %1").arg(state.memory->gpus.first().driver);
    return parts.join(QStringLiteral(", "));
}

} // namespace

SidePane::SidePane(NodeList &nodes, QWidget *parent)
    : QWidget(parent)
    , m_nodes(new QComboBox)
    , m_simulated(new Pill)
    , m_state(new Pill)
    , m_link(new ElidedLabel(PlainLabel::Look::Muted))
    , m_machine(new ElidedLabel(PlainLabel::Look::Muted))
    , m_lease(new ElidedLabel(PlainLabel::Look::Muted))
    , m_filter(new QLineEdit)
    , m_profiles(new QListView)
    , m_foot(makeFoot())
    , m_add(new QToolButton)
{
    const int em = fontMetrics().height();
    m_nodes->setModel(&nodes);
    m_nodes->setAccessibleName(tr("Node"));
    m_nodes->setPlaceholderText(tr("No nodes yet"));
    m_nodes->setObjectName(QStringLiteral("nodeSelector"));
    m_filter->setPlaceholderText(tr("Filter profiles"));
    m_filter->setAccessibleName(tr("Filter profiles"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setObjectName(QStringLiteral("profileFilter"));
    m_profiles->setItemDelegate(new ProfileDelegate(m_profiles));
    m_profiles->setFrameShape(QFrame::NoFrame);
    m_profiles->setMouseTracking(true);
    m_profiles->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_profiles->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_profiles->setAccessibleName(tr("Profiles"));
    m_profiles->setObjectName(QStringLiteral("profileView"));
    auto *filterRow = new QHBoxLayout;
    filterRow->setContentsMargins(em * 3 / 4, em / 2, em * 3 / 4, 0);
    filterRow->addWidget(m_filter);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 1, 0); // the line on the right
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addLayout(filterRow);
    column->addWidget(m_profiles, 1);
    column->addWidget(m_foot);
    setMinimumWidth(em * 15);
    setTabOrder(m_nodes, m_add);
    setTabOrder(m_add, m_filter);
    connect(m_nodes, &QComboBox::activated, this,
            [this, &nodes](int row) { emit nodeChosen(nodes.rows().at(row).entry.name); });
    connect(m_profiles, &QListView::activated, this, &SidePane::profileActivated);
}

QWidget *SidePane::makeHead()
{
    const int em = fontMetrics().height();
    auto *head = new QWidget;
    QToolButton *add = m_add;
    add->setText(QStringLiteral("+"));
    add->setToolTip(tr("Add node…"));
    add->setAccessibleName(tr("Add node"));
    add->setObjectName(QStringLiteral("addNodeButton"));
    add->setFocusPolicy(Qt::TabFocus);
    connect(add, &QToolButton::clicked, this, &SidePane::addNodeRequested);
    auto *first = new QHBoxLayout;
    first->addWidget(m_nodes, 1);
    first->addWidget(add);
    auto *second = new QHBoxLayout;
    second->setSpacing(em / 2);
    second->addWidget(m_state);
    second->addWidget(m_simulated);
    second->addWidget(m_link, 1);
    auto *column = new QVBoxLayout(head);
    column->setContentsMargins(em * 3 / 4, em * 3 / 4, em * 3 / 4, em / 4);
    column->setSpacing(em / 3);
    column->addLayout(first);
    column->addLayout(second);
    column->addWidget(m_machine);
    column->addWidget(m_lease);
    m_lease->setObjectName(QStringLiteral("leaseText"));
    m_simulated->setObjectName(QStringLiteral("simulatedPill"));
    m_state->setObjectName(QStringLiteral("linkPill"));
    m_link->setObjectName(QStringLiteral("linkText"));
    return head;
}

QWidget *SidePane::makeFoot()
{
    const int em = fontMetrics().height();
    auto *foot = new QWidget;
    auto *create = new QPushButton(tr("Ne&w profile…"));
    auto *paste = new QPushButton(tr("Paste doc&ker run…"));
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(em * 3 / 4, em / 2, em * 3 / 4, em * 3 / 4);
    row->addWidget(create);
    row->addWidget(paste);
    connect(create, &QPushButton::clicked, this, &SidePane::newProfileRequested);
    connect(paste, &QPushButton::clicked, this, &SidePane::pasteRequested);
    return foot;
}

void SidePane::showPage(NodePage *page, const QString &nodeName)
{
    if (m_page)
        disconnect(&m_page->desk(), nullptr, this, nullptr);
    m_page = page;
    m_nodes->setCurrentIndex(m_nodes->findData(nodeName, NodeList::NameRole));
    m_foot->setEnabled(page != nullptr);
    m_filter->disconnect(this);
    m_filter->clear();
    m_profiles->setModel(page ? &page->profiles() : nullptr);
    if (page) {
        connect(&page->desk(), &NodeDesk::changed, this, &SidePane::refreshLink);
        connect(&page->desk(), &NodeDesk::changed, this, &SidePane::refreshSelection);
        connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
            m_isFiltering = true; // what is filtered away stays the one that is looked at
            m_page->profiles().setFilter(text);
            m_isFiltering = false;
            refreshSelection();
        });
        connect(m_profiles->selectionModel(), &QItemSelectionModel::currentChanged, this, &SidePane::takeCurrent);
        refreshSelection();
    }
    refreshLink();
}

void SidePane::refreshLink()
{
    const NodeState state = m_page ? m_page->desk().state() : NodeState();
    m_state->setVisible(m_page != nullptr);
    m_state->show(m_page ? NodeList::linkText(state.link) : QString(), meaningOf(state.link.kind));
    m_simulated->show(state.facts.simulated ? tr("Simulated") : QString(), Tones::Meaning::Careful);
    QStringList link;
    if (!state.link.text.isEmpty() && !state.facts.simulated)
        link << state.link.text;
    if (state.link.latencyMs)
        link << tr("%1 ms").arg(*state.link.latencyMs, 0, 'f', *state.link.latencyMs < 10 ? 1 : 0);
    m_link->setFullText(link.join(QStringLiteral(" · ")));
    m_machine->setFullText(machineText(state));
    refreshLease(state);
}

void SidePane::refreshLease(const NodeState &state)
{
    const bool isRented = state.upkeep && state.upkeep->leaseEndMs;
    m_lease->setVisible(isRented);
    if (!isRented)
        return;
    // Memory is read four times a second, by the node's clock.
    const qint64 nowMs = state.memory ? state.memory->timeMs : QDateTime::currentMSecsSinceEpoch();
    const qint64 leftMs = *state.upkeep->leaseEndMs - nowMs;
    constexpr qint64 soonMs = 4 * 3600 * 1'000;
    m_lease->setLook(leftMs < soonMs ? PlainLabel::Look::Careful : PlainLabel::Look::Muted);
    m_lease->setFullText(leftMs > 0 ? tr("Lease: %1 left").arg(leaseLeftText(leftMs)) : tr("The lease has ended"));
}

void SidePane::refreshSelection()
{
    const QModelIndex wanted = m_page->profiles().indexOfProfile(m_page->desk().selected());
    if (wanted != m_profiles->currentIndex())
        m_profiles->setCurrentIndex(wanted); // none when it is filtered away: no other row may look chosen
}

void SidePane::takeCurrent(const QModelIndex &current)
{
    const auto kind = static_cast<ProfileRow::Kind>(current.data(ProfileList::KindRole).toInt());
    const QString id = current.data(ProfileList::IdRole).toString();
    if (!m_isFiltering && current.isValid() && kind == ProfileRow::Kind::Profile && id != m_page->desk().selected())
        emit profileChosen(id);
}

void SidePane::focusFilter()
{
    m_filter->setFocus();
    m_filter->selectAll();
}

void SidePane::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    painter.setPen(Tones(palette()).line());
    painter.drawLine(rect().topRight(), rect().bottomRight());
}

} // namespace kirikae
