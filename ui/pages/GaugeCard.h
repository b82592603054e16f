// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/Card.h"

namespace kirikae {

class PlainLabel;
class PoolView;
class NodeDesk;

/// The node's memory at the top of the page: one PoolView per pool. Keeps its height while there is nothing to show.
class GaugeCard : public Card {
    Q_OBJECT
public:
    explicit GaugeCard(const NodeDesk &desk, QWidget *parent = nullptr);

private:
    void refresh();

    const NodeDesk &m_desk;
    QList<PoolView *> m_views;
    PlainLabel *m_nothing;
};

} // namespace kirikae
