// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/OutcomeView.h"

#include "models/lists/NodeDesk.h"
#include "models/lists/SwitchReport.h"
#include "ui/pages/PhaseView.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/PlainLabel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QVBoxLayout>

namespace kirikae {

using Meaning = Tones::Meaning;

OutcomeView::OutcomeView(NodeDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_banner(new Banner)
    , m_facts(new PlainLabel(PlainLabel::Look::Muted))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(fontMetrics().height() / 2);
    column->addWidget(m_banner);
    column->addWidget(new PhaseView(&m_phases));
    column->addWidget(m_facts->wrapping());
    column->addStretch();
    m_banner->setObjectName(QStringLiteral("outcomeBanner"));
    connect(m_banner, &Banner::evidenceClicked, this, &OutcomeView::lineRequested);
    m_facts->setObjectName(QStringLiteral("outcomeFacts"));
    connect(&desk, &NodeDesk::changed, this, &OutcomeView::refresh);
    refresh();
}

void OutcomeView::refresh()
{
    const auto &record = m_desk.state().lastSwitch;
    if (m_desk.view() != NodeDesk::View::Outcome || !record || record == m_shown)
        return;
    m_shown = record;
    m_phases.show(*record);
    m_banner->clearButtons();
    if (record->outcome == Outcome::Ready)
        showReady(*record);
    else
        showFailed(*record);
    m_facts->setText(factsText(*record));
    m_facts->setVisible(!m_facts->text().isEmpty());
}

void OutcomeView::showReady(const SwitchRecord &record)
{
    m_banner->show(Meaning::Good, outcomeHeadline(record),
                   record.memoryOverridden ? tr("It was started although the memory check said no.") : QString());
    connect(m_banner->addButton(tr("&Try a prompt")), &QPushButton::clicked, this, &OutcomeView::tryRequested);
    connect(m_banner->addButton(tr("Open t&unnel")), &QPushButton::clicked, this, &OutcomeView::tunnelRequested);
    connect(m_banner->addButton(tr("D&one")), &QPushButton::clicked, &m_desk, &NodeDesk::putOutcomeAway);
}

void OutcomeView::showFailed(const SwitchRecord &record)
{
    QStringList text;
    QString evidence;
    if (record.failure) {
        text << record.failure->cause << record.failure->fix;
        // Line 0: not from the log, but from the container engine, the kernel or the guard.
        if (record.failure->evidence) {
            const qint64 line = record.failure->evidence->line;
            evidence = (line > 0 ? tr("line %1").arg(line) + QStringLiteral("  ") : QString()) +
                       record.failure->evidence->text;
        }
        // Who is certain need not tell what else was looked at.
        if (record.failure->confidence != Failure::Confidence::Certain && !record.failure->around.isEmpty())
            text << tr("What the node showed: %1").arg(record.failure->around.join(QLatin1Char(' ')));
    }
    // That one cancelled it oneself is no reason that needs telling.
    if (record.error && record.error->code != Error::Code::Cancelled)
        text << record.error->message;
    text.removeAll(QString());
    text.removeDuplicates();
    m_banner->show(meaningOf(record), outcomeHeadline(record), text.join(QLatin1Char('\n')), evidence);
    addFixes(record);
    addSlotButtons(record);
    addCommonButtons(record);
}

Meaning OutcomeView::meaningOf(const SwitchRecord &record)
{
    using Condition = SlotState::Condition;
    if (record.outcome == Outcome::Cancelled)
        return Meaning::Neutral;
    const bool isOpen = record.outcome == Outcome::Unsettled && record.inSlot &&
                        record.inSlot->condition != Condition::NotAnswering &&
                        record.inSlot->condition != Condition::NotStopped;
    return isOpen ? Meaning::Careful : Meaning::Bad;
}

/// What is in the slot instead: its log tells how it goes on with it.
void OutcomeView::addSlotButtons(const SwitchRecord &record)
{
    if (!record.inSlot)
        return;
    const SlotState slot = *record.inSlot;
    connect(m_banner->addButton(tr("Show the lo&g of %1").arg(slot.name)), &QPushButton::clicked, this,
            [this, slot] { emit logRequested(slot.service, slot.name); });
}

void OutcomeView::addFixes(const SwitchRecord &record)
{
    if (!record.failure)
        return;
    for (const ProfileFix &fix : record.failure->fixes) {
        if (fix.argument.isEmpty())
            continue;
        connect(m_banner->addButton(fix.label), &QPushButton::clicked, &m_desk, [this, fix] { m_desk.applyFix(fix); });
    }
    if (record.failure->evidence && record.failure->evidence->line > 0) {
        const qint64 line = record.failure->evidence->line;
        m_banner->setEvidenceLine(line);
        connect(m_banner->addButton(tr("Show l&ine %1").arg(line)), &QPushButton::clicked, this,
                [this, line] { emit lineRequested(line); });
    }
}

void OutcomeView::addCommonButtons(const SwitchRecord &record)
{
    if (record.outcome == Outcome::FailedStopped && !record.previousProfileId.isEmpty()) {
        const QString previous = record.previousProfileId;
        connect(m_banner->addButton(tr("Start %1 again…").arg(record.previousName)), &QPushButton::clicked, &m_desk,
                [this, previous] { m_desk.select(previous); });
    }
    const QString report = switchReport(record, m_desk.state().facts);
    connect(m_banner->addButton(tr("Copy &report")), &QPushButton::clicked, this,
            [report] { QGuiApplication::clipboard()->setText(report); });
    const QString back = record.inSlot ? tr("Swit&ch to %1 again…").arg(record.profileName) : tr("&Back to the plan");
    connect(m_banner->addButton(back), &QPushButton::clicked, &m_desk, &NodeDesk::putOutcomeAway);
}

QString OutcomeView::factsText(const SwitchRecord &record)
{
    QStringList parts;
    const StartupFacts &facts = record.facts;
    const auto gibText = [](double value) { return QStringLiteral("%1 GiB").arg(value, 0, 'f', 1); };
    if (facts.modelGib)
        parts << tr("weights %1").arg(gibText(*facts.modelGib));
    if (facts.kvCacheGib)
        parts << tr("KV cache %1").arg(gibText(*facts.kvCacheGib));
    if (facts.kvCacheTokens)
        parts << tr("room for %L1 tokens").arg(*facts.kvCacheTokens);
    if (facts.maxConcurrency)
        parts << tr("%1 requests of full length at once").arg(*facts.maxConcurrency, 0, 'f', 1);
    constexpr Bytes shown = GiB / 20; // less is nothing in what is written
    if (record.peakBytes.value_or(0) >= shown)
        parts << tr("took %1 at most").arg(gib(*record.peakBytes));
    if (record.lowestAvailable)
        parts << tr("lowest available %1").arg(gib(*record.lowestAvailable));
    if (record.restoreSeconds)
        parts << tr("bringing the previous one back took %1").arg(durationText(*record.restoreSeconds));
    return parts.join(QStringLiteral(" · "));
}

} // namespace kirikae
