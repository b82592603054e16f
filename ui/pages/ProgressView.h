// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/PhaseList.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QPushButton;
QT_END_NAMESPACE

namespace kirikae {

class ElidedLabel;
class PhaseBar;
class PlainLabel;
class NodeDesk;

/// A switch under way: how long already and usually, one bar, each phase, and the way out with what it would do.
class ProgressView : public QWidget {
    Q_OBJECT
public:
    explicit ProgressView(NodeDesk &desk, QWidget *parent = nullptr);

private:
    void refresh();
    void showCancel(const SwitchProgress &progress);
    [[nodiscard]] static QString notice(const SwitchProgress &progress);

    NodeDesk &m_desk;
    PhaseList m_phases;
    ElidedLabel *m_title;
    ElidedLabel *m_time;
    QPushButton *m_cancel;
    PhaseBar *m_bar;
    ElidedLabel *m_sentence;
    PlainLabel *m_notice;
    PlainLabel *m_survives;
};

} // namespace kirikae
