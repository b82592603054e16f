// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/Verb.h"

#include <QString>

namespace kirikae {

/// `install [--from FILE] [--system]`: puts kirikaed on the node and starts it.
class InstallVerb : public Verb {
    Q_DECLARE_TR_FUNCTIONS(kirikae::InstallVerb)
public:
    Options declare(const Options &program) override;
    void run(Session &session) override;

private:
    QString m_file;
    bool m_isSystem = false;
};

} // namespace kirikae
