// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

QT_BEGIN_NAMESPACE
class QHBoxLayout;
class QPushButton;
QT_END_NAMESPACE

namespace kirikae {

class PlainLabel;
class NodeDesk;

/// When there is nothing to plan: says what is so, and offers the next act.
class EmptyView : public QWidget {
    Q_OBJECT
public:
    explicit EmptyView(NodeDesk &desk, QWidget *parent = nullptr);

signals:
    void connectRequested();
    void reconnectRequested();
    void newProfileRequested();
    void pasteRequested();
    void removeRequested();

private:
    void refresh();
    void offer(QPushButton *button, void (EmptyView::*signal)());
    void showLink();

    NodeDesk &m_desk;
    PlainLabel *m_title;
    PlainLabel *m_text;
    PlainLabel *m_detail;
    QHBoxLayout *m_buttons;
    QString m_shown;
};

} // namespace kirikae
