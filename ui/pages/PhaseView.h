// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace kirikae {

/// The phases of one switch; as tall as its rows, so that it never scrolls by itself.
class PhaseView : public QListView {
    Q_OBJECT
public:
    explicit PhaseView(QAbstractItemModel *phases, QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace kirikae
