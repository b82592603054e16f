// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/MemoryTrace.h"
#include "models/node/NodeState.h"

#include <QWidget>

namespace kirikae {

class MetricPlot;
class PlainLabel;

/// What was available in the main pool over the last hour. Samples are kept while it is hidden; it draws only when
/// seen.
class MemoryTab : public QWidget {
    Q_OBJECT
public:
    explicit MemoryTab(QWidget *parent = nullptr);
    void take(const NodeState &state);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void redraw();

    MemoryTrace m_trace;
    Pool m_pool;
    qint64 m_drawnMs = 0;
    PlainLabel *m_note;
    MetricPlot *m_plot;
};

} // namespace kirikae
