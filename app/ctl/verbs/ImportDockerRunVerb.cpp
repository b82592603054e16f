// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/ImportDockerRunVerb.h"

#include "app/ctl/Input.h"
#include "app/ctl/Session.h"
#include "models/core/Json.h"
#include "models/profile/DockerRun.h"
#include "models/profile/ProfileCheck.h"
#include "models/profile/ProfileJson.h"

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {
constexpr qint64 longestCommand = 256 * 1024;
}

Options ImportDockerRunVerb::declare(const Options &program)
{
    const Options app = program.verb("import-docker-run", tr("Make a profile from a docker run command"));
    app.text("FILE", m_file, tr("A file with the command; - is stdin"), Options::Need::Required);
    app.text("--id", m_id, tr("Id of the profile. Default: made from the name"));
    app.text("--name", m_name, tr("Name of the profile. Default: the container's or the model's"));
    app.flag("--save", m_save, tr("Put it on the node"));
    return app;
}

void ImportDockerRunVerb::run(Session &session)
{
    const auto file = openInput(m_file);
    if (!file) {
        session.finish(file.error());
        return;
    }
    auto import = profileFromDockerRun(QString::fromUtf8((*file)->read(longestCommand)));
    if (!import) {
        session.finish(import.error());
        return;
    }
    Profile &profile = import->profile;
    if (!m_name.isEmpty())
        profile.name = m_name;
    if (!m_id.isEmpty() || profile.id.isEmpty() || !m_name.isEmpty())
        profile.id = m_id.isEmpty() ? profileIdFor(profile.name, {}) : m_id;
    for (const QString &note : import->notes)
        session.output().note(note);
    if (const auto valid = validateProfile(profile); !valid) {
        session.finish(valid.error());
        return;
    }
    if (m_save) {
        save(session, profile);
        return;
    }
    session.output().jsonText(profileToJson(profile));
    session.finish(ExitStatus::Done);
}

void ImportDockerRunVerb::save(Session &session, const Profile &profile) const
{
    session.withNode([&session, profile](Node &node) {
        session.then(node.saveProfile(profile, {}), [&session, profile](const QString &) {
            if (session.output().isJson())
                session.output().json({{"saved", toJson(profile.id)}});
            else
                session.output().line(tr("Saved as profile %1.").arg(profile.id));
            session.finish(ExitStatus::Done);
        });
    });
}

} // namespace kirikae
