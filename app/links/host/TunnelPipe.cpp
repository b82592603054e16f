// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/host/TunnelPipe.h"

namespace kirikae {

namespace {

constexpr qint64 mostWaiting = 256 * 1024;
constexpr qint64 pieceSize = 64 * 1024;

void pour(QIODevice &from, QIODevice &to)
{
    while (from.bytesAvailable() > 0 && to.bytesToWrite() < mostWaiting) {
        const QByteArray bytes = from.read(pieceSize);
        if (bytes.isEmpty() || to.write(bytes) != bytes.size())
            return;
    }
}

} // namespace

TunnelPipe::TunnelPipe(QTcpSocket *local, const Pending<std::shared_ptr<QIODevice>> &dialled, QObject *parent)
    : QObject(parent)
    , m_local(local)
{
    m_local->setParent(this);
    m_local->setReadBufferSize(mostWaiting); // the client waits once this is full
    m_local->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    connect(m_local, &QTcpSocket::disconnected, this, [this] {
        m_isLocalDone = true;
        if (m_remote)
            pump();
    });
    whenDone(dialled, this, [this](Result<std::shared_ptr<QIODevice>> remote) {
        if (remote)
            return join(std::move(*remote));
        m_local->abort();
        deleteLater();
    });
}

void TunnelPipe::join(std::shared_ptr<QIODevice> remote)
{
    m_remote = std::move(remote);
    connect(m_local, &QIODevice::readyRead, this, &TunnelPipe::pump);
    connect(m_local, &QIODevice::bytesWritten, this, &TunnelPipe::pump);
    connect(m_remote.get(), &QIODevice::readyRead, this, &TunnelPipe::pump);
    connect(m_remote.get(), &QIODevice::bytesWritten, this, &TunnelPipe::pump);
    connect(m_remote.get(), &QIODevice::readChannelFinished, this, [this] {
        m_isRemoteDone = true;
        pump();
    });
    pump();
}

void TunnelPipe::pump()
{
    if (!m_isRemoteDone)
        pour(*m_local, *m_remote);
    if (!m_isLocalDone)
        pour(*m_remote, *m_local);
    endAfterFlush();
}

/// A side that has ended takes the other with it once everything it sent has arrived.
void TunnelPipe::endAfterFlush()
{
    if (m_isLocalDone && (m_isRemoteDone || (m_local->bytesAvailable() == 0 && m_remote->bytesToWrite() == 0)))
        deleteLater();
    else if (m_isRemoteDone && m_remote->bytesAvailable() == 0)
        m_local->disconnectFromHost(); // flushes first; then disconnected() ends us
}

} // namespace kirikae
