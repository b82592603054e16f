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
    case Fit::Fits: return tr("fits");
    case Fit::Tight: return tr("tight");
    case Fit::DoesNotFit: return tr("does not fit");
    case Fit::Unknown: break;
    }
    return tr("not known");
}

QString serviceStatus(const Service &service)
{
    switch (service.status) {
    case Service::Status::Created: return tr("created");
    case Service::Status::Running: return tr("running");
    case Service::Status::Exited: return service.exitCode ? tr("exited (%1)").arg(*service.exitCode) : tr("exited");
    case Service::Status::Unknown: break;
    }
    return tr("not known");
}

/// Who switches, and what becomes of what was left unfinished.
QStringList switchLines(const NodeState &state, const Colour &colour)
{
    if (state.activeSwitch)
        return {tr("Switching to %1: %2").arg(state.activeSwitch->profileName, state.activeSwitch->sentence)};
    if (state.otherSwitch.isEmpty())
        return {};
    if (!state.isOrphaned)
        return {state.otherSwitch};
    return {
        colour.paint(Colour::Kind::Warning,
                     tr("A switch was left unfinished, its program is gone: %1").arg(state.otherSwitch)),
        tr("\"kirikaectl watch\" goes on with it, \"kirikaectl cancel\" ends it, \"kirikaectl switch\" replaces it.")};
}

QStringList serviceLines(const NodeState &state, const Colour &colour)
{
    QStringList warnings;
    for (const QString &text : crowdedSlotTexts(state))
        warnings.append(colour.paint(Colour::Kind::Warning, text));
    if (!state.servicesProblem.isEmpty())
        warnings.append(colour.paint(Colour::Kind::Bad, unknownServicesText(state)));
    QList<QStringList> rows;
    for (const Service &service : state.services) {
        const QString name = service.foreign ? service.name : service.profileName;
        const QString owner = service.foreign ? tr("not Kirikae's") : service.slot;
        rows.append({name, owner, serviceStatus(service), service.port != 0 ? QString::number(service.port) : u"-"_s,
                     timeText(service.startedMs)});
    }
    if (rows.isEmpty())
        return state.servicesProblem.isEmpty() ? QStringList{tr("Nothing runs.")} : warnings;
    if (!state.servicesProblem.isEmpty())
        warnings.append(tr("Before that, there were:"));
    return warnings + tableLines({tr("SERVICE"), tr("SLOT"), tr("STATE"), tr(" PORT"), tr("SINCE")}, rows);
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
    QStringList lines{tr("%1: %2 of %3 available").arg(pool.name, gib(pool.available), gib(pool.total))};
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
        lines.append(tr("Swap: %1 of %2 used").arg(gib(pool.swapUsed), gib(pool.swapTotal)));
    lines.append(tr("Reserve: keep %1 free").arg(gib(pool.reserve)));
    if (pool.approximate)
        lines.append(tr("GPU and host figures overlap: the split is approximate."));
    return lines;
}
} // namespace

QString timeText(qint64 timeMs)
{
    return timeMs > 0 ? QDateTime::fromMSecsSinceEpoch(timeMs).toString(u"yyyy-MM-dd HH:mm"_s) : u"-"_s;
}

QString unknownServicesText(const NodeState &state)
{
    return state.servicesProblem.isEmpty() ? QString()
                                           : tr("What runs on this node is not known: %1").arg(state.servicesProblem);
}

QString unknownProfilesText(const NodeState &state)
{
    return state.profilesProblem.isEmpty() ? QString()
                                           : tr("The profiles could not be read: %1").arg(state.profilesProblem);
}

QStringList crowdedSlotTexts(const NodeState &state)
{
    QStringList crowded;
    for (const Service &service : state.services) {
        if (!service.foreign && service.isRunning() && !crowded.contains(service.slot))
            crowded.append(service.slot);
    }
    QStringList texts;
    for (const QString &slot : crowded) {
        QStringList names;
        for (const Service &service : state.runningInSlot(slot))
            names.append(service.profileName);
        if (names.size() > 1)
            texts.append(
                tr("In the slot %1 there is room for one service, and these run: %2. The next switch stops them "
                   "all.")
                    .arg(slot, names.join(u", "_s)));
    }
    return texts;
}

QStringList statusLines(const NodeState &state, const Colour &colour)
{
    QStringList lines{colour.paint(Colour::Kind::Strong, state.name) + u"  "_s + state.link.text};
    QStringList machine{state.facts.machine, state.facts.osName, state.facts.containerEngine};
    machine.removeAll(QString());
    if (!machine.isEmpty())
        lines.append(machine.join(u", "_s));
    if (state.facts.simulated)
        lines.append(colour.paint(Colour::Kind::Warning, tr("Simulated: nothing here is real.")));
    if (!state.facts.containerProblem.isEmpty())
        lines.append(colour.paint(Colour::Kind::Warning, state.facts.containerProblem));
    for (const Pool &pool : state.pools)
        lines.append(tr("%1: %2 of %3 available").arg(pool.name, gib(pool.available), gib(pool.total)));
    lines += switchLines(state, colour);
    lines.append(QString());
    return lines + serviceLines(state, colour);
}

QStringList profileLines(const NodeState &state)
{
    QStringList problem{unknownProfilesText(state)};
    problem.removeAll(QString());
    if (state.profiles.isEmpty() && !problem.isEmpty())
        return problem;
    if (state.profiles.isEmpty())
        return {tr("This node has no profiles yet. Make one from a docker run line: "
                   "kirikaectl import-docker-run FILE --save")};
    QList<QStringList> rows;
    for (const ProfileEntry &entry : state.profiles) {
        if (!entry.file.damage.isEmpty()) {
            rows.append({u"!"_s, entry.file.id, tr("damaged"), entry.file.damage});
            continue;
        }
        const Profile &profile = entry.file.profile;
        rows.append({entry.runningService.isEmpty() ? QString() : u"*"_s, entry.file.id, profile.name, profile.engine,
                     profile.slot, entry.runningService.isEmpty() ? fitText(entry.verdict.fit) : u"-"_s,
                     entry.measuredBytes ? gib(*entry.measuredBytes) : u"-"_s,
                     entry.usualSeconds ? durationText(*entry.usualSeconds) : u"-"_s,
                     timeText(entry.lastSwitchMs.value_or(0))});
    }
    return problem + tableLines({u""_s, tr("PROFILE"), tr("NAME"), tr("ENGINE"), tr("SLOT"), tr("MEMORY"),
                                 tr(" MEASURED"), tr(" USUALLY"), tr("LAST SWITCH")},
                                rows);
}

QStringList memoryLines(const NodeState &state, int columns)
{
    if (state.pools.isEmpty())
        return {tr("The node has not reported its memory yet.")};
    QStringList lines;
    for (const Pool &pool : state.pools) {
        if (!lines.isEmpty())
            lines.append(QString());
        lines += poolLines(pool, columns);
    }
    if (state.memory && !state.memory->gpuProblem.isEmpty())
        lines.append(state.memory->gpuProblem);
    if (state.memory && state.memory->pressure)
        lines.append(tr("Memory pressure (10 s): %1 % of the time").arg(state.memory->pressure->someAvg10, 0, 'f', 1));
    return lines;
}

} // namespace kirikae
