// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ops/MemoryLoop.h"

#include "app/links/ops/NodeScript.h"
#include "models/core/Retire.h"

#include <algorithm>

namespace kirikae {

namespace {

constexpr Milliseconds pauseBeforeRestart{2'000};

} // namespace

MemoryLoop::MemoryLoop(Host &host, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_clock(clock)
    , m_frames([this] { return m_clock.nowMs(); })
{
    m_again.setSingleShot(true);
    m_again.setInterval(pauseBeforeRestart);
    connect(&m_again, &QTimer::timeout, this, &MemoryLoop::openStream);
}

MemoryLoop::~MemoryLoop() = default;

void MemoryLoop::start()
{
    stop();
    m_isRunning = true;
    openStream();
}

void MemoryLoop::openStream()
{
    m_stream = m_host.stream(nodeScript("memory-start", {nodeScriptText("memory-loop"), "loop"}));
    connect(m_stream.get(), &CommandStream::outputReceived, this, [this](const QByteArray &bytes) {
        for (const MemorySample &sample : m_frames.feed(bytes))
            emit sampled(sample);
    });
    connect(m_stream.get(), &CommandStream::finished, this, &MemoryLoop::handleEnd);
}

void MemoryLoop::stop()
{
    m_isRunning = false;
    closeStream();
}

void MemoryLoop::closeStream()
{
    m_again.stop();
    m_frames.reset();
    retire(m_stream);
}

void MemoryLoop::handleEnd()
{
    closeStream();
    // After a lost link HostOps starts it when the link is back.
    if (m_host.link().kind == LinkState::Kind::Connected)
        m_again.start();
}

bool MemoryLoop::driverKnowsMemory() const
{
    return std::ranges::any_of(m_frames.newest().gpus,
                               [](const GpuReading &gpu) { return gpu.memoryTotal.has_value(); });
}

Pending<MemorySample> MemoryLoop::sampleNow()
{
    const QByteArray verb = !m_frames.hasSlow() || driverKnowsMemory() ? "once" : "tick";
    RunLimits limits;
    limits.mayTakeLong = true; // the driver may hang
    return runAndRead<MemorySample>(m_host, this, nodeScript("memory-start", {nodeScriptText("memory-loop"), verb}),
                                    limits, [this](const RunOutput &output) -> Result<MemorySample> {
                                        MemoryFrames frames = m_frames;
                                        frames.reset();
                                        const bool isWhole = !frames.feed(output.standardOutput).isEmpty();
                                        if (output.exitCode != 0 || !isWhole)
                                            return fail(scriptFailed(tr("Reading the node's memory"), output));
                                        emit sampled(frames.newest());
                                        return frames.newest();
                                    });
}

} // namespace kirikae
