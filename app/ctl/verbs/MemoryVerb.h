// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/Verb.h"

namespace kirikae {

/// `memory`: the pools now, or with `--follow` each time they change.
class MemoryVerb : public Verb {
    Q_DECLARE_TR_FUNCTIONS(kirikae::MemoryVerb)
public:
    Options declare(const Options &program) override;
    void run(Session &session) override;

private:
    bool m_follow = false;
};

} // namespace kirikae
