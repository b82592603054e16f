// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/AddNodeDialog.h"

#include "models/lists/PlainHttp.h"
#include "ui/widgets/PlainLabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QIntValidator>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>

namespace kirikae {

AddNodeDialog::AddNodeDialog(const QStringList &knownHosts, const QStringList &takenNames, Checker checker,
                             QWidget *parent)
    : QDialog(parent)
    , m_takenNames(takenNames)
    , m_checker(std::move(checker))
    , m_host(new QComboBox)
    , m_user(new QLineEdit)
    , m_port(new QLineEdit)
    , m_name(new QLineEdit)
    , m_problem(new PlainLabel(PlainLabel::Look::Muted))
{
    setWindowTitle(tr("Add node"));
    m_host->setEditable(true);
    m_host->addItems(knownHosts);
    m_host->setCurrentIndex(-1);
    m_host->setAccessibleName(tr("SSH name or host"));
    m_host->setObjectName(QStringLiteral("nodeHost"));
    m_host->lineEdit()->setPlaceholderText(QStringLiteral("spark-2f4a.local"));
    m_user->setPlaceholderText(tr("as your SSH configuration says"));
    m_user->setObjectName(QStringLiteral("nodeUser"));
    m_port->setPlaceholderText(tr("as your SSH configuration says"));
    m_port->setValidator(new QIntValidator(1, 65535, m_port));
    m_port->setObjectName(QStringLiteral("nodePort"));
    m_name->setObjectName(QStringLiteral("nodeName"));
    m_problem->setObjectName(QStringLiteral("nodeProblem"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_add = buttons->addButton(tr("&Add node"), QDialogButtonBox::AcceptRole);
    m_add->setObjectName(QStringLiteral("addNode"));
    auto *form = new QFormLayout(this);
    form->addRow((new PlainLabel(tr("Kirikae needs nothing on the node but SSH and, for containers, Docker. It uses "
                                    "your SSH configuration, agent and keys.")))
                     ->wrapping());
    form->addRow(tr("&SSH name or host"), m_host);
    form->addRow(tr("&User"), m_user);
    form->addRow(tr("&Port"), m_port);
    form->addRow(tr("&Call it"), m_name);
    form->addRow(m_problem->wrapping());
    form->addRow(buttons);
    for (QLineEdit *line : {m_host->lineEdit(), m_user, m_port, m_name})
        connect(line, &QLineEdit::textChanged, this, &AddNodeDialog::check);
    connect(m_host, &QComboBox::currentTextChanged, this, [this](const QString &host) {
        m_name->setPlaceholderText(host);
        check();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit added(entry());
        accept();
    });
    setMinimumWidth(fontMetrics().horizontalAdvance(QLatin1Char('0')) * 64);
    check();
}

QString AddNodeDialog::address() const
{
    const QString host = m_host->currentText().trimmed();
    if (host.contains(QLatin1String("://")) || (m_user->text().isEmpty() && m_port->text().isEmpty()))
        return host;
    QString text = QStringLiteral("ssh://");
    if (!m_user->text().trimmed().isEmpty())
        text += m_user->text().trimmed() + QLatin1Char('@');
    text += host;
    return m_port->text().isEmpty() ? text : text + QLatin1Char(':') + m_port->text();
}

NodeEntry AddNodeDialog::entry() const
{
    const QString name = m_name->text().trimmed();
    return {name.isEmpty() ? m_host->currentText().trimmed() : name, address(), true, 1};
}

void AddNodeDialog::check()
{
    const bool isEmpty = m_host->currentText().trimmed().isEmpty();
    const auto valid = isEmpty ? Result<void>() : m_checker(address());
    const bool isTaken = m_takenNames.contains(entry().name);
    const bool isOpenToAll = isPlainHttpElsewhere(address());
    m_problem->setLook(!isEmpty && (!valid || isTaken) ? PlainLabel::Look::Bad
                       : isOpenToAll                   ? PlainLabel::Look::Careful
                                                       : PlainLabel::Look::Muted);
    if (isEmpty)
        m_problem->setText(tr("Enter a name from your SSH configuration, or a host name or address."));
    else if (!valid)
        m_problem->setText(valid.error().message);
    else if (isTaken)
        m_problem->setText(tr("There is a node of this name already: call it something else."));
    else
        m_problem->setText(isOpenToAll ? plainHttpWarning() : tr("The address is %1").arg(address()));
    m_add->setEnabled(!isEmpty && valid && !isTaken);
}

QStringList AddNodeDialog::hostsIn(const QString &configText)
{
    QStringList hosts;
    static const QRegularExpression space(QStringLiteral("[\\s=]+"));
    for (const QString &line : configText.split(QLatin1Char('\n'))) {
        QStringList words = line.trimmed().split(space, Qt::SkipEmptyParts);
        if (words.isEmpty() || words.takeFirst().compare(QLatin1String("host"), Qt::CaseInsensitive) != 0)
            continue;
        for (const QString &word : words) {
            if (word.startsWith(QLatin1Char('#')))
                break;
            const bool isPattern = word.contains(u'*') || word.contains(u'?') || word.startsWith(u'!');
            if (!isPattern && !hosts.contains(word))
                hosts << word;
        }
    }
    return hosts;
}

} // namespace kirikae
