// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/PlanView.h"

#include "models/lists/HistoryList.h"
#include "models/lists/NodeDesk.h"
#include "ui/pages/DrainChoice.h"
#include "ui/pages/LoadEditor.h"
#include "ui/pages/VerdictView.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Legend.h"
#include "ui/widgets/PlainLabel.h"
#include "ui/widgets/PrimaryButton.h"

#include <QHBoxLayout>

#include <algorithm>

namespace kirikae {

using Look = PlainLabel::Look;

PlanView::PlanView(NodeDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_title(new ElidedLabel(Look::Title))
    , m_from(new ElidedLabel(Look::Muted))
    , m_command(new QPushButton(tr("Show &command")))
    , m_edit(new QPushButton(tr("&Edit…")))
    , m_switch(new PrimaryButton(tr("Sw&itch")))
    , m_verdict(new VerdictView)
    , m_time(new PlainLabel(Look::Strong))
    , m_timeBasis(new PlainLabel(Look::Muted))
    , m_phases(new Legend)
    , m_faster(new QPushButton)
    , m_load(new LoadEditor(desk))
    , m_consequence(new PlainLabel)
    , m_problems(new QVBoxLayout)
{
    makeLayout();
    m_title->setObjectName(QStringLiteral("planTitle"));
    m_from->setObjectName(QStringLiteral("planFrom"));
    m_switch->setObjectName(QStringLiteral("switchButton"));
    m_time->setObjectName(QStringLiteral("expectedTime"));
    m_faster->setObjectName(QStringLiteral("fasterButton"));
    connect(m_switch, &QPushButton::clicked, this, &PlanView::switchRequested);
    connect(m_command, &QPushButton::clicked, this, &PlanView::commandRequested);
    connect(m_edit, &QPushButton::clicked, this, &PlanView::editRequested);
    connect(m_faster, &QPushButton::clicked, this, &PlanView::adviceRequested);
    connect(m_verdict, &VerdictView::changeRequested, this, &PlanView::make);
    connect(&desk, &NodeDesk::changed, this, &PlanView::refresh);
    refresh();
}

void PlanView::makeLayout()
{
    const int em = fontMetrics().height();
    auto *head = new QHBoxLayout;
    head->setSpacing(em / 2);
    head->addWidget(m_title);
    m_from->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // what the title leaves
    head->addWidget(m_from, 1);
    head->addWidget(m_command);
    head->addWidget(m_edit);
    head->addWidget(m_switch);
    auto *right = new QVBoxLayout;
    right->setSpacing(em / 3);
    right->addWidget(m_time->wrapping());
    right->addWidget(m_timeBasis->wrapping());
    right->addWidget(m_phases);
    right->addWidget(m_faster, 0, Qt::AlignLeft);
    right->addWidget(m_load);
    right->addWidget(m_consequence->wrapping());
    right->addStretch();
    auto *body = new QHBoxLayout;
    body->setSpacing(em * 2);
    body->addWidget(m_verdict, 11);
    body->addLayout(right, 9);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(em / 2);
    column->addLayout(head);
    column->addLayout(m_problems); // why the button above is dead must not need scrolling
    column->addWidget(new DrainChoice(m_desk));
    column->addLayout(body);
    column->addStretch();
}

void PlanView::refresh()
{
    const ProfileEntry *entry = m_desk.entry();
    if (m_desk.view() != NodeDesk::View::Plan || !entry)
        return;
    m_title->setFullText(tr("Switch to %1").arg(entry->file.profile.name));
    m_from->setFullText(fromText(entry->file.profile.slot));
    m_verdict->show(*m_desk.verdict());
    m_command->setEnabled(m_desk.plan().has_value());
    showTime();
    showAdvice();
    showProblems();
    showButton();
}

QString PlanView::fromText(const QString &slot) const
{
    if (!m_desk.isRunningKnown())
        return tr("what runs in slot %1 is not known").arg(slot);
    QStringList running;
    for (const Service &service : m_desk.state().runningInSlot(slot))
        running << service.profileName;
    return running.isEmpty() ? tr("slot %1 is empty").arg(slot)
                             : tr("from %1, slot %2").arg(running.join(QStringLiteral(" + ")), slot);
}

void PlanView::make(const FitChange &change)
{
    if (change.stopServiceId.isEmpty())
        m_desk.applyChange(change);
    else
        emit stopRequested(change.stopServiceId);
}

void PlanView::showTime()
{
    const auto &plan = m_desk.plan();
    m_phases->setVisible(plan && plan->expectedSeconds);
    if (!plan) {
        m_time->setText(tr("Checking the node…"));
        m_timeBasis->clear();
        m_phases->show({});
        return;
    }
    if (!plan->expectedSeconds) {
        m_time->setText(tr("Time: no history yet"));
        m_timeBasis->setText(tr("The first switch to this profile measures its phases."));
        m_phases->show({});
        return;
    }
    m_time->setText(tr("Usually takes %1").arg(durationText(*plan->expectedSeconds)));
    m_timeBasis->setText(plan->runs == 1 ? tr("as in its only switch so far")
                                         : tr("median of its last %1 switches").arg(plan->runs));
    QList<Legend::Entry> entries;
    const Tones tones(palette());
    for (const PhaseTime &time : plan->expectedPhases)
        entries.append({tones.of(time.phase), phaseName(time.phase) + QLatin1Char(' ') + durationText(time.seconds)});
    m_phases->show(entries);
}

void PlanView::showAdvice()
{
    const auto &plan = m_desk.plan();
    m_faster->setVisible(plan && !plan->advice.isEmpty());
    if (!m_faster->isVisibleTo(this))
        return;
    QList<Advice> free;
    for (const Advice &advice : plan->advice) {
        if (advice.risk != Advice::Risk::TradeOff)
            free.append(advice);
    }
    const double saved = savedTogether(free);
    m_faster->setText(
        plan->expectedSeconds && saved > 0
            ? tr("Could be about %1: make it faste&r…").arg(durationText(std::max(0.0, *plan->expectedSeconds - saved)))
            : tr("Make it faste&r…"));
}

void PlanView::showProblems()
{
    const auto &plan = m_desk.plan();
    const QList<PlanProblem> problems = plan ? plan->problems : QList<PlanProblem>();
    if (problems != m_shownProblems) {
        m_shownProblems = problems;
        clearProblems();
        for (const PlanProblem &problem : problems) {
            if (!isSaidElsewhere(problem))
                addProblem(problem);
        }
    }
    const bool isOverride = m_desk.isOnlyMemoryInTheWay();
    const QString consequence = isOverride ? m_desk.overrideConsequence() : QString();
    m_consequence->setVisible(!consequence.isEmpty());
    m_consequence->setText(consequence);
}

/// By the verdict beside it, or by the banner above the page.
bool PlanView::isSaidElsewhere(const PlanProblem &problem) const
{
    const bool isOfOrphan = problem.kind == QLatin1String("busy") && !problem.blocks && m_desk.state().isOrphaned;
    return isOfOrphan || problem.kind == QLatin1String("memory") || problem.kind == QLatin1String("services_unknown");
}

void PlanView::addProblem(const PlanProblem &problem)
{
    auto *banner = new Banner;
    m_problems->addWidget(banner);
    banner->setObjectName(QStringLiteral("planProblem"));
    banner->show(problem.blocks ? Tones::Meaning::Bad : Tones::Meaning::Careful, problem.text);
    if (problem.kind == QLatin1String("image_missing")) {
        const QString image = m_desk.plan()->target.image;
        connect(banner->addButton(tr("P&ull the image")), &QPushButton::clicked, this,
                [this, image] { emit pullRequested(image); });
    } else if (problem.kind == QLatin1String("secret_missing")) {
        connect(banner->addButton(tr("Set the secre&t…")), &QPushButton::clicked, this, &PlanView::secretsRequested);
    }
}

void PlanView::clearProblems()
{
    while (m_problems->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(m_problems->takeAt(0));
        item->widget()->hide();
        item->widget()->deleteLater();
    }
}

void PlanView::showButton()
{
    const bool isOverride = m_desk.isOnlyMemoryInTheWay();
    const auto &plan = m_desk.plan();
    const bool isConnected = m_desk.state().link.kind == LinkState::Kind::Connected;
    const bool isSaved = !m_desk.sketch();
    const bool isKnown = m_desk.isRunningKnown();
    const bool mayGo =
        plan && isConnected && isKnown && isSaved && !m_desk.isStarting() && (isOverride || !plan->isBlocked());
    m_switch->setText(isOverride ? tr("Sw&itch anyway…") : tr("Sw&itch"));
    m_switch->setPrimary(!isOverride);
    m_switch->setEnabled(mayGo);
    m_switch->setToolTip(mayGo || !plan ? QString()
                         : !isKnown     ? tr("What runs on the node is not known, so nothing is stopped or started.")
                         : !isSaved     ? tr("Save the changed context to the profile first, or reset it.")
                                        : tr("Something stands in the way; see the red notes."));
}

} // namespace kirikae
