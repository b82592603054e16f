// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/lists/ProfileList.h"
#include "models/memory/Pool.h"
#include "models/startup/Phase.h"

#include <QColor>
#include <QPalette>

namespace kirikae {

/// The colours that stand for something, derived from a palette so that they follow light, dark and the user's own.
/// A colour never says anything alone: there is always a word beside it. A plain value; make one where it is needed.
class Tones {
public:
    enum class Meaning { Good, Careful, Bad, Neutral };

    explicit Tones(const QPalette &palette);

    [[nodiscard]] bool isDark() const { return m_dark; }
    [[nodiscard]] QColor line() const;
    [[nodiscard]] QColor muted() const;
    [[nodiscard]] QColor track() const; ///< the empty part of a bar
    [[nodiscard]] QColor of(Meaning meaning) const;
    /// A background for text that carries `meaning`.
    [[nodiscard]] QColor wash(Meaning meaning) const;
    [[nodiscard]] QColor of(Phase phase) const;
    /// `second` = of a service that is not in the way of the switch: another hue.
    [[nodiscard]] QColor of(PoolSegment::Kind kind, bool second = false) const;
    /// Readable on `background`.
    [[nodiscard]] static QColor textOn(const QColor &background);

    static Meaning meaningOf(ProfileRow::Mark mark);
    static QColor blend(const QColor &top, const QColor &bottom, double share);

private:
    [[nodiscard]] QColor pick(QRgb light, QRgb dark) const { return QColor(m_dark ? dark : light); }

    QPalette m_palette;
    bool m_dark;
};

} // namespace kirikae
