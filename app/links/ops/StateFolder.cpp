// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ops/StateFolder.h"

#include "app/links/ops/NodeScript.h"
#include "models/core/Text.h"

#include <algorithm>

namespace kirikae {

namespace {

constexpr int claimedByOther = 49; ///< exit code of claim.sh
constexpr auto staleSeconds = "30";
constexpr auto maxRecords = "5000";
constexpr int mostRecordsAtOnce = 5000;
constexpr qsizetype maxRecordBytes = 1024 * 1024;

QByteArray oneLine(const QString &text)
{
    return cleanText(text, 200).simplified().toUtf8();
}

} // namespace

StateFolder::StateFolder(Host &host, QObject *parent)
    : QObject(parent)
    , m_host(host)
{
}

Pending<void> StateFolder::claim(const ClaimRequest &request)
{
    if (oneLine(request.token).isEmpty())
        return readyError<void>({Error::Code::BadInput, tr("A claim needs a token."), {}});
    const Argv arguments{
        "take",      oneLine(request.token), oneLine(request.adopts), oneLine(request.owner), oneLine(request.what),
        staleSeconds};
    return runAndRead<void>(
        m_host, this, nodeScript("claim", arguments), {}, [](const RunOutput &output) -> Result<void> {
            if (output.exitCode == claimedByOther) {
                const QStringList lines = cleanText(output.standardOutput, 1000).split(u'\n');
                return fail(Error::Code::Busy,
                            tr("%1 is switching this node: %2. Wait until that has ended, or cancel it there.")
                                .arg(lines.value(0), lines.value(1)),
                            lines.value(3) == u"gone" ? QString::fromLatin1(holderIsGone) : QString());
            }
            if (output.exitCode != 0)
                return fail(scriptFailed(tr("Claiming the node for a switch"), output));
            return {};
        });
}

Pending<std::optional<ClaimHolder>> StateFolder::claimHolder()
{
    using Holder = std::optional<ClaimHolder>;
    return runAndRead<Holder>(m_host, this, nodeScript("claim", {"look", staleSeconds}), {},
                              [](const RunOutput &output) -> Result<Holder> {
                                  if (output.exitCode == 0)
                                      return Holder();
                                  if (output.exitCode != claimedByOther)
                                      return fail(scriptFailed(tr("Looking who switches the node"), output));
                                  const QStringList lines = cleanText(output.standardOutput, 1000).split(u'\n');
                                  return Holder({lines.value(0), lines.value(1), lines.value(3) != u"gone"});
                              });
}

Pending<void> StateFolder::change(const char *script, const Argv &arguments, const QByteArray &input,
                                  const QString &what)
{
    RunLimits limits;
    limits.input = input;
    return runAndRead<void>(m_host, this, nodeScript(script, arguments, input), limits,
                            [what](const RunOutput &output) -> Result<void> {
                                if (output.exitCode != 0)
                                    return fail(scriptFailed(what, output));
                                return {};
                            });
}

Pending<void> StateFolder::releaseClaim(const QString &token)
{
    return change("claim", {"release", oneLine(token)}, {}, tr("Giving back the claim on the node"));
}

Pending<void> StateFolder::markContainers()
{
    return change("records", {"mark-containers"}, {}, tr("Noting the container engine"));
}

Pending<QByteArray> StateFolder::readJournal()
{
    return runAndRead<QByteArray>(m_host, this, nodeScript("records", {"journal"}), {},
                                  [](const RunOutput &output) -> Result<QByteArray> {
                                      if (output.exitCode != 0)
                                          return fail(scriptFailed(tr("Reading the state of the switch"), output));
                                      return output.standardOutput;
                                  });
}

Pending<void> StateFolder::writeJournal(const QByteArray &text)
{
    const QByteArray verb = text.isEmpty() ? "remove-journal" : "write-journal";
    return change("records", {verb}, text, tr("Writing the state of the switch"));
}

Pending<QList<QByteArray>> StateFolder::records(int newest)
{
    const QByteArray count = QByteArray::number(std::clamp(newest, 0, mostRecordsAtOnce));
    RunLimits limits;
    limits.maxOutput = 64 * 1024 * 1024;
    return runAndRead<QList<QByteArray>>(
        m_host, this, nodeScript("records", {"newest", count}), limits,
        [](const RunOutput &output) -> Result<QList<QByteArray>> {
            if (output.exitCode != 0)
                return fail(scriptFailed(tr("Reading the records of past switches"), output));
            QList<QByteArray> lines = output.standardOutput.split('\n');
            lines.removeIf([](const QByteArray &line) { return line.trimmed().isEmpty(); });
            return lines;
        });
}

Pending<void> StateFolder::appendRecord(const QByteArray &line)
{
    const QByteArray record = line.trimmed();
    if (record.isEmpty() || record.contains('\n') || record.size() > maxRecordBytes)
        return readyError<void>({Error::Code::BadInput, tr("A record is one line of at most 1 MiB."), {}});
    return change("records", {"append", maxRecords}, record + '\n', tr("Writing the record of the switch"));
}

} // namespace kirikae
