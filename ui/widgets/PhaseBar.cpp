// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/PhaseBar.h"

#include "ui/widgets/Tones.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace kirikae {

namespace {

using Status = PhaseProgress::Status;

/// How much of the bar a phase gets, in seconds. Without history a phase that has not begun gets a little room.
double shareOf(const PhaseProgress &phase, double unknownShare)
{
    if (phase.status == Status::Done || phase.status == Status::Failed)
        return phase.seconds;
    if (phase.status == Status::Skipped)
        return 0;
    return std::max(phase.seconds, phase.usualSeconds.value_or(unknownShare));
}

double filledPart(const PhaseProgress &phase, double share)
{
    switch (phase.status) {
    case Status::Done:
    case Status::Failed: return 1;
    case Status::Running: return phase.fraction.value_or(share > 0 ? std::min(phase.seconds / share, 0.95) : 0);
    case Status::Waiting:
    case Status::Skipped: break;
    }
    return 0;
}

} // namespace

PhaseBar::PhaseBar(QWidget *parent)
    : Meter(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Progress of the switch"));
}

void PhaseBar::show(const QList<PhaseProgress> &phases, double fraction)
{
    m_phases = phases;
    m_fraction = fraction;
    tellAssistants();
    update();
}

QString PhaseBar::meterText() const
{
    const auto running = std::find_if(m_phases.begin(), m_phases.end(),
                                      [](const PhaseProgress &phase) { return phase.status == Status::Running; });
    const QString percent = tr("%1 %").arg(static_cast<int>(m_fraction * 100));
    return running == m_phases.end() ? percent : QStringLiteral("%1, %2").arg(percent, phaseName(running->phase));
}

QSize PhaseBar::sizeHint() const
{
    return {fontMetrics().height() * 30, fontMetrics().height()};
}

QSize PhaseBar::minimumSizeHint() const
{
    return {fontMetrics().height() * 8, fontMetrics().height()};
}

void PhaseBar::paintEvent(QPaintEvent *)
{
    double known = 0;
    for (const PhaseProgress &phase : m_phases)
        known += shareOf(phase, 0);
    const double unknownShare = std::max(known * 0.05, 1.0);
    double total = 0;
    for (const PhaseProgress &phase : m_phases)
        total += shareOf(phase, unknownShare);

    const Tones tones(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath outline;
    constexpr double radius = 4;
    outline.addRoundedRect(box, radius, radius);
    painter.fillPath(outline, tones.track());
    painter.setClipPath(outline);
    double x = box.left();
    for (const PhaseProgress &phase : m_phases) {
        const double share = shareOf(phase, unknownShare);
        const double wide = total > 0 ? box.width() * share / total : 0;
        const QColor color = tones.of(phase.phase);
        if (phase.status == Status::Running)
            painter.fillRect(QRectF(x, box.top(), wide, box.height()), Tones::blend(color, tones.track(), 0.3));
        painter.fillRect(QRectF(x, box.top(), wide * filledPart(phase, share), box.height()), color);
        x += wide;
        if (wide > 3)
            painter.fillRect(QRectF(x - 1, box.top(), 1, box.height()), palette().base());
    }
    painter.setClipping(false);
    painter.setPen(tones.line());
    painter.drawPath(outline);
}

} // namespace kirikae
