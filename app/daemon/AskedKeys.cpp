// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/AskedKeys.h"

#include <QCryptographicHash>

namespace kirikae {

namespace {

/// Also when whoever should have answered is gone without an answer.
bool hasFailed(const Pending<QString> &answer)
{
    return answer.isFinished() && (answer.resultCount() == 0 || !answer.result());
}

} // namespace

QByteArray AskedKeys::hashOf(const QByteArray &request)
{
    return QCryptographicHash::hash(request, QCryptographicHash::Sha256);
}

std::optional<AskedKeys::Found> AskedKeys::find(const QByteArray &key, const QByteArray &request)
{
    forget();
    for (const Asked &asked : m_asked) {
        if (asked.key == key)
            return Found{asked.requestHash == hashOf(request), asked.answer};
    }
    return std::nullopt;
}

void AskedKeys::add(const QByteArray &key, const QByteArray &request, const Pending<QString> &answer)
{
    if (m_asked.size() == mostKeys)
        m_asked.pop_front();
    m_asked.push_back({key, hashOf(request), QDeadlineTimer(m_life), answer});
}

void AskedKeys::forget()
{
    std::erase_if(m_asked, [](const Asked &asked) { return asked.end.hasExpired() || hasFailed(asked.answer); });
}

} // namespace kirikae
