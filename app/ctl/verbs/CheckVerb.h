// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/Verb.h"
#include "models/node/Node.h"

namespace kirikae {

/// `check`: can this node be used? Says what was found and what is missing, with what to do. `check PROFILE`: does it
/// fit, with the arithmetic, before anything is stopped.
class CheckVerb : public Verb {
    Q_DECLARE_TR_FUNCTIONS(kirikae::CheckVerb)
public:
    Options declare(const Options &program) override;
    void run(Session &session) override;

private:
    static void checkNode(Session &session, const NodeState &state);
    static void showProfile(Session &session, const QString &modelError, const SwitchPlan &plan);
    QString m_profile;
};

} // namespace kirikae
