// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/InstallDialog.h"

#include "ui/widgets/PlainLabel.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace kirikae {

InstallDialog::InstallDialog(const QString &node, Act act, std::unique_ptr<DaemonSetup> setup, QWidget *parent)
    : QDialog(parent)
    , m_act(act)
    , m_setup(std::move(setup))
    , m_steps(new QPlainTextEdit)
    , m_outcome(new PlainLabel)
{
    const bool isInstall = act == Act::Install;
    setWindowTitle(isInstall ? tr("Install kirikaed on %1").arg(node) : tr("Remove kirikaed from %1").arg(node));
    auto *column = new QVBoxLayout(this);
    column->addWidget(
        (new PlainLabel(isInstall
                            ? tr("kirikaed is the same switch engine on the node itself: a switch goes on when you "
                                 "close this window, and services are looked after when nobody watches.")
                            : tr("kirikaed is ended and taken off the node. Profiles, history and running services "
                                 "stay; Kirikae goes on over SSH.")))
            ->wrapping());
    if (isInstall) {
        int number = 0;
        for (const QString &sentence : m_setup->intentions())
            column->addWidget((new PlainLabel(QStringLiteral("%1. %2").arg(++number).arg(sentence)))->wrapping());
        column->addWidget(makeFileRow());
    }
    m_steps->setReadOnly(true);
    m_steps->setTabChangesFocus(true);
    m_steps->setAccessibleName(tr("Steps"));
    m_steps->setObjectName(QStringLiteral("installSteps"));
    m_steps->hide();
    m_outcome->setObjectName(QStringLiteral("installOutcome"));
    m_outcome->hide();
    column->addWidget(m_steps, 1);
    column->addWidget(m_outcome->wrapping()->selectable());
    column->addStretch(); // not between the sentences
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_close = buttons->button(QDialogButtonBox::Close);
    m_begin = buttons->addButton(isInstall ? tr("&Install") : tr("&Remove"), QDialogButtonBox::ActionRole);
    m_begin->setObjectName(QStringLiteral("installBegin"));
    column->addWidget(buttons);
    m_begin->setDefault(true);
    connect(m_begin, &QPushButton::clicked, this, &InstallDialog::begin);
    connect(buttons, &QDialogButtonBox::rejected, this, &InstallDialog::reject);
    connect(m_setup.get(), &DaemonSetup::stepDone, this,
            [this](const QString &sentence) { say(u'✓' + (u' ' + sentence)); });
    connect(m_setup.get(), &DaemonSetup::noted, this,
            [this](const QString &sentence) { say(u'!' + (u' ' + sentence)); });
    connect(m_setup.get(), &DaemonSetup::ended, this, &InstallDialog::ended);
    setMinimumWidth(fontMetrics().horizontalAdvance(QLatin1Char('0')) * 72);
}

InstallDialog::~InstallDialog() = default;

QWidget *InstallDialog::makeFileRow()
{
    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins({});
    m_file = new QLineEdit;
    m_file->setPlaceholderText(tr("the one that came with this program"));
    m_file->setObjectName(QStringLiteral("installFile"));
    auto *label = new QLabel(tr("Program or &package"));
    label->setBuddy(m_file);
    auto *choose = new QPushButton(tr("C&hoose…"));
    choose->setAutoDefault(false);
    choose->setObjectName(QStringLiteral("installChoose"));
    connect(choose, &QPushButton::clicked, this, [this] {
        auto *dialog = new QFileDialog(this, tr("kirikaed, or its package"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        connect(dialog, &QFileDialog::fileSelected, m_file, &QLineEdit::setText);
        dialog->open();
    });
    line->addWidget(label);
    line->addWidget(m_file, 1);
    line->addWidget(choose);
    return row;
}

void InstallDialog::begin()
{
    m_isWorking = true;
    m_begin->setEnabled(false);
    m_close->setEnabled(false);
    m_steps->clear();
    m_steps->show();
    m_outcome->setLook(PlainLabel::Look::Muted);
    m_outcome->setText(tr("At work…"));
    m_outcome->show();
    m_steps->setFocus();
    makeRoom();
    if (m_act == Act::Install)
        m_setup->install(m_file->text().trimmed());
    else
        m_setup->remove();
}

void InstallDialog::say(const QString &sentence)
{
    m_steps->appendPlainText(sentence);
}

void InstallDialog::ended(const std::optional<Error> &problem)
{
    m_isWorking = false;
    m_close->setEnabled(true);
    m_outcome->setLook(problem ? PlainLabel::Look::Bad : PlainLabel::Look::Good);
    if (problem) {
        m_outcome->setText(problem->detail.isEmpty() ? problem->message
                                                     : problem->message + QLatin1Char('\n') + problem->detail);
        makeRoom();
        m_begin->setEnabled(true);
        m_begin->setFocus();
        return;
    }
    m_outcome->setText(m_act == Act::Install ? tr("kirikaed runs on the node.")
                                             : tr("kirikaed is gone from the node."));
    m_close->setDefault(true);
    m_close->setFocus();
    emit done();
}

/// A window grows by itself for what it holds, but not for lines that wrap.
void InstallDialog::makeRoom()
{
    resize(width(), std::max(height(), layout()->totalHeightForWidth(width())));
}

void InstallDialog::reject()
{
    if (!m_isWorking)
        QDialog::reject();
}

} // namespace kirikae
