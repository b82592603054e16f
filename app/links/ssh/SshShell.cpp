// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ssh/SshShell.h"

#include "app/links/host/Argv.h"
#include "app/links/host/CommandRun.h"
#include "app/links/ssh/SshStream.h"
#include "models/core/Retire.h"
#include "models/core/Text.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>

namespace kirikae {

namespace {

/// What a login shell's greeting may take, and what processes that a command left behind may add to its output.
constexpr qsizetype mostBeside = 1024 * 1024;

QByteArray newMark()
{
    std::array<quint32, 4> random{};
    QRandomGenerator::system()->fillRange(random.data(), static_cast<qsizetype>(random.size()));
    QByteArray mark = "kirikae-";
    for (const quint32 part : random)
        mark += QByteArray::number(part, 16).rightJustified(8, '0');
    return mark;
}

/// Runs `command`, then ends both outputs with a line of their own that carries the mark; on stdout with a number.
QByteArray framed(const QByteArray &command, const QByteArray &mark, const QByteArray &number)
{
    return command + "; printf '\\n%s %s\\n' " + mark + " \"" + number + "\"; printf '\\n%s\\n' " + mark + " >&2\n";
}

} // namespace

SshShell::SshShell(OpenStream open, QObject *parent)
    : QObject(parent)
    , m_open(std::move(open))
{
    m_deadline.setSingleShot(true);
    m_deadline.setTimerType(Qt::PreciseTimer);
    connect(&m_deadline, &QTimer::timeout, this, &SshShell::endOverdue);
}

SshShell::~SshShell() = default;

Pending<RunOutput> SshShell::run(const Argv &argv, const RunLimits &limits)
{
    const auto line = quoteArgv(argv);
    if (!line)
        return readyError<RunOutput>(line.error());
    Job job;
    // A process of its own, which is told apart from a builtin and cannot end the shell.
    job.line = "( exec " + *line + " )";
    job.line =
        limits.input.isEmpty() ? job.line + " </dev/null" : "printf %b " + printfWord(limits.input) + " | " + job.line;
    job.limits = limits;
    job.limits.input.clear();
    job.age.start();
    const auto output = job.output.future();
    m_jobs.push_back(std::move(job));
    startNext();
    return output;
}

void SshShell::startNext()
{
    if (m_jobs.empty()) {
        m_deadline.stop();
        return;
    }
    qint64 left = std::numeric_limits<qint32>::max();
    for (const Job &job : m_jobs)
        left = std::min(left, job.limits.deadline.count() - job.age.elapsed());
    m_deadline.start(Milliseconds(std::max<qint64>(left, 0)));
    if (m_isRunning)
        return;
    if (!m_stream)
        openShell();
    send();
}

void SshShell::openShell()
{
    m_stream = m_open();
    connect(m_stream.get(), &CommandStream::outputReceived, this,
            [this](const QByteArray &bytes) { receive(m_out, bytes); });
    connect(m_stream.get(), &CommandStream::errorOutputReceived, this,
            [this](const QByteArray &bytes) { receive(m_err, bytes); });
    connect(m_stream.get(), &CommandStream::finished, this, &SshShell::shellEnded);
}

/// The first line only asks the shell for its number, so that what its start printed belongs to no command.
void SshShell::send()
{
    m_isRunning = true;
    m_mark = newMark();
    m_out = {};
    m_err = {};
    m_stream->write(m_isReady ? framed(m_jobs.front().line, m_mark, "$?") : framed(":", m_mark, "$$"));
}

void SshShell::receive(Frame &frame, const QByteArray &bytes)
{
    if (!m_isRunning)
        return; // from a process that a command left behind
    frame.bytes += bytes;
    if (frame.end < 0) {
        const QByteArray mark = '\n' + m_mark;
        frame.end = frame.bytes.indexOf(mark, frame.searched);
        frame.searched = std::max<qsizetype>(0, frame.bytes.size() - mark.size());
    }
    if (!m_isReady && frame.bytes.size() > mostBeside)
        return giveUp(endlessGreeting(frame.bytes));
    const qsizetype most = m_jobs.empty() ? 0 : m_jobs.front().limits.maxOutput;
    const bool isTooMuch =
        (frame.end < 0 ? frame.searched : frame.end) > most || frame.bytes.size() > most + mostBeside;
    if (m_isReady && isTooMuch) {
        settleFirst(fail(tooMuchOutput(most)));
        replaceShell();
        return;
    }
    takeAnswer();
}

/// Another shell would end the same way: all that wait hear of it, and the next command tries again.
void SshShell::giveUp(const Error &error)
{
    std::deque<Job> failed;
    failed.swap(m_jobs);
    m_isRunning = false;
    m_group = 0;
    m_out = {};
    m_err = {};
    retire(m_stream);
    m_deadline.stop();
    for (const Job &job : failed)
        job.output.settle(fail(error));
}

void SshShell::takeAnswer()
{
    const auto isComplete = [](const Frame &frame) {
        return frame.end >= 0 && frame.bytes.indexOf('\n', frame.end + 1) > frame.end;
    };
    if (!isComplete(m_out) || !isComplete(m_err))
        return;
    m_isRunning = false;
    const qsizetype begin = m_out.end + 1 + m_mark.size() + 1;
    const QByteArray number = m_out.bytes.mid(begin, m_out.bytes.indexOf('\n', begin) - begin);
    if (!std::exchange(m_isReady, true)) {
        m_group = number.toLongLong();
        return startNext();
    }
    RunOutput output;
    output.exitCode = number.toInt();
    output.standardOutput = m_out.bytes.left(m_out.end);
    output.standardError = m_err.bytes.left(m_err.end);
    settleFirst(std::move(output));
    startNext();
}

void SshShell::settleFirst(Result<RunOutput> result)
{
    const Once<RunOutput> output = m_jobs.front().output;
    m_jobs.pop_front();
    output.settle(std::move(result));
}

void SshShell::replaceShell()
{
    retire(m_stream); // it may be the sender
    const bool wasBusy = std::exchange(m_isRunning, false) && m_group > 0;
    const qint64 group = std::exchange(m_group, 0);
    m_isReady = false;
    if (wasBusy)
        killGroup(group, "KILL"); // by the next shell, before anything else
    else
        startNext();
}

void SshShell::killGroup(qint64 group, const QByteArray &signal)
{
    Job job;
    job.line = "kill -s " + signal + " -- -" + QByteArray::number(group);
    job.age.start();
    m_jobs.insert(m_jobs.begin() + (m_isRunning && m_isReady ? 1 : 0), std::move(job));
    startNext();
}

void SshShell::shellEnded(const Result<int> &exitCode)
{
    const Error why = exitCode ? Error{Error::Code::BadReply, tr("The shell on the node ended while it ran a command."),
                                       cleanText(m_err.bytes.left(2000))}
                               : exitCode.error();
    // A shell that cannot even start, or a link that is gone, would fail every command the same way.
    const bool isHopeless = !exitCode || !m_isReady;
    const bool wasRunning = m_isRunning;
    m_isRunning = false;
    while (!m_jobs.empty() && isHopeless)
        settleFirst(fail(why));
    if (wasRunning && !m_jobs.empty())
        settleFirst(fail(why));
    replaceShell();
}

void SshShell::endOverdue()
{
    const auto isOverdue = [](const Job &job) { return job.age.elapsed() >= job.limits.deadline.count(); };
    for (auto job = m_jobs.begin() + (m_isRunning && m_isReady ? 1 : 0); job != m_jobs.end();) {
        if (!isOverdue(*job)) {
            ++job;
            continue;
        }
        job->output.settle(fail(overranDeadline(job->limits.deadline)));
        job = m_jobs.erase(job);
    }
    if (m_isRunning && m_isReady && isOverdue(m_jobs.front())) {
        settleFirst(fail(overranDeadline(m_jobs.front().limits.deadline)));
        replaceShell();
    } else {
        startNext();
    }
}

} // namespace kirikae
