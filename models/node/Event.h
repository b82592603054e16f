// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>

namespace kirikae {

/// A numbered fact about a node, for people. Numbers start at 1 and have no gaps.
struct Event {
    enum class Level { Info, Warning, Problem };
    quint64 number = 0;
    qint64 timeMs = 0; ///< node clock
    Level level = Level::Info;
    QString kind; ///< stable: "link", "switch", "service", "memory", "guard", "profile", "boot",
                  ///< "health", "restart", "disk", "lease"
    QString text; ///< one sentence, cleaned
    bool operator==(const Event &) const = default;
};

} // namespace kirikae

Q_DECLARE_METATYPE(kirikae::Event)
