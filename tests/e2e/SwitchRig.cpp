// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/e2e/SwitchRig.h"

#include "app/links/OpenNode.h"
#include "tests/support/Settled.h"

#include <QDir>
#include <QFile>
#include <QTcpServer>
#include <QTemporaryDir>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {
constexpr auto image = "kirikae-standin:test";
}

Pending<QStringList> NobodyAsks::ask(const Question &question)
{
    m_questions.append(question);
    return readyError<QStringList>({Error::Code::Cancelled, u"Nobody is here to answer."_s, {}});
}

SwitchRig::SwitchRig() = default;
SwitchRig::~SwitchRig() = default;

QString SwitchRig::start()
{
    if (const QString problem = m_docker.start(); !problem.isEmpty())
        return problem;
    const QTemporaryDir root;
    if (!QFile::copy(QStringLiteral(KIRIKAE_STANDIN), root.filePath(u"standin"_s)))
        return u"the stand-in server is not built"_s;
    if (const QString problem = m_docker.importFolder(root.path(), QLatin1String(image)); !problem.isEmpty())
        return problem;

    // The node's own engine, and never the one that this machine may have: named in the environment of the commands.
    const QByteArray home = QFile::encodeName(m_ssh.nodeHome());
    m_ssh.setConfig({"SetEnv HOME=" + home + " XDG_CONFIG_HOME=" + home + "/config KIRIKAE_LOCK_DIR=" + home +
                     " XDG_STATE_HOME=" + home + "/state XDG_DATA_HOME=" + home + "/data XDG_CACHE_HOME=" + home +
                     "/cache XDG_RUNTIME_DIR=" + home + "/run DOCKER_HOST=" + m_docker.dockerHost().toUtf8()});
    if (!m_ssh.start())
        return m_ssh.log();
    if (!m_ssh.letClientIn())
        return u"no key for the client"_s;
    m_ssh.trustHostKey();
    return {};
}

std::unique_ptr<Node> SwitchRig::connect()
{
    m_problem.clear();
    const auto address = parseNodeAddress(m_ssh.address());
    auto node = address ? openNode(*address, m_asker) : Result<std::unique_ptr<Node>>(fail(address.error()));
    if (!node) {
        m_problem = node.error().message;
        return {};
    }
    (*node)->open();
    const auto isDecided = [&] {
        const NodeState state = (*node)->state();
        return state.loaded || state.link.kind == LinkState::Kind::Failed;
    };
    constexpr int longest = 30'000;
    if (!QTest::qWaitFor(isDecided, longest) || !(*node)->state().loaded) {
        const auto error = (*node)->state().link.error;
        m_problem = error ? error->message + u' ' + error->detail : u"the state was not loaded in time"_s;
        return {};
    }
    return std::move(*node);
}

quint16 SwitchRig::freePort()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost);
    return server.serverPort();
}

Profile SwitchRig::containerProfile(const QString &id, const QStringList &arguments) const
{
    Profile profile;
    profile.id = id;
    profile.name = u"Stand-in "_s + id;
    profile.engine = u"vllm"_s;
    profile.image = QLatin1String(image);
    profile.command = {u"/standin"_s, u"serve"_s};
    profile.model = u"/models/"_s + id;
    profile.servedName = id;
    profile.port = freePort();
    profile.network = u"host"_s;
    profile.weightsBytes = 16 * MiB;
    profile.arguments = QStringList{u"/models/"_s + id,
                                    u"--served-model-name"_s,
                                    id,
                                    u"--host"_s,
                                    u"127.0.0.1"_s,
                                    u"--port"_s,
                                    QString::number(profile.port),
                                    u"--gpu-memory-utilization"_s,
                                    u"0.05"_s, // vLLM's default asks for nearly all of the machine
                                    u"--seconds"_s,
                                    u"0.6"_s} +
                        arguments;
    return profile;
}

Profile SwitchRig::processProfile(const QString &id, const QStringList &arguments) const
{
    Profile profile = containerProfile(id, arguments);
    profile.image.clear();
    profile.network.clear();
    profile.model = id; // a path would be looked for on the node
    profile.command = {QStringLiteral(KIRIKAE_STANDIN), u"serve"_s};
    return profile;
}

QString SwitchRig::put(Node &node, const Profile &profile)
{
    const ProfileEntry *old = node.state().profile(profile.id);
    const auto saved = settled(node.saveProfile(profile, old != nullptr ? old->file.etag : QString()));
    if (!saved)
        return saved.error().message;
    const auto isThere = [&] {
        const NodeState state = node.state();
        const ProfileEntry *entry = state.profile(profile.id);
        return entry != nullptr && entry->file.profile == profile;
    };
    return QTest::qWaitFor(isThere, 10'000) ? QString() : u"the profile does not show up in the node's state"_s;
}

void SwitchRig::clear(Node &node)
{
    for (const Service &service : node.state().services) {
        if (!service.foreign && service.isRunning())
            settled(node.stopService(service.id));
    }
}

} // namespace kirikae
