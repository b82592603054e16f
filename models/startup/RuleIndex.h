// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/EngineRuleData.h"
#include "models/startup/LiteralSet.h"

namespace kirikae {

/// All rules of all engines behind one literal filter: which rules may match a message. One per reader.
class RuleIndex {
public:
    struct Entry {
        qsizetype engine = 0;
        const EngineRule *rule = nullptr;
    };

    explicit RuleIndex(const EngineRuleSets &sets);
    /// Candidates in the order of the files, each once. The list holds until the next call.
    const std::vector<int> &candidates(QByteArrayView message);
    [[nodiscard]] const Entry &entry(int id) const { return m_entries[static_cast<size_t>(id)]; }

private:
    std::vector<Entry> m_entries;
    LiteralSet m_literals;
    std::vector<int> m_candidates;
};

} // namespace kirikae
