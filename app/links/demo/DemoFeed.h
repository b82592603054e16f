// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/demo/DemoServices.h"
#include "models/node/LogFeed.h"

#include <QPointer>

namespace kirikae {

/// A simulated service's log, followed from a cursor on. Stands still while the link is away and goes on after it.
/// Owned by who asked for it.
class DemoFeed : public LogFeed {
    Q_OBJECT
public:
    DemoFeed(DemoServices &services, DemoClock &clock, ServiceId service, LogCursor from);
    [[nodiscard]] LogCursor cursor() const override { return m_cursor; }
    void setLinkUp(bool up);

private:
    void deliver();
    [[nodiscard]] QList<LogLine> news() const;

    QPointer<DemoServices> m_services;
    ServiceId m_service;
    LogCursor m_cursor;
    bool m_linkUp = true;
    bool m_started = false;
    bool m_ended = false;
};

} // namespace kirikae
