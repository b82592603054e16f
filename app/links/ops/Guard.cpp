// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ops/Guard.h"

#include "app/links/ops/NodeScript.h"
#include "models/core/Text.h"

namespace kirikae {

namespace {

constexpr auto longestLifeSeconds = "7200";

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
                                    return fail(scriptFailed(tr("Arming the memory guard"), output));
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
    return runAndRead<Report>(
        m_host, this, nodeScript("guard-report"), {}, [service](const RunOutput &output) -> Result<Report> {
            if (output.exitCode != 0)
                return fail(scriptFailed(tr("Reading the memory guard's report"), output));
            const QByteArrayList lines = output.standardOutput.split('\n');
            if (lines.size() < 5 || QString::fromLatin1(lines.at(0)) != service)
                return Report();
            GuardReport report;
            report.timeMs = lines.at(1).toLongLong();
            report.availableBytes = lines.at(2).toLongLong() * KiB;
            const QString left = gib(report.availableBytes);
            report.text =
                lines.at(3) == "falling"
                    ? tr("The guard on the node stopped it: memory was going fast and only %1 was left.").arg(left)
                    : tr("The guard on the node stopped it: only %1 of memory was left.").arg(left);
            return Report(report);
        });
}

} // namespace kirikae
