// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/steps/MemoryBackStep.h"

#include <algorithm>
#include <cmath>

namespace kirikae {

namespace {

constexpr Bytes nextToNothing = GiB / 2;
constexpr Bytes flatWithin = GiB / 2;
constexpr double surelyBack = 0.9;
constexpr double mostlyBack = 0.75;
/// Two readings this far apart that agree are flat enough when most of it is back anyway.
constexpr qint64 shortFlatMs = 200;

} // namespace

MemoryBackStep::MemoryBackStep(SwitchContext &context, What what, SwitchProgress::Stage stage)
    : Step(stage)
    , m_context(context)
    , m_what(what)
    , m_timer(context.ops.clock(), this)
    , m_wait(context.timings.memoryPollFirst)
{
}

void MemoryBackStep::run()
{
    m_endsMs = m_context.steadyMs() + m_context.timings.memoryLimit.count();
    connect(&m_context.ops, &NodeOps::memorySampled, this, [this](const MemorySample &sample) {
        const QList<Pool> pools = makePools(sample, {});
        if (!hasEnded() && !pools.isEmpty())
            judge(pools.first());
    });
    sample();
}

void MemoryBackStep::sample()
{
    tryTo(m_context.ops.sampleMemory(), [this](const Result<MemorySample> &sample) {
        const QList<Pool> pools = sample ? makePools(*sample, {}) : QList<Pool>();
        if (!pools.isEmpty())
            judge(pools.first());
        else if (m_context.steadyMs() >= m_endsMs)
            succeed(); // the node does not tell its memory: waiting longer would not help
        if (hasEnded())
            return;
        m_timer.start(m_wait, [this] { this->sample(); });
        m_wait = std::min(m_context.timings.memoryPollSlowest, m_wait + m_wait / 2);
    });
}

void MemoryBackStep::judge(const Pool &pool)
{
    m_context.pool = pool;
    noteFlatness(pool.available);
    if (isBack(pool)) {
        succeed();
    } else if (m_context.steadyMs() >= m_endsMs) {
        giveUp(pool);
    } else {
        sayCountdown(pool);
    }
}

void MemoryBackStep::noteFlatness(Bytes available)
{
    if (m_flatAt && std::abs(available - *m_flatAt) <= flatWithin)
        return;
    m_flatAt = available;
    m_flatSinceMs = m_context.steadyMs();
}

bool MemoryBackStep::isEnough(const Pool &pool) const
{
    const Bytes have = pool.available + pool.reusableDriver.value_or(0);
    return !m_what.need || have - *m_what.need >= pool.refuse;
}

bool MemoryBackStep::isBack(const Pool &pool) const
{
    if (!m_what.held || !m_what.before || *m_what.held < nextToNothing)
        return isEnough(pool) || m_context.steadyMs() - m_flatSinceMs >= m_context.timings.memoryFlat.count();
    const auto held = static_cast<double>(*m_what.held);
    const auto risen = static_cast<double>(pool.available - *m_what.before);
    const qint64 flatMs = m_context.steadyMs() - m_flatSinceMs;
    if (risen >= surelyBack * held || (risen >= mostlyBack * held && flatMs >= shortFlatMs))
        return true;
    // Not all of it comes back when the driver keeps it, or when somebody else took it. That is fine as long as it
    // suffices; the longer wait is for a tear-down that has not begun to show.
    const qint64 patience = m_context.timings.memoryFlat.count() * (risen < held / 2 ? 3 : 1);
    return isEnough(pool) && flatMs >= patience;
}

void MemoryBackStep::sayCountdown(const Pool &pool)
{
    const qint64 leftSeconds = std::max<qint64>(0, (m_endsMs - m_context.steadyMs() + 999) / 1000);
    if (!m_what.held || !m_what.before) {
        emit noted(tr("%1 available, waiting at most %2 s more").arg(gib(pool.available)).arg(leftSeconds));
        return;
    }
    const Bytes back = std::clamp<Bytes>(pool.available - *m_what.before, 0, *m_what.held);
    emit noted(tr("%1 of %2 back, waiting at most %3 s more").arg(gibNumber(back), gib(*m_what.held)).arg(leftSeconds));
}

void MemoryBackStep::giveUp(const Pool &pool)
{
    if (isEnough(pool)) {
        emit warned(tr("Not all memory came back within the time limit; it suffices, so the switch goes on."));
        succeed();
        return;
    }
    const Bytes missing = *m_what.need + pool.refuse - pool.available;
    failWith({Error::Code::DoesNotFit,
              tr("The memory of the stopped service has not come back: %1 are available, %2 more are needed. Look for "
                 "programs that still hold it, or restart the node.")
                  .arg(gib(pool.available), gib(missing)),
              {}});
}

} // namespace kirikae
