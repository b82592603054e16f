// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/WelcomePage.h"

#include "ui/widgets/Card.h"
#include "ui/widgets/PlainLabel.h"
#include "ui/widgets/PrimaryButton.h"

#include <QHBoxLayout>

namespace kirikae {

WelcomePage::WelcomePage(QWidget *parent)
    : QWidget(parent)
{
    auto *add = new PrimaryButton(tr("&Add node…"));
    auto *demo = new QPushButton(tr("&Look around on a simulated node"));
    auto *log = new QPushButton(tr("&Open a log file…"));
    log->setObjectName(QStringLiteral("welcomeLog"));
    add->setObjectName(QStringLiteral("welcomeAdd"));
    demo->setObjectName(QStringLiteral("welcomeDemo"));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(add);
    buttons->addWidget(demo);
    buttons->addWidget(log);
    buttons->addStretch();
    auto *text =
        new PlainLabel(tr("A node is the machine that serves your models. Kirikae reaches it over SSH, shows what is "
                          "in its memory, tells before loading whether a model will fit, and switches with one "
                          "click."));
    const int em = fontMetrics().height();
    constexpr int readableWidth = 40;
    text->wrapping()->setMaximumWidth(em * readableWidth);
    auto *card = new Card;
    card->column()->addWidget(new PlainLabel(tr("No nodes yet"), PlainLabel::Look::Title));
    card->column()->addWidget(text);
    card->column()->addLayout(buttons);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(em, em, em, em);
    column->addWidget(card);
    column->addStretch();
    connect(add, &QPushButton::clicked, this, &WelcomePage::addNodeRequested);
    connect(demo, &QPushButton::clicked, this, &WelcomePage::demoRequested);
    connect(log, &QPushButton::clicked, this, &WelcomePage::logFileRequested);
}

} // namespace kirikae
