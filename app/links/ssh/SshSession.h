// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/ssh/SshChannel.h"
#include "app/links/ssh/SshLogin.h"
#include "models/node/Asker.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QThread>

#include <memory>

namespace kirikae {

class SshMailbox;

/// Who hears from one channel, on the main thread. channelEnded() is the last call, after the last data; not for one
/// that was dropped.
class SshChannelSink {
public:
    virtual ~SshChannelSink() = default;
    virtual void channelOpened() {}
    virtual void channelReceived(const QByteArray &bytes, bool isError) = 0;
    virtual void channelWrote(qint64) {}
    virtual void channelReachedEnd() {} ///< the other side sends no more
    virtual void channelEnded(const Result<int> &exitCode) = 0;
};

/// The main thread's side of one SSH session, from the attempt to connect to its end; a lost link means a new one. Owns
/// the worker thread. Channels are known by number on both sides; sinks are only called here.
class SshSession : public QObject {
    Q_OBJECT
public:
    SshSession(SshLoginPlan plan, std::shared_ptr<SshSecrets> secrets, Asker &asker, QObject *parent = nullptr);
    ~SshSession() override;

    /// The sink must drop the channel before it goes.
    quint64 openChannel(SshChannelRequest request, SshChannelSink &sink);
    void write(quint64 id, const QByteArray &bytes);
    void closeInput(quint64 id);
    /// The sink is done with so many bytes: more may come.
    void consumed(quint64 id, qint64 bytes);
    void dropChannel(quint64 id);

    // News from the worker
    void noteConnected();
    void noteLoss(const Error &error);
    void putQuestion(const Question &question);
    void noteOpened(quint64 id);
    void noteData(quint64 id, const QByteArray &bytes, bool isError);
    void noteWritten(quint64 id, qint64 bytes);
    void noteEndOfData(quint64 id);
    void noteEnded(quint64 id, const Result<int> &exitCode);

signals:
    void connected();
    /// Once, after every channel has ended: the session could not be made, or is lost.
    void lost(const kirikae::Error &error);

private:
    void endAll(const Error &error);

    Asker &m_asker;
    std::shared_ptr<SshMailbox> m_mailbox;
    QPointer<QThread> m_thread; ///< deletes itself when it has ended
    QHash<quint64, SshChannelSink *> m_sinks;
    quint64 m_lastId = 0;
    bool m_isLost = false;
};

} // namespace kirikae
