// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/DaemonSetup.h"

#include <QDialog>

QT_BEGIN_NAMESPACE
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
QT_END_NAMESPACE

namespace kirikae {

class PlainLabel;

/// Says what installing (or removing) kirikaed does, does it on a click, and shows how each step went. While it is at
/// work it stays open. Owns the setup.
class InstallDialog : public QDialog {
    Q_OBJECT
public:
    enum class Act { Install, Remove };
    InstallDialog(const QString &node, Act act, std::unique_ptr<DaemonSetup> setup, QWidget *parent);
    ~InstallDialog() override;

    void reject() override;

signals:
    /// It is there (or gone): the node is worth a new look.
    void done();

private:
    QWidget *makeFileRow();
    void begin();
    void say(const QString &sentence);
    void makeRoom();
    void ended(const std::optional<Error> &problem);

    const Act m_act;
    std::unique_ptr<DaemonSetup> m_setup;
    QLineEdit *m_file = nullptr;
    QPlainTextEdit *m_steps;
    PlainLabel *m_outcome;
    QPushButton *m_begin;
    QPushButton *m_close;
    bool m_isWorking = false;
};

} // namespace kirikae
