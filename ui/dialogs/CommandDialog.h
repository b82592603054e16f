// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace kirikae {

/// The exact command of a plan, to read and copy. Not modal: it can stay open beside the window.
class CommandDialog : public QDialog {
    Q_OBJECT
public:
    CommandDialog(const QString &name, const QString &command, QWidget *parent);
};

} // namespace kirikae
