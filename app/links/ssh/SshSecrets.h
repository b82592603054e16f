// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

#include <optional>

namespace kirikae {

/// What a person typed in, kept in memory so that a background reconnect need not ask again, and wiped at the end. Used
/// by one worker after the other, never by two at once.
class SshSecrets {
public:
    SshSecrets() = default;
    ~SshSecrets() { forgetAll(); }
    SshSecrets(const SshSecrets &) = delete;
    SshSecrets &operator=(const SshSecrets &) = delete;

    [[nodiscard]] std::optional<QByteArray> password() const { return m_password; }
    void keepPassword(const QByteArray &password);
    void forgetPassword();
    [[nodiscard]] std::optional<QByteArray> passphrase(const QString &keyFile) const;
    void keepPassphrase(const QString &keyFile, const QByteArray &passphrase);
    void forgetAll();

private:
    std::optional<QByteArray> m_password;
    QHash<QString, QByteArray> m_passphrases;
};

/// Overwrites the bytes, which nothing else may share.
void wipe(QByteArray &secret);

} // namespace kirikae
