// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/NodeState.h"

#include <QDialog>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
class QDateTimeEdit;
class QSpinBox;
QT_END_NAMESPACE

namespace kirikae {

class PlainLabel;

/// What a node does when nobody watches, to be changed. Stays open until it is saved; the caller says how that went.
class UpkeepDialog : public QDialog {
    Q_OBJECT
public:
    UpkeepDialog(const NodeState &state, QWidget *parent);

    void showProblem(const Error &error);

signals:
    void saveRequested(const kirikae::UpkeepSettings &settings);

private:
    void fillProfiles(const NodeState &state);
    void fillLanguages();
    [[nodiscard]] UpkeepSettings settings() const;

    const UpkeepSettings m_before;
    QComboBox *m_profile;
    QCheckBox *m_isCanary;
    QSpinBox *m_canary;
    QCheckBox *m_isFloor;
    QSpinBox *m_floor;
    QCheckBox *m_isLease;
    QDateTimeEdit *m_lease;
    QComboBox *m_language;
    PlainLabel *m_problem;
};

} // namespace kirikae
