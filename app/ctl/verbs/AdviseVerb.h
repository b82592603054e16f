// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/Verb.h"
#include "models/advice/Advice.h"
#include "models/node/Node.h"

#include <QString>

namespace kirikae {

/// `advise PROFILE`: what would make the next switch to it faster, from what its last start showed; with --apply the
/// changes go into the profile. Nothing that runs is touched.
class AdviseVerb : public Verb {
    Q_DECLARE_TR_FUNCTIONS(kirikae::AdviseVerb)
public:
    Options declare(const Options &program) override;
    void run(Session &session) override;

private:
    void judge(Session &session, Node &node, const ProfileFile &file, const SwitchPlan &plan);
    void apply(Session &session, Node &node, const ProfileFile &file, const QList<Advice> &chosen);
    [[nodiscard]] bool isChosen(const Advice &advice) const;

    QString m_profile;
    QStringList m_apply; ///< ids of pieces of advice, or "all"
};

} // namespace kirikae
