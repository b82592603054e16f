// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/Verb.h"

#include <QString>

namespace kirikae {

/// `stop [SERVICE]`: stops a service of ours and leaves its slot empty.
class StopVerb : public Verb {
    Q_DECLARE_TR_FUNCTIONS(kirikae::StopVerb)
public:
    Options declare(const Options &program) override;
    void run(Session &session) override;

private:
    QString m_service;
};

} // namespace kirikae
