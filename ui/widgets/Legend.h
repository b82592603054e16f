// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QWidget>

namespace kirikae {

/// What the colours of a bar mean: squares with words, wrapped to the width. Does not shrink while its width stays, so
/// that nothing below it jumps when an entry comes and goes.
class Legend : public QWidget {
    Q_OBJECT
public:
    struct Entry {
        QColor color;
        QString text;
        bool operator==(const Entry &) const = default;
    };

    explicit Legend(QWidget *parent = nullptr);
    void show(const QList<Entry> &entries);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QList<QPoint> places(int width) const;
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] int entryWidth(const Entry &entry) const;

    QList<Entry> m_entries;
    int m_mostLines = 1;
};

} // namespace kirikae
