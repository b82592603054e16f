// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/profile/DockerRun.h"

#include <QDialog>

QT_BEGIN_NAMESPACE
class QPlainTextEdit;
class QPushButton;
QT_END_NAMESPACE

namespace kirikae {

class PlainLabel;

/// Takes a `docker run` line as people paste it and makes a profile of it; says at once what is not understood.
class PasteDialog : public QDialog {
    Q_OBJECT
public:
    explicit PasteDialog(QWidget *parent);

signals:
    void imported(const kirikae::DockerRunImport &import);

private:
    void check();
    void take();

    QPlainTextEdit *m_text;
    PlainLabel *m_result;
    QPushButton *m_use;
};

} // namespace kirikae
