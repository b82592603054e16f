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
    column->addWidget(m_bar);
    column->addWidget(m_sentence);
    column->addWidget(new PhaseView(&m_phases));
    column->addWidget(m_notice->wrapping());
    column->addWidget(m_survives);
    column->addStretch();
    m_title->setObjectName(QStringLiteral("progressTitle"));
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
    const bool isGoingBack = progress->stage == Stage::RollingBack;
    m_title->setFullText(isGoingBack ? tr("Bringing %1 back").arg(progress->previousName)
                                     : tr("Switching to %1").arg(progress->profileName));
    const QString elapsed = durationText(progress->seconds);
    m_time->setFullText(progress->expectedSeconds
                            ? tr("%1 of usually %2").arg(elapsed, durationText(*progress->expectedSeconds))
                            : tr("%1, no history yet").arg(elapsed));
    m_bar->show(*progress);
    m_sentence->setFullText(progress->sentence);
    m_phases.show(*progress);
    m_notice->setText(notice(*progress));
    m_notice->setVisible(!m_notice->text().isEmpty());
    m_survives->setVisible(m_desk.state().has("switch_survives_client"));
    showCancel(*progress);
}

void ProgressView::showCancel(const SwitchProgress &progress)
{
    const bool isTooLate =
        progress.stage == Stage::Settling || progress.stage == Stage::Ended || progress.stage == Stage::RollingBack;
    m_cancel->setEnabled(!progress.cancelling && !isTooLate);
    if (progress.cancelling)
        m_cancel->setText(tr("Cancelling…"));
    else if (progress.stage == Stage::Preflight)
        m_cancel->setText(progress.previousName.isEmpty() ? tr("&Cancel, nothing was touched")
                                                          : tr("&Cancel, keep %1").arg(progress.previousName));
    else if (progress.previousName.isEmpty())
        m_cancel->setText(tr("&Cancel, leave the slot empty"));
    else
        m_cancel->setText(tr("&Cancel, bring %1 back").arg(progress.previousName));
}

QString ProgressView::notice(const SwitchProgress &progress)
{
    QStringList notes;
    if (progress.linkLost)
        notes << tr("The connection is lost. The node goes on by itself; Kirikae looks again once it is back.");
    if (progress.silentSeconds)
        notes << tr("No sign of life for %1. You can go on waiting or cancel.")
                     .arg(durationText(*progress.silentSeconds));
    if (progress.longerThanUsual)
        notes << tr("This takes more than twice as long as usual.");
    return notes.join(QLatin1Char('\n'));
}

} // namespace kirikae
