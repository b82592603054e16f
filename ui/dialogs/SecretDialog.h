// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

QT_BEGIN_NAMESPACE
class QLineEdit;
class QPushButton;
QT_END_NAMESPACE

namespace kirikae {

/// Asks for a secret's name and value, to be kept on the node in a file that only its owner can read. The value is
/// never shown again.
class SecretDialog : public QDialog {
    Q_OBJECT
public:
    SecretDialog(const QString &name, QWidget *parent);

signals:
    void saveRequested(const QString &name, const QString &value);

private:
    void check();

    QLineEdit *m_name;
    QLineEdit *m_value;
    QPushButton *m_save;
};

} // namespace kirikae
