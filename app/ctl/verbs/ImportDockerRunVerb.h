// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/Verb.h"

#include <QString>

namespace kirikae {

struct Profile;

/// `import-docker-run FILE`: a `docker run` command as people paste it becomes a profile: printed, or with `--save` put
/// on the node.
class ImportDockerRunVerb : public Verb {
    Q_DECLARE_TR_FUNCTIONS(kirikae::ImportDockerRunVerb)
public:
    Options declare(const Options &program) override;
    void run(Session &session) override;

private:
    void save(Session &session, const Profile &profile) const;

    QString m_file;
    QString m_id;
    QString m_name;
    bool m_save = false;
};

} // namespace kirikae
