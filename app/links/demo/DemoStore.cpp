// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoStore.h"

#include <QCoreApplication>

namespace kirikae {

namespace {

constexpr qint64 claimLastsMs = 30'000;

QString tr(const char *text)
{
    return QCoreApplication::translate("DemoStore", text);
}

} // namespace

Result<QString> DemoStore::saveProfile(const Profile &profile, const QString &etag)
{
    const auto found = m_profiles.constFind(profile.id);
    const QString current = found == m_profiles.constEnd() ? QString() : found->etag;
    if (current != etag) {
        return fail(Error::Code::Busy, etag.isEmpty()
                                           ? tr("There is already a profile with this name on the node.")
                                           : tr("The profile was changed on the node in the meantime. Read it again."));
    }
    ProfileFile file;
    file.id = profile.id;
    file.path = QStringLiteral("/home/spark/.config/kirikae/profiles/%1.json").arg(profile.id);
    file.etag = QStringLiteral("demo-%1").arg(++m_saves);
    file.profile = profile;
    m_profiles.insert(profile.id, file);
    return file.etag;
}

Result<void> DemoStore::removeProfile(const QString &id)
{
    m_profiles.remove(id);
    return {};
}

void DemoStore::saveSecret(const QString &name, const QString &value)
{
    if (value.isEmpty())
        m_secrets.remove(name);
    else
        m_secrets.insert(name, value);
}

Result<void> DemoStore::claim(const ClaimRequest &request)
{
    const auto holder = claimHolder();
    if (holder && holder->isAlive && m_claim.token != request.token) {
        return fail(Error::Code::Busy,
                    tr("%1 is switching this node: %2. Wait until that has ended, or cancel it there.")
                        .arg(holder->owner, holder->what));
    }
    m_claim = request;
    m_claimMs = m_clock.nowMs();
    return {};
}

void DemoStore::releaseClaim(const QString &token)
{
    if (m_claim.token == token)
        m_claim = {};
}

std::optional<ClaimHolder> DemoStore::claimHolder() const
{
    if (m_claim.token.isEmpty())
        return std::nullopt;
    return ClaimHolder{m_claim.owner, m_claim.what, m_clock.nowMs() - m_claimMs < claimLastsMs};
}

QList<QByteArray> DemoStore::records(int newest) const
{
    return m_records.mid(std::max<qsizetype>(0, m_records.size() - newest));
}

} // namespace kirikae
