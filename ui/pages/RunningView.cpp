// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/RunningView.h"

#include "models/lists/NodeDesk.h"
#include "models/lists/Words.h"
#include "ui/widgets/PlainLabel.h"
#include "ui/widgets/PrimaryButton.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace kirikae {

namespace {

QString factsOf(const Service &service, const ProfileEntry &entry, const NodeState &state)
{
    QStringList lines;
    if (service.startedMs > 0)
        lines << RunningView::tr("Running since %1, in slot %2").arg(shortTime(service.startedMs), service.slot);
    if (service.port > 0)
        lines << RunningView::tr("Answers on port %1 of the node as %2")
                     .arg(service.port)
                     .arg(entry.file.profile.expectedModelId());
    Bytes held = 0;
    for (const Pool &pool : state.pools) {
        for (const PoolSegment &segment : pool.segments)
            held += segment.serviceId == service.id ? segment.bytes : 0;
    }
    if (held > 0)
        lines << RunningView::tr("Holds %1").arg(gib(held));
    if (service.restartCount > 0)
        lines << RunningView::tr("Restarts by the container engine: %1").arg(service.restartCount);
    lines << RunningView::tr("To switch, select another profile of this slot.");
    return lines.join(QLatin1Char('\n'));
}

} // namespace

RunningView::RunningView(NodeDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_title(new ElidedLabel(PlainLabel::Look::Title))
    , m_facts(new PlainLabel)
    , m_tunnel(new QPushButton(tr("Open t&unnel")))
    , m_stop(new QPushButton(tr("St&op service…")))
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
    column->addWidget(m_facts->wrapping());
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
    m_title->setFullText(tr("%1 is running").arg(entry->file.profile.name));
    m_facts->setText(factsOf(*service, *entry, m_desk.state()));
    m_tunnel->setEnabled(isConnected && m_desk.state().has("tunnel"));
    m_stop->setEnabled(isConnected);
}

} // namespace kirikae
