// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/AfterSwitch.h"
#include "ui/widgets/Meter.h"

#include <QElapsedTimer>
#include <QVariantAnimation>

namespace kirikae {

/// A pool as one segmented bar, with the line of what should stay free, and below it the same pool as it would be after
/// the switch that is being looked at. Both bars keep their place whether or not there is a second one. The second one
/// glides to a new shape if the system allows animation, and jumps while it is being dragged.
class GaugeBar : public Meter {
    Q_OBJECT
public:
    explicit GaugeBar(QWidget *parent = nullptr);

    /// `inTheWay`: the service whose place is being looked at; others get another hue.
    void show(const Pool &pool, const ServiceId &inTheWay, const std::optional<AfterSwitch> &after);
    /// Room for the second bar is kept from now on.
    void reserveSecondBar(bool on);

    [[nodiscard]] QColor colorOf(const PoolSegment &segment) const;
    [[nodiscard]] double meterValue() const override;
    [[nodiscard]] double meterMaximum() const override;
    [[nodiscard]] QString meterText() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void glide(const std::optional<AfterSwitch> &next);
    [[nodiscard]] Bytes shownBytes(qsizetype coming) const;
    [[nodiscard]] bool hasWeightsOf(const ServiceId &service) const;
    [[nodiscard]] int labelHeight() const;
    [[nodiscard]] QRectF nowBox() const;
    [[nodiscard]] QRectF afterBox() const;
    void paintNow(QPainter &painter) const;
    void paintAfter(QPainter &painter) const;
    void paintLeft(QPainter &painter) const;
    void paintReserve(QPainter &painter) const;
    [[nodiscard]] QRectF besideReserve(const QRectF &stretch, double room) const;
    [[nodiscard]] double reserveLeft() const;
    void paintStretch(QPainter &painter, const QRectF &stretch, const QColor &color, bool isHatched,
                      const QString &number) const;

    Pool m_pool;
    ServiceId m_inTheWay;
    std::optional<AfterSwitch> m_after;
    QList<Bytes> m_comingBefore; ///< where the second bar glides from
    QVariantAnimation m_glide;
    QElapsedTimer m_sinceChange;
    bool m_hasSecondBar = false;
};

} // namespace kirikae
