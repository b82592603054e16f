// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/FactGrid.h"

#include "ui/widgets/PlainLabel.h"

#include <QGridLayout>

#include <memory>

namespace kirikae {

FactGrid::FactGrid(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    const int em = fontMetrics().height();
    m_grid->setContentsMargins({});
    m_grid->setHorizontalSpacing(em);
    m_grid->setVerticalSpacing(em / 5);
    m_grid->setColumnStretch(1, 1);
}

void FactGrid::show(const QList<Fact> &facts)
{
    QList<Fact> known;
    for (const Fact &fact : facts) {
        if (!fact.second.isEmpty())
            known.append(fact);
    }
    if (known == m_facts)
        return;
    m_facts = known;
    while (m_grid->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(m_grid->takeAt(0));
        delete item->widget();
    }
    int row = 0;
    for (const Fact &fact : known) {
        m_grid->addWidget(new PlainLabel(fact.first, PlainLabel::Look::Muted), row, 0);
        auto *value = new ElidedLabel;
        value->setFullText(fact.second);
        m_grid->addWidget(value, row, 1);
        ++row;
    }
}

} // namespace kirikae
