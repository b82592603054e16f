// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/Banner.h"

#include "ui/widgets/PlainLabel.h"
#include "ui/widgets/WrapRow.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>

namespace kirikae {

Banner::Banner(QWidget *parent)
    : QFrame(parent)
    , m_title(new PlainLabel(PlainLabel::Look::Strong))
    , m_text(new PlainLabel)
    , m_evidence(new PlainLabel(PlainLabel::Look::Mono))
    , m_buttons(new WrapRow(fontMetrics().height() / 2))
{
    auto *column = new QVBoxLayout(this);
    const int em = fontMetrics().height();
    column->setContentsMargins(em, em / 2, em, em / 2);
    column->setSpacing(em / 4);
    for (PlainLabel *label : {m_title, m_text, m_evidence}) {
        label->wrapping()->selectable();
        column->addWidget(label);
    }
    column->addLayout(m_buttons);
    m_title->setObjectName(QStringLiteral("bannerTitle"));
    m_text->setObjectName(QStringLiteral("bannerText"));
    m_evidence->setObjectName(QStringLiteral("bannerEvidence"));
    m_evidence->installEventFilter(this);
    setVisible(false);
}

void Banner::setEvidenceLine(qint64 line)
{
    m_line = line;
    m_evidence->setCursor(line > 0 ? Qt::PointingHandCursor : Qt::IBeamCursor);
    m_evidence->setToolTip(line > 0 ? tr("Show this line in the log") : QString());
}

/// A click goes to the line; a drag over it selects, to copy.
bool Banner::eventFilter(QObject *watched, QEvent *event)
{
    const bool isClick = event->type() == QEvent::MouseButtonRelease && m_line > 0 && !m_evidence->hasSelectedText() &&
                         static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton;
    if (isClick)
        emit evidenceClicked(m_line);
    return QFrame::eventFilter(watched, event);
}

void Banner::show(Tones::Meaning meaning, const QString &title, const QString &text, const QString &evidence)
{
    m_meaning = meaning;
    m_title->setText(title);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    m_evidence->setText(evidence);
    setEvidenceLine(0);
    m_evidence->setVisible(!evidence.isEmpty());
    setAccessibleName(title);
    setAccessibleDescription(text);
    setVisible(true);
    update();
}

void Banner::clear()
{
    setVisible(false);
    clearButtons();
}

QPushButton *Banner::addButton(const QString &label)
{
    auto *button = new QPushButton(label, this);
    m_buttons->addWidget(button);
    const int gap = fontMetrics().height() / 4;
    m_buttons->setContentsMargins(0, gap, 0, gap);
    button->show();
    return button;
}

void Banner::clearButtons()
{
    while (m_buttons->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(m_buttons->takeAt(0));
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the one that was just clicked
    }
    m_buttons->setContentsMargins({}); // an empty row takes no room
}

QString Banner::title() const
{
    return m_title->text();
}

QString Banner::body() const
{
    return m_text->text();
}

void Banner::paintEvent(QPaintEvent *)
{
    const Tones tones(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath shape;
    constexpr double radius = 6;
    shape.addRoundedRect(QRectF(rect()), radius, radius);
    painter.fillPath(shape, tones.wash(m_meaning));
    painter.setClipPath(shape);
    constexpr int strip = 4;
    painter.fillRect(QRect(0, 0, strip, height()), tones.of(m_meaning));
}

} // namespace kirikae
