// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoFeed.h"

#include <QCoreApplication>

#include <algorithm>

namespace kirikae {

DemoFeed::DemoFeed(DemoServices &services, DemoClock &clock, ServiceId service, LogCursor from)
    : m_services(&services)
    , m_service(std::move(service))
    , m_cursor(from)
{
    connect(&services, &DemoServices::linesAdded, this, [this](const ServiceId &id) {
        if (id == m_service && m_started)
            deliver();
    });
    clock.after(Milliseconds(0), this, [this] {
        m_started = true;
        deliver();
    });
}

void DemoFeed::setLinkUp(bool up)
{
    m_linkUp = up;
    if (up && m_started)
        deliver();
}

QList<LogLine> DemoFeed::news() const
{
    const QList<LogLine> &log = m_services->find(m_service)->log;
    auto at = std::lower_bound(log.begin(), log.end(), m_cursor.timeNs,
                               [](const LogLine &line, qint64 time) { return line.timeNs < time; });
    for (int seen = 0; at != log.end() && at->timeNs == m_cursor.timeNs && seen < m_cursor.seenAtTime; ++seen)
        ++at;
    return {at, log.end()};
}

void DemoFeed::deliver()
{
    if (!m_linkUp || m_ended || m_services.isNull())
        return;
    const DemoService *service = m_services->find(m_service);
    if (service == nullptr) {
        m_ended = true;
        emit ended(Error{Error::Code::NotFound,
                         QCoreApplication::translate("DemoFeed", "There is no such service on the node any more."),
                         m_service});
        return;
    }
    const bool isOver = !service->view.isRunning();
    const QList<LogLine> lines = news();
    for (const LogLine &line : lines)
        m_cursor.pass(line);
    const QPointer<DemoFeed> self(this);
    if (!lines.isEmpty())
        emit linesAdded(lines);
    if (isOver && self) {
        m_ended = true;
        emit ended(std::nullopt);
    }
}

} // namespace kirikae
