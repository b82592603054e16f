// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/LinkRetry.h"

namespace kirikae {

namespace {
constexpr Milliseconds firstPause{100};
constexpr Milliseconds longestPause{5'000};
} // namespace

LinkRetry::LinkRetry(Host &host, std::function<void()> act, QObject *parent)
    : QObject(parent)
    , m_host(&host)
    , m_act(std::move(act))
    , m_timer(this)
    , m_pause(firstPause)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &LinkRetry::tryNow);
    connect(&host, &Host::linkChanged, this, [this](const LinkState &link) {
        if (link.kind == LinkState::Kind::Connected && (m_waitsForLink || m_timer.isActive())) {
            m_timer.stop();
            m_pause = firstPause;
            tryNow();
        }
    });
}

void LinkRetry::later()
{
    m_timer.start(m_pause);
    m_pause = std::min(m_pause * 2, longestPause);
}

void LinkRetry::reset()
{
    m_pause = firstPause;
}

void LinkRetry::cancel()
{
    m_timer.stop();
    m_waitsForLink = false;
}

void LinkRetry::tryNow()
{
    m_waitsForLink = !m_host || m_host->link().kind != LinkState::Kind::Connected;
    if (!m_waitsForLink)
        m_act();
}

} // namespace kirikae
