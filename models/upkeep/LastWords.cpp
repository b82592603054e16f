// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/upkeep/LastWords.h"

#include "models/core/Retire.h"
#include "models/core/Text.h"

namespace kirikae {

namespace {
constexpr qint64 readBackMs = 10 * 60'000;
constexpr Milliseconds quietTime{1'000};
constexpr Milliseconds longestReading{10'000};
constexpr qsizetype longestQuote = 200;
} // namespace

LastWords::LastWords(NodeOps &ops, const ServiceId &service, QObject *parent)
    : QObject(parent)
    , m_ops(ops)
    , m_service(service)
    , m_quiet(ops.clock(), this)
    , m_limit(ops.clock(), this)
{
}

Pending<QString> LastWords::read()
{
    const qint64 fromNs = (m_ops.clock().nowMs() - readBackMs) * 1'000'000;
    m_feed = m_ops.follow(m_service, {fromNs, 0});
    connect(m_feed.get(), &LogFeed::linesAdded, this, [this](const QList<LogLine> &lines) {
        for (const LogLine &line : lines) {
            m_diagnostician.read(line);
            if (!line.text.trimmed().isEmpty())
                m_lastLine = line.text;
        }
        m_quiet.start(quietTime, [this] { finish(); });
    });
    connect(m_feed.get(), &LogFeed::ended, this, [this] { finish(); });
    m_quiet.start(3 * quietTime, [this] { finish(); });
    m_limit.start(longestReading, [this] { finish(); });
    return m_answer.future();
}

void LastWords::finish()
{
    if (m_answer.isSettled())
        return;
    retire(m_feed); // it may be the one that speaks
    m_quiet.stop();
    m_limit.stop();
    const Failure failure = m_diagnostician.judge({});
    if (failure.evidence && failure.confidence != Failure::Confidence::Unknown)
        m_answer.settle(failure.cause);
    else if (const QString quote = cleanText(m_lastLine, longestQuote).simplified(); !quote.isEmpty())
        m_answer.settle(tr("The last line of its log: \"%1\"").arg(quote));
    else
        m_answer.settle(QString());
    deleteLater();
}

} // namespace kirikae
