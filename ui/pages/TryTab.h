// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/Node.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QPlainTextEdit;
QT_END_NAMESPACE

namespace kirikae {

class PlainLabel;
class PrimaryButton;

/// Puts a prompt to a running service and shows the answer with the time it took.
class TryTab : public QWidget {
    Q_OBJECT
public:
    explicit TryTab(Node &node, QWidget *parent = nullptr);

    /// Empty = nothing is running that could answer.
    void useService(const ServiceId &service, const QString &name);
    void focusPrompt();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void ask();
    void showButton();

    Node &m_node;
    ServiceId m_service;
    QString m_name;
    bool m_isAsking = false;
    PlainLabel *m_target;
    QPlainTextEdit *m_prompt;
    PrimaryButton *m_ask;
    QPlainTextEdit *m_answer;
    PlainLabel *m_result;
};

} // namespace kirikae
