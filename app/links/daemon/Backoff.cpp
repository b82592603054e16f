// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/Backoff.h"

#include <QRandomGenerator>

#include <algorithm>

namespace kirikae {

Backoff::Backoff(Milliseconds first, Milliseconds last, std::function<void()> act, QObject *parent)
    : QObject(parent)
    , m_first(first)
    , m_last(last)
    , m_pause(first)
    , m_act(std::move(act))
    , m_timer(this)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] { m_act(); });
}

Milliseconds Backoff::later()
{
    const double jitter = 0.8 + 0.4 * QRandomGenerator::global()->generateDouble();
    const Milliseconds pause(static_cast<qint64>(static_cast<double>(m_pause.count()) * jitter));
    m_pause = std::min(m_pause * 2, m_last);
    m_timer.start(pause);
    return pause;
}

} // namespace kirikae
