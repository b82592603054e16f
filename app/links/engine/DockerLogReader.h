// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/startup/LogLine.h"

#include <QByteArrayView>

namespace kirikae {

/// Takes the bytes of GET /containers/{id}/logs?timestamps=1 in pieces of any size and gives lines. Without a terminal
/// they come in frames (8 bytes of header, then text) of two streams; with one, as they are. What the engine stored in
/// several parts, as it does beyond 16 KiB, is one line again, with the time of its first part.
class DockerLogReader {
public:
    explicit DockerLogReader(bool hasTerminal)
        : m_hasTerminal(hasTerminal)
    {
    }

    /// Fails when the frames are no frames.
    Result<QList<LogLine>> feed(QByteArrayView bytes);
    /// What is left without a line feed at the end of the log.
    QList<LogLine> finish();

private:
    struct Partial {
        LogLine line;
        bool isOpen = false;
    };
    void takeFrame(int stream, QByteArrayView payload, QList<LogLine> &lines);
    void takePlain(QByteArrayView text, QList<LogLine> &lines);
    void append(Partial &partial, QByteArrayView part, bool isStderr);

    bool m_hasTerminal;
    QByteArray m_pending;
    Partial m_partial[2]; ///< standard output (and terminal), standard error
};

} // namespace kirikae
