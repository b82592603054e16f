// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/Prompt.h"

#include <QMessageBox>
#include <QPushButton>

namespace kirikae {

void MessagePrompt::confirm(QWidget *parent, const Question &question, std::function<void()> yes)
{
    auto *box = new QMessageBox(QMessageBox::Question, question.title, question.title, QMessageBox::Cancel, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(question.text);
    const QPushButton *act = box->addButton(question.verb, QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    QObject::connect(act, &QPushButton::clicked, box, [yes = std::move(yes)] { yes(); });
    box->open();
}

} // namespace kirikae
