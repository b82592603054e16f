// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/upkeep/Lease.h"

#include "models/upkeep/LeaseText.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>

namespace kirikae {

namespace {

/// A node that slept, or whose clock was set, is noticed this soon.
constexpr Milliseconds longestWait{30'000};

QString timeText(qint64 timeMs)
{
    return QDateTime::fromMSecsSinceEpoch(timeMs, QTimeZone::utc()).toString(QStringLiteral("yyyy-MM-dd HH:mm 'UTC'"));
}

} // namespace

Lease::Lease(DirectNode &node, NodeOps &ops, QObject *parent)
    : QObject(parent)
    , m_node(node)
    , m_ops(ops)
    , m_timer(ops.clock(), this)
{
}

void Lease::set(const UpkeepSettings &settings)
{
    if (m_endMs == settings.leaseEndMs && m_reminderSeconds == settings.leaseReminderSeconds)
        return;
    m_endMs = settings.leaseEndMs;
    m_reminderSeconds = settings.leaseReminderSeconds;
    m_passed = 0;
    m_isOver = false;
    m_timer.stop();
    if (m_endMs)
        m_timer.start(Milliseconds(0), [this] { look(); });
}

void Lease::look()
{
    const qint64 leftMs = *m_endMs - m_ops.clock().nowMs();
    if (leftMs <= 0) {
        if (!m_isOver)
            m_node.report(Event::Level::Problem, QStringLiteral("lease"),
                          tr("The lease of this machine has ended at %1. Set its new end if it was renewed.")
                              .arg(timeText(*m_endMs)));
        m_isOver = true;
        return;
    }
    const auto due = std::count_if(m_reminderSeconds.cbegin(), m_reminderSeconds.cend(),
                                   [leftMs](qint64 seconds) { return leftMs <= seconds * 1'000; });
    if (due > m_passed)
        remind(leftMs);
    m_passed = std::max<qsizetype>(m_passed, due);
    qint64 waitMs = leftMs;
    if (m_passed < m_reminderSeconds.size())
        waitMs = leftMs - m_reminderSeconds.at(m_passed) * 1'000;
    m_timer.start(std::min(longestWait, Milliseconds(waitMs)), [this] { look(); });
}

void Lease::remind(qint64 leftMs)
{
    m_node.report(Event::Level::Warning, QStringLiteral("lease"),
                  tr("The lease of this machine ends in %1: move your data off before %2.")
                      .arg(leaseLeftText(leftMs), timeText(*m_endMs)));
}

} // namespace kirikae
