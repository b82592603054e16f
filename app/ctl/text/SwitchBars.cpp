// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/text/SwitchBars.h"

#include "app/ctl/Output.h"
#include "models/core/Bytes.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {
using Status = PhaseProgress::Status;

constexpr int nameCells = 26;
constexpr int timeCells = 10;
constexpr double shortestToTell = 0.05; // less prints as 0.0

QString tr(const char *text)
{
    return QCoreApplication::translate("kirikae::SwitchBars", text);
}

QString bar(double fraction, int cells)
{
    const auto full = static_cast<int>(std::floor(std::clamp(fraction, 0.0, 1.0) * cells));
    return QString(full, u'█') + QString(cells - full, u'░');
}

QString mark(Status status, const Colour &colour)
{
    switch (status) {
    case Status::Done: return colour.paint(Colour::Kind::Good, u"✓"_s);
    case Status::Failed: return colour.paint(Colour::Kind::Bad, u"✗"_s);
    case Status::Running: return u"▸"_s;
    case Status::Skipped: return colour.paint(Colour::Kind::Faint, u"–"_s);
    case Status::Waiting: break;
    }
    return colour.paint(Colour::Kind::Faint, u"·"_s);
}

/// How full a phase's bar is: what the log tells, else time against the usual time, short of full until it is done.
double filled(const PhaseProgress &phase)
{
    if (phase.status == Status::Done)
        return 1;
    if (phase.status != Status::Running)
        return 0;
    if (phase.fraction)
        return std::min(*phase.fraction, 0.99);
    if (phase.usualSeconds && *phase.usualSeconds > 0)
        return std::min(phase.seconds / *phase.usualSeconds, 0.95);
    return 0;
}

QString remark(const PhaseProgress &phase)
{
    QStringList parts;
    if (phase.usualSeconds && phase.status != Status::Skipped)
        parts.append(tr("usually %1").arg(durationText(*phase.usualSeconds)));
    if (!phase.detail.isEmpty())
        parts.append(phase.detail);
    return parts.join(u", "_s);
}

QString phaseLine(const PhaseProgress &phase, int columns, const Colour &colour)
{
    const bool hasTime = phase.status != Status::Waiting && phase.status != Status::Skipped;
    const QString time = hasTime ? durationText(phase.seconds) : QString();
    const int names = std::min(nameCells, std::max(8, columns / 3));
    const int barCells = std::clamp(columns / 4, 0, 24);
    const int fixed = 2 + names + 1 + barCells + 1 + timeCells + 2;
    QString line = mark(phase.status, colour) + u' ' + fitted(phaseName(phase.phase), names);
    if (columns < fixed - 2) // too narrow for a bar: name and time still say it all
        return mark(phase.status, colour) + u' ' +
               fitted(phaseName(phase.phase) + u' ' + time, std::max(1, columns - 2));
    line += u' ' + bar(filled(phase), barCells) + QString(std::max(1, timeCells + 1 - cellWidth(time)), u' ') + time;
    if (const QString note = remark(phase); !note.isEmpty() && columns - fixed > 8)
        line += u"  "_s + colour.paint(Colour::Kind::Faint, fitted(note, columns - fixed).trimmed());
    return line;
}

QString timing(double seconds, const std::optional<double> &expected, bool isLongerThanUsual)
{
    QString text = durationText(seconds);
    if (expected)
        text += u' ' + tr("of about %1").arg(durationText(*expected));
    if (isLongerThanUsual)
        text += u", "_s + tr("longer than usual");
    return text;
}

QString wholeBar(double fraction, const QString &time, int width)
{
    const int cells = std::clamp(width - cellWidth(time) - 8, 0, 60);
    const QString percent = u"%1 %"_s.arg(static_cast<int>(std::floor(fraction * 100)), 3);
    return fitted(bar(fraction, cells) + u' ' + percent + u"  "_s + time, width).trimmed();
}

