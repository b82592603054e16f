// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/Verb.h"

#include <QString>

#include <functional>
#include <optional>

namespace kirikae {

/// `secret list|set NAME|remove NAME`: secrets kept on the node for profiles that refer to them by name. A value comes
/// from the terminal without echo or from stdin, never from the command line.
class SecretVerb : public Verb {
    Q_DECLARE_TR_FUNCTIONS(kirikae::SecretVerb)
public:
    Options declare(const Options &program) override;
    void run(Session &session) override;

private:
    void readValue(Session &session, const std::function<void(QString)> &use) const;

    std::optional<Options> m_set;
    std::optional<Options> m_remove;
    QString m_name;
};

} // namespace kirikae
