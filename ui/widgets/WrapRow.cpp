// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/WrapRow.h"

#include <algorithm>

namespace kirikae {

WrapRow::WrapRow(int spacing)
{
    setSpacing(spacing);
}

WrapRow::~WrapRow() = default;

void WrapRow::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
}

QLayoutItem *WrapRow::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<size_t>(index)].get() : nullptr;
}

QLayoutItem *WrapRow::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    const auto at = m_items.begin() + index;
    QLayoutItem *item = at->release();
    m_items.erase(at);
    return item;
}

std::vector<QRect> WrapRow::places(const QRect &area) const
{
    std::vector<QRect> all;
    QPoint at = area.topLeft();
    int lineHeight = 0;
    for (const auto &item : m_items) {
        QSize size = item->isEmpty() ? QSize(0, 0) : item->sizeHint();
        size.setWidth(std::min(size.width(), std::max(area.width(), item->minimumSize().width())));
        const bool isFirst = at.x() == area.left();
        if (!isFirst && at.x() + size.width() > area.left() + area.width()) {
            at = {area.left(), at.y() + lineHeight + spacing()};
            lineHeight = 0;
        }
        all.emplace_back(at, size);
        lineHeight = std::max(lineHeight, size.height());
        at.rx() += item->isEmpty() ? 0 : size.width() + spacing();
    }
    return all;
}

int WrapRow::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    int height = 0;
    for (const QRect &place : places({0, 0, width - margins.left() - margins.right(), 0}))
        height = std::max(height, place.top() + place.height());
    return height + margins.top() + margins.bottom();
}

/// As narrow as the widest one.
QSize WrapRow::minimumSize() const
{
    QSize size(0, 0);
    for (const auto &item : m_items)
        size = size.expandedTo(item->isEmpty() ? QSize(0, 0) : item->minimumSize());
    return size.grownBy(contentsMargins());
}

QSize WrapRow::sizeHint() const
{
    QSize size(0, 0);
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize one = item->sizeHint();
        size = {size.width() + (size.width() > 0 ? spacing() : 0) + one.width(), std::max(size.height(), one.height())};
    }
    return size.grownBy(contentsMargins());
}

void WrapRow::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    const std::vector<QRect> all = places(rect.marginsRemoved(contentsMargins()));
    for (size_t i = 0; i < all.size(); ++i)
        m_items[i]->setGeometry(all[i]);
}

} // namespace kirikae
