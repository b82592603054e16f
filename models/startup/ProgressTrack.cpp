// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/ProgressTrack.h"

#include "models/core/Bytes.h"
#include "models/startup/FactBoard.h"

#include <QCoreApplication>

#include <algorithm>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

/// "01:23", "1:02:03": seconds.
double secondsFromClock(const QString &text)
{
    double seconds = 0;
    const QStringList parts = text.split(u':');
    for (const QString &part : parts)
        seconds = seconds * 60 + part.toDouble();
    return seconds;
}

QString filled(const QString &text, const QRegularExpressionMatch &match, double done, double total)
{
    QString out = QCoreApplication::translate("EngineRules", text.toUtf8().constData());
    out.replace(u"{done}"_s, QString::number(done, 'f', 0));
    out.replace(u"{total}"_s, QString::number(total, 'f', 0));
    const QStringList names = match.regularExpression().namedCaptureGroups();
    for (const QString &name : names) {
        if (!name.isEmpty())
            out.replace(u'{' + name + u'}', match.captured(name).left(80));
    }
    return out;
}

} // namespace

bool ProgressTrack::update(const ProgressUse &use, const QRegularExpressionMatch &match,
                           std::optional<double> checkpointGib, std::optional<double> planned)
{
    if (use.done.isEmpty())
        return show(use.from, filled(use.text, match, 0, 0));
    Bar &bar = m_bars[use.text + u'/' + (use.group.isEmpty() ? QString() : match.captured(use.group).left(80))];
    if (m_bars.size() > 64)
        return false;
    if (use.done == u"+1"_s)
        bar.done += 1;
    else if (use.done.startsWith(u'#'))
        bar.done += static_cast<double>(match.capturedLength(use.done.mid(1)));
    else
        bar.done = FactBoard::parseNumber(match.captured(use.done)).value_or(0);
    bool isNumber = false;
    const int fixed = use.total.toInt(&isNumber);
    if (isNumber || !use.total.isEmpty())
        bar.total = isNumber ? fixed : FactBoard::parseNumber(match.captured(use.total)).value_or(0);

    double done = 0;
    double total = 0;
    const QString family = use.text + u'/';
    for (auto it = m_bars.cbegin(); it != m_bars.cend(); ++it) {
        if (it.key().startsWith(family)) {
            done += it->done;
            total += it->total;
        }
    }
    if (!use.group.isEmpty() || total <= 0)
        total = std::max(total, planned.value_or(0));
    if (total <= 0)
        return false;
    const double share = std::clamp(done / total, 0.0, 1.0);
    QString text = filled(use.text, match, done, total);
    const double elapsed = use.elapsed.isEmpty() ? 0 : secondsFromClock(match.captured(use.elapsed));
    if (elapsed >= 1 && checkpointGib && share > 0)
        text += u", "_s + rateText(*checkpointGib * static_cast<double>(GiB) * share / elapsed);
    return show(use.from + (use.to - use.from) * share, text);
}

bool ProgressTrack::show(double fraction, const QString &text)
{
    SubProgress &shown = m_shown[m_phase];
    const SubProgress before = shown;
    shown.fraction = std::max(shown.fraction, std::min(fraction, 0.99));
    shown.text = text;
    return shown != before;
}

void ProgressTrack::enter(Phase phase)
{
    if (phase == m_phase)
        return;
    m_phase = phase;
    m_bars.clear();
}

void ProgressTrack::keepAtLeast(const ProgressTrack &shown)
{
    for (auto it = shown.m_shown.cbegin(); it != shown.m_shown.cend(); ++it)
        m_shown[it.key()].fraction = std::max(m_shown[it.key()].fraction, it->fraction);
}

std::optional<SubProgress> ProgressTrack::progress() const
{
    const auto shown = m_shown.find(m_phase);
    return shown == m_shown.end() ? std::nullopt : std::optional(*shown);
}

} // namespace kirikae
