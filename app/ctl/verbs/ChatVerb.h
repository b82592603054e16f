// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/Verb.h"

#include <QString>

namespace kirikae {

/// `chat PROMPT`: one question to a running service, to see that it answers.
class ChatVerb : public Verb {
    Q_DECLARE_TR_FUNCTIONS(kirikae::ChatVerb)
public:
    Options declare(const Options &program) override;
    void run(Session &session) override;

private:
    QString m_prompt;
    QString m_service;
};

} // namespace kirikae
