// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/Verb.h"

#include <QString>

#include <optional>

namespace kirikae {

/// `nodes list|add NAME ADDRESS|remove NAME`: the node book, shared with the panel. Needs no node.
class NodesVerb : public Verb {
    Q_DECLARE_TR_FUNCTIONS(kirikae::NodesVerb)
public:
    Options declare(const Options &program) override;
    void run(Session &session) override;

private:
    std::optional<Options> m_add;
    std::optional<Options> m_remove;
    QString m_name;
    QString m_address;
};

} // namespace kirikae
