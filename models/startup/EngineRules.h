// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"

#include <QByteArray>
#include <QList>

#include <memory>

namespace kirikae {

/// The rules that map an engine's log lines to phases and facts: data (resources/engines/*.json), compiled once,
/// immutable afterwards, shared. The format is described in docs/engine-rules.md.
class EngineRules {
public:
    /// Refused with file, rule and reason when anything in it is wrong.
    static Result<std::shared_ptr<const EngineRules>> parse(const QString &fileName, QByteArrayView json);
    /// Where a user puts rule files: $XDG_CONFIG_HOME/kirikae/engines
    static QString userFolder();
    /// The built-in sets, and those in `userFolder` (which win by engine name). Problems of user files come in
    /// `problems`.
    static QList<std::shared_ptr<const EngineRules>> load(const QString &userFolder, QList<Error> *problems);

    struct Data;
    explicit EngineRules(std::unique_ptr<const Data> data);
    ~EngineRules();
    [[nodiscard]] const Data &data() const { return *m_data; }
    [[nodiscard]] QString engine() const;

private:
    std::unique_ptr<const Data> m_data;
};

using EngineRuleSets = QList<std::shared_ptr<const EngineRules>>;

} // namespace kirikae
