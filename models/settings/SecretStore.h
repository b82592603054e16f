// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Async.h"

#include <QString>

namespace kirikae {

/// Where passwords and passphrases for a link are kept: the desktop's keychain. There is no fallback to a file; without
/// a keychain the question is asked each time. Answers come on the main thread.
class SecretStore {
public:
    virtual ~SecretStore() = default;
    /// Empty = nothing is kept under this key.
    virtual Pending<QString> read(const QString &key) = 0;
    virtual Pending<void> write(const QString &key, const QString &secret) = 0;
    virtual Pending<void> remove(const QString &key) = 0;
};

} // namespace kirikae
