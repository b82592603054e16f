// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/LogsVerb.h"

#include "app/ctl/Lookup.h"
#include "app/ctl/Session.h"
#include "models/core/Json.h"
#include "models/core/Text.h"

#include <QDateTime>
#include <QTimeZone>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {
// A log has no mark for "now": without --follow it is over once nothing has come for this long.
constexpr std::chrono::milliseconds quietTime{700};

QString lineTime(qint64 timeNs)
{
    return QDateTime::fromMSecsSinceEpoch(timeNs / 1'000'000, QTimeZone::utc()).toString(Qt::ISODateWithMs);
}
} // namespace

Options LogsVerb::declare(const Options &program)
{
    const Options app = program.verb("logs", tr("Show a service's log"));
    app.text("SERVICE", m_service, tr("Profile, slot or service id. Default: the only one that runs"));
    app.flag("-f,--follow", m_follow, tr("Go on as it grows"));
    app.flag("-t,--timestamps", m_times, tr("Show the time of each line"));
    return app;
}

void LogsVerb::run(Session &session)
{
    session.withNode([this, &session](Node &node) {
        const auto service = findService(node.state(), m_service);
        if (!service)
            session.finish(service.error());
        else
            follow(session, node, service->id);
    });
}

void LogsVerb::follow(Session &session, Node &node, const ServiceId &service)
{
    m_feed = node.openLog(service, {});
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietTime);
    QObject::connect(m_feed.get(), &LogFeed::linesAdded, &session, [this, &session](const QList<LogLine> &lines) {
        printLines(session, lines);
        if (!m_follow)
            m_quiet.start();
    });
    QObject::connect(m_feed.get(), &LogFeed::ended, &session, [&session](const std::optional<Error> &problem) {
        if (problem)
            session.finish(*problem);
        else
            session.finish(ExitStatus::Done);
    });
    QObject::connect(&m_quiet, &QTimer::timeout, &session, [&session] { session.finish(ExitStatus::Done); });
    if (!m_follow)
        m_quiet.start();
}

void LogsVerb::printLines(const Session &session, const QList<LogLine> &lines)
{
    for (const LogLine &line : lines) {
        const QString text = cleanText(line.text);
        if (session.output().isJson())
            session.output().json({{"time", line.timeNs > 0 ? toJson(lineTime(line.timeNs)) : Json()},
                                   {"stderr", line.isStderr},
                                   {"text", toJson(text)}});
        else
            session.output().line(m_times && line.timeNs > 0 ? lineTime(line.timeNs) + u' ' + text : text);
    }
}

} // namespace kirikae
