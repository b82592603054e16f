// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ScriptedOps.h"

#include <nlohmann/json.hpp>

#include <algorithm>

// The part of ScriptedOps that only answers: memory, files, the services' HTTP, claim, journal and records.
namespace kirikae {

using namespace Qt::StringLiterals;

namespace {
constexpr Bytes total = 120 * GiB;
constexpr Bytes othersHold = 10 * GiB;
constexpr qint64 claimStaleMs = 30'000;
} // namespace

MemorySample ScriptedOps::sample() const
{
    Bytes used = othersHold;
    for (const Live &live : m_services) {
        if (live.service.isRunning())
            used += isUp(live) ? live.script.holds : live.script.holds / 2;
        else if (m_clock.nowMs() < live.releasedMs)
            used += live.script.holds;
        else if (live.releasedMs > 0)
            used += static_cast<Bytes>((1 - m_returnShare) * static_cast<double>(live.script.holds));
    }
    MemorySample sample;
    sample.timeMs = m_clock.nowMs();
    sample.meminfo = {{u"MemTotal"_s, total}, {u"MemFree"_s, total - used}, {u"MemAvailable"_s, total - used}};
    GpuReading gpu;
    gpu.name = u"NVIDIA GB10"_s;
    gpu.driver = u"580.95"_s;
    sample.gpus = {gpu};
    sample.gpuListed = true;
    for (const Live &live : m_services) {
        if (live.service.isRunning())
            sample.gpuProcesses.append({live.service.pids.first(),
                                        live.service.name,
                                        isUp(live) ? live.script.holds : live.script.holds / 2,
                                        {}});
    }
    return sample;
}

Pending<MemorySample> ScriptedOps::sampleMemory()
{
    if (const auto error = enter(u"sampleMemory"_s))
        return readyError<MemorySample>(*error);
    if (!tellsMemory)
        return NodeOps::sampleMemory();
    return answer(u"sampleMemory"_s, sample());
}

Pending<NodeFacts> ScriptedOps::facts()
{
    if (const auto error = enter(u"facts"_s))
        return readyError<NodeFacts>(*error);
    NodeFacts facts;
    facts.hostName = u"scripted"_s;
    facts.containerEngine = containerEngine;
    facts.bootId = bootId;
    return ready(facts);
}

Pending<QList<DiskSpace>> ScriptedOps::diskSpace(const QList<Profile> &profiles)
{
    if (const auto error = enter(u"diskSpace"_s))
        return readyError<QList<DiskSpace>>(*error);
    return disks.isEmpty() ? NodeOps::diskSpace(profiles) : answer(u"diskSpace"_s, disks);
}

Pending<QList<ProfileFile>> ScriptedOps::profiles()
{
    if (const auto error = enter(u"profiles"_s))
        return readyError<QList<ProfileFile>>(*error);
    QList<ProfileFile> files;
    for (const Profile &profile : std::as_const(m_profiles))
        files.append({profile.id, profile.id + u".json"_s, u"1"_s, profile, {}});
    return ready(files);
}

Pending<QString> ScriptedOps::saveProfile(const Profile &profile, const QString &)
{
    addProfile(profile);
    return ready(u"1"_s);
}

Pending<void> ScriptedOps::removeProfile(const QString &id)
{
    m_profiles.removeIf([&id](const Profile &profile) { return profile.id == id; });
    return ready();
}

Pending<QStringList> ScriptedOps::secretNames()
{
    return ready(QStringList());
}

Pending<void> ScriptedOps::saveSecret(const QString &, const QString &)
{
    return ready();
}

Pending<ModelOnDisk> ScriptedOps::readModel(const Profile &profile)
{
    if (const auto error = enter(u"readModel"_s))
        return readyError<ModelOnDisk>(*error);
    const auto model = models.constFind(profile.id);
    if (model == models.constEnd())
        return readyError<ModelOnDisk>({Error::Code::NotFound, u"Not on this node."_s, {}});
    return QtFuture::makeReadyFuture(*model);
}

Pending<PreflightFacts> ScriptedOps::preflight(const Profile &)
{
    if (const auto error = enter(u"preflight"_s))
        return readyError<PreflightFacts>(*error);
    return answer(u"preflight"_s, preflightFacts);
}

Pending<void> ScriptedOps::pullImage(const QString &, std::function<void(PullProgress)>)
{
    return ready();
}

ServiceAnswer ScriptedOps::serve(const Live &live, const ServiceRequest &request) const
{
    using nlohmann::json;
    const QString model =
        live.script.servedId.isEmpty() ? live.service.startedAs->expectedModelId() : live.script.servedId;
    const auto body = [](const json &value) { return QByteArray::fromStdString(value.dump()); };
    if (request.path == u"/health"_s)
        return {200, "{}"};
    if (request.path == u"/metrics"_s)
        return {200, "vllm:num_requests_running{engine=\"0\"} " + QByteArray::number(live.script.runningRequests)};
    if (request.path == u"/v1/models"_s)
        return {200, body({{"data", json::array({{{"id", model.toStdString()}}})}})};
    if (request.path == u"/v1/embeddings"_s)
        return {live.script.servesEmbeddings ? 200 : 404, "{}"};
    if (live.script.chatStatus != 200)
        return {live.script.chatStatus, body({{"error", {{"message", "no chat here"}}}})};
    return {200, body({{"choices", json::array({{{"message", {{"content", live.script.chatText.toStdString()}}}}})}})};
}

Pending<ServiceAnswer> ScriptedOps::request(const ServiceRequest &request)
{
    if (const auto error = enter(u"request "_s + request.path))
        return readyError<ServiceAnswer>(*error);
    for (const Live &live : std::as_const(m_services)) {
        if (live.service.port == request.port && isUp(live))
            return answer(u"request "_s + request.path, serve(live, request));
    }
    return readyError<ServiceAnswer>({Error::Code::Unreachable, u"Connection refused."_s, {}});
}

Pending<quint16> ScriptedOps::openTunnel(quint16 port)
{
    return ready(port);
}

Pending<void> ScriptedOps::armGuard(const ServiceId &, Bytes)
{
    if (const auto error = enter(u"armGuard"_s))
        return readyError<void>(*error);
    isGuardArmed = true;
    return answer(u"armGuard"_s);
}

Pending<void> ScriptedOps::disarmGuard()
{
    if (const auto error = enter(u"disarmGuard"_s))
        return readyError<void>(*error);
    isGuardArmed = false;
    return answer(u"disarmGuard"_s);
}

Pending<std::optional<GuardReport>> ScriptedOps::guardReport(const ServiceId &service)
{
    const QString text = m_services.value(service).guardText;
    std::optional<GuardReport> report;
    if (!text.isEmpty())
        report = GuardReport{m_clock.nowMs(), 39 * GiB / 10, text};
    return ready(report);
}

Pending<NodeSigns> ScriptedOps::signs(const Profile &, qint64)
{
    if (const auto error = enter(u"signs"_s))
        return readyError<NodeSigns>(*error);
    return answer(u"signs"_s, nodeSigns);
}

Pending<Listener> ScriptedOps::listener(const ServiceId &, quint16 port)
{
    if (const auto error = enter(u"listener"_s))
        return readyError<Listener>(*error);
    return answer(u"listener"_s, listeners.value(port));
}

Pending<void> ScriptedOps::claim(const ClaimRequest &request)
{
    if (const auto error = enter(u"claim"_s))
        return readyError<void>(*error);
    const bool isStale = !isHolderAlive || m_clock.steadyMs() - claimedMs > claimStaleMs;
    const bool isAdopted = !request.adopts.isEmpty() && claimToken.startsWith(request.adopts);
    if (!claimOwner.isEmpty() && claimToken != request.token && !isStale && !isAdopted)
        return readyError<void>({Error::Code::Busy, u"%1 is switching to %2."_s.arg(claimOwner, claimWhat), {}});
    claimToken = request.token;
    claimOwner = request.owner;
    claimWhat = request.what;
    claimedMs = m_clock.steadyMs();
    isHolderAlive = true;
    return answer(u"claim"_s);
}

Pending<void> ScriptedOps::releaseClaim(const QString &token)
{
    if (const auto error = enter(u"releaseClaim"_s))
        return readyError<void>(*error);
    if (claimToken == token)
        claimOwner.clear();
    return answer(u"releaseClaim"_s);
}

Pending<std::optional<ClaimHolder>> ScriptedOps::claimHolder()
{
    if (const auto error = enter(u"claimHolder"_s))
        return readyError<std::optional<ClaimHolder>>(*error);
    std::optional<ClaimHolder> holder;
    if (!claimOwner.isEmpty())
        holder = ClaimHolder{claimOwner, claimWhat, isHolderAlive && m_clock.steadyMs() - claimedMs <= claimStaleMs};
    return answer(u"claimHolder"_s, holder);
}

Pending<QByteArray> ScriptedOps::readJournal()
{
    if (const auto error = enter(u"readJournal"_s))
        return readyError<QByteArray>(*error);
    return answer(u"readJournal"_s, journal);
}

Pending<void> ScriptedOps::writeJournal(const QByteArray &text)
{
    if (const auto error = enter(u"writeJournal"_s))
        return readyError<void>(*error);
    journal = text;
    return answer(u"writeJournal"_s);
}

Pending<QList<QByteArray>> ScriptedOps::records(int newest)
{
    if (const auto error = enter(u"records"_s))
        return readyError<QList<QByteArray>>(*error);
    return ready(recordLines.mid(std::max<qsizetype>(0, recordLines.size() - newest)));
}

Pending<void> ScriptedOps::appendRecord(const QByteArray &line)
{
    if (const auto error = enter(u"appendRecord"_s))
        return readyError<void>(*error);
    recordLines.append(line);
    return answer(u"appendRecord"_s);
}

void ScriptedOps::closeTunnel(quint16) {}

} // namespace kirikae
