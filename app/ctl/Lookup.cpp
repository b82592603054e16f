// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/Lookup.h"

#include "app/ctl/text/StateText.h"

#include <QCoreApplication>

#include <algorithm>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {
QString tr(const char *text)
{
    return QCoreApplication::translate("kirikae::Lookup", text);
}

bool isSameName(const QString &a, const QString &b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

QString profileIds(const NodeState &state)
{
    QStringList ids;
    for (const ProfileEntry &entry : state.profiles)
        ids.append(entry.file.id);
    return ids.isEmpty() ? tr("this node has no profiles yet") : ids.join(u", "_s);
}
} // namespace

Result<ProfileEntry> findProfile(const NodeState &state, const QString &idOrName)
{
    const ProfileEntry *found = state.profile(idOrName);
    if (found == nullptr) {
        const auto hasName = [&](const ProfileEntry &entry) { return isSameName(entry.file.profile.name, idOrName); };
        const auto first = std::find_if(state.profiles.cbegin(), state.profiles.cend(), hasName);
        if (first == state.profiles.cend() && !state.profilesProblem.isEmpty())
            return fail(Error::Code::BadReply, unknownProfilesText(state));
        if (first == state.profiles.cend())
            return fail(Error::Code::NotFound,
                        tr("There is no profile \"%1\". There are: %2.").arg(idOrName, profileIds(state)));
        if (std::find_if(first + 1, state.profiles.cend(), hasName) != state.profiles.cend())
            return fail(Error::Code::BadInput,
                        tr("Several profiles are called \"%1\". Use the id: %2.").arg(idOrName, profileIds(state)));
        found = &*first;
    }
    if (!found->file.damage.isEmpty())
        return fail(Error::Code::BadInput,
                    tr("The profile \"%1\" is damaged: %2").arg(found->file.id, found->file.damage));
    return *found;
}

Result<Service> findService(const NodeState &state, const QString &text)
{
    QList<Service> ours;
    for (const Service &service : state.services) {
        const bool isMeant = text.isEmpty() ? service.isRunning()
                                            : service.id == text || service.profileId == text || service.slot == text ||
                                                  isSameName(service.profileName, text);
        if (isMeant && !service.foreign)
            ours.append(service);
    }
    std::stable_sort(ours.begin(), ours.end(), [](const Service &a, const Service &b) {
        return std::pair(a.isRunning(), a.startedMs) > std::pair(b.isRunning(), b.startedMs);
    });
    if (ours.isEmpty() && !state.servicesProblem.isEmpty())
        return fail(Error::Code::BadReply, unknownServicesText(state));
    if (ours.isEmpty())
        return fail(Error::Code::NotFound, text.isEmpty() ? tr("No service of Kirikae's runs on this node.")
                                                          : tr("There is no service \"%1\" on this node.").arg(text));
    if (text.isEmpty() && ours.size() > 1)
        return fail(Error::Code::BadInput, tr("Several services run on this node: name one by its profile or slot."));
    return ours.first();
}

} // namespace kirikae
