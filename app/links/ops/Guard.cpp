// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ops/Guard.h"

#include "app/links/ops/NodeScript.h"
#include "models/core/Text.h"

namespace kirikae {

namespace {

/// Only of a guard that does not know the service's first process: the others live as long as that does, because a load
/// has no limit either.
constexpr auto longestLifeSeconds = "86400";

Error armingFailed(const RunOutput &output)
{
    using Code = Error::Code;
    switch (output.exitCode) {
    case 52: return {Code::Internal, Guard::tr("The guard did not start on the node."), {}};
    case 53:
        return {Code::NotSupported,
                Guard::tr("The node has no setsid, so no guard can be left there: install util-linux."),
                {}};
    case 54: return {Code::NotSupported, Guard::tr("The node does not say how much memory is available."), {}};
    default: return scriptFailed(Guard::tr("Arming the memory guard"), output);
    }
}

/// What the guard has to say that is no act of its own.
std::optional<Error> guardProblem(const QByteArray &reason, const QString &left)
{
    if (reason == "blind")
        return Error{Error::Code::BadReply,
                     Guard::tr("The guard on the node can no longer read how much memory is available."),
                     {}};
    if (reason == "unstopped")
        return Error{
            Error::Code::Internal,
            Guard::tr("The guard on the node could not stop it when only %1 of memory was left: its command to "
                      "stop it did not work.")
                .arg(left),
            {}};
    return {};
}

QString actText(const QByteArray &reason, const QString &left)
{
    if (reason == "acting")
        return Guard::tr("The guard on the node was about to stop it: only %1 of memory was left.").arg(left);
    if (reason == "falling")
        return Guard::tr("The guard on the node stopped it: memory was going fast and only %1 was left.").arg(left);
    return Guard::tr("The guard on the node stopped it: only %1 of memory was left.").arg(left);
}

} // namespace

Guard::Guard(Host &host, QByteArray meminfoPath, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_meminfoPath(std::move(meminfoPath))
{
}

Pending<void> Guard::arm(const Service &service, Bytes floor, const QByteArray &killCommand)
{
    QByteArray pids;
    for (const qint64 pid : service.pids)
        pids += QByteArray::number(pid) + ' ';
    RunLimits limits;
    limits.input = nodeScriptText("guard");
    const Argv arguments{service.id.toLatin1(), QByteArray::number(floor / KiB),
                         pids.trimmed(),        killCommand,
                         m_meminfoPath,         longestLifeSeconds};
    return runAndRead<void>(m_host, this, nodeScript("guard-arm", arguments, limits.input), limits,
                            [](const RunOutput &output) -> Result<void> {
                                if (output.exitCode != 0)
                                    return fail(armingFailed(output));
                                return {};
                            });
}

Pending<void> Guard::disarm()
{
    return runAndRead<void>(m_host, this, nodeScript("guard-disarm"), {}, [](const RunOutput &output) -> Result<void> {
        if (output.exitCode != 0)
            return fail(scriptFailed(tr("Disarming the memory guard"), output));
        return {};
    });
}

Pending<std::optional<GuardReport>> Guard::report(const ServiceId &service)
{
    using Report = std::optional<GuardReport>;
    return runAndRead<Report>(m_host, this, nodeScript("guard-report"), {},
                              [service](const RunOutput &output) -> Result<Report> {
                                  if (output.exitCode != 0)
                                      return fail(scriptFailed(tr("Reading the memory guard's report"), output));
                                  const QByteArrayList lines = output.standardOutput.split('\n');
                                  if (lines.size() < 5 || QString::fromLatin1(lines.at(0)) != service)
                                      return Report();
                                  GuardReport report;
                                  report.timeMs = lines.at(1).toLongLong();
                                  report.availableBytes = lines.at(2).toLongLong() * KiB;
                                  const QString left = gib(report.availableBytes);
                                  if (const auto problem = guardProblem(lines.at(3), left))
                                      return fail(*problem);
                                  report.text = actText(lines.at(3), left);
                                  return Report(report);
                              });
}

} // namespace kirikae