QStringList restoreBars(const SwitchProgress &progress, int width, const Colour &colour)
{
    if (!progress.restore)
        return {};
    const RestoreProgress &restore = *progress.restore;
    const QString time = timing(restore.seconds, restore.expectedSeconds, restore.longerThanUsual);
    QStringList lines{colour.paint(Colour::Kind::Strong, fitted(restoreHeading(progress), width).trimmed()),
                      wholeBar(restore.fraction, time, width)};
    for (const PhaseProgress &phase : restore.phases)
        lines.append(phaseLine(phase, width, colour));
    return lines;
}
} // namespace

QString switchHeading(const SwitchProgress &progress)
{
    return progress.previousName.isEmpty() ? tr("Starting %1").arg(progress.profileName)
                                           : tr("%1 → %2").arg(progress.previousName, progress.profileName);
}

QString restoreHeading(const SwitchProgress &progress)
{
    const QString text = tr("Starting %1 again").arg(progress.previousName);
    const bool isUsualKnown = progress.restore && progress.restore->expectedSeconds;
    return isUsualKnown ? text + u", "_s + tr("usually %1").arg(durationText(*progress.restore->expectedSeconds))
                        : text;
}

QList<PhaseProgress> phasesJustEnded(const QList<PhaseProgress> &before, const QList<PhaseProgress> &now)
{
    const auto isOver = [](const PhaseProgress &phase) {
        return phase.status == Status::Done || phase.status == Status::Failed;
    };
    QList<PhaseProgress> ended;
    for (const PhaseProgress &phase : now) {
        const bool wasOver = std::any_of(before.cbegin(), before.cend(), [&](const PhaseProgress &old) {
            return old.phase == phase.phase && isOver(old);
        });
        if (isOver(phase) && !wasOver && phase.seconds >= shortestToTell)
            ended.append(phase);
    }
    return ended;
}

QString stageText(const SwitchProgress &progress)
{
    using Stage = SwitchProgress::Stage;
    switch (progress.stage) {
    case Stage::Preflight: return tr("Checking");
    case Stage::Stopping: return tr("Stopping");
    case Stage::MemoryBack: return tr("Waiting for the memory");
    case Stage::Starting: return tr("Starting");
    case Stage::Loading: return tr("Loading");
    case Stage::Verifying: return tr("Checking the answer");
    case Stage::Settling: return tr("Settling");
    case Stage::RollingBack:
        return progress.previousName.isEmpty() ? tr("Stopping %1").arg(progress.profileName)
                                               : tr("Bringing back %1").arg(progress.previousName);
    case Stage::Ended: break;
    }
    return tr("Ended");
}

QStringList switchBars(const SwitchProgress &progress, int columns, const Colour &colour, int rows)
{
    const int width = std::max(16, columns - 1); // the last column makes some terminals wrap
    QStringList lines{colour.paint(Colour::Kind::Strong, fitted(switchHeading(progress), width).trimmed())};
    lines.append(wholeBar(progress.fraction,
                          timing(progress.seconds, progress.expectedSeconds, progress.longerThanUsual), width));
    const QStringList back = restoreBars(progress, width, colour);
    const bool hasRoom = rows == 0 || lines.size() + progress.phases.size() + back.size() + 1 < rows;
    if (back.isEmpty() || hasRoom) {
        for (const PhaseProgress &phase : progress.phases)
            lines.append(phaseLine(phase, width, colour));
    }
    lines += back;
    QString now = progress.sentence.isEmpty() ? stageText(progress) : progress.sentence;
    if (progress.linkLost)
        now = tr("Connection lost; the node goes on. ") + now;
    else if (progress.cancelling && progress.stage == SwitchProgress::Stage::RollingBack) // else the sentence says it
        now = tr("Cancelling. ") + now;
    lines.append(fitted(now, width).trimmed());
    return lines;
}

} // namespace kirikae
