// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace kirikae {

/// Tells systemd how the daemon is, when systemd started it: ready, alive (from the main loop, so that a stuck loop is
/// noticed), stopping. Does nothing elsewhere. It speaks the protocol of sd_notify(3), which is a few lines: libsystemd
/// would bring 0.8 MB of libraries for them.
class ServiceManager : public QObject {
    Q_OBJECT
public:
    explicit ServiceManager(QObject *parent = nullptr);

    void sayReady() const;
    void sayStopping() const;
    void sayStatus(const QString &line);

private:
    void say(const QByteArray &message) const;

    QByteArray m_address; ///< a path, or "@name"; empty = not started by systemd
    QTimer m_watchdog;
    QString m_status;
};

} // namespace kirikae
