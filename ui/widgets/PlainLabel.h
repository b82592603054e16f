// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace kirikae {

/// A label that shows text as it is: what a node sends never becomes markup. Muted and bold are looks of the palette's
/// own text colour and follow it.
class PlainLabel : public QLabel {
    Q_OBJECT
public:
    enum class Look { Normal, Muted, Strong, Title, Good, Careful, Bad, Mono };

    explicit PlainLabel(Look look = Look::Normal, QWidget *parent = nullptr);
    explicit PlainLabel(const QString &text, Look look = Look::Normal, QWidget *parent = nullptr);

    void setLook(Look look);
    /// Wraps, and takes the width that it gets.
    PlainLabel *wrapping();
    /// Can be selected with the mouse, and copied.
    PlainLabel *selectable();
    /// Layouts ask for widths beyond the widest, too.
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    Look m_look;
    bool m_isRefreshing = false;
};

/// A PlainLabel on one line that ends in an ellipsis when there is no room; the whole text is its tool tip.
class ElidedLabel : public PlainLabel {
    Q_OBJECT
public:
    using PlainLabel::PlainLabel;

    void setFullText(const QString &text);
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace kirikae
