// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/host/CommandRun.h"

#include <QCoreApplication>

namespace kirikae {

CommandRun::CommandRun(std::unique_ptr<CommandStream> stream, const RunLimits &limits, QObject *parent)
    : QObject(parent)
    , m_stream(std::move(stream))
    , m_maxOutput(limits.maxOutput)
{
    connect(m_stream.get(), &CommandStream::outputReceived, this,
            [this](const QByteArray &bytes) { collect(m_collected.standardOutput, bytes); });
    connect(m_stream.get(), &CommandStream::errorOutputReceived, this,
            [this](const QByteArray &bytes) { collect(m_collected.standardError, bytes); });
    connect(m_stream.get(), &CommandStream::finished, this, [this](const Result<int> &exitCode) {
        if (!exitCode)
            return answer(fail(exitCode.error()));
        m_collected.exitCode = *exitCode;
        answer(std::move(m_collected));
    });
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this,
            [this, deadline = limits.deadline] { answer(fail(overranDeadline(deadline))); });
    m_deadline.start(limits.deadline);
    if (!limits.input.isEmpty())
        m_stream->write(limits.input);
    m_stream->closeInput();
}

void CommandRun::collect(QByteArray &all, const QByteArray &bytes)
{
    if (m_output.isSettled())
        return;
    if (all.size() + bytes.size() > m_maxOutput)
        return answer(fail(tooMuchOutput(m_maxOutput)));
    all += bytes;
}

void CommandRun::answer(Result<RunOutput> result)
{
    if (m_output.isSettled())
        return;
    m_deadline.stop();
    m_stream->disconnect(this);
    m_output.settle(std::move(result));
    deleteLater(); // the stream may be the sender
}

Error overranDeadline(Milliseconds deadline)
{
    return {Error::Code::TimedOut,
            QCoreApplication::translate("CommandRun", "The command did not finish within %1 s and was ended.")
                .arg(static_cast<double>(deadline.count()) / 1000.0),
            {}};
}

Error tooMuchOutput(qsizetype maxBytes)
{
    return {
        Error::Code::BadReply,
        QCoreApplication::translate("CommandRun", "The command wrote more than the limit of %1 bytes and was ended.")
            .arg(maxBytes),
        {}};
}

} // namespace kirikae
