// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"

class QProcess;

namespace kirikae {

/// A command on this machine, in a process group of its own so that ending it ends what it started. Starts at once;
/// signals come from the event loop. A program that cannot be started ends with 127, as in a shell. Destroying it sends
/// TERM to the group and KILL two seconds later.
class LocalStream : public CommandStream {
    Q_OBJECT
public:
    explicit LocalStream(const Argv &argv, QObject *parent = nullptr);
    ~LocalStream() override;

    void write(const QByteArray &bytes) override;
    void closeInput() override;

private:
    void start(const Argv &argv);
    void endLater(const Result<int> &exitCode);
    void end(const Result<int> &exitCode);

    QProcess *m_process; ///< outlives this object until the command is gone
    bool m_ended = false;
};

} // namespace kirikae
