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
    facts.modelText = places.join(u", "_s);
}

/// ss says: ("python3",pid=12,fd=3),("python3",pid=13,fd=3)
void readPort(PreflightFacts &facts, const QString &text, const Profile &profile, const QList<Service> &services)
{
    static const QRegularExpression owner(uR"re(\("([^"]*)",pid=(\d+))re"_s);
    const auto found = owner.match(text);
    const qint64 pid = found.hasMatch() ? found.captured(2).toLongLong() : 0;
    facts.portOwner = found.hasMatch() ? tr("%1 (pid %2)").arg(cleanText(found.captured(1), 100)).arg(pid)
                                       : tr("a program of another user");
    // Docker's and podman's helpers listen for a container; a program of another user may be one of them.
    static const QStringList helpers{u"docker-proxy"_s, u"rootlessport"_s, u"slirp4netns"_s, u"pasta"_s,
                                     u"pasta.avx2"_s,   u"conmon"_s,       u"rootlesskit"_s};
    const bool mayBeHelper = pid == 0 || helpers.contains(found.captured(1));
    for (const Service &service : services) {
        const bool isItsPort = service.isRunning() && service.port == profile.servicePort();
        if (service.pids.contains(pid) || (isItsPort && mayBeHelper && facts.portService.isEmpty()))
            facts.portService = service.id;
    }
}

} // namespace

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

Listener parseListener(QByteArrayView text)
{
    const QByteArray line = text.toByteArray().trimmed();
    if (line == "ours")
        return {Listener::Owner::Ours, {}};
    if (line == "nobody")
        return {Listener::Owner::Nobody, {}};
    if (!line.startsWith("other"))
        return {};
    const QString name = cleanText(line.mid(6), 100);
    return {Listener::Owner::Other, name.isEmpty() ? tr("a program of another user") : name};
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
