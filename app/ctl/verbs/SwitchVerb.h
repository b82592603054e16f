// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/DrainOption.h"
#include "app/ctl/InterruptChoice.h"
#include "app/ctl/Verb.h"
#include "models/node/Node.h"

#include <QString>

namespace kirikae {

/// `switch PROFILE`: switches and follows the switch to its end; the exit status is its outcome. What a person should
/// decide is asked first; Ctrl-C asks whether to leave it alone or to cancel it.
class SwitchVerb : public Verb {
    Q_DECLARE_TR_FUNCTIONS(kirikae::SwitchVerb)
public:
    Options declare(const Options &program) override;
    void run(Session &session) override;

private:
    void start(Session &session, Node &node, const ProfileEntry &entry, std::optional<int> drainSeconds);

    QString m_profile;
    bool m_overrideMemory = false;
    DrainOption m_drain;
    InterruptChoice m_onInterrupt;
};

} // namespace kirikae
