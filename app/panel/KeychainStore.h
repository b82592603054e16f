// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/settings/SecretStore.h"

namespace kirikae {

/// The desktop's keychain (Secret Service, KWallet) through QtKeychain. Where there is none, reading finds nothing and
/// writing does nothing: the person is asked each time.
class KeychainStore : public SecretStore {
public:
    Pending<QString> read(const QString &key) override;
    Pending<void> write(const QString &key, const QString &secret) override;
    Pending<void> remove(const QString &key) override;
};

} // namespace kirikae
