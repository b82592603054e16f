// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/switching/SwitchPlan.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QPushButton;
class QVBoxLayout;
QT_END_NAMESPACE

namespace kirikae {

class ElidedLabel;
class Legend;
class LoadEditor;
class PlainLabel;
class PrimaryButton;
class NodeDesk;
class VerdictView;

/// What a switch to the selected profile would do, before anything is touched, and the button that does it.
class PlanView : public QWidget {
    Q_OBJECT
public:
    explicit PlanView(NodeDesk &desk, QWidget *parent = nullptr);

signals:
    void switchRequested();
    void commandRequested();
    void editRequested();
    void adviceRequested();
    void pullRequested(const QString &image);
    void secretsRequested();
    void stopRequested(const ServiceId &service);

private:
    void makeLayout();
    void make(const FitChange &change);
    [[nodiscard]] QString fromText(const QString &slot) const;
    void refresh();
    void showTime();
    void showAdvice();
    void showProblems();
    void showButton();
    [[nodiscard]] bool isSaidElsewhere(const PlanProblem &problem) const;
    void addProblem(const PlanProblem &problem);
    void clearProblems();

    NodeDesk &m_desk;
    ElidedLabel *m_title;
    ElidedLabel *m_from;
    QPushButton *m_command;
    QPushButton *m_edit;
    PrimaryButton *m_switch;
    VerdictView *m_verdict;
    PlainLabel *m_time;
    PlainLabel *m_timeBasis;
    Legend *m_phases;
    QPushButton *m_faster;
    LoadEditor *m_load;
    PlainLabel *m_consequence;
    QVBoxLayout *m_problems;
    QList<PlanProblem> m_shownProblems;
};

} // namespace kirikae
