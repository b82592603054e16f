// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/SecretDialog.h"

#include "ui/widgets/PlainLabel.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>

namespace kirikae {

SecretDialog::SecretDialog(const QString &name, QWidget *parent)
    : QDialog(parent)
    , m_name(new QLineEdit(name))
    , m_value(new QLineEdit)
{
    setWindowTitle(tr("Set a secret"));
    m_name->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[A-Za-z_][A-Za-z0-9_]{0,63}")), m_name));
    m_name->setPlaceholderText(QStringLiteral("HF_TOKEN"));
    m_name->setObjectName(QStringLiteral("secretName"));
    m_value->setEchoMode(QLineEdit::Password);
    m_value->setObjectName(QStringLiteral("secretValue"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    m_save = buttons->button(QDialogButtonBox::Save);
    auto *form = new QFormLayout(this);
    form->addRow((new PlainLabel(tr("Profiles refer to a secret by its name. The value is kept on the node, in a file "
                                    "that only you can read there.")))
                     ->wrapping());
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Value"), m_value);
    form->addRow(buttons);
    connect(m_name, &QLineEdit::textChanged, this, &SecretDialog::check);
    connect(m_value, &QLineEdit::textChanged, this, &SecretDialog::check);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit saveRequested(m_name->text(), m_value->text());
        m_value->clear();
        accept();
    });
    setMinimumWidth(fontMetrics().horizontalAdvance(QLatin1Char('0')) * 60);
    check();
}

void SecretDialog::check()
{
    m_save->setEnabled(m_name->hasAcceptableInput() && !m_value->text().isEmpty());
}

} // namespace kirikae
