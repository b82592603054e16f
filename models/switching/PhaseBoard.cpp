// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/PhaseBoard.h"

#include <algorithm>

namespace kirikae {

namespace {

constexpr double almostDone = 0.99;
/// A phase that runs on time alone is drawn up to here; beyond its usual time it stays there.
constexpr double timeAloneReaches = 0.95;
/// Medians of a second or two are passed twofold by chance.
constexpr double longerMargin = 3;
/// What a phase without history weighs in the whole, in seconds.
constexpr double unknownWeight = 1;

QSet<Phase> expectedWithoutHistory(const QString &engine)
{
    QSet<Phase> phases{Phase::ContainerStart, Phase::EngineStart, Phase::Weights, Phase::ApiStart,
                       Phase::ResponseCheck};
    if (engine == QStringLiteral("vllm") || engine == QStringLiteral("sglang"))
        phases.insert(Phase::GraphKernel);
    return phases;
}

} // namespace

PhaseBoard::PhaseBoard(EtaModel usual, const QString &engine, bool hasOutgoing)
    : m_usual(std::move(usual))
{
    if (m_usual.runs() == 0)
        m_expected = expectedWithoutHistory(engine);
    for (const Phase phase : allPhases) {
        if (m_usual.usualSeconds(phase).value_or(0) > 0)
            m_expected.insert(phase);
    }
    for (const Phase phase : {Phase::Stop, Phase::Memory}) {
        if (hasOutgoing)
            m_expected.insert(phase);
        else
            m_expected.remove(phase);
    }
}

bool PhaseBoard::isExpected(Phase phase) const
{
    return m_expected.contains(phase);
}

std::optional<double> PhaseBoard::fractionOf(const PhaseProgress &phase, const StartupReader *reader) const
{
    if (reader && reader->phase() == phase.phase) {
        if (const auto progress = reader->progress())
            return std::min(progress->fraction, almostDone);
    }
    if (phase.usualSeconds && *phase.usualSeconds > 0)
        return std::min(phase.seconds / *phase.usualSeconds, 1.0) * timeAloneReaches;
    return std::nullopt;
}

/// A phase that had a moment before its turn (a compiler that is only asked for its version) is still to come.
bool PhaseBoard::willComeBack(const PhaseProgress &phase, std::optional<Phase> current)
{
    return current && phase.phase > *current && phase.usualSeconds && phase.seconds < *phase.usualSeconds / 4;
}

void PhaseBoard::update(const SwitchTimeline &timeline, const StartupReader *reader, const QString &detail,
                        qint64 nowMs)
{
    if (const auto hit = reader ? reader->facts().compileCacheHit : std::nullopt)
        m_usual.expect(*hit);
    QMap<Phase, qint64> taken;
    for (const auto &[phase, ms] : timeline.milliseconds(nowMs))
        taken[phase] = ms;
    const auto current = timeline.current();
    m_phases.clear();
    m_isLonger = false;
    for (const Phase phase : allPhases) {
        if (!isExpected(phase) && !taken.value(phase) && current != phase)
            continue;
        PhaseProgress progress;
        progress.phase = phase;
        progress.seconds = static_cast<double>(taken.value(phase)) / 1000;
        progress.usualSeconds = m_usual.usualSeconds(phase);
        if (current == phase) {
            progress.status = PhaseProgress::Status::Running;
            progress.detail = detail;
            if (const auto fraction = fractionOf(progress, reader))
                m_reached[phase] = std::max(m_reached.value(phase), *fraction);
            if (m_reached.contains(phase))
                progress.fraction = m_reached.value(phase);
            m_isLonger = progress.usualSeconds && progress.seconds > 2 * *progress.usualSeconds + longerMargin;
        } else if (taken.contains(phase) && !willComeBack(progress, current)) {
            progress.status = PhaseProgress::Status::Done;
            progress.fraction = 1;
        }
        m_phases.append(progress);
    }
    if (const auto expected = expectedSeconds())
        m_isLonger = m_isLonger || static_cast<double>(timeline.totalMs(nowMs)) / 1000 > 2 * *expected + longerMargin;
    updateWhole();
}

void PhaseBoard::updateWhole()
{
    double done = 0;
    double whole = 0;
    for (const PhaseProgress &phase : m_phases) {
        const double weight = phase.usualSeconds.value_or(m_usual.runs() > 0 ? 0 : unknownWeight);
        whole += weight;
        done += weight * phase.fraction.value_or(0);
    }
    if (whole > 0)
        m_fraction = std::max(m_fraction, std::min(done / whole, almostDone));
}

void PhaseBoard::close(bool isReady)
{
    for (PhaseProgress &phase : m_phases) {
        if (phase.status == PhaseProgress::Status::Running)
            phase.status = isReady ? PhaseProgress::Status::Done : PhaseProgress::Status::Failed;
        else if (phase.status == PhaseProgress::Status::Waiting)
            phase.status = PhaseProgress::Status::Skipped;
        if (phase.status == PhaseProgress::Status::Done)
            phase.fraction = 1;
    }
    if (isReady)
        m_fraction = 1;
}

} // namespace kirikae
