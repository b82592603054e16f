// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"

#include <QPointer>

#include <utility>

namespace kirikae {

/// A stream that says what a test lets it say, at any time until it is deleted.
class ScriptedStream : public CommandStream {
    Q_OBJECT
public:
    using CommandStream::CommandStream;
    void write(const QByteArray &bytes) override { written += bytes; }
    void closeInput() override {}

    QByteArray written;
};

/// A host without a machine behind it: each stream() gives a new ScriptedStream, and the link is what a test says.
class ScriptedHost : public Host {
    Q_OBJECT
public:
    struct Begun {
        Argv argv;
        QPointer<ScriptedStream> stream;
    };

    [[nodiscard]] LinkState link() const override { return m_link; }
    void open() override { setLink(LinkState::Kind::Connected); }
    void close() override { setLink(LinkState::Kind::Idle); }
    void setLink(LinkState::Kind kind)
    {
        m_link.kind = kind;
        emit linkChanged(m_link);
    }

    Pending<RunOutput> run(const Argv &, const RunLimits &) override { return ready(RunOutput()); }
    std::unique_ptr<CommandStream> stream(const Argv &argv) override
    {
        auto stream = std::make_unique<ScriptedStream>();
        streams += {argv, stream.get()};
        return stream;
    }
    Pending<std::shared_ptr<QIODevice>> dial(const DialTarget &) override
    {
        return readyError<std::shared_ptr<QIODevice>>({Error::Code::Unreachable, {}, {}});
    }

    QList<Begun> streams;

private:
    LinkState m_link;
};

} // namespace kirikae
