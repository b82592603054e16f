// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace kirikae {

/// What this is, in which version, built on what. `libraries` names what ui/ does not know: the SSH library and such.
class AboutDialog : public QDialog {
    Q_OBJECT
public:
    AboutDialog(const QStringList &libraries, QWidget *parent);
};

} // namespace kirikae
