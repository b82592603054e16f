// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/ProgressView.h"

#include "models/lists/NodeDesk.h"
#include "ui/pages/PhaseView.h"
#include "ui/widgets/PhaseBar.h"
#include "ui/widgets/PlainLabel.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace kirikae {

using Look = PlainLabel::Look;
using Stage = SwitchProgress::Stage;

ProgressView::ProgressView(NodeDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_title(new ElidedLabel(Look::Title))
    , m_time(new ElidedLabel(Look::Muted))
    , m_cancel(new QPushButton)
    , m_failure(new PlainLabel(Look::Bad))
    , m_bar(new PhaseBar)
    , m_sentence(new ElidedLabel)
    , m_notice(new PlainLabel(Look::Careful))
    , m_survives(new PlainLabel(tr("Goes on when you close the panel."), Look::Muted))
{
    const int em = fontMetrics().height();
    auto *head = new QHBoxLayout;
    head->setSpacing(em / 2);
    head->addWidget(m_title);
    head->addWidget(m_time, 1);
    head->addWidget(m_cancel);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(em / 2);
    column->addLayout(head);
    column->addWidget(m_failure->wrapping()->selectable());
    column->addWidget(m_bar);
    column->addWidget(m_sentence);
    column->addWidget(new PhaseView(&m_phases));
    column->addWidget(m_notice->wrapping());
    column->addWidget(m_survives);
    column->addStretch();
    m_title->setObjectName(QStringLiteral("progressTitle"));
    m_time->setObjectName(QStringLiteral("progressTime"));
    m_failure->setObjectName(QStringLiteral("progressFailure"));
    m_cancel->setObjectName(QStringLiteral("cancelButton"));
    m_survives->setObjectName(QStringLiteral("progressSurvives"));
    m_sentence->setObjectName(QStringLiteral("progressSentence"));
    connect(m_cancel, &QPushButton::clicked, &desk, &NodeDesk::cancel);
    connect(&desk, &NodeDesk::changed, this, &ProgressView::refresh);
    refresh();
}

void ProgressView::refresh()
{
    const auto &progress = m_desk.state().activeSwitch;
    if (!progress)
        return;
    if (progress->stage == Stage::RollingBack)
        m_backOf = progress->switchId;
    // It stays one until its record is kept.
    const bool isGoingBack =
        progress->stage == Stage::RollingBack || (progress->stage == Stage::Ended && m_backOf == progress->switchId);
    const QString failure = isGoingBack ? m_desk.failureText() : QString();
    m_failure->setText(failure);
    m_failure->setVisible(!failure.isEmpty());
    m_sentence->setFullText(progress->sentence);
    if (isGoingBack)
        showWayBack(*progress);
    else
        showForward(*progress);
    m_notice->setText(notice(*progress));
    m_notice->setVisible(!m_notice->text().isEmpty());
    m_survives->setVisible(m_desk.state().has("switch_survives_client"));
}

void ProgressView::showForward(const SwitchProgress &progress)
{
    m_title->setFullText(tr("Switching to %1").arg(progress.profileName));
    showTime(progress.seconds, progress.expectedSeconds);
    m_bar->show(progress.phases, progress.fraction);
    m_phases.show(progress.phases);
    showCancel(progress);
}

/// Until the previous service is started again, the target is being stopped: its phases stay, and no time counts.
void ProgressView::showWayBack(const SwitchProgress &progress)
{
    m_title->setFullText(progress.previousName.isEmpty() ? tr("Ending the switch to %1").arg(progress.profileName)
                                                         : tr("Bringing %1 back").arg(progress.previousName));
    if (progress.restore) {
        showTime(progress.restore->seconds, progress.restore->expectedSeconds);
        m_bar->show(progress.restore->phases, progress.restore->fraction);
        m_phases.show(progress.restore->phases);
    } else {
        m_time->setFullText({});
        m_bar->show(progress.phases, progress.fraction);
        m_phases.show(progress.phases);
    }
    showLeave(progress);
}

void ProgressView::showTime(double seconds, std::optional<double> usual)
{
    const QString elapsed = durationText(seconds);
    m_time->setFullText(usual ? tr("%1 of usually %2").arg(elapsed, durationText(*usual))
                              : tr("%1, no history yet").arg(elapsed));
}

void ProgressView::showCancel(const SwitchProgress &progress)
{
    const bool isTooLate = progress.stage == Stage::Settling || progress.stage == Stage::Ended;
    m_cancel->setVisible(true);
    m_cancel->setToolTip({});
    m_cancel->setEnabled(!progress.cancelling && !isTooLate);
    if (progress.cancelling)
        m_cancel->setText(tr("Cancelling…"));
    else if (progress.stage == Stage::Preflight)
        m_cancel->setText(progress.previousName.isEmpty() ? tr("&Cancel, nothing was touched")
                                                          : tr("&Cancel, keep %1").arg(progress.previousName));
    else if (progress.previousName.isEmpty())
        m_cancel->setText(tr("&Cancel, leave the slot empty"));
    else if (progress.stage == Stage::Stopping) // it may still run, with its requests
        m_cancel->setText(tr("&Cancel, go back to %1").arg(progress.previousName));
    else
        m_cancel->setText(tr("&Cancel, bring %1 back").arg(progress.previousName));
}

/// Where nothing is brought back there is nothing to leave.
void ProgressView::showLeave(const SwitchProgress &progress)
{
    const bool isLeft = progress.restore && progress.cancelling && !progress.canLeave;
    m_cancel->setVisible(!progress.previousName.isEmpty());
    m_cancel->setEnabled(progress.canLeave);
    m_cancel->setText(isLeft ? tr("Leaving it…") : tr("Leave &it as it is"));
    m_cancel->setToolTip(
        progress.canLeave
            ? tr("Ends the switch now. %1 goes on starting by itself; the outcome follows as soon as it answers.")
                  .arg(progress.previousName)
        : isLeft ? QString()
                 : tr("Can be left once %1 is being started again.").arg(progress.previousName));
}

QString ProgressView::notice(const SwitchProgress &progress)
{
    const bool isGoingBack = progress.stage == Stage::RollingBack;
    const bool isLong = isGoingBack ? progress.restore && progress.restore->longerThanUsual : progress.longerThanUsual;
    QStringList notes;
    if (progress.linkLost)
        notes << tr("The connection is lost. The node goes on by itself; Kirikae looks again once it is back.");
    if (progress.silentSeconds) {
        const QString time = durationText(*progress.silentSeconds);
        notes << (isGoingBack ? tr("No sign of life for %1. You can go on waiting or leave it as it is.").arg(time)
                              : tr("No sign of life for %1. You can go on waiting or cancel.").arg(time));
    }
    if (isLong)
        notes << tr("This takes more than twice as long as usual.");
    return notes.join(QLatin1Char('\n'));
}

} // namespace kirikae
