// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace kirikae {

/// What the window shows while no node is known: how to add one, and the simulated one to look around.
class WelcomePage : public QWidget {
    Q_OBJECT
public:
    explicit WelcomePage(QWidget *parent = nullptr);

signals:
    void addNodeRequested();
    void demoRequested();
    void logFileRequested();
};

} // namespace kirikae
