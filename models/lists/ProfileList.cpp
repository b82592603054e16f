// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/lists/ProfileList.h"

#include "models/lists/Unsettled.h"
#include "models/lists/Words.h"

#include <QMap>

namespace kirikae {

namespace {

using Kind = ProfileRow::Kind;
using Mark = ProfileRow::Mark;

QString joined(const QStringList &parts)
{
    QStringList filled = parts;
    filled.removeAll(QString());
    return filled.join(QStringLiteral(" · "));
}

using Stage = SwitchProgress::Stage;

/// What the switch under way does with this profile; nothing = it runs, or not, as before.
std::optional<Mark> markInSwitch(const ProfileEntry &entry, const SwitchProgress &active)
{
    const bool isTarget = active.profileId == entry.file.id;
    const bool isPrevious = !active.previousName.isEmpty() && active.previousName == entry.file.profile.name;
    if (active.restore && isPrevious)
        return Mark::ComingBack;
    if (active.stage == Stage::Ended)
        return std::nullopt; // only its record is still to be kept
    if (active.stage == Stage::RollingBack) {
        if (isTarget)
            return active.restore ? Mark::None : Mark::Stopping;
    } else if (isTarget) {
        return Mark::Loading;
    } else if (isPrevious && active.stage == Stage::Stopping && !entry.runningService.isEmpty()) {
        return Mark::Stopping;
    }
    return std::nullopt;
}

Mark runningMark(const ProfileEntry &entry, const NodeState &state)
{
    if (!state.servicesProblem.isEmpty())
        return Mark::WasRunning;
    if (const auto condition = unsettledCondition(state, entry.runningService)) {
        if (*condition == SlotState::Condition::Starting)
            return Mark::Loading;
        if (*condition == SlotState::Condition::NotAnswering)
            return Mark::NotAnswering;
    }
    const Service *answering = state.serviceInSlot(entry.file.profile.slot);
    return answering && answering->id != entry.runningService ? Mark::AlsoRunning : Mark::Running;
}

Mark profileMark(const ProfileEntry &entry, const NodeState &state)
{
    if (!entry.file.damage.isEmpty())
        return Mark::Damaged;
    if (state.activeSwitch) {
        if (const auto mark = markInSwitch(entry, *state.activeSwitch))
            return *mark;
    }
    if (!entry.runningService.isEmpty())
        return runningMark(entry, state);
    if (state.activeSwitch || !state.servicesProblem.isEmpty())
        return Mark::None; // what fits beside something half gone changes from second to second
    const auto &last = state.lastSwitch;
    if (last && last->profileId == entry.file.id && last->failure)
        return Mark::Failed;
    const bool isLoading = last && last->inSlot && last->inSlot->condition == SlotState::Condition::Starting;
    return isLoading ? Mark::None : ProfileList::fitMark(entry.verdict.fit);
}

ProfileRow profileRow(const ProfileEntry &entry, const NodeState &state)
{
    ProfileRow row{Kind::Profile, entry.file.id, entry.file.profile.name, {}, {}, profileMark(entry, state)};
    if (row.title.isEmpty())
        row.title = entry.file.id;
    if (row.mark == Mark::Damaged) {
        row.facts = ProfileList::tr("The file cannot be read");
        row.history = entry.file.damage;
        return row;
    }
    const auto size = ProfileList::sizeOf(entry);
    row.facts = joined({engineName(entry.file.profile.engine), size ? gib(*size) : ProfileList::tr("size not known")});
    row.history =
        joined({entry.usualSeconds ? ProfileList::tr("usual %1").arg(durationText(*entry.usualSeconds)) : QString(),
                entry.lastSwitchMs ? ProfileList::tr("last %1").arg(shortTime(*entry.lastSwitchMs))
                                   : ProfileList::tr("never switched to")});
    return row;
}

ProfileRow foreignRow(const Service &service, const NodeState &state)
{
    Bytes held = 0;
    for (const Pool &pool : state.pools) {
        for (const PoolSegment &segment : pool.segments)
            held += segment.serviceId == service.id ? segment.bytes : 0;
    }
    return {Kind::Foreign,
            service.id,
            service.name,
            joined({service.containerId.isEmpty() ? ProfileList::tr("program") : ProfileList::tr("container"),
                    held > 0 ? gib(held) : QString()}),
            ProfileList::tr("not started by Kirikae, never touched"),
            Mark::Foreign};
}

struct Slot {
    QList<ProfileRow> rows;
    QSet<quint16> ports;
};

ProfileRow slotHead(const QString &name, const QSet<quint16> &ports, const NodeState &state)
{
    const bool hasOnePort = ports.size() == 1 && !ports.contains(0);
    const QString title = hasOnePort ? ProfileList::tr("%1 · port %2").arg(name).arg(*ports.begin()) : name;
    ProfileRow row{Kind::SlotHead, name, title, {}, {}, Mark::None};
    const qsizetype running = state.runningInSlot(name).size();
    if (!state.servicesProblem.isEmpty()) {
        row.title = ProfileList::tr("%1 · what runs is not known").arg(title);
        row.mark = Mark::WasRunning;
    } else if (running > 1 && !state.activeSwitch) {
        row.title = ProfileList::tr("%1 · %2 run at once").arg(title).arg(running);
        row.mark = Mark::AlsoRunning;
    }
    return row;
}

} // namespace

QString ProfileRow::key() const
{
    return QString::number(static_cast<int>(kind)) + QLatin1Char(':') + id;
}

std::optional<Bytes> ProfileList::sizeOf(const ProfileEntry &entry)
{
    if (entry.measuredBytes)
        return entry.measuredBytes;
    return entry.file.profile.weightsBytes ? entry.file.profile.weightsBytes : entry.verdict.need;
}

void ProfileList::show(const NodeState &state)
{
    m_state = state;
    sync(makeRows());
}

void ProfileList::setFilter(const QString &text)
{
    m_filter = text.trimmed();
    sync(makeRows());
}

QList<ProfileRow> ProfileList::makeRows() const
{
    const auto matches = [this](const ProfileRow &row) {
        return m_filter.isEmpty() || row.title.contains(m_filter, Qt::CaseInsensitive) ||
               row.facts.contains(m_filter, Qt::CaseInsensitive) || row.id.contains(m_filter, Qt::CaseInsensitive);
    };
    QMap<QString, Slot> slotsByName;
    QList<ProfileRow> damaged;
    for (const ProfileEntry &entry : m_state.profiles) {
        const ProfileRow row = profileRow(entry, m_state);
        if (!matches(row))
            continue;
        if (row.mark == Mark::Damaged) {
            damaged.append(row);
            continue;
        }
        Slot &slot = slotsByName[entry.file.profile.slot];
        slot.rows.append(row);
        slot.ports.insert(entry.file.profile.servicePort());
    }
    QList<ProfileRow> rows;
    for (auto slot = slotsByName.constBegin(); slot != slotsByName.constEnd(); ++slot) {
        rows.append(slotHead(slot.key(), slot->ports, m_state));
        rows.append(slot->rows);
    }
    if (!damaged.isEmpty())
        rows.append(ProfileRow{Kind::SlotHead, QStringLiteral("/damaged"), tr("Damaged files"), {}, {}, Mark::None});
    rows += damaged;
    QList<ProfileRow> foreign;
    for (const Service &service : m_state.services) {
        const ProfileRow row = foreignRow(service, m_state);
        if (service.foreign && matches(row))
            foreign.append(row);
    }
    if (!foreign.isEmpty())
        rows.append(ProfileRow{Kind::SlotHead, QStringLiteral("/foreign"), tr("Not ours"), {}, {}, Mark::None});
    return rows + foreign;
}

QModelIndex ProfileList::indexOfProfile(const QString &id) const
{
    const int row = rowOf(ProfileRow{Kind::Profile, id, {}, {}, {}, Mark::None}.key());
    return row < 0 ? QModelIndex() : index(row);
}

QVariant ProfileList::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ProfileRow &row = rows()[index.row()];
    switch (role) {
    case Qt::DisplayRole: return row.title;
    case Qt::ToolTipRole: return row.kind == Kind::Profile ? plainToolTip(row.title + u'\n' + row.history) : QVariant();
    case Qt::AccessibleTextRole:
        return row.kind == Kind::SlotHead ? tr("Slot %1").arg(row.title)
                                          : joined({row.title, markText(row.mark), row.facts, row.history});
    case KindRole: return static_cast<int>(row.kind);
    case IdRole: return row.id;
    case FactsRole: return row.facts;
    case HistoryRole: return row.history;
    case MarkRole: return static_cast<int>(row.mark);
    case MarkTextRole: return markText(row.mark);
    default: return {};
    }
}

