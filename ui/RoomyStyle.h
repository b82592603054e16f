// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace kirikae {

/// Fusion, with air beside the words of a button (it leaves none once they are wider than its usual button) and with a
/// slider that is seen in a scroll bar on white. Owned by the application.
class RoomyStyle : public QProxyStyle {
    Q_OBJECT
public:
    RoomyStyle();

    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                                         const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
};

} // namespace kirikae
