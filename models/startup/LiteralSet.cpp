// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/LiteralSet.h"

#include <queue>

namespace kirikae {

void LiteralSet::add(QByteArrayView literal, int id)
{
    if (!literal.isEmpty())
        m_literals.emplace_back(literal.toByteArray(), id);
}

void LiteralSet::build()
{
    // Bytes that no literal holds share class 0, which keeps the table small enough for the cache.
    m_classOf.fill(0);
    m_classes = 1;
    for (const auto &entry : m_literals) {
        for (const char c : entry.first) {
            quint8 &byteClass = m_classOf[static_cast<unsigned char>(c)];
            if (byteClass == 0 && m_classes < 255)
                byteClass = static_cast<quint8>(m_classes++);
        }
    }
    constexpr State none = ~State(0);
    m_next.assign(m_classes, none);
    m_ends.assign(1, {});
    for (const auto &[literal, id] : m_literals) {
        State state = 0;
        for (const char c : literal) {
            const size_t slot = state * m_classes + m_classOf[static_cast<unsigned char>(c)];
            if (m_next[slot] == none) {
                m_next[slot] = static_cast<State>(m_ends.size());
                m_ends.emplace_back();
                m_next.resize(m_next.size() + m_classes, none);
            }
            state = m_next[slot];
        }
        m_ends[state].push_back(id);
    }

    std::vector<State> fallback(m_ends.size(), 0);
    std::queue<State> queue;
    for (size_t c = 0; c < m_classes; ++c) {
        if (m_next[c] == none)
            m_next[c] = 0;
        else
            queue.push(m_next[c]);
    }
    for (; !queue.empty(); queue.pop()) {
        const State state = queue.front();
        for (const int id : m_ends[fallback[state]])
            m_ends[state].push_back(id);
        for (size_t c = 0; c < m_classes; ++c) {
            State &next = m_next[state * m_classes + c];
            const State viaFallback = m_next[fallback[state] * m_classes + c];
            if (next == none) {
                next = viaFallback;
            } else {
                fallback[next] = viaFallback;
                queue.push(next);
            }
        }
    }
    for (State &next : m_next) {
        if (!m_ends[next].empty())
            next |= endFlag;
    }
}

} // namespace kirikae
