// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/text/StateText.h"

#include "app/ctl/Output.h"
#include "models/core/Bytes.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {
QString tr(const char *text)
{
    return QCoreApplication::translate("kirikae::StateText", text);
}

QString fitText(Fit fit)
{
    switch (fit) {
    case Fit::Fits: return tr(QT_TRANSLATE_NOOP("kirikae::StateText", "fits"));
    case Fit::Tight: return tr(QT_TRANSLATE_NOOP("kirikae::StateText", "tight"));
    case Fit::DoesNotFit: return tr(QT_TRANSLATE_NOOP("kirikae::StateText", "does not fit"));
    case Fit::Unknown: break;
    }
    return tr(QT_TRANSLATE_NOOP("kirikae::StateText", "not known"));
}

QString serviceStatus(const Service &service)
{
    switch (service.status) {
    case Service::Status::Created: return tr(QT_TRANSLATE_NOOP("kirikae::StateText", "created"));
    case Service::Status::Running: return tr(QT_TRANSLATE_NOOP("kirikae::StateText", "running"));
    case Service::Status::Exited:
        return service.exitCode ? tr(QT_TRANSLATE_NOOP("kirikae::StateText", "exited (%1)")).arg(*service.exitCode)
                                : tr(QT_TRANSLATE_NOOP("kirikae::StateText", "exited"));
    case Service::Status::Unknown: break;
    }
    return tr(QT_TRANSLATE_NOOP("kirikae::StateText", "not known"));
}

QStringList serviceLines(const NodeState &state)
{
    QList<QStringList> rows;
    for (const Service &service : state.services) {
        const QString name = service.foreign ? service.name : service.profileName;
        const QString owner =
            service.foreign ? tr(QT_TRANSLATE_NOOP("kirikae::StateText", "not Kirikae's")) : service.slot;
        rows.append({name, owner, serviceStatus(service), service.port != 0 ? QString::number(service.port) : u"-"_s,
                     timeText(service.startedMs)});
    }
    if (rows.isEmpty())
        return {tr(QT_TRANSLATE_NOOP("kirikae::StateText", "Nothing runs."))};
    return tableLines(
        {tr(QT_TRANSLATE_NOOP("kirikae::StateText", "SERVICE")), tr(QT_TRANSLATE_NOOP("kirikae::StateText", "SLOT")),
         tr(QT_TRANSLATE_NOOP("kirikae::StateText", "STATE")), tr(QT_TRANSLATE_NOOP("kirikae::StateText", " PORT")),
         tr(QT_TRANSLATE_NOOP("kirikae::StateText", "SINCE"))},
        rows);
}

/// Cells per segment, by largest remainder, so that the bar is exactly `cells` long.
QList<int> segmentCells(const Pool &pool, int cells)
{
    QList<int> share;
    QList<std::pair<double, qsizetype>> remainders;
    int used = 0;
    for (qsizetype i = 0; i < pool.segments.size(); ++i) {
        const double exact =
            pool.total > 0 ? static_cast<double>(pool.segments.at(i).bytes) * cells / static_cast<double>(pool.total)
                           : 0;
        const auto whole = static_cast<int>(std::max(0.0, exact));
        share.append(whole);
        used += whole;
        remainders.append({exact - whole, i});
    }
    std::sort(remainders.begin(), remainders.end(), std::greater<>());
    for (const auto &[remainder, index] : remainders) {
        if (used >= cells)
            break;
        ++share[index];
        ++used;
    }
    return share;
}

QChar segmentMark(PoolSegment::Kind kind)
{
    switch (kind) {
    case PoolSegment::Kind::Weights: return u'█';
    case PoolSegment::Kind::KvCache: return u'▓';
    case PoolSegment::Kind::Overhead: return u'▒';
    case PoolSegment::Kind::OtherGpu: return u'#';
    case PoolSegment::Kind::OtherPrograms: return u'+';
    case PoolSegment::Kind::Driver: return u'%';
    case PoolSegment::Kind::PageCache: return u'░';
    case PoolSegment::Kind::Free: break;
    }
    return u'·';
}

QStringList poolLines(const Pool &pool, int columns)
{
    QStringList lines{tr(QT_TRANSLATE_NOOP("kirikae::StateText", "%1: %2 of %3 available"))
                          .arg(pool.name, gib(pool.available), gib(pool.total))};
    const int cells = std::clamp(columns - 3, 10, 100);
    const QList<int> share = segmentCells(pool, cells);
    QString bar;
    QList<QStringList> rows;
    for (qsizetype i = 0; i < pool.segments.size(); ++i) {
        const PoolSegment &segment = pool.segments.at(i);
        bar += QString(share.at(i), segmentMark(segment.kind));
        rows.append({QString(segmentMark(segment.kind)), segment.label, gib(segment.bytes)});
    }
    lines.append(u'[' + bar + u']');
    QStringList legend = tableLines({u""_s, u""_s, u" "_s}, rows);
    legend.removeFirst();
    lines += legend;
    if (pool.swapTotal && *pool.swapTotal > 0)
        lines.append(tr(QT_TRANSLATE_NOOP("kirikae::StateText", "Swap: %1 of %2 used"))
                         .arg(gib(pool.swapUsed), gib(pool.swapTotal)));
    lines.append(tr(QT_TRANSLATE_NOOP("kirikae::StateText", "Reserve: keep %1 free")).arg(gib(pool.reserve)));
    if (pool.approximate)
        lines.append(
            tr(QT_TRANSLATE_NOOP("kirikae::StateText", "GPU and host figures overlap: the split is approximate.")));
    return lines;
}
} // namespace

