// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/ProcessLogFeed.h"

#include "app/links/ops/NodeScript.h"
#include "models/core/Retire.h"

#include <QCoreApplication>

#include <chrono>

namespace kirikae {

namespace {

constexpr auto settleTime = std::chrono::milliseconds(150);
constexpr auto quietTime = std::chrono::seconds(4);
constexpr qsizetype maxLine = 1024 * 1024;
constexpr qsizetype timeLength = 30; ///< "2026-01-31T10:00:00.123456789Z"

std::optional<int> digits(QByteArrayView text)
{
    int value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9')
            return {};
        value = value * 10 + (c - '0');
    }
    return value;
}

Error notThere()
{
    return {Error::Code::NotFound, ProcessLogFeed::tr("This service is not on the node any more."), {}};
}

} // namespace

std::optional<qint64> logTimeNs(QByteArrayView text)
{
    if (text.size() != timeLength || text.at(10) != 'T' || text.at(19) != '.' || text.at(29) != 'Z')
        return {};
    const auto year = digits(text.sliced(0, 4)), month = digits(text.sliced(5, 2)), day = digits(text.sliced(8, 2));
    const auto hour = digits(text.sliced(11, 2)), minute = digits(text.sliced(14, 2));
    const auto second = digits(text.sliced(17, 2)), fraction = digits(text.sliced(20, 9));
    if (!year || !month || !day || !hour || !minute || !second || !fraction)
        return {};
    namespace c = std::chrono;
    const c::year_month_day date{c::year(*year), c::month(static_cast<unsigned>(*month)),
                                 c::day(static_cast<unsigned>(*day))};
    if (!date.ok())
        return {};
    const qint64 days = c::sys_days(date).time_since_epoch().count();
    const qint64 seconds = days * 86'400 + *hour * 3'600 + *minute * 60 + *second;
    return seconds * 1'000'000'000 + *fraction;
}

ProcessLogFeed::ProcessLogFeed(Host &host, const QString &runId, LogCursor from, QObject *parent)
    : LogFeed(parent)
    , m_host(host)
    , m_runId(runId)
    , m_cursor(from)
{
    m_quiet.setSingleShot(true);
    connect(&m_quiet, &QTimer::timeout, this, &ProcessLogFeed::lookWhetherEnded);
    connect(&m_host, &Host::linkChanged, this, [this](const LinkState &link) {
        if (link.kind == LinkState::Kind::Connected && !m_stream && !m_hasEnded)
            startStream();
    });
    if (m_runId.isEmpty())
        QTimer::singleShot(0, this, [this] { end(notThere()); });
    else
        startStream();
}

ProcessLogFeed::~ProcessLogFeed() = default;

void ProcessLogFeed::startStream()
{
    m_partial.clear();
    m_stream = m_host.stream(nodeScript("process-follow", {m_runId.toLatin1(), m_inode, QByteArray::number(m_offset)}));
    connect(m_stream.get(), &CommandStream::outputReceived, this, &ProcessLogFeed::takeOutput);
    connect(m_stream.get(), &CommandStream::finished, this, &ProcessLogFeed::handleStreamEnd);
    m_quiet.start(quietTime);
}

void ProcessLogFeed::takeOutput(const QByteArray &bytes)
{
    m_partial += bytes;
    QList<LogLine> batch;
    qsizetype begin = 0;
    for (;;) {
        qsizetype end = m_partial.indexOf('\n', begin);
        const bool isTooLong = end < 0 && m_partial.size() - begin > maxLine;
        if (isTooLong)
            end = m_partial.size();
        if (end < 0)
            break;
        const qsizetype next = isTooLong ? end : end + 1;
        takeLine(QByteArrayView(m_partial).sliced(begin, end - begin), next - begin, batch);
        begin = next;
    }
    m_partial.remove(0, begin);
    m_quiet.start(m_sawEnd ? std::chrono::milliseconds(settleTime) : quietTime);
    if (!batch.isEmpty())
        emit linesAdded(batch);
}

/// `size` is what the line takes in the file: a piece of one that is too long has no line feed.
void ProcessLogFeed::takeLine(QByteArrayView line, qsizetype size, QList<LogLine> &batch)
{
    if (line.startsWith("# file ")) {
        takeNote(line);
        return;
    }
    m_offset += size;
    const auto time = line.size() > timeLength ? logTimeNs(line.first(timeLength)) : std::nullopt;
    if (!time && line.startsWith("# ")) {
        takeNote(line);
        return;
    }
    m_sawEnd = false;
    const LogLine found{time.value_or(0), (time ? line.sliced(timeLength + 1) : line).toByteArray(), false};
    if (time && *time <= m_cursor.timeNs && m_cursor.seenAtTime > 0)
        return; // each line has a later time than the one before: this one was delivered already
    m_cursor.pass(found);
    batch += found;
}

void ProcessLogFeed::takeNote(QByteArrayView note)
{
    const QList<QByteArray> words = note.toByteArray().split(' ');
    if (words.size() == 4 && words.at(1) == "file") {
        m_inode = words.at(2);
        m_offset = words.at(3).toLongLong();
    } else if (words.value(1) == "exited") {
        m_sawEnd = true;
    } else if (words.value(1) == "continued") {
        m_inode = "0"; // another file by now: the next stream begins at its start and drops what was seen
    }
}

void ProcessLogFeed::handleStreamEnd(const Result<int> &exitCode)
{
    retire(m_stream);
    if (exitCode && *exitCode == 44) {
        end(notThere());
        return;
    }
    if (!exitCode && exitCode.error().code != Error::Code::LinkLost &&
        exitCode.error().code != Error::Code::Unreachable) {
        end(exitCode.error());
        return;
    }
    m_quiet.stop();
    QTimer::singleShot(std::chrono::seconds(1), this, [this] {
        if (!m_stream && !m_hasEnded && m_host.link().kind == LinkState::Kind::Connected)
            startStream();
    });
}

void ProcessLogFeed::lookWhetherEnded()
{
    const bool sawEnd = m_sawEnd;
    const auto look = m_host.run(nodeScript("process-signal", {m_runId.toLatin1(), "0"}));
    whenDone(look, this, [this, sawEnd](const Result<RunOutput> &answer) {
        if (m_hasEnded || m_quiet.isActive() || !m_stream)
            return;
        // What is said of a service that has been started again since is in the log already.
        if (answer && answer->standardOutput == "gone\n" && sawEnd == m_sawEnd)
            end({});
        else
            m_quiet.start(quietTime);
    });
}

void ProcessLogFeed::end(const std::optional<Error> &problem)
{
    m_hasEnded = true;
    m_quiet.stop();
    retire(m_stream);
    emit ended(problem);
}

} // namespace kirikae
