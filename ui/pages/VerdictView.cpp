// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/VerdictView.h"

#include "models/lists/Words.h"
#include "ui/widgets/PlainLabel.h"
#include "ui/widgets/Tones.h"

#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace kirikae {

using Look = PlainLabel::Look;

namespace {

Look lookOf(Fit fit)
{
    switch (fit) {
    case Fit::Fits: return Look::Good;
    case Fit::Tight: return Look::Careful;
    case Fit::DoesNotFit: return Look::Bad;
    case Fit::Unknown: break;
    }
    return Look::Strong;
}

} // namespace

VerdictView::VerdictView(QWidget *parent)
    : QWidget(parent)
    , m_sentence(new PlainLabel(Look::Strong))
    , m_table(new QGridLayout)
    , m_test(new PlainLabel(Look::Muted))
    , m_drift(new PlainLabel(Look::Careful))
    , m_change(new PlainLabel)
    , m_apply(new QPushButton)
{
    const int em = fontMetrics().height();
    m_table->setHorizontalSpacing(em);
    m_table->setVerticalSpacing(em / 5);
    m_table->setColumnStretch(0, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(em / 3);
    column->addWidget(m_sentence->wrapping());
    column->addLayout(m_table);
    column->addWidget(m_test->wrapping());
    column->addWidget(m_drift->wrapping());
    column->addWidget(m_change->wrapping());
    column->addWidget(m_apply, 0, Qt::AlignLeft);
    column->addStretch();
    m_drift->setObjectName(QStringLiteral("drift"));
    m_change->setObjectName(QStringLiteral("smallestChange"));
    m_apply->setObjectName(QStringLiteral("applyChange"));
    m_apply->setVisible(false);
    connect(m_apply, &QPushButton::clicked, this, [this] {
        if (m_shown.change)
            emit changeRequested(*m_shown.change);
    });
    m_sentence->setObjectName(QStringLiteral("verdictSentence"));
    m_test->setObjectName(QStringLiteral("startTest"));
}

void VerdictView::show(const FitVerdict &verdict)
{
    m_sentence->setLook(lookOf(verdict.fit));
    m_sentence->setText(verdict.sentence);
    m_test->setVisible(!verdict.startTestText.isEmpty());
    m_test->setLook(verdict.startTestPasses == false ? Look::Bad : Look::Muted);
    m_test->setText(
        verdict.startTestPasses
            ? tr("%1: %2").arg(verdict.startTestText, *verdict.startTestPasses ? tr("passes") : tr("will not pass"))
            : verdict.startTestText);
    m_drift->setVisible(!verdict.drift.isEmpty());
    m_drift->setText(verdict.drift);
    showChange(verdict);
    if (verdict.lines != m_shown.lines || verdict.availableAfter != m_shown.availableAfter)
        showLines(verdict);
    m_shown = verdict;
}

/// In place: while a slider is dragged the numbers change, not the rows.
void VerdictView::showLines(const FitVerdict &verdict)
{
    const qsizetype needed = verdict.lines.size() + (verdict.availableAfter ? 1 : 0);
    while (m_rows.size() < needed)
        addRow();
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        for (QWidget *part : {static_cast<QWidget *>(m_rows[i].words), static_cast<QWidget *>(m_rows[i].number)})
            part->setVisible(i < needed);
    }
    for (qsizetype i = 0; i < verdict.lines.size(); ++i) {
        const FitLine &line = verdict.lines[i];
        m_rows[i].label->setLook(Look::Normal);
        m_rows[i].label->setFullText(line.label);
        m_rows[i].source->setFullText(line.basisText.isEmpty() ? basisText(line.basis) : line.basisText);
        m_rows[i].number->setLook(Look::Normal);
        m_rows[i].number->setText(i == 0 ? gibNumber(line.bytes) : signedGib(line.bytes));
    }
    if (!verdict.availableAfter)
        return;
    const Row &last = m_rows[needed - 1];
    last.label->setLook(Look::Strong);
    last.label->setFullText(tr("Available after"));
    last.source->setFullText({});
    last.number->setLook(Look::Strong);
    last.number->setText(*verdict.availableAfter < 0 ? signedGib(*verdict.availableAfter) + QStringLiteral(" GiB")
                                                     : gib(*verdict.availableAfter));
}

void VerdictView::showChange(const FitVerdict &verdict)
{
    m_change->setVisible(!verdict.smallestChange.isEmpty());
    m_change->setText(verdict.smallestChange);
    m_apply->setVisible(verdict.change.has_value());
    if (verdict.change)
        m_apply->setText(verdict.change->stopServiceId.isEmpty() ? tr("Fi&x it in the profile")
                                                                 : tr("Stop that service…"));
}

void VerdictView::addRow()
{
    auto *words = new QWidget;
    auto *row = new QHBoxLayout(words);
    row->setContentsMargins({});
    row->setSpacing(fontMetrics().height() / 2);
    auto *label = new ElidedLabel;
    label->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    auto *source = new ElidedLabel(Look::Muted);
    row->addWidget(label);
    row->addWidget(source, 1);
    auto *number = new PlainLabel;
    number->setAlignment(Qt::AlignRight | Qt::AlignTop);
    const int at = static_cast<int>(m_rows.size());
    m_table->addWidget(words, at, 0);
    m_table->addWidget(number, at, 1);
    m_rows.append({words, label, source, number});
}

} // namespace kirikae