Qt::ItemFlags ProfileList::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool canBeChosen = rows()[index.row()].kind == Kind::Profile;
    return canBeChosen ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::ItemNeverHasChildren;
}

ProfileRow::Mark ProfileList::fitMark(Fit fit)
{
    switch (fit) {
    case Fit::Fits: return Mark::Fits;
    case Fit::Tight: return Mark::Tight;
    case Fit::DoesNotFit: return Mark::DoesNotFit;
    case Fit::Unknown: break;
    }
    return Mark::None;
}

QString ProfileList::shortFitText(Fit fit)
{
    switch (fit) {
    case Fit::Fits: return tr("fits");
    case Fit::Tight: return tr("tight");
    case Fit::DoesNotFit: return tr("too big");
    case Fit::Unknown: break;
    }
    return tr("not known");
}

QString ProfileList::markText(ProfileRow::Mark mark)
{
    switch (mark) {
    case Mark::Running: return tr("running");
    case Mark::AlsoRunning: return tr("also running");
    case Mark::WasRunning: return tr("was running");
    case Mark::NotAnswering: return tr("no answer");
    case Mark::ComingBack: return tr("coming back");
    case Mark::Loading: return tr("loading");
    case Mark::Stopping: return tr("stopping");
    case Mark::Failed: return tr("failed");
    case Mark::Fits: return tr("fits");
    case Mark::Tight: return tr("tight");
    case Mark::DoesNotFit: return tr("does not fit");
    case Mark::Damaged: return tr("damaged");
    case Mark::Foreign: return tr("foreign");
    case Mark::None: break;
    }
    return {};
}

} // namespace kirikae
