// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/profile/Profile.h"

#include <QSet>
#include <QString>

namespace kirikae {

/// The compile and kernel caches of the simulated node, as sets of keys. A cache whose folder lies under a writable
/// mount keeps its keys; any other folder is the container's own and goes with it. A key holds what invalidates the
/// cache: the image, the model, and for torch.compile the hashed options and VLLM_* variables.
class DemoCaches {
public:
    enum class Family { TorchCompile, Autotune, Triton, Inductor, FlashInfer, B12x, Cuda };

    [[nodiscard]] bool holds(const QString &key) const { return m_keys.contains(key); }
    void store(const QString &key) { m_keys.insert(key); }
    /// Forgets what lay in a container's own folders.
    void removeContainer(const QString &containerId);
    /// Everything that a start of this profile leaves behind.
    void storeAll(const Profile &profile, const QString &containerId);

    /// The key that a start of `profile` in this container looks for.
    static QString key(Family family, const Profile &profile, const QString &containerId);
    static QString folder(Family family, const Profile &profile);

private:
    QSet<QString> m_keys;
};

} // namespace kirikae
