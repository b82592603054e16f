// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/InterruptChoice.h"
#include "app/ctl/Verb.h"

namespace kirikae {

/// `watch`: follows the switch that is under way on the node, taking up one that lost its program.
class WatchVerb : public Verb {
    Q_DECLARE_TR_FUNCTIONS(kirikae::WatchVerb)
public:
    Options declare(const Options &program) override;
    void run(Session &session) override;

private:
    InterruptChoice m_onInterrupt;
};

} // namespace kirikae
