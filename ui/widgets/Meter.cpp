// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/Meter.h"

#include <QAccessibleWidget>
#include <QDateTime>

namespace kirikae {

namespace {

class MeterAccessible : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit MeterAccessible(Meter *meter)
        : QAccessibleWidget(meter, QAccessible::ProgressBar)
        , m_meter(meter)
    {
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface *>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text which) const override
    {
        return which == QAccessible::Value || which == QAccessible::Description ? m_meter->meterText()
                                                                                : QAccessibleWidget::text(which);
    }
    QVariant currentValue() const override { return m_meter->meterValue(); }
    void setCurrentValue(const QVariant &) override {}
    QVariant maximumValue() const override { return m_meter->meterMaximum(); }
    QVariant minimumValue() const override { return 0.0; }
    QVariant minimumStepSize() const override { return 0.0; }

private:
    Meter *m_meter;
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *meter = qobject_cast<Meter *>(object);
    return meter ? new MeterAccessible(meter) : nullptr;
}

} // namespace

void Meter::installAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(installed);
}

void Meter::tellAssistants()
{
    if (!QAccessible::isActive())
        return;
    constexpr qint64 oftenestMs = 1000;
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const QString text = meterText();
    if (text == m_toldText || now - m_toldMs < oftenestMs)
        return;
    m_toldText = text;
    m_toldMs = now;
    QAccessibleValueChangeEvent event(this, meterValue());
    QAccessible::updateAccessibility(&event);
}

} // namespace kirikae
