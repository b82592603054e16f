// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/Verb.h"

#include <QString>

namespace kirikae {

/// `uninstall [--system]`: takes kirikaed away again; profiles, history and services stay.
class UninstallVerb : public Verb {
    Q_DECLARE_TR_FUNCTIONS(kirikae::UninstallVerb)
public:
    Options declare(const Options &program) override;
    void run(Session &session) override;

private:
    bool m_isSystem = false;
};

} // namespace kirikae
