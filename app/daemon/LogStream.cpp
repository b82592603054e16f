// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/LogStream.h"

#include "models/core/Json.h"
#include "models/node/ApiJson.h"
#include "models/switching/SwitchJson.h"

namespace kirikae {

LogStream::LogStream(std::unique_ptr<LogFeed> feed)
    : m_feed(std::move(feed))
{
    connect(m_feed.get(), &LogFeed::linesAdded, this, &LogStream::addLines);
    connect(m_feed.get(), &LogFeed::ended, this, &LogStream::logEnded);
}

void LogStream::addLines(const QList<LogLine> &lines)
{
    Json list = Json::array();
    for (const LogLine &line : lines)
        list.push_back(logLineToJson(line));
    push("lines", dumpJson({{"lines", list}}), cursorToText(m_feed->cursor()));
}

void LogStream::logEnded(const std::optional<Error> &problem)
{
    push("ended", dumpJson({{"error", problem ? errorToJson(*problem) : Json()}}));
    finish();
}

} // namespace kirikae
