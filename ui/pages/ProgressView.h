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

/// A switch under way: how long already and usually, one bar, each phase, and the way out with what it would do. On the
/// way back all of that is the previous service's, below what the target failed of.
class ProgressView : public QWidget {
    Q_OBJECT
public:
    explicit ProgressView(NodeDesk &desk, QWidget *parent = nullptr);

private:
    void refresh();
    void showForward(const SwitchProgress &progress);
    void showWayBack(const SwitchProgress &progress);
    void showTime(double seconds, std::optional<double> usual);
    void showCancel(const SwitchProgress &progress);
    void showLeave(const SwitchProgress &progress);
    [[nodiscard]] static QString notice(const SwitchProgress &progress);

    NodeDesk &m_desk;
    QString m_backOf; ///< the switch that is, or was, on the way back
    PhaseList m_phases;
    ElidedLabel *m_title;
    ElidedLabel *m_time;
    QPushButton *m_cancel;
    PlainLabel *m_failure;
    PhaseBar *m_bar;
    ElidedLabel *m_sentence;
    PlainLabel *m_notice;
    PlainLabel *m_survives;
};

} // namespace kirikae
