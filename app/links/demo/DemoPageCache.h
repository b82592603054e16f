// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Bytes.h"

#include <QList>
#include <QString>

namespace kirikae {

/// The page cache of the simulated node: how much of each file is in memory, least recently read first. A plain value.
class DemoPageCache {
public:
    /// Reads a whole file: answers how much of it was cached; afterwards all of it is.
    Bytes read(const QString &file, Bytes size);
    /// Gives memory back, from what was read longest ago.
    void shrinkTo(Bytes limit);
    [[nodiscard]] Bytes total() const;

private:
    struct Entry {
        QString file;
        Bytes bytes = 0;
    };
    QList<Entry> m_entries;
};

} // namespace kirikae
