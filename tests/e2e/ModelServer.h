// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/profile/Profile.h"

namespace kirikae {

/// A real model server (llama.cpp's) with a small real model, from the Python environment that `./run test` makes;
/// $KIRIKAE_MODEL_SERVER names its folder, build/model-server of this source tree is the default.
class ModelServer {
public:
    /// Empty when everything is there.
    [[nodiscard]] QString find();
    [[nodiscard]] Profile processProfile(const QString &id) const;
    /// In a container whose root is empty but for this machine's /usr, mounted read-only.
    [[nodiscard]] Profile containerProfile(const QString &id, const QString &image) const;

private:
    QString m_folder;
    QString m_python;
    QString m_model;
    QString m_script;
};

} // namespace kirikae
