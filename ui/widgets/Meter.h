// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace kirikae {

/// A bar that is painted and stands for a quantity: what assistive technology is told about it. Subclasses call
/// tellAssistants() when what they would answer has changed; the name is the widget's accessibleName.
class Meter : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;
    [[nodiscard]] virtual double meterValue() const = 0;
    [[nodiscard]] virtual double meterMaximum() const = 0;
    /// The same in words.
    [[nodiscard]] virtual QString meterText() const = 0;

    /// Once per program: makes every Meter known as a progress bar with value and text.
    static void installAccessibility();

protected:
    /// At most once a second, and only when the words differ.
    void tellAssistants();

private:
    QString m_toldText;
    qint64 m_toldMs = 0;
};

} // namespace kirikae
