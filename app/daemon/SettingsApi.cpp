// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/SettingsApi.h"

#include "app/daemon/Replies.h"
#include "models/core/Json.h"

namespace kirikae {

SettingsApi::SettingsApi(UpkeepStore &store, Router &router, QObject *parent)
    : QObject(parent)
    , m_store(store)
{
    router.add("GET", "/v1/settings", [this](const std::shared_ptr<Exchange> &call, const QStringList &) {
        call->answer(jsonReply(upkeepSettingsToJson(m_store.settings())));
    });
    router.add("PATCH", "/v1/settings",
               [this](const std::shared_ptr<Exchange> &call, const QStringList &) { change(call); });
}

void SettingsApi::change(const std::shared_ptr<Exchange> &call)
{
    const auto patch = bodyObject(call->request());
    const auto settings = patch ? m_store.patch(*patch) : fail(patch.error());
    call->answer(settings ? jsonReply(upkeepSettingsToJson(*settings)) : problemReply(settings.error()));
}

} // namespace kirikae
