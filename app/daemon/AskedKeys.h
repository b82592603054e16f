// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Async.h"

#include <QByteArray>
#include <QDeadlineTimer>

#include <deque>

namespace kirikae {

/// The switches that were asked for with an Idempotency-Key: for a day, the same request with the same key gets the
/// same answer, also when its switch has ended long since. A request that failed is forgotten: it may be tried again.
/// Owned by SwitchApi; lives as long as the process. Main thread.
class AskedKeys {
public:
    static constexpr std::chrono::hours life{24};
    static constexpr std::size_t mostKeys = 1000; ///< then the oldest is forgotten before its time
    static constexpr qsizetype longestKey = 200;

    explicit AskedKeys(std::chrono::milliseconds lifeOfKeys = life)
        : m_life(lifeOfKeys)
    {
    }

    struct Found {
        bool isSameRequest = false;
        Pending<QString> answer;
    };

    static QByteArray hashOf(const QByteArray &request);
    /// What was answered to this key.
    [[nodiscard]] std::optional<Found> find(const QByteArray &key, const QByteArray &request);
    void add(const QByteArray &key, const QByteArray &request, const Pending<QString> &answer);

private:
    struct Asked {
        QByteArray key;
        QByteArray requestHash;
        QDeadlineTimer end;
        Pending<QString> answer;
    };

    void forget();

    std::chrono::milliseconds m_life;
    std::deque<Asked> m_asked; ///< the oldest first
};

} // namespace kirikae
