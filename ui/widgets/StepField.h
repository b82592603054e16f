// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QSlider;
class QSpinBox;
QT_END_NAMESPACE

namespace kirikae {

/// A number that spans several powers of two: a slider over steps for a rough choice, and a field beside it for an
/// exact one. Both by keyboard; both say what they are for.
class StepField : public QWidget {
    Q_OBJECT
public:
    StepField(const QString &name, const QString &suffix, QWidget *parent = nullptr);

    /// `steps` ascend; the field takes every number between the first and the last.
    void setSteps(const QList<int> &steps, int singleStep);
    /// Tells nobody.
    void setValue(int value);
    [[nodiscard]] int value() const;
    [[nodiscard]] const QList<int> &steps() const { return m_steps; }

signals:
    void valueEdited(int value);

private:
    void moveSlider(int value);

    QList<int> m_steps;
    QSlider *m_slider;
    QSpinBox *m_field;
};

} // namespace kirikae
