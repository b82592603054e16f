// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/VerdictView.h"

#include "models/lists/Words.h"
#include "ui/widgets/PlainLabel.h"
#include "ui/widgets/Tones.h"

#include <QGridLayout>
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

PlainLabel *number(const QString &text, Look look)
{
    auto *label = new PlainLabel(text, look);
    label->setAlignment(Qt::AlignRight | Qt::AlignTop);
    return label;
}

} // namespace

VerdictView::VerdictView(QWidget *parent)
    : QWidget(parent)
    , m_sentence(new PlainLabel(Look::Strong))
    , m_table(new QGridLayout)
    , m_test(new PlainLabel(Look::Muted))
    , m_change(new PlainLabel)
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
    column->addWidget(m_change->wrapping());
    column->addStretch();
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
    m_change->setVisible(!verdict.smallestChange.isEmpty());
    m_change->setText(verdict.smallestChange);
    if (verdict.lines == m_shown.lines && verdict.availableAfter == m_shown.availableAfter)
        return;
    m_shown = verdict;
    clearLines();
    for (const FitLine &line : verdict.lines)
        addLine(line);
    if (verdict.availableAfter) {
        const int row = m_table->rowCount();
        m_table->addWidget(new PlainLabel(tr("Available after"), Look::Strong), row, 0);
        m_table->addWidget(
            number((*verdict.availableAfter < 0 ? signedGib(*verdict.availableAfter) + QStringLiteral(" GiB")
                                                : gib(*verdict.availableAfter)),
                   Look::Strong),
            row, 1);
    }
}

void VerdictView::addLine(const FitLine &line)
{
    const bool isFirst = m_table->count() == 0;
    const QString basis = line.basisText.isEmpty() ? basisText(line.basis) : line.basisText;
    auto *words = new QWidget;
    auto *row = new QHBoxLayout(words);
    row->setContentsMargins({});
    row->setSpacing(fontMetrics().height() / 2);
    auto *label = new ElidedLabel;
    label->setFullText(line.label);
    label->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    auto *source = new ElidedLabel(Look::Muted);
    source->setFullText(basis);
    row->addWidget(label);
    row->addWidget(source, 1);
    const int at = m_table->rowCount();
    m_table->addWidget(words, at, 0);
    m_table->addWidget(number(isFirst ? gibNumber(line.bytes) : signedGib(line.bytes), Look::Normal), at, 1);
}

void VerdictView::clearLines()
{
    while (m_table->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(m_table->takeAt(0));
        delete item->widget();
    }
}

} // namespace kirikae
