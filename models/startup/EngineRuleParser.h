// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/EngineRuleData.h"

#include <nlohmann/json_fwd.hpp>

namespace kirikae {

/// Reads a rule file (docs/engine-rules.md) strictly: an unknown key, phase, fact or capture is an error that names the
/// file, the rule and the reason. Used once per file.
class EngineRuleParser {
public:
    explicit EngineRuleParser(QString fileName);
    bool read(const nlohmann::json &file, EngineRules::Data *data);
    [[nodiscard]] QString problem() const { return m_problem; }

private:
    bool readRule(const nlohmann::json &object, EngineRule *rule);
    bool readTexts(const nlohmann::json &object, EngineRule *rule);
    bool readPhaseList(const QStringList &ids, QList<Phase> *phases);
    bool readPhases(const nlohmann::json &object, EngineRule *rule);
    bool readFacts(const nlohmann::json &object, EngineRule *rule);
    bool readProgress(const nlohmann::json &object, EngineRule *rule);
    bool readFlags(const nlohmann::json &object, EngineRule *rule);
    bool hasOnlyKeys(const nlohmann::json &object, const QStringList &known);
    bool isCapture(const EngineRule &rule, const QString &name);
    bool refuse(const QString &reason);

    QString m_fileName;
    QString m_ruleName; ///< the rule being read, for messages
    QString m_problem;
};

} // namespace kirikae
