// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/engine/DockerApi.h"
#include "app/links/engine/DockerLogReader.h"
#include "app/links/engine/LinkRetry.h"
#include "app/links/engine/LogMemory.h"
#include "models/node/LogFeed.h"

#include <QPointer>

#include <memory>
#include <optional>

namespace kirikae {

/// The log of one container. Each round looks at the container, then reads its log to the end; the round that began
/// when the container had already stopped is the last one, so nothing written before the end is missed. Owned by
/// whoever asked for it, main thread; may be destroyed at any time and outlives the engine's api without harm.
class DockerLogFeed : public LogFeed {
    Q_OBJECT
public:
    DockerLogFeed(DockerApi &api, Host &host, QByteArray containerId, LogCursor from);
    ~DockerLogFeed() override;
    [[nodiscard]] LogCursor cursor() const override { return m_memory.cursor(); }

private:
    void beginRound();
    void readContainer(const Result<DockerReply> &reply);
    void openLog(bool hasTerminal);
    void take(const QByteArray &piece);
    void pass(const QList<LogLine> &lines);
    void roundEnded(const std::optional<Error> &problem);
    void end(const std::optional<Error> &problem);

    QPointer<DockerApi> m_api;
    QByteArray m_containerId;
    LogMemory m_memory;
    LinkRetry m_retry;
    std::unique_ptr<HttpStream> m_stream;
    std::unique_ptr<DockerLogReader> m_reader;
    DockerReply m_refusal; ///< a round whose answer was not a log
    int m_refusals = 0;
    bool m_hadStopped = false; ///< before this round began
    bool m_isOver = false;
};

} // namespace kirikae
