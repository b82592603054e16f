// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/Verb.h"

namespace kirikae {

/// `history`: the switches that the node remembers, newest last, or the last of them in full.
class HistoryVerb : public Verb {
    Q_DECLARE_TR_FUNCTIONS(kirikae::HistoryVerb)
public:
    Options declare(const Options &program) override;
    void run(Session &session) override;

private:
    int m_newest = 20;
    bool m_last = false;
};

} // namespace kirikae
