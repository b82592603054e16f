// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <array>
#include <vector>

namespace kirikae {

/// Finds which of many fixed texts occur in a line, all in one pass over its bytes (Aho-Corasick): the filter in front
/// of the regular expressions, which makes most lines cost a table look-up per byte. Filled once, then only read.
class LiteralSet {
public:
    using State = quint32;

    void add(QByteArrayView literal, int id);
    void build();

    /// Calls found(id) for each literal that ends in `text`, possibly more than once. `state` carries over, so a
    /// literal that is broken between two texts is found as well; begin with 0.
    template <class Found>
    State scan(QByteArrayView text, State state, Found &&found) const
    {
        for (const char c : text) {
            const State next = m_next[state * m_classes + m_classOf[static_cast<unsigned char>(c)]];
            state = next & ~endFlag;
            if (next & endFlag) {
                for (const int id : m_ends[state])
                    found(id);
            }
        }
        return state;
    }

private:
    static constexpr State endFlag = State(1) << 31; ///< in the table: a literal ends in that state

    std::vector<std::pair<QByteArray, int>> m_literals;
    std::array<quint8, 256> m_classOf{};
    size_t m_classes = 1;
    std::vector<State> m_next{0};
    std::vector<std::vector<int>> m_ends{{}};
};

} // namespace kirikae
