// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advice/Advice.h"

#include "models/advice/AdviceRules.h"
#include "models/core/Json.h"
#include "models/profile/ProfileEdit.h"

#include <algorithm>

namespace kirikae {

QList<Advice> adviseOn(const AdviceQuestion &question)
{
    QList<Advice> all;
    for (const AdviceRule rule : adviceRules()) {
        if (auto advice = rule(question))
            all.append(*advice);
    }
    std::stable_sort(all.begin(), all.end(), [](const Advice &a, const Advice &b) {
        return a.savedSeconds.value_or(0) > b.savedSeconds.value_or(0);
    });
    return all;
}

Profile withAdvice(Profile profile, const Advice &advice)
{
    for (const ProfileFix &fix : advice.arguments)
        profile = withFix(profile, fix);
    const auto drop = [&profile](const QString &name) {
        profile.environment.removeIf([&name](const EnvironmentVariable &variable) { return variable.name == name; });
    };
    for (const QString &name : advice.environmentRemoved)
        drop(name);
    for (const EnvironmentVariable &variable : advice.environment) {
        drop(variable.name);
        profile.environment.append(variable);
    }
    for (const Mount &mount : advice.mounts) {
        profile.mounts.removeIf([&mount](const Mount &old) { return old.target == mount.target; });
        profile.mounts.append(mount);
    }
    return profile;
}

QString riskName(Advice::Risk risk)
{
    switch (risk) {
    case Advice::Risk::Safe: return QStringLiteral("safe");
    case Advice::Risk::Checked: return QStringLiteral("checked");
    case Advice::Risk::TradeOff: break;
    }
    return QStringLiteral("trade_off");
}

nlohmann::json adviceToJson(const Advice &advice)
{
    Json arguments = Json::array();
    for (const ProfileFix &fix : advice.arguments)
        arguments.push_back({{"name", toJson(fix.argument)}, {"value", toJson(fix.value)}, {"remove", fix.remove}});
    Json environment = Json::object();
    for (const EnvironmentVariable &variable : advice.environment)
        environment[variable.name.toStdString()] = toJson(variable.value);
    for (const QString &name : advice.environmentRemoved)
        environment[name.toStdString()] = nullptr;
    Json mounts = Json::array();
    for (const Mount &mount : advice.mounts)
        mounts.push_back({{"source", toJson(mount.source)}, {"target", toJson(mount.target)}});
    return Json{{"id", toJson(advice.id)},
                {"title", toJson(advice.title)},
                {"why", toJson(advice.why)},
                {"side_effect", toJson(advice.sideEffect)},
                {"risk", toJson(riskName(advice.risk))},
                {"saved_seconds", advice.savedSeconds ? Json(*advice.savedSeconds) : Json()},
                {"basis", toJson(advice.basis)},
                {"arguments", arguments},
                {"environment", environment},
                {"mounts", mounts}};
}

} // namespace kirikae
