// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QVBoxLayout>

namespace kirikae {

/// A rounded sheet that holds what belongs together. Painted from the palette; its layout is column().
class Card : public QFrame {
    Q_OBJECT
public:
    explicit Card(QWidget *parent = nullptr);
    [[nodiscard]] QVBoxLayout *column() const { return m_column; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QVBoxLayout *m_column;
};

} // namespace kirikae
