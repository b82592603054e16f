// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/node/ReadinessProbe.h"

#include "models/node/ServiceApi.h"

#include <algorithm>

namespace kirikae {

ReadinessProbe::ReadinessProbe(NodeOps &ops, quint16 port, ApiKey key, Pace pace, QObject *parent)
    : QObject(parent)
    , m_ops(ops)
    , m_port(port)
    , m_key(std::move(key))
    , m_pace(pace)
    , m_wait(pace.first)
    , m_timer(ops.clock(), this)
{
}

void ReadinessProbe::start()
{
    m_isStopped = m_port == 0;
    if (!m_isStopped)
        m_timer.start(m_wait, [this] { poll(); });
}

void ReadinessProbe::stop()
{
    m_isStopped = true;
    m_timer.stop();
}

void ReadinessProbe::poll()
{
    ServiceRequest request;
    request.port = m_port;
    request.path = m_hasHealth ? QStringLiteral("/health") : QStringLiteral("/v1/models");
    request.key = m_key;
    request.deadline = m_pace.deadline;
    whenDone(m_ops.request(request), this, [this](const Result<ServiceAnswer> &answer) {
        if (!m_isStopped)
            judge(answer);
    });
}

void ReadinessProbe::judge(const Result<ServiceAnswer> &answer)
{
    const int status = answer ? answer->status : 0;
    if (status == 200 && (m_hasHealth || modelIds(answer->body))) {
        stop();
        m_wait = std::min(m_pace.slowest, m_wait + m_wait / 4);
        emit answered();
        return;
    }
    if (status == 404 || status == 405 || status == 501)
        m_hasHealth = !m_hasHealth;
    m_timer.start(m_wait, [this] { poll(); });
    // A quarter longer each time: 50 ms for the first second, a second for a load of minutes.
    m_wait = std::min(m_pace.slowest, m_wait + m_wait / 4);
}

} // namespace kirikae
