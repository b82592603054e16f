// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/profile/Profile.h"

#include <QDialog>

QT_BEGIN_NAMESPACE
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTabWidget;
QT_END_NAMESPACE

namespace kirikae {

class PlainLabel;
class ProfileForm;

/// A profile to fill in, as a form or as its JSON text, with what is wrong said by field while one types. Stays open
/// until the node has saved it.
class ProfileDialog : public QDialog {
    Q_OBJECT
public:
    ProfileDialog(const Profile &profile, const QStringList &takenIds, bool isNew, const QStringList &notes,
                  QWidget *parent);

    /// The node did not save it.
    void showProblem(const Error &error);

signals:
    void saveRequested(const kirikae::Profile &profile);

private:
    void check();
    void changeTab(int index);
    [[nodiscard]] Result<Profile> current() const;
    void save();

    const QString m_id;
    const QStringList m_takenIds;
    const bool m_isNew;
    QTabWidget *m_tabs;
    ProfileForm *m_form;
    QPlainTextEdit *m_json;
    PlainLabel *m_problems;
    QPushButton *m_save;
};

} // namespace kirikae
