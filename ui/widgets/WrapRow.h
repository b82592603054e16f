// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace kirikae {

/// A row of buttons that goes on in the next line where the width ends. Each is as wide as it wants to be, where there
/// is room. Owned by its widget.
class WrapRow : public QLayout {
    Q_OBJECT
public:
    explicit WrapRow(int spacing);
    ~WrapRow() override;

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize sizeHint() const override;
    void setGeometry(const QRect &rect) override;

private:
    /// One place for each item, from `area`'s top left corner on.
    [[nodiscard]] std::vector<QRect> places(const QRect &area) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace kirikae
