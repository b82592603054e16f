// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/e2e/ModelServer.h"

#include "tests/e2e/SwitchRig.h"

#include <QDir>
#include <QDirIterator>

namespace kirikae {

using namespace Qt::StringLiterals;

QString ModelServer::find()
{
    const QString source = QStringLiteral(KIRIKAE_SOURCE_DIR);
    m_folder = QDir(qEnvironmentVariable("KIRIKAE_MODEL_SERVER", source + u"/build/model-server"_s)).absolutePath();
    m_python = m_folder + u"/bin/python"_s;
    m_script = source + u"/tests/support/llama-server.py"_s;
    QDirIterator models(m_folder + u"/lib"_s, {u"*.gguf"_s}, QDir::Files, QDirIterator::Subdirectories);
    if (models.hasNext())
        m_model = models.next();
    if (!QFile::exists(m_python) || m_model.isEmpty())
        return u"There is no model server in %1. \"./run test\" makes it."_s.arg(m_folder);
    return {};
}

Profile ModelServer::processProfile(const QString &id) const
{
    Profile profile;
    profile.id = id;
    profile.name = u"SmolLM2 "_s + id;
    profile.engine = u"llama-server"_s;
    profile.command = {m_python, m_script};
    profile.model = m_model;
    profile.servedName = id;
    profile.port = SwitchRig::freePort();
    profile.weightsBytes = 100 * MiB;
    profile.arguments = {u"-m"_s, m_model, u"--host"_s, u"127.0.0.1"_s, u"--port"_s, QString::number(profile.port),
                         u"-a"_s, id};
    return profile;
}

Profile ModelServer::containerProfile(const QString &id, const QString &image) const
{
    Profile profile = processProfile(id);
    profile.image = image;
    profile.network = u"host"_s;
    const QString models = QFileInfo(m_model).path();
    profile.mounts = {{u"/usr"_s, u"/usr"_s, true},
                      {m_folder, m_folder, true},
                      {models, u"/models"_s, true},
                      {QFileInfo(m_script).path(), u"/srv"_s, true}};
    profile.command = {m_python, u"/srv/"_s + QFileInfo(m_script).fileName()};
    profile.model = u"/models/"_s + QFileInfo(m_model).fileName();
    profile.arguments.replace(1, profile.model);
    return profile;
}

} // namespace kirikae
