// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/StepField.h"

#include "ui/widgets/PlainLabel.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>

#include <algorithm>

namespace kirikae {

StepField::StepField(const QString &name, const QString &suffix, QWidget *parent)
    : QWidget(parent)
    , m_slider(new QSlider(Qt::Horizontal))
    , m_field(new QSpinBox)
{
    auto *label = new PlainLabel(name);
    label->setMinimumWidth(fontMetrics().horizontalAdvance(QLatin1Char('0')) * 16); // fields below each other line up
    m_slider->setAccessibleName(name);
    m_field->setAccessibleName(name);
    m_field->setSuffix(suffix);
    m_field->setGroupSeparatorShown(true);
    m_field->setKeyboardTracking(false);
    m_field->setMinimumWidth(fontMetrics().horizontalAdvance(QLatin1Char('0')) * 18);
    m_slider->setPageStep(4);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(fontMetrics().height() / 2);
    row->addWidget(label);
    row->addWidget(m_slider, 1);
    row->addWidget(m_field);
    connect(m_slider, &QSlider::valueChanged, this, [this](int index) {
        const QSignalBlocker quiet(m_field);
        m_field->setValue(m_steps.value(index));
        emit valueEdited(m_field->value());
    });
    connect(m_field, &QSpinBox::valueChanged, this, [this](int value) {
        moveSlider(value);
        emit valueEdited(value);
    });
}

void StepField::setSteps(const QList<int> &steps, int singleStep)
{
    if (steps == m_steps || steps.isEmpty())
        return;
    const int before = m_field->value();
    const QSignalBlocker quietSlider(m_slider);
    const QSignalBlocker quietField(m_field);
    m_steps = steps;
    m_slider->setRange(0, static_cast<int>(steps.size()) - 1);
    m_field->setRange(steps.first(), steps.last());
    m_field->setSingleStep(singleStep);
    setValue(before);
}

void StepField::setValue(int value)
{
    const QSignalBlocker quiet(m_field);
    m_field->setValue(value);
    moveSlider(m_field->value());
}

int StepField::value() const
{
    return m_field->value();
}

void StepField::moveSlider(int value)
{
    const QSignalBlocker quiet(m_slider);
    const auto above = std::lower_bound(m_steps.begin(), m_steps.end(), value);
    m_slider->setValue(static_cast<int>(std::min<qsizetype>(above - m_steps.begin(), m_steps.size() - 1)));
}

} // namespace kirikae
