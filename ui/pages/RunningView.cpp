// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/RunningView.h"

#include "models/lists/NodeDesk.h"
#include "models/lists/Unsettled.h"
#include "models/lists/Words.h"
#include "ui/widgets/FactGrid.h"
#include "ui/widgets/PlainLabel.h"
#include "ui/widgets/PrimaryButton.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace kirikae {

namespace {

QList<FactGrid::Fact> factsOf(const Service &service, const ProfileEntry &entry, const NodeState &state)
{
    QList<FactGrid::Fact> facts;
    if (service.startedMs > 0)
        facts.append({RunningView::tr("Running since"), shortTime(service.startedMs)});
    facts.append({RunningView::tr("Slot"), service.slot});
    if (service.port > 0)
        facts.append({RunningView::tr("Answers on"), RunningView::tr("port %1 of the node").arg(service.port)});
    facts.append({RunningView::tr("Answers as"), entry.file.profile.expectedModelId()});
    Bytes held = 0;
    for (const Pool &pool : state.pools) {
        for (const PoolSegment &segment : pool.segments)
            held += segment.serviceId == service.id ? segment.bytes : 0;
    }
    if (held > 0)
        facts.append({RunningView::tr("Holds"), gib(held)});
    facts.append({RunningView::tr("Image"), service.image});
    if (service.restartCount > 0)
        facts.append({RunningView::tr("Restarted"),
                      RunningView::tr("%n time(s) by the container engine", nullptr, service.restartCount)});
    return facts;
}

QString titleOf(const Service &service, const QString &name, const NodeDesk &desk)
{
    using Condition = SlotState::Condition;
    if (!desk.isRunningKnown())
        return RunningView::tr("%1 was running").arg(name);
    const auto condition = unsettledCondition(desk.state(), service.id);
    if (condition == Condition::Starting)
        return RunningView::tr("%1 is starting").arg(name);
    if (condition == Condition::NotAnswering)
        return RunningView::tr("%1 runs, but does not answer as it should").arg(name);
    return RunningView::tr("%1 is running").arg(name);
}

} // namespace

RunningView::RunningView(NodeDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_title(new ElidedLabel(PlainLabel::Look::Title))
    , m_facts(new FactGrid)
    , m_tunnel(new QPushButton(tr("Open t&unnel")))
    , m_stop(new QPushButton(tr("Stop servi&ce…")))
{
    const int em = fontMetrics().height();
    auto *tryIt = new PrimaryButton(tr("&Try a prompt"));
    auto *edit = new QPushButton(tr("&Edit…"));
    auto *head = new QHBoxLayout;
    head->setSpacing(em / 2);
    head->addWidget(m_title, 1);
    head->addWidget(m_stop);
    head->addWidget(edit);
    head->addWidget(m_tunnel);
    head->addWidget(tryIt);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(em / 2);
    column->addLayout(head);
    column->addWidget(m_facts);
    column->addWidget(
        (new PlainLabel(tr("To switch, select another profile of this slot."), PlainLabel::Look::Muted))->wrapping());
    column->addStretch();
    m_title->setObjectName(QStringLiteral("runningTitle"));
    m_stop->setObjectName(QStringLiteral("stopButton"));
    connect(tryIt, &QPushButton::clicked, this, &RunningView::tryRequested);
    connect(edit, &QPushButton::clicked, this, &RunningView::editRequested);
    connect(m_tunnel, &QPushButton::clicked, this, &RunningView::tunnelRequested);
    connect(m_stop, &QPushButton::clicked, this, &RunningView::stopRequested);
    connect(&desk, &NodeDesk::changed, this, &RunningView::refresh);
    refresh();
}

void RunningView::refresh()
{
    const ProfileEntry *entry = m_desk.entry();
    const Service *service = entry ? m_desk.state().service(entry->runningService) : nullptr;
    if (!service)
        return;
    const bool isConnected = m_desk.state().link.kind == LinkState::Kind::Connected;
    m_title->setFullText(titleOf(*service, entry->file.profile.name, m_desk));
    m_facts->show(factsOf(*service, *entry, m_desk.state()));
    m_tunnel->setEnabled(isConnected && m_desk.state().has("tunnel"));
    m_stop->setEnabled(isConnected && m_desk.isRunningKnown());
}

} // namespace kirikae
