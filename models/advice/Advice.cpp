// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advice/Advice.h"

#include "models/advice/AdviceRules.h"
#include "models/core/JsonOptional.h"
#include "models/profile/ProfileEdit.h"

#include <algorithm>

namespace kirikae {

using namespace Qt::StringLiterals;

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

double savedTogether(const QList<Advice> &chosen)
{
    const bool isTextOnly =
        std::any_of(chosen.cbegin(), chosen.cend(), [](const Advice &advice) { return advice.id == u"text_only"; });
    double seconds = 0;
    for (const Advice &advice : chosen) {
        if (!isTextOnly || advice.id != u"no_video") // the same phase
            seconds += advice.savedSeconds.value_or(0);
    }
    return seconds;
}

QStringList changeWords(const Advice &advice)
{
    QStringList words;
    for (const ProfileFix &fix : advice.arguments)
        words.append(fix.remove ? u"- "_s + fix.argument : (fix.argument + u' ' + fix.value).trimmed());
    for (const EnvironmentVariable &variable : advice.environment)
        words.append(u"-e %1=%2"_s.arg(variable.name, variable.value));
    for (const QString &name : advice.environmentRemoved)
        words.append(u"- -e "_s + name);
    for (const Mount &mount : advice.mounts)
        words.append(u"-v %1:%2"_s.arg(mount.source, mount.target));
    return words;
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
        arguments.push_back({{"label", toJson(fix.label)},
                             {"name", toJson(fix.argument)},
                             {"value", toJson(fix.value)},
                             {"remove", fix.remove}});
    Json environment = Json::array();
    for (const EnvironmentVariable &variable : advice.environment)
        environment.push_back({{"name", toJson(variable.name)}, {"value", toJson(variable.value)}});
    for (const QString &name : advice.environmentRemoved)
        environment.push_back({{"name", toJson(name)}, {"value", nullptr}}); // null = removed
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

Advice adviceFromJson(const nlohmann::json &object)
{
    Advice advice;
    advice.id = textAt(object, "id");
    advice.title = textAt(object, "title");
    advice.why = textAt(object, "why");
    advice.sideEffect = textAt(object, "side_effect");
    const QString risk = textAt(object, "risk");
    advice.risk = risk == u"safe"      ? Advice::Risk::Safe
                  : risk == u"checked" ? Advice::Risk::Checked
                                       : Advice::Risk::TradeOff;
    advice.savedSeconds = numberAt(object, "saved_seconds");
    advice.basis = textAt(object, "basis");
    for (const Json &fix : arrayAt(object, "arguments")) {
        advice.arguments.append(
            {textAt(fix, "label"), textAt(fix, "name"), textAt(fix, "value"), boolAt(fix, "remove").value_or(false)});
    }
    for (const Json &variable : arrayAt(object, "environment")) {
        if (variable.contains("value") && variable["value"].is_string())
            advice.environment.append({textAt(variable, "name"), textAt(variable, "value"), {}});
        else
            advice.environmentRemoved.append(textAt(variable, "name"));
    }
    for (const Json &mount : arrayAt(object, "mounts"))
        advice.mounts.append({textAt(mount, "source"), textAt(mount, "target"), false});
    return advice;
}

} // namespace kirikae
