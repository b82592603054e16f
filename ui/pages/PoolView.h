// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/AfterSwitch.h"
#include "models/lists/NodeDesk.h"

#include <QWidget>

namespace kirikae {

class ElidedLabel;
class GaugeBar;
class Legend;
class PlainLabel;

/// One pool: its head line, its bar, the legend, and a sentence on what the switch would change.
class PoolView : public QWidget {
    Q_OBJECT
public:
    explicit PoolView(QWidget *parent = nullptr);
    /// `isTarget`: models are loaded into this pool, so the switch is shown in it.
    void show(const Pool &pool, const NodeState &state, const NodeDesk &desk, bool isTarget);

private:
    [[nodiscard]] static ServiceId inTheWay(const NodeState &state, const NodeDesk &desk);
    void showHead(const Pool &pool, const NodeState &state);
    void showLegend(const Pool &pool);
    [[nodiscard]] QString caption(const NodeState &state, const NodeDesk &desk,
                                  const std::optional<AfterSwitch> &after) const;

    PlainLabel *m_title;
    ElidedLabel *m_subtitle;
    PlainLabel *m_pressure;
    PlainLabel *m_swap;
    PlainLabel *m_headline;
    GaugeBar *m_bar;
    Legend *m_legend;
    ElidedLabel *m_caption;
};

} // namespace kirikae
