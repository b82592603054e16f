// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/EmptyView.h"

#include "models/lists/NodeDesk.h"
#include "models/lists/Words.h"
#include "ui/widgets/PlainLabel.h"
#include "ui/widgets/PrimaryButton.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace kirikae {

using Look = PlainLabel::Look;
using View = NodeDesk::View;

EmptyView::EmptyView(NodeDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_title(new PlainLabel(Look::Title))
    , m_text(new PlainLabel)
    , m_detail(new PlainLabel(Look::Mono))
    , m_buttons(new QHBoxLayout)
{
    const int em = fontMetrics().height();
    m_buttons->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(em / 2);
    for (PlainLabel *label : {m_title, m_text, m_detail})
        column->addWidget(label->wrapping()->selectable());
    column->addLayout(m_buttons);
    column->addStretch();
    m_title->setObjectName(QStringLiteral("emptyTitle"));
    m_text->setObjectName(QStringLiteral("emptyText"));
    connect(&desk, &NodeDesk::changed, this, &EmptyView::refresh);
    refresh();
}

void EmptyView::offer(QPushButton *button, void (EmptyView::*signal)())
{
    connect(button, &QPushButton::clicked, this, signal);
    m_buttons->insertWidget(m_buttons->count() - 1, button);
}

void EmptyView::showLink()
{
    const LinkState &link = m_desk.state().link;
    const bool isTrying = link.kind == LinkState::Kind::Connecting || link.kind == LinkState::Kind::Connected;
    if (isTrying) {
        m_title->setText(tr("Connecting to %1…").arg(m_desk.state().name));
        m_text->setText(link.kind == LinkState::Kind::Connected ? tr("Reading profiles and services.") : link.text);
        return;
    }
    m_title->setText(tr("%1 is not connected").arg(m_desk.state().name));
    m_text->setText(link.error ? QStringLiteral("%1 %2").arg(link.error->message, adviceFor(link.error->code)).trimmed()
                               : tr("What runs on the node is not known."));
    m_detail->setText(link.error ? link.error->detail : QString());
    offer(new PrimaryButton(link.kind == LinkState::Kind::Idle ? tr("&Connect") : tr("&Connect now")),
          &EmptyView::connectRequested);
}

void EmptyView::refresh()
{
    const View view = m_desk.view();
    const LinkState &link = m_desk.state().link;
    const ProfileEntry *entry = m_desk.entry();
    const QString &unread = m_desk.state().profilesProblem;
    const QString key = QStringLiteral("%1|%2|%3|%4|%5")
                            .arg(static_cast<int>(view))
                            .arg(static_cast<int>(link.kind))
                            .arg(link.error ? link.error->message : QString(), m_desk.selected(), unread);
    if (key == m_shown)
        return;
    m_shown = key;
    while (m_buttons->count() > 1) {
        const std::unique_ptr<QLayoutItem> item(m_buttons->takeAt(0));
        item->widget()->hide();
        item->widget()->deleteLater();
    }
    m_detail->clear();
    if (view == View::Connecting || view == View::NotConnected) {
        showLink();
    } else if (view == View::NoProfiles) {
        m_title->setText(tr("No profiles on this node yet"));
        m_text->setText(
            tr("A profile says what can be started: image, model, arguments. Paste the docker run line that "
               "you use today, or fill in a new one."));
        offer(new PrimaryButton(tr("Paste docker &run…")), &EmptyView::pasteRequested);
        offer(new QPushButton(tr("New profil&e…")), &EmptyView::newProfileRequested);
    } else if (view == View::ProfilesUnknown) {
        m_title->setText(tr("The profiles could not be read"));
        m_text->setText(tr("Which profiles this node has is not known: %1").arg(unread));
        offer(new PrimaryButton(tr("&Connect anew")), &EmptyView::reconnectRequested);
    } else if (view == View::Damaged && entry) {
        m_title->setText(tr("The profile %1 cannot be read").arg(entry->file.id));
        m_text->setText(
            tr("%1\nMend the file %2 on the node, or remove the profile.").arg(entry->file.damage, entry->file.path));
        offer(new QPushButton(tr("Re&move profile…")), &EmptyView::removeRequested);
    } else if (view == View::NothingSelected) {
        m_title->setText(tr("Select a profile"));
        m_text->setText(tr("Its plan is shown here before anything is touched."));
    }
    m_detail->setVisible(!m_detail->text().isEmpty());
}

} // namespace kirikae
