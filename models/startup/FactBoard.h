// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/startup/EngineRuleData.h"
#include "models/startup/StartupFacts.h"

#include <QHash>

namespace kirikae {

/// Collects the facts of one start. Several workers print the same lines: the values of the lowest rank count (of its
/// first process, since unranked workers print too), except for a minimum or maximum, which is over all.
class FactBoard {
public:
    /// True when something changed.
    bool take(const FactUse &use, const QRegularExpressionMatch &match, const LogRecord &record);
    bool noteCompileCache(bool isHit);
    [[nodiscard]] std::optional<double> number(const QString &fact) const;
    [[nodiscard]] StartupFacts facts() const;

    /// "3,366,051", "12.6G", "-0.41": a number as logs write it.
    static std::optional<double> parseNumber(QStringView text);

private:
    struct Cell {
        int rank = 0;
        qint64 pid = 0;
        double number = 0;
        QString text;
    };
    static bool merge(Cell *cell, const FactUse &use, double number, const QString &text);

    QHash<QString, Cell> m_cells;
    std::optional<bool> m_isCompileCacheHit;
};

} // namespace kirikae