QString timeText(qint64 timeMs)
{
    return timeMs > 0 ? QDateTime::fromMSecsSinceEpoch(timeMs).toString(u"yyyy-MM-dd HH:mm"_s) : u"-"_s;
}

QStringList statusLines(const NodeState &state, const Colour &colour)
{
    QStringList lines{colour.paint(Colour::Kind::Strong, state.name) + u"  "_s + state.link.text};
    QStringList machine{state.facts.machine, state.facts.osName, state.facts.containerEngine};
    machine.removeAll(QString());
    if (!machine.isEmpty())
        lines.append(machine.join(u", "_s));
    if (state.facts.simulated)
        lines.append(colour.paint(Colour::Kind::Warning,
                                  tr(QT_TRANSLATE_NOOP("kirikae::StateText", "Simulated: nothing here is real."))));
    if (!state.facts.containerProblem.isEmpty())
        lines.append(colour.paint(Colour::Kind::Warning, state.facts.containerProblem));
    for (const Pool &pool : state.pools)
        lines.append(tr(QT_TRANSLATE_NOOP("kirikae::StateText", "%1: %2 of %3 available"))
                         .arg(pool.name, gib(pool.available), gib(pool.total)));
    if (state.activeSwitch)
        lines.append(tr(QT_TRANSLATE_NOOP("kirikae::StateText", "Switching to %1: %2"))
                         .arg(state.activeSwitch->profileName, state.activeSwitch->sentence));
    else if (!state.otherSwitch.isEmpty())
        lines.append(state.otherSwitch);
    lines.append(QString());
    return lines + serviceLines(state);
}

QStringList profileLines(const NodeState &state)
{
    if (state.profiles.isEmpty())
        return {tr(QT_TRANSLATE_NOOP("kirikae::StateText",
                                     "This node has no profiles yet. Make one from a docker run line: "
                                     "kirikaectl import-docker-run FILE --save"))};
    QList<QStringList> rows;
    for (const ProfileEntry &entry : state.profiles) {
        if (!entry.file.damage.isEmpty()) {
            rows.append(
                {u"!"_s, entry.file.id, tr(QT_TRANSLATE_NOOP("kirikae::StateText", "damaged")), entry.file.damage});
            continue;
        }
        const Profile &profile = entry.file.profile;
        rows.append({entry.runningService.isEmpty() ? QString() : u"*"_s, entry.file.id, profile.name, profile.engine,
                     profile.slot, entry.runningService.isEmpty() ? fitText(entry.verdict.fit) : u"-"_s,
                     entry.measuredBytes ? gib(*entry.measuredBytes) : u"-"_s,
                     entry.usualSeconds ? durationText(*entry.usualSeconds) : u"-"_s,
                     timeText(entry.lastSwitchMs.value_or(0))});
    }
    return tableLines(
        {u""_s, tr(QT_TRANSLATE_NOOP("kirikae::StateText", "PROFILE")),
         tr(QT_TRANSLATE_NOOP("kirikae::StateText", "NAME")), tr(QT_TRANSLATE_NOOP("kirikae::StateText", "ENGINE")),
         tr(QT_TRANSLATE_NOOP("kirikae::StateText", "SLOT")), tr(QT_TRANSLATE_NOOP("kirikae::StateText", "MEMORY")),
         tr(QT_TRANSLATE_NOOP("kirikae::StateText", " MEASURED")),
         tr(QT_TRANSLATE_NOOP("kirikae::StateText", " USUALLY")),
         tr(QT_TRANSLATE_NOOP("kirikae::StateText", "LAST SWITCH"))},
        rows);
}

QStringList memoryLines(const NodeState &state, int columns)
{
    if (state.pools.isEmpty())
        return {tr(QT_TRANSLATE_NOOP("kirikae::StateText", "The node has not reported its memory yet."))};
    QStringList lines;
    for (const Pool &pool : state.pools) {
        if (!lines.isEmpty())
            lines.append(QString());
        lines += poolLines(pool, columns);
    }
    if (state.memory && !state.memory->gpuProblem.isEmpty())
        lines.append(state.memory->gpuProblem);
    if (state.memory && state.memory->pressure)
        lines.append(tr(QT_TRANSLATE_NOOP("kirikae::StateText", "Memory pressure (10 s): %1 % of the time"))
                         .arg(state.memory->pressure->someAvg10, 0, 'f', 1));
    return lines;
}

} // namespace kirikae
