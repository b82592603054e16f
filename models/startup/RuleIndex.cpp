// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/RuleIndex.h"

#include <algorithm>

namespace kirikae {

RuleIndex::RuleIndex(const EngineRuleSets &sets)
{
    for (qsizetype engine = 0; engine < sets.size(); ++engine) {
        for (const EngineRule &rule : sets[engine]->data().rules) {
            const int id = static_cast<int>(m_entries.size());
            m_entries.push_back({engine, &rule});
            for (const QByteArray &literal : rule.has)
                m_literals.add(literal, id);
        }
    }
    m_literals.build();
}

const std::vector<int> &RuleIndex::candidates(QByteArrayView message)
{
    m_candidates.clear();
    m_literals.scan(message, 0, [this](int id) { m_candidates.push_back(id); });
    if (m_candidates.size() > 1) {
        std::sort(m_candidates.begin(), m_candidates.end());
        m_candidates.erase(std::unique(m_candidates.begin(), m_candidates.end()), m_candidates.end());
    }
    return m_candidates;
}

} // namespace kirikae
