// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/Verb.h"

#include <QString>

namespace kirikae {

/// `analyze-log FILE`: what an engine's start-up log says: phases, facts, and why it failed. Needs no node.
class AnalyzeLogVerb : public Verb {
    Q_DECLARE_TR_FUNCTIONS(kirikae::AnalyzeLogVerb)
public:
    Options declare(const Options &program) override;
    void run(Session &session) override;

private:
    QString m_file;
    QString m_engine;
};

} // namespace kirikae
