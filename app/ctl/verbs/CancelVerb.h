// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/Verb.h"

namespace kirikae {

/// `cancel`: cancels the switch that is under way and follows it to its end.
class CancelVerb : public Verb {
    Q_DECLARE_TR_FUNCTIONS(kirikae::CancelVerb)
public:
    Options declare(const Options &program) override;
    void run(Session &session) override;

private:
};

} // namespace kirikae
