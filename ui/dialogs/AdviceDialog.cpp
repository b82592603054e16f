// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/AdviceDialog.h"

#include "models/core/Bytes.h"
#include "ui/widgets/PlainLabel.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace kirikae {

namespace {

/// A check box's text may hold an ampersand of its own.
QString withoutMnemonic(QString text)
{
    return text.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace

AdviceDialog::AdviceDialog(const QString &profileName, const QList<Advice> &all, std::optional<double> usualSeconds,
                           QWidget *parent)
    : QDialog(parent)
    , m_all(all)
    , m_usualSeconds(usualSeconds)
    , m_sum(new PlainLabel(PlainLabel::Look::Strong))
{
    setWindowTitle(tr("Make %1 faster to switch to").arg(profileName));
    auto *pieces = new QWidget;
    auto *list = new QVBoxLayout(pieces);
    list->setSpacing(fontMetrics().height() / 3);
    for (const Advice &advice : m_all)
        addPiece(advice, list);
    list->addStretch();
    auto *area = new QScrollArea;
    area->setWidget(pieces);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_change = buttons->addButton(tr("Change the &profile"), QDialogButtonBox::AcceptRole);
    m_change->setObjectName(QStringLiteral("applyAdvice"));
    m_change->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit chosen(choice());
        accept();
    });
    auto *column = new QVBoxLayout(this);
    column->addWidget(
        (new PlainLabel(tr("Each piece is a change to the profile; what runs now is left alone.")))->wrapping());
    column->addWidget(area, 1);
    column->addWidget(m_sum->wrapping());
    column->addWidget(buttons);
    m_sum->setObjectName(QStringLiteral("adviceSum"));
    resize(fontMetrics().averageCharWidth() * 100, fontMetrics().height() * 34);
    refresh();
}

void AdviceDialog::addPiece(const Advice &advice, QVBoxLayout *column)
{
    QString title = advice.title;
    if (advice.savedSeconds)
        title = tr("%1: about %2 less").arg(title, durationText(*advice.savedSeconds));
    if (advice.risk == Advice::Risk::TradeOff)
        title = tr("%1 (costs something)").arg(title);
    auto *box = new QCheckBox(withoutMnemonic(title));
    box->setObjectName(advice.id);
    box->setChecked(advice.risk != Advice::Risk::TradeOff);
    connect(box, &QCheckBox::toggled, this, &AdviceDialog::refresh);
    QStringList text{advice.why};
    if (!advice.basis.isEmpty())
        text << tr("The estimate: %1.").arg(advice.basis);
    if (!advice.sideEffect.isEmpty())
        text << advice.sideEffect;
    box->setAccessibleDescription(text.join(QLatin1Char(' ')));
    auto *inner = new QVBoxLayout;
    inner->setContentsMargins(fontMetrics().height() * 3 / 2, 0, 0, fontMetrics().height() / 2);
    inner->setSpacing(fontMetrics().height() / 6);
    inner->addWidget((new PlainLabel(text.join(QLatin1Char(' ')), PlainLabel::Look::Muted))->wrapping());
    inner->addWidget((new PlainLabel(changeWords(advice).join(QLatin1Char('\n')), PlainLabel::Look::Mono))
                         ->wrapping()
                         ->selectable());
    column->addWidget(box);
    column->addLayout(inner);
    m_boxes.append(box);
}

QList<Advice> AdviceDialog::choice() const
{
    QList<Advice> chosen;
    for (qsizetype i = 0; i < m_all.size(); ++i) {
        if (m_boxes[i]->isChecked())
            chosen.append(m_all[i]);
    }
    return chosen;
}

void AdviceDialog::refresh()
{
    const QList<Advice> chosen = choice();
    const double saved = savedTogether(chosen);
    m_change->setEnabled(!chosen.isEmpty());
    if (m_usualSeconds && saved > 0) {
        m_sum->setText(tr("Usually %1; with these changes about %2, once the caches are filled.")
                           .arg(durationText(*m_usualSeconds), durationText(std::max(0.0, *m_usualSeconds - saved))));
    } else {
        m_sum->setText(chosen.isEmpty() ? tr("Nothing is chosen.") : tr("How much these save cannot be told."));
    }
}

} // namespace kirikae
