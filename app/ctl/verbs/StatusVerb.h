// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/Verb.h"
#include "models/node/NodeState.h"

namespace kirikae {

/// `status`: the node, its link, its memory in one line, its services and what is being switched.
class StatusVerb : public Verb {
    Q_DECLARE_TR_FUNCTIONS(kirikae::StatusVerb)
public:
    Options declare(const Options &program) override;
    void run(Session &session) override;

private:
    /// Ends the run with the state as it is now.
    static void show(Session &session, const NodeState &state);
};

} // namespace kirikae
