// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/RoomCheck.h"

#include "ui/widgets/Legend.h"
#include "ui/widgets/PlainLabel.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>

namespace kirikae {

namespace {

QString nameOf(const QWidget &widget)
{
    const auto *label = qobject_cast<const QLabel *>(&widget);
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    return QStringLiteral("%1 %2 \"%3\"")
        .arg(QString::fromLatin1(widget.metaObject()->className()), widget.objectName(),
             label    ? label->text()
             : button ? button->text()
                      : QString());
}

/// What it needs at the width that it has; nothing is asked of what may be shortened.
QSize neededBy(const QWidget &widget)
{
    if (qobject_cast<const ElidedLabel *>(&widget))
        return {0, widget.sizeHint().height()};
    if (const auto *label = qobject_cast<const QLabel *>(&widget); label && !label->text().isEmpty())
        return label->wordWrap() ? QSize(0, label->heightForWidth(label->width())) : label->sizeHint();
    if (qobject_cast<const Legend *>(&widget))
        return {0, widget.heightForWidth(widget.width())};
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget); button && !button->text().isEmpty())
        return button->minimumSizeHint();
    if (qobject_cast<const QAbstractSpinBox *>(&widget) || qobject_cast<const QComboBox *>(&widget))
        return widget.minimumSizeHint();
    if (qobject_cast<const QLineEdit *>(&widget) && !widget.objectName().startsWith(QLatin1String("qt_")))
        return {0, widget.sizeHint().height()};
    return {};
}

/// What stands in a scroll area may reach out of it; anything else may not.
bool isCutOff(const QWidget &widget)
{
    const QWidget *parent = widget.parentWidget();
    const auto *area = parent ? qobject_cast<const QAbstractScrollArea *>(parent->parentWidget()) : nullptr;
    const bool isScrolled = area && area->viewport() == parent;
    return parent && !widget.isWindow() && !isScrolled && !parent->rect().contains(widget.geometry());
}

QString complaintOf(const QScrollArea &area)
{
    const QWidget *page = area.widget();
    const bool isWide =
        page && area.horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff && page->width() > area.viewport()->width();
    return isWide ? QStringLiteral("%1 is %2 wide in %3")
                        .arg(nameOf(*page))
                        .arg(page->width())
                        .arg(area.viewport()->width())
                  : QString();
}

} // namespace

QStringList tooLittleRoom(const QWidget &window)
{
    QStringList complaints;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        const QSize needed = neededBy(*widget);
        if (widget->width() < needed.width() || widget->height() < needed.height())
            complaints << QStringLiteral("%1 needs %2x%3 and has %4x%5")
                              .arg(nameOf(*widget))
                              .arg(needed.width())
                              .arg(needed.height())
                              .arg(widget->width())
                              .arg(widget->height());
        if (isCutOff(*widget))
            complaints << QStringLiteral("%1 reaches out of %2").arg(nameOf(*widget), nameOf(*widget->parentWidget()));
        if (const auto *area = qobject_cast<const QScrollArea *>(widget)) {
            const QString complaint = complaintOf(*area);
            if (!complaint.isEmpty())
                complaints << complaint;
        }
    }
    return complaints;
}

} // namespace kirikae
