// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/PhaseView.h"

#include "ui/delegates/PhaseDelegate.h"

#include <QWheelEvent>

namespace kirikae {

PhaseView::PhaseView(QAbstractItemModel *phases, QWidget *parent)
    : QListView(parent)
{
    setModel(phases);
    setItemDelegate(new PhaseDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setUniformItemSizes(true);
    setAccessibleName(tr("Phases of the switch"));
    setObjectName(QStringLiteral("phaseView"));
    setFocusPolicy(Qt::TabFocus);
    const auto resize = [this] { updateGeometry(); };
    connect(phases, &QAbstractItemModel::rowsInserted, this, resize);
    connect(phases, &QAbstractItemModel::rowsRemoved, this, resize);
}

QSize PhaseView::sizeHint() const
{
    const int row = model()->rowCount() > 0 ? sizeHintForRow(0) : 0;
    return {fontMetrics().height() * 24, row * model()->rowCount() + 2};
}

/// All rows are in view; the wheel is for what is around the list.
void PhaseView::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

} // namespace kirikae
