// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/Tones.h"

#include <QLabel>

namespace kirikae {

/// A word in a rounded outline: "fits", "running". A label to assistive technology.
class Pill : public QLabel {
    Q_OBJECT
public:
    explicit Pill(QWidget *parent = nullptr);
    void show(const QString &word, Tones::Meaning meaning);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

    static QFont fontFor(const QFont &around);
    static QSize sizeFor(const QString &word, const QFont &font);
    static void paint(QPainter &painter, const QRectF &box, const QString &word, const QColor &color,
                      const QFont &font);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Tones::Meaning m_meaning = Tones::Meaning::Neutral;
};

} // namespace kirikae
