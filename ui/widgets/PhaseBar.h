// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/switching/SwitchProgress.h"
#include "ui/widgets/Meter.h"

namespace kirikae {

/// A whole switch as one bar made of its phases: as wide as each usually takes, filled as far as it is. Solid = done,
/// striped = on its way.
class PhaseBar : public Meter {
    Q_OBJECT
public:
    explicit PhaseBar(QWidget *parent = nullptr);

    void show(const QList<PhaseProgress> &phases, double fraction);
    [[nodiscard]] double meterValue() const override { return m_fraction; }
    [[nodiscard]] double meterMaximum() const override { return 1.0; }
    [[nodiscard]] QString meterText() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<PhaseProgress> m_phases;
    double m_fraction = 0;
};

} // namespace kirikae
