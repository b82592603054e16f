// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/ssh/SshSession.h"

#include <QIODevice>
#include <QPointer>

namespace kirikae {

/// A socket on the node through the session: direct-tcpip or direct-streamlocal. Main thread. Open and readable from
/// opened() on. What was received but not read counts against the channel's window; what was written and not sent is
/// bytesToWrite().
class SshChannelDevice : public QIODevice, private SshChannelSink {
    Q_OBJECT
public:
    SshChannelDevice(SshSession &session, const SshChannelRequest &request, QObject *parent = nullptr);
    ~SshChannelDevice() override;

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] qint64 bytesAvailable() const override { return m_received.size() + QIODevice::bytesAvailable(); }
    [[nodiscard]] qint64 bytesToWrite() const override { return m_unsent; }
    [[nodiscard]] bool canReadLine() const override { return m_received.contains('\n') || QIODevice::canReadLine(); }
    [[nodiscard]] bool atEnd() const override { return m_hasEnded && m_received.isEmpty() && QIODevice::atEnd(); }
    void close() override;

signals:
    void opened();
    void failed(const kirikae::Error &error); ///< instead of opened()

protected:
    qint64 readData(char *data, qint64 maxSize) override;
    qint64 writeData(const char *data, qint64 size) override;

private:
    void channelOpened() override;
    void channelReceived(const QByteArray &bytes, bool isError) override;
    void channelWrote(qint64 bytes) override;
    void channelReachedEnd() override;
    void channelEnded(const Result<int> &exitCode) override;
    void drop();

    QPointer<SshSession> m_session;
    quint64 m_id;
    QByteArray m_received;
    qint64 m_unsent = 0;
    qint64 m_readSinceReport = 0;
    bool m_hasEnded = false; ///< nothing more comes
};

} // namespace kirikae
