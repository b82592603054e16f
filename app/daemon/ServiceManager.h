// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace kirikae {

/// Tells systemd how the daemon is, when systemd started it: ready, alive (from the main loop, so that a stuck loop is
/// noticed), stopping. Does nothing elsewhere.
class ServiceManager : public QObject {
    Q_OBJECT
public:
    explicit ServiceManager(QObject *parent = nullptr);

    void sayReady();
    void sayStopping();
    void sayStatus(const QString &line);

private:
    QTimer m_watchdog;
    QString m_status;
};

} // namespace kirikae
