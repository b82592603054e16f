// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/Verb.h"

#include <QString>

namespace kirikae {

/// `plan PROFILE`: what a switch would do, with everything the preflight finds. Touches nothing.
class PlanVerb : public Verb {
    Q_DECLARE_TR_FUNCTIONS(kirikae::PlanVerb)
public:
    Options declare(const Options &program) override;
    void run(Session &session) override;

private:
    QString m_profile;
};

} // namespace kirikae
