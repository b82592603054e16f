// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/Verb.h"

#include <QString>

namespace kirikae {

class Node;

/// `profiles [ID]`: the node's profiles with what is known about each, or one of them as its file or as a docker run
/// line; `--remove` deletes one.
class ProfilesVerb : public Verb {
    Q_DECLARE_TR_FUNCTIONS(kirikae::ProfilesVerb)
public:
    Options declare(const Options &program) override;
    void run(Session &session) override;

private:
    void show(Session &session, Node &node) const;

    QString m_profile;
    bool m_asDockerRun = false;
    bool m_remove = false;
};

} // namespace kirikae
