// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/diagnosis/Diagnosis.h"
#include "models/profile/Profile.h"
#include "models/switching/SwitchRecord.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>

namespace kirikae {

/// One thing that would make the next switch to a profile faster or safer, as a change to the profile. A plain value.
struct Advice {
    enum class Risk {
        Safe,     ///< changes nothing that a user of the model could notice
        Checked,  ///< has a side effect that is told, or wants to be watched once
        TradeOff, ///< costs something: only by the user's own choice
    };
    QString id;         ///< "fast_loader", "keep_caches", ...
    QString title;      ///< what to do, one line
    QString why;        ///< the evidence, with the seconds that the last start took
    QString sideEffect; ///< empty = none
    Risk risk = Risk::Safe;
    std::optional<double> savedSeconds; ///< estimated from the last start; nothing = cannot be told
    QString basis;                      ///< what that estimate rests on

    QList<ProfileFix> arguments;
    QList<EnvironmentVariable> environment; ///< set or replaced
    QStringList environmentRemoved;
    QList<Mount> mounts;
    bool operator==(const Advice &) const = default;
};

struct AdviceQuestion {
    Profile profile;
    std::optional<SwitchRecord> last; ///< the newest finished switch that started the very same thing
    bool isUnified = false;           ///< CPU and GPU share the node's memory
    std::optional<Bytes> memoryTotal; ///< of the pool that models are loaded into
};

/// What applies to the profile, the largest saving first. Pure. The rules and where they come from: docs/advice.md.
QList<Advice> adviseOn(const AdviceQuestion &question);
Profile withAdvice(Profile profile, const Advice &advice);
/// Seconds that these save together, as far as it can be told: nothing is counted twice.
double savedTogether(const QList<Advice> &chosen);
/// The changes as words of a command line: "--load-format fastsafetensors", "-e NAME=VALUE", "-v SOURCE:TARGET".
QStringList changeWords(const Advice &advice);

QString riskName(Advice::Risk risk); ///< "safe", "checked", "trade_off"
nlohmann::json adviceToJson(const Advice &advice);
Advice adviceFromJson(const nlohmann::json &object);

} // namespace kirikae
