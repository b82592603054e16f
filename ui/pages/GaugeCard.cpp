// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/GaugeCard.h"

#include "models/lists/NodeDesk.h"
#include "ui/pages/PoolView.h"
#include "ui/widgets/PlainLabel.h"

namespace kirikae {

GaugeCard::GaugeCard(const NodeDesk &desk, QWidget *parent)
    : Card(parent)
    , m_desk(desk)
    , m_nothing(new PlainLabel(PlainLabel::Look::Muted))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setMinimumHeight(fontMetrics().height() * 6);
    column()->addWidget(m_nothing);
    connect(&desk, &NodeDesk::changed, this, &GaugeCard::refresh);
    refresh();
}

void GaugeCard::refresh()
{
    const NodeState &state = m_desk.state();
    while (m_views.size() < state.pools.size()) {
        auto *view = new PoolView;
        m_views.append(view);
        column()->addWidget(view);
    }
    for (qsizetype i = 0; i < m_views.size(); ++i) {
        const bool exists = i < state.pools.size();
        m_views[i]->setVisible(exists);
        if (exists)
            m_views[i]->show(state.pools[i], state, m_desk, i == 0);
    }
    m_nothing->setVisible(state.pools.isEmpty());
    m_nothing->setText(state.link.kind == LinkState::Kind::Connected
                           ? tr("Reading the node's memory…")
                           : tr("Memory is shown once the node is connected."));
}

} // namespace kirikae
