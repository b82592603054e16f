// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ops/ModelPlaces.h"

#include "models/core/Json.h"

#include <QRegularExpression>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

enum class Volumes { Left, Counted };

bool isRepository(const QString &model)
{
    static const QRegularExpression pattern(uR"(\A[\w.-]+/[\w.-]+\z)"_s);
    return pattern.match(model).hasMatch();
}

QString repositoryFolder(const QString &model)
{
    return u"models--"_s + QString(model).replace(u'/', "--"_L1);
}

bool isPath(const QString &text)
{
    return text.startsWith(u'/') || text.startsWith(u'~');
}

/// The node's path for a path in the container; empty when no mount of a folder holds it.
QString onTheNode(const QString &path, const QList<Mount> &mounts, Volumes volumes)
{
    for (const Mount &mount : mounts) {
        if (!isPath(mount.source) && volumes == Volumes::Left)
            continue;
        const QString source =
            isPath(mount.source) ? mount.source : u"/var/lib/docker/volumes/%1/_data"_s.arg(mount.source);
        if (path == mount.target)
            return source;
        const QString inside = mount.target.endsWith(u'/') ? mount.target : mount.target + u'/';
        if (path.startsWith(inside))
            return source + u'/' + path.sliced(inside.size());
    }
    return {};
}

QString mapped(const Profile &profile, const QString &path, Volumes volumes)
{
    return profile.isContainer() ? onTheNode(path, profile.mounts, volumes) : path;
}

/// Hub caches as the service will see them, on the node.
QStringList hubFolders(const Profile &profile, Volumes volumes)
{
    QStringList folders;
    QString home = profile.isContainer() ? u"/root/.cache/huggingface"_s : u"~/.cache/huggingface"_s;
    bool isHomeSet = false;
    for (const EnvironmentVariable &variable : profile.environment) {
        if (variable.name == "HF_HOME"_L1 && !variable.value.isEmpty()) {
            home = variable.value;
            isHomeSet = true;
        }
        if ((variable.name == "HF_HUB_CACHE"_L1 || variable.name == "HUGGINGFACE_HUB_CACHE"_L1) &&
            !variable.value.isEmpty())
            folders += mapped(profile, variable.value, volumes);
    }
    if (const auto downloads = profile.argument(u"--download-dir"_s); downloads && !downloads->isEmpty())
        folders.prepend(mapped(profile, *downloads, volumes));
    folders += mapped(profile, home + "/hub"_L1, volumes);
    for (const Mount &mount : profile.mounts) {
        // An image whose user is not root has its home elsewhere.
        if (!isHomeSet && profile.isContainer() && mount.target.endsWith("/.cache/huggingface"_L1))
            folders += mapped(profile, mount.target + "/hub"_L1, volumes);
    }
    folders.removeAll(QString());
    folders.removeDuplicates();
    return folders;
}

QStringList placesOf(const Profile &profile, const QString &model, Volumes volumes)
{
    if (isPath(model)) {
        const QString path = mapped(profile, model, volumes);
        return path.isEmpty() ? QStringList() : QStringList{u"path:"_s + path};
    }
    QStringList places;
    if (!profile.isContainer() && (model.contains(u'/') || model.contains(u'.')))
        places += u"path:"_s + (profile.workingDirectory.isEmpty() ? model : profile.workingDirectory + u'/' + model);
    if (isRepository(model)) {
        for (const QString &hub : hubFolders(profile, volumes))
            places += u"repo:"_s + hub + u'/' + repositoryFolder(model);
    }
    return places;
}

/// llama-server's -hf "user/repository:QUANT": in the hub cache, or (before 2026) in a flat folder of its own.
QStringList llamaPlaces(const Profile &profile, const QString &named)
{
    const QString repository = named.section(u':', 0, 0);
    const QString file = profile.argument(u"--hf-file"_s).value_or(profile.argument(u"-hff"_s).value_or(QString()));
    static const QRegularExpression plain(uR"(\A[\w.-]*\z)"_s);
    const QString quant = named.section(u':', 1);
    if (!isRepository(repository) || !plain.match(quant).hasMatch() || !plain.match(file).hasMatch())
        return {};
    const QString pattern = file.isEmpty() ? u'*' + quant + u"*.gguf"_s : file;
    QStringList places;
    for (const QString &hub : hubFolders(profile, Volumes::Counted))
        places += u"file:"_s + hub + u'/' + repositoryFolder(repository) + u"/snapshots/*/"_s + pattern;
    QString cache = profile.isContainer() ? u"/root/.cache/llama.cpp"_s : u"~/.cache/llama.cpp"_s;
    for (const EnvironmentVariable &variable : profile.environment) {
        if (variable.name == "LLAMA_CACHE"_L1 && !variable.value.isEmpty())
            cache = variable.value;
    }
    const QString folder = mapped(profile, cache, Volumes::Counted);
    if (!folder.isEmpty())
        places += u"file:"_s + folder + u'/' + QString(repository).replace(u'/', u'_') + u'_' + pattern;
    return places;
}

QString argumentOf(const Profile &profile, std::initializer_list<const char *> names)
{
    for (const char *name : names) {
        if (const auto value = profile.argument(QString::fromLatin1(name)); value && !value->isEmpty())
            return *value;
    }
    return {};
}

} // namespace

ModelPlaces filesOfModel(const Profile &profile)
{
    ModelPlaces files;
    files.revision = argumentOf(profile, {"--revision"});
    const bool isLlama = profile.engine == "llama-server"_L1;
    const QString file = isLlama ? argumentOf(profile, {"-m", "--model"}) : QString();
    const QString repository =
        isLlama && file.isEmpty() ? argumentOf(profile, {"-hf", "-hfr", "--hf-repo"}) : QString();
    files.model = !repository.isEmpty() ? repository : !file.isEmpty() ? file : profile.model;
    files.places =
        repository.isEmpty() ? placesOf(profile, files.model, Volumes::Counted) : llamaPlaces(profile, repository);
    return files;
}

std::optional<ModelPlaces> filesOfDrafter(const Profile &profile)
{
    QString model = argumentOf(profile, {"-md", "--model-draft", "--speculative-draft-model-path"});
    const QString config = argumentOf(profile, {"--speculative-config", "-sc"});
    QString revision;
    if (model.isEmpty() && !config.isEmpty()) {
        const auto object = parseJson(config.toUtf8(), 64 * 1024, 8);
        if (object && object->is_object()) {
            model = stringAt(*object, "model").value_or(QString());
            revision = stringAt(*object, "revision").value_or(QString());
        }
    }
    const bool isTarget = model == profile.model; // MTP: the target's own files
    if (model.isEmpty() || isTarget || !(isPath(model) || isRepository(model)))
        return std::nullopt;
    return ModelPlaces{model, revision, placesOf(profile, model, Volumes::Counted)};
}

QStringList modelPlaces(const Profile &profile)
{
    return placesOf(profile, profile.model, Volumes::Left);
}

} // namespace kirikae
