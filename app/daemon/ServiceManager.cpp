// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/ServiceManager.h"

#include <systemd/sd-daemon.h>

namespace kirikae {

ServiceManager::ServiceManager(QObject *parent)
    : QObject(parent)
{
    uint64_t microseconds = 0;
    if (sd_watchdog_enabled(0, &microseconds) <= 0)
        return;
    connect(&m_watchdog, &QTimer::timeout, this, [] { sd_notify(0, "WATCHDOG=1"); });
    m_watchdog.start(std::chrono::milliseconds(microseconds / 2000)); // twice as often as asked for
}

void ServiceManager::sayReady()
{
    sd_notify(0, "READY=1");
}

void ServiceManager::sayStopping()
{
    sd_notify(0, "STOPPING=1");
}

void ServiceManager::sayStatus(const QString &line)
{
    if (line == m_status)
        return;
    m_status = line;
    sd_notify(0, QByteArray("STATUS=" + line.toUtf8()).constData());
}

} // namespace kirikae
