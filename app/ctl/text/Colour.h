// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace kirikae {

/// Marks text with a terminal colour when the terminal has any; the word always says the same as the colour.
class Colour {
public:
    enum class Kind { Good, Warning, Bad, Faint, Strong };

    explicit Colour(bool enabled)
        : m_enabled(enabled)
    {
    }
    [[nodiscard]] QString paint(Kind kind, const QString &text) const;

private:
    bool m_enabled;
};

} // namespace kirikae
