// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/daemon/Router.h"
#include "models/upkeep/UpkeepStore.h"

namespace kirikae {

/// The settings of what the daemon does when nobody watches. Main thread.
class SettingsApi : public QObject {
    Q_OBJECT
public:
    SettingsApi(UpkeepStore &store, Router &router, QObject *parent = nullptr);

private:
    void change(const std::shared_ptr<Exchange> &call);

    UpkeepStore &m_store;
};

} // namespace kirikae
