// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace kirikae {

/// Marks text with a terminal colour when the terminal has any; the word always says the same as the colour. A mark is
/// no escape sequence yet: it is this process's own, which no text from outside can hold, and Output makes the sequence
/// of it when everything else has been cleaned.
class Colour {
public:
    enum class Kind { Good, Warning, Bad, Faint, Strong };

    explicit Colour(bool enabled)
        : m_enabled(enabled)
    {
    }
    [[nodiscard]] QString paint(Kind kind, const QString &text) const;

    /// What a terminal may get of a text: a mark for each control character and bidirectional control, so that none of
    /// them acts, except line breaks, tabs and the colours of paint().
    static QString shown(const QString &text);

private:
    bool m_enabled;
};

} // namespace kirikae
