// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace kirikae {

/// A line around a widget while it has the keyboard's focus, for those whose style shows none. A child of the widget
/// it is made for; lets the mouse through.
class FocusRing : public QWidget {
    Q_OBJECT
public:
    explicit FocusRing(QWidget *target);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace kirikae
