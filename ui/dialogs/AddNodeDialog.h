// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/settings/NodeBook.h"

#include <QDialog>

#include <functional>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLineEdit;
class QPushButton;
QT_END_NAMESPACE

namespace kirikae {

class PlainLabel;

/// Adds a node by its SSH name or by user, host and port; suggests the hosts of ~/.ssh/config. The address is checked
/// by the function that will open it, so that what is accepted here can be opened.
class AddNodeDialog : public QDialog {
    Q_OBJECT
public:
    using Checker = std::function<Result<void>(const QString &address)>;

    AddNodeDialog(const QStringList &knownHosts, const QStringList &takenNames, Checker checker, QWidget *parent);

    [[nodiscard]] NodeEntry entry() const;

    /// Host names of an SSH configuration's text, without patterns, in its order.
    static QStringList hostsIn(const QString &configText);

signals:
    void added(const kirikae::NodeEntry &entry);

private:
    void check();
    [[nodiscard]] QString address() const;

    const QStringList m_takenNames;
    const Checker m_checker;
    QComboBox *m_host;
    QLineEdit *m_user;
    QLineEdit *m_port;
    QLineEdit *m_name;
    PlainLabel *m_problem;
    QPushButton *m_add;
};

} // namespace kirikae
