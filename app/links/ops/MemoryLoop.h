// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"
#include "app/links/ops/MemoryFrames.h"
#include "models/core/Clock.h"

#include <QTimer>

#include <memory>

namespace kirikae {

/// One stream from a small loop on the node that tells its memory four times a second. Runs between start() and stop();
/// when the loop dies although the link is up, it is started again. Owned by HostOps; main thread.
class MemoryLoop : public QObject {
    Q_OBJECT
public:
    MemoryLoop(Host &host, const Clock &clock, QObject *parent = nullptr);
    ~MemoryLoop() override;

    void start();
    void stop();
    /// Between start() and stop(), whether or not the stream is there just now.
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// One reading now, by a command of its own. Without asking the driver where that does not know the memory anyway:
    /// the figures of the last slow reading are in it then.
    Pending<MemorySample> sampleNow();

signals:
    void sampled(const kirikae::MemorySample &sample);

private:
    void openStream();
    void closeStream();
    void handleEnd();
    [[nodiscard]] bool driverKnowsMemory() const;

    Host &m_host;
    const Clock &m_clock;
    MemoryFrames m_frames;
    std::unique_ptr<CommandStream> m_stream;
    QTimer m_again;
    bool m_isRunning = false;
};

} // namespace kirikae
