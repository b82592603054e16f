// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace kirikae {

/// The one button of a state that does what the state is about: painted in the palette's accent, in any style.
class PrimaryButton : public QPushButton {
    Q_OBJECT
public:
    explicit PrimaryButton(const QString &text, QWidget *parent = nullptr);

    /// Off: looks like any other button, for when doing it is not what is advised.
    void setPrimary(bool on);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_isPrimary = true;
};

} // namespace kirikae
