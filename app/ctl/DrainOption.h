// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/Options.h"
#include "models/core/Bytes.h"
#include "models/core/Result.h"
#include "models/switching/SwitchTimings.h"

#include <QCoreApplication>

#include <optional>

namespace kirikae {

/// How long a switch waits for requests that run on the outgoing service: the option --drain and what it means.
class DrainOption {
    Q_DECLARE_TR_FUNCTIONS(kirikae::DrainOption)
public:
    /// The longest wait when nobody says other, in words.
    static QString usualLimit() { return durationText(static_cast<double>(SwitchTimings().drainLimit.count()) / 1000); }
    void declare(const Options &options)
    {
        options.text(
            "--drain", m_text,
            tr("How long requests that run on the outgoing service are waited for: SECONDS, wait (at most %1) or "
               "now. Default: asked at a terminal, else wait")
                .arg(usualLimit()));
    }
    [[nodiscard]] bool isGiven() const { return !m_text.isEmpty(); }
    /// As a request has it: nothing = the usual limit.
    [[nodiscard]] Result<std::optional<int>> seconds() const
    {
        if (m_text.isEmpty() || m_text == QLatin1String("wait"))
            return std::optional<int>();
        if (m_text == QLatin1String("now"))
            return std::optional(0);
        bool isNumber = false;
        const int seconds = m_text.toInt(&isNumber);
        if (!isNumber || seconds < 0 || seconds > longest)
            return fail(Error::Code::BadInput,
                        tr("--drain takes wait, now or a number of seconds from 0 to %1, not \"%2\".")
                            .arg(longest)
                            .arg(m_text.left(60)));
        return std::optional(seconds);
    }

private:
    static constexpr int longest = 86'400;
    QString m_text;
};

} // namespace kirikae
