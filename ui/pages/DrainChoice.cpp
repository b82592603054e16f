// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/DrainChoice.h"

#include "models/lists/NodeDesk.h"
#include "ui/widgets/PlainLabel.h"
#include "ui/widgets/WrapRow.h"

#include <QRadioButton>
#include <QVBoxLayout>

namespace kirikae {

DrainChoice::DrainChoice(NodeDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_running(new ElidedLabel(PlainLabel::Look::Strong))
    , m_wait(new QRadioButton(tr("Wait for the&m (at most %1 s)").arg(NodeDesk::longestWaitSeconds())))
    , m_now(new QRadioButton(tr("Switch now, they are &dropped")))
{
    const int em = fontMetrics().height();
    m_running->setMinimumHeight(m_wait->sizeHint().height());
    auto *row = new WrapRow(em);
    row->addWidget(m_running);
    row->addWidget(m_wait);
    row->addWidget(m_now);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(row);
    m_running->setObjectName(QStringLiteral("requestsRunning"));
    m_wait->setObjectName(QStringLiteral("waitForRequests"));
    m_now->setObjectName(QStringLiteral("switchAtOnce"));
    m_wait->setToolTip(tr("New requests are still answered meanwhile; after that time the rest is dropped."));
    connect(m_wait, &QRadioButton::clicked, &desk, [&desk] { desk.setWaitsForRequests(true); });
    connect(m_now, &QRadioButton::clicked, &desk, [&desk] { desk.setWaitsForRequests(false); });
    connect(&desk, &NodeDesk::changed, this, &DrainChoice::refresh);
    refresh();
}

void DrainChoice::refresh()
{
    const int running = m_desk.requestsRunning();
    setVisible(running > 0);
    if (running <= 0)
        return;
    const QString service = m_desk.plan()->outgoing->profileName;
    m_running->setFullText(running == 1 ? tr("1 request is running on %1").arg(service)
                                        : tr("%L1 requests are running on %2").arg(running).arg(service));
    (m_desk.waitsForRequests() ? m_wait : m_now)->setChecked(true);
}

} // namespace kirikae
