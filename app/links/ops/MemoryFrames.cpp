// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ops/MemoryFrames.h"

#include "models/core/Text.h"
#include "models/memory/MemoryParser.h"

#include <QCoreApplication>
#include <QSet>

#include <utility>

namespace kirikae {

namespace {

constexpr qsizetype maxPartial = 4 * 1024 * 1024;
constexpr qsizetype maxFrame = 1024 * 1024;
constexpr int mostTicksHeld = 12; ///< three seconds
constexpr qint64 year2001Ms = 1'000'000'000'000;

QString tr(const char *text)
{
    return QCoreApplication::translate("MemoryFrames", text);
}

std::optional<qint64> counter(const QByteArray &text, const QByteArray &name)
{
    const qsizetype at = text.startsWith(name + ' ') ? 0 : text.indexOf('\n' + name + ' ') + 1;
    if (at == 0 && !text.startsWith(name + ' '))
        return {};
    const qsizetype begin = at + name.size() + 1;
    bool ok = false;
    const qint64 value = text.mid(begin, text.indexOf('\n', begin) - begin).trimmed().toLongLong(&ok);
    return ok ? std::optional<qint64>(value) : std::nullopt;
}

/// What a frame consists of; anything else is dropped.
bool isPart(const QByteArray &name)
{
    static const QSet<QByteArray> known{"tick",     "slow",    "params",  "gpus", "apps",
                                        "graphics", "problem", "cgroups", "hosts"};
    return known.contains(name);
}

void addGraphics(QList<GpuProcess> &processes, const QList<GpuProcess> &graphics)
{
    QSet<qint64> known;
    for (const GpuProcess &process : std::as_const(processes))
        known += process.pid;
    for (const GpuProcess &one : graphics) {
        if (known.contains(one.pid))
            continue;
        known += one.pid;
        processes += one;
    }
}

/// "PID CGROUP-LINE" lines.
void addContainers(QList<GpuProcess> &processes, const QByteArray &cgroups)
{
    QHash<qint64, QString> containers;
    for (const QByteArray &line : cgroups.split('\n')) {
        const qsizetype blank = line.indexOf(' ');
        if (blank <= 0)
            continue;
        const QString container = containerIdOfCgroup(QByteArrayView(line).sliced(blank + 1));
        if (!container.isEmpty())
            containers.insert(line.first(blank).toLongLong(), container);
    }
    for (GpuProcess &process : processes) {
        if (const auto found = containers.constFind(process.pid); found != containers.constEnd())
            process.containerId = *found;
    }
}

} // namespace

MemoryFrames::MemoryFrames(std::function<qint64()> nowMs)
    : m_nowMs(std::move(nowMs))
{
}

void MemoryFrames::reset()
{
    m_partial.clear();
    m_frame.clear();
    m_part.clear();
    m_parts.clear();
}

QList<MemorySample> MemoryFrames::feed(const QByteArray &bytes)
{
    QList<MemorySample> samples;
    m_partial += bytes;
    qsizetype begin = 0;
    for (qsizetype end = m_partial.indexOf('\n'); end >= 0; end = m_partial.indexOf('\n', begin)) {
        takeLine(m_partial.mid(begin, end - begin), samples);
        begin = end + 1;
    }
    m_partial.remove(0, begin);
    if (m_partial.size() > maxPartial)
        reset();
    return samples;
}

void MemoryFrames::takeLine(const QByteArray &line, QList<MemorySample> &samples)
{
    if (line == "@end") {
        endFrame(samples);
    } else if (line.startsWith('@')) {
        const qsizetype blank = line.indexOf(' ');
        m_part = blank < 0 ? line.sliced(1) : line.mid(1, blank - 1);
        if (m_part == "tick" || m_part == "slow") {
            m_parts.clear();
            m_argument.clear();
            m_frame = m_part;
            m_frameSize = 0;
        }
        if (!isPart(m_part))
            return m_part.clear();
        if (blank >= 0)
            m_argument = line.sliced(blank + 1);
        m_parts.insert(m_part, {});
    } else if (!m_frame.isEmpty() && !m_part.isEmpty() && m_frameSize < maxFrame) {
        m_frameSize += line.size() + 1;
        m_parts[m_part] += line + '\n';
    }
}

void MemoryFrames::endFrame(QList<MemorySample> &samples)
{
    if (m_frame == "tick") {
        m_tick = readTick();
        const bool isHeld = !hasSlow() && ++m_ticksHeld <= mostTicksHeld;
        if (!m_tick.meminfo.isEmpty() && !isHeld)
            samples += newest();
    } else if (m_frame == "slow") {
        readSlow();
    }
    m_frame.clear();
    m_parts.clear();
}

MemorySample MemoryFrames::newest() const
{
    MemorySample sample = m_slow;
    sample.timeMs = m_tick.timeMs;
    sample.meminfo = m_tick.meminfo;
    sample.pressure = m_tick.pressure;
    sample.swapInPages = m_tick.swapInPages;
    sample.swapOutPages = m_tick.swapOutPages;
    return sample;
}

MemorySample MemoryFrames::readTick() const
{
    MemorySample tick;
    const QByteArray text = part("tick");
    const qint64 timeMs = m_argument.toLongLong() / 1'000'000;
    tick.timeMs = timeMs > year2001Ms ? timeMs : m_nowMs();
    tick.meminfo = parseMeminfo(text);
    tick.pressure = parsePressure(text);
    tick.swapInPages = counter(text, "pswpin");
    tick.swapOutPages = counter(text, "pswpout");
    return tick;
}

void MemoryFrames::readProblem()
{
    const int code = m_argument.toInt();
    m_slow.gpuListed = false;
    m_slow.gpuProcesses.clear();
    m_slow.gpus.clear();
    const QString said = cleanText(part("gpus") + part("apps"), 300).simplified();
    if (code == 127)
        m_slow.gpuProblem = tr("nvidia-smi is not on this node");
    else if (code == 124 || code == 137)
        m_slow.gpuProblem = tr("nvidia-smi did not answer within 5 s");
    else
        m_slow.gpuProblem = said.isEmpty() ? tr("nvidia-smi failed (exit code %1)").arg(code) : said;
}

void MemoryFrames::readSlow()
{
    m_slow.timeMs = m_slow.gpuTimeMs = m_nowMs();
    if (m_parts.contains("params"))
        m_slow.driverPools = parseDriverPools(part("params"));
    if (m_parts.contains("problem")) {
        readProblem();
    } else {
        m_slow.gpuListed = true;
        m_slow.gpuProblem.clear();
        m_slow.gpus = parseQueryGpu(part("gpus"));
        m_slow.gpuProcesses = parseComputeApps(part("apps"));
        if (m_parts.contains("graphics"))
            m_graphics = parseComputeApps(part("graphics"));
        addGraphics(m_slow.gpuProcesses, m_graphics);
        addContainers(m_slow.gpuProcesses, part("cgroups"));
    }
    if (!m_parts.contains("hosts"))
        return;
    m_slow.serviceHostBytes.clear();
    for (const QByteArray &line : part("hosts").split('\n')) {
        const qsizetype blank = line.indexOf(' ');
        if (blank > 0)
            m_slow.serviceHostBytes.insert(QString::fromLatin1(line.first(blank)), line.sliced(blank + 1).toLongLong());
    }
}

} // namespace kirikae
