// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/Options.h"

#include <QCoreApplication>

namespace kirikae {

/// What Ctrl-C does while a switch is followed. Ask needs a terminal; without one it means Detach.
enum class OnInterrupt { Ask, Detach, Cancel };

/// The option that decides it, shared by the verbs that follow a switch.
class InterruptChoice {
    Q_DECLARE_TR_FUNCTIONS(kirikae::InterruptChoice)
public:
    void declare(const Options &options)
    {
        options.choice("--on-interrupt", m_text,
                       {QStringLiteral("ask"), QStringLiteral("detach"), QStringLiteral("cancel")},
                       tr("What Ctrl-C does: ask, detach or cancel. Default: ask at a terminal, else detach"));
    }
    [[nodiscard]] OnInterrupt value() const
    {
        if (m_text == QLatin1String("detach"))
            return OnInterrupt::Detach;
        return m_text == QLatin1String("cancel") ? OnInterrupt::Cancel : OnInterrupt::Ask;
    }

private:
    QString m_text;
};

} // namespace kirikae
