// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/profile/Profile.h"

#include <QHash>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
class QFormLayout;
class QLineEdit;
class QPlainTextEdit;
QT_END_NAMESPACE

namespace kirikae {

/// A profile's fields as a form. What the form does not show is carried over untouched. Lists are written one entry a
/// line, as people write them for docker run.
class ProfileForm : public QWidget {
    Q_OBJECT
public:
    explicit ProfileForm(QWidget *parent = nullptr);

    void setProfile(const Profile &profile);
    [[nodiscard]] Profile profile() const;
    /// Marks the field that a problem names ("ports[0].hostPort" is the ports); empty = none.
    void markField(const QString &field);

signals:
    void edited();

private:
    QLineEdit *addLine(const QString &field, const QString &label, const QString &hint = {});
    QPlainTextEdit *addText(const QString &field, const QString &label, const QString &hint, int lines);

    Profile m_profile; ///< as given: holds what has no field here
    QHash<QString, QWidget *> m_fields;
    QFormLayout *m_form;
    QLineEdit *m_name;
    QComboBox *m_engine;
    QLineEdit *m_image;
    QLineEdit *m_command;
    QLineEdit *m_model;
    QLineEdit *m_servedName;
    QPlainTextEdit *m_arguments;
    QPlainTextEdit *m_environment;
    QPlainTextEdit *m_mounts;
    QPlainTextEdit *m_ports;
    QLineEdit *m_port;
    QLineEdit *m_slot;
    QLineEdit *m_gpus;
    QLineEdit *m_context;
    QLineEdit *m_concurrency;
    QLineEdit *m_weights;
    QPlainTextEdit *m_notes;
};

} // namespace kirikae
