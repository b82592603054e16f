// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/InterruptChoice.h"
#include "app/ctl/Verb.h"

#include <QString>

namespace kirikae {

/// `switch PROFILE`: switches and follows the switch to its end; the exit status is its outcome. Ctrl-C asks whether to
/// leave it alone or to cancel it.
class SwitchVerb : public Verb {
    Q_DECLARE_TR_FUNCTIONS(kirikae::SwitchVerb)
public:
    Options declare(const Options &program) override;
    void run(Session &session) override;

private:
    QString m_profile;
    bool m_overrideMemory = false;
    InterruptChoice m_onInterrupt;
};

} // namespace kirikae
