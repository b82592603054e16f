// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/LoadEditor.h"

#include "models/lists/NodeDesk.h"
#include "ui/widgets/PlainLabel.h"
#include "ui/widgets/StepField.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace kirikae {

namespace {

constexpr int leastContext = 1024;
constexpr int usualLimit = 131'072;
constexpr int mostRequests = 256;

/// Four steps to each doubling, each a multiple of `grain`, up to and with `last`.
QList<int> stepsTo(int last, int first, int grain)
{
    QList<int> steps;
    for (double base = first; base < last; base *= 2) {
        for (const double part : {1.0, 1.25, 1.5, 1.75}) {
            const int step = std::max(grain, static_cast<int>(base * part) / grain * grain);
            if (step < last && (steps.isEmpty() || step > steps.last()))
                steps.append(step);
        }
    }
    steps.append(last);
    return steps;
}

} // namespace

LoadEditor::LoadEditor(NodeDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_context(new StepField(tr("Context"), tr(" tokens")))
    , m_concurrency(new StepField(tr("Requests at once"), {}))
    , m_room(new PlainLabel(PlainLabel::Look::Muted))
    , m_save(new QPushButton(tr("Save to the profile")))
    , m_reset(new QPushButton(tr("Reset")))
{
    const int em = fontMetrics().height();
    m_concurrency->setSteps(stepsTo(mostRequests, 1, 1), 1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(em / 2);
    buttons->addWidget(m_save);
    buttons->addWidget(m_reset);
    buttons->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, em / 3, 0, 0);
    column->setSpacing(em / 4);
    column->addWidget(m_context);
    column->addWidget(m_concurrency);
    column->addWidget(m_room->wrapping());
    column->addLayout(buttons);
    m_context->setObjectName(QStringLiteral("contextField"));
    m_concurrency->setObjectName(QStringLiteral("concurrencyField"));
    m_room->setObjectName(QStringLiteral("roomText"));
    m_save->setObjectName(QStringLiteral("saveLoad"));
    m_reset->setObjectName(QStringLiteral("resetLoad"));
    connect(m_context, &StepField::valueEdited, this, &LoadEditor::sketch);
    connect(m_concurrency, &StepField::valueEdited, this, &LoadEditor::sketch);
    connect(m_save, &QPushButton::clicked, &desk, &NodeDesk::saveSketch);
    connect(m_reset, &QPushButton::clicked, &desk, &NodeDesk::dropSketch);
    connect(&desk, &NodeDesk::changed, this, &LoadEditor::refresh);
    refresh();
}

void LoadEditor::sketch()
{
    m_desk.sketchLoad({m_context->value(), m_concurrency->value()});
}

void LoadEditor::refresh()
{
    const ProfileEntry *entry = m_desk.entry();
    if (m_desk.view() != NodeDesk::View::Plan || !entry)
        return;
    const AskedLoad load = m_desk.load();
    const qint64 limit = contextLimit(entry->model ? &*entry->model : nullptr).value_or(usualLimit);
    const qint64 longest = std::clamp<qint64>(std::max(limit, load.contextTokens), leastContext, 1 << 30);
    m_context->setSteps(stepsTo(static_cast<int>(longest), leastContext, leastContext), leastContext);
    m_context->setValue(static_cast<int>(std::min<qint64>(load.contextTokens, longest)));
    m_concurrency->setSteps(stepsTo(std::max(mostRequests, load.concurrency), 1, 1), 1);
    m_concurrency->setValue(load.concurrency);
    m_room->setText(roomText());
    m_room->setVisible(!m_room->text().isEmpty());
    const bool isConnected = m_desk.state().link.kind == LinkState::Kind::Connected;
    m_save->setEnabled(m_desk.sketch() && isConnected);
    m_reset->setEnabled(m_desk.sketch().has_value());
}

QString LoadEditor::roomText() const
{
    const ProfileEntry *entry = m_desk.entry();
    const FitVerdict *verdict = m_desk.verdict();
    if (!verdict || !verdict->estimate)
        return entry->modelError.isEmpty()
                   ? tr("The model's files are not read yet, so its size does not follow these.")
                   : tr("Its size does not follow these: %1").arg(entry->modelError);
    const SizeEstimate &estimate = *verdict->estimate;
    QStringList parts;
    if (estimate.kvTokens > 0)
        parts << tr("room for %L1 tokens").arg(estimate.kvTokens);
    if (estimate.maxConcurrency > 0)
        parts << tr("%1 requests of this length at once").arg(estimate.maxConcurrency, 0, 'f', 1);
    if (estimate.tokensPerSecondBound)
        parts << tr("at most %1 tokens/s for one (a bound from the memory's speed)")
                     .arg(*estimate.tokensPerSecondBound, 0, 'f', 0);
    return parts.join(QStringLiteral(" · "));
}

} // namespace kirikae
