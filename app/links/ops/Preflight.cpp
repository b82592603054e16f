// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ops/Preflight.h"

#include "app/links/ops/NodeScript.h"
#include "models/core/Text.h"

#include <QRegularExpression>

namespace kirikae {

namespace {

using namespace Qt::StringLiterals;

QString tr(const char *text)
{
    return Preflight::tr(text);
}

bool isRepository(const QString &model)
{
    static const QRegularExpression pattern(uR"(\A[\w.-]+/[\w.-]+\z)"_s);
    return pattern.match(model).hasMatch();
}

QString repositoryFolder(const QString &model)
{
    return u"models--"_s + QString(model).replace(u'/', "--"_L1);
}

/// The node's path for a path in the container; empty when no mount of a folder holds it.
QString onTheNode(const QString &path, const QList<Mount> &mounts)
{
    for (const Mount &mount : mounts) {
        const bool isFolder = mount.source.startsWith(u'/') || mount.source.startsWith(u'~');
        if (!isFolder)
            continue;
        if (path == mount.target)
            return mount.source;
        const QString inside = mount.target.endsWith(u'/') ? mount.target : mount.target + u'/';
        if (path.startsWith(inside))
            return mount.source + u'/' + path.sliced(inside.size());
    }
    return {};
}

/// Hub caches as the service will see them.
QStringList hubFolders(const Profile &profile)
{
    QStringList folders;
    QString home = profile.isContainer() ? u"/root/.cache/huggingface"_s : u"~/.cache/huggingface"_s;
    for (const EnvironmentVariable &variable : profile.environment) {
        if (variable.name == "HF_HOME"_L1 && !variable.value.isEmpty())
            home = variable.value;
        if (variable.name == "HF_HUB_CACHE"_L1 && !variable.value.isEmpty())
            folders += profile.isContainer() ? onTheNode(variable.value, profile.mounts) : variable.value;
    }
    folders += profile.isContainer() ? onTheNode(home + "/hub"_L1, profile.mounts) : home + "/hub"_L1;
    folders.removeAll(QString());
    return folders;
}

void readModel(PreflightFacts &facts, const QString &text, const Profile &profile)
{
    facts.modelPresent = text.startsWith(u'1');
    const QString place = text.section(u' ', 1);
    if (*facts.modelPresent) {
        facts.modelText = place;
        return;
    }
    QStringList places = modelPlaces(profile);
    for (QString &one : places)
        one = one.section(u':', 1);
    facts.modelText = tr("%1 was looked for in %2").arg(profile.model, places.join(u", "_s));
}

/// ss says: ("python3",pid=12,fd=3),("python3",pid=13,fd=3)
void readPort(PreflightFacts &facts, const QString &text, const Profile &profile, const QList<Service> &services)
{
    static const QRegularExpression owner(uR"re(\("([^"]*)",pid=(\d+))re"_s);
    const auto found = owner.match(text);
    const qint64 pid = found.hasMatch() ? found.captured(2).toLongLong() : 0;
    facts.portOwner = found.hasMatch() ? tr("%1 (pid %2)").arg(cleanText(found.captured(1), 100)).arg(pid)
                                       : tr("a program of another user");
    for (const Service &service : services) {
        const bool isItsPort = service.isRunning() && service.port == profile.servicePort();
        if (service.pids.contains(pid) || (isItsPort && facts.portService.isEmpty()))
            facts.portService = service.id;
    }
}

} // namespace

QStringList modelPlaces(const Profile &profile)
{
    QString model = profile.model;
    if (model.startsWith(u'/') || model.startsWith(u'~')) {
        const QString path = profile.isContainer() ? onTheNode(model, profile.mounts) : model;
        return path.isEmpty() ? QStringList() : QStringList{u"path:"_s + path};
    }
    QStringList places;
    if (!profile.isContainer() && (model.contains(u'/') || model.contains(u'.')))
        places += u"path:"_s + (profile.workingDirectory.isEmpty() ? model : profile.workingDirectory + u'/' + model);
    if (isRepository(model)) {
        for (const QString &hub : hubFolders(profile))
            places += u"repo:"_s + hub + u'/' + repositoryFolder(model);
    }
    return places;
}

PreflightFacts parsePreflight(QByteArrayView text, const Profile &profile, const QList<Service> &services)
{
    PreflightFacts facts;
    QStringList secrets;
    for (const QByteArray &line : text.toByteArray().split('\n')) {
        const QString value = QString::fromUtf8(line.mid(line.indexOf(' ') + 1));
        if (line.startsWith("port "))
            readPort(facts, value, profile, services);
        else if (line.startsWith("disk "))
            facts.diskFree = value.toLongLong() * KiB;
        else if (line.startsWith("model "))
            readModel(facts, value, profile);
        else if (line.startsWith("secret "))
            secrets += value;
    }
    for (const EnvironmentVariable &variable : profile.environment) {
        if (!variable.secret.isEmpty() && !secrets.contains(variable.secret))
            facts.missingSecrets += variable.secret;
    }
    return facts;
}

Preflight::Preflight(Host &host, FindImage findImage, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_findImage(std::move(findImage))
{
}

Pending<PreflightFacts> Preflight::look(const Profile &profile, const QList<Service> &services)
{
    const QStringList places = modelPlaces(profile);
    const QString folder = places.isEmpty() ? u"/"_s : places.last().section(u':', 1);
    Argv arguments{QByteArray::number(profile.servicePort()), folder.toUtf8()};
    for (const QString &place : places)
        arguments += place.toUtf8();
    const Once<PreflightFacts> done;
    whenDone(m_host.run(nodeScript("preflight", arguments)), this,
             [this, profile, services, done](const Result<RunOutput> &output) {
                 if (!output)
                     return done.settle(fail(output.error()));
                 if (output->exitCode != 0)
                     return done.settle(fail(scriptFailed(tr("Looking at the node before the start"), *output)));
                 addImage(profile, parsePreflight(output->standardOutput, profile, services), done);
             });
    return done.future();
}

void Preflight::addImage(const Profile &profile, PreflightFacts facts, const Once<PreflightFacts> &done)
{
    if (!profile.isContainer())
        return done.settle(facts);
    whenDone(m_findImage(profile.image), this, [facts, done](const Result<QString> &found) mutable {
        if (found) {
            facts.imagePresent = !found->isEmpty();
            facts.imageId = *found;
        } else {
            facts.warnings += found.error().message;
        }
        done.settle(facts);
    });
}

} // namespace kirikae
