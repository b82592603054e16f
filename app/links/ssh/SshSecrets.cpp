// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ssh/SshSecrets.h"

#include <cstring>

namespace kirikae {

void wipe(QByteArray &secret)
{
    if (!secret.isEmpty())
        explicit_bzero(secret.data(), static_cast<size_t>(secret.size()));
    secret.clear();
}

void SshSecrets::keepPassword(const QByteArray &password)
{
    forgetPassword();
    m_password = QByteArray(password.constData(), password.size()); // our own copy, so that wiping it wipes it
}

void SshSecrets::forgetPassword()
{
    if (m_password)
        wipe(*m_password);
    m_password.reset();
}

std::optional<QByteArray> SshSecrets::passphrase(const QString &keyFile) const
{
    const auto found = m_passphrases.constFind(keyFile);
    return found == m_passphrases.cend() ? std::nullopt : std::optional<QByteArray>(*found);
}

void SshSecrets::keepPassphrase(const QString &keyFile, const QByteArray &passphrase)
{
    m_passphrases[keyFile] = QByteArray(passphrase.constData(), passphrase.size());
}

void SshSecrets::forgetAll()
{
    forgetPassword();
    for (QByteArray &passphrase : m_passphrases)
        wipe(passphrase);
    m_passphrases.clear();
}

} // namespace kirikae
