// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/ssh/SshChannelDevice.h"

#include <algorithm>
#include <cstring>

namespace kirikae {

namespace {

constexpr qint64 reportStep = 64 * 1024;

} // namespace

SshChannelDevice::SshChannelDevice(SshSession &session, const SshChannelRequest &request, QObject *parent)
    : QIODevice(parent)
    , m_session(&session)
    , m_id(session.openChannel(request, *this))
{
}

SshChannelDevice::~SshChannelDevice()
{
    drop();
}

void SshChannelDevice::drop()
{
    if (m_session)
        m_session->dropChannel(m_id);
    m_session.clear();
}

void SshChannelDevice::close()
{
    drop();
    m_received.clear();
    m_hasEnded = true;
    if (isOpen())
        QIODevice::close();
}

void SshChannelDevice::channelOpened()
{
    open(QIODevice::ReadWrite | QIODevice::Unbuffered);
    emit opened();
}

void SshChannelDevice::channelReceived(const QByteArray &bytes, bool)
{
    m_received += bytes;
    emit readyRead();
}

void SshChannelDevice::channelWrote(qint64 bytes)
{
    m_unsent -= bytes;
    emit bytesWritten(bytes);
}

void SshChannelDevice::channelReachedEnd()
{
    if (std::exchange(m_hasEnded, true))
        return;
    emit readChannelFinished();
}

void SshChannelDevice::channelEnded(const Result<int> &exitCode)
{
    m_session.clear();
    if (!isOpen()) {
        emit failed(exitCode ? Error{} : exitCode.error());
        return;
    }
    if (!exitCode)
        setErrorString(exitCode.error().message);
    channelReachedEnd();
}

qint64 SshChannelDevice::readData(char *data, qint64 maxSize)
{
    if (m_received.isEmpty())
        return m_hasEnded ? -1 : 0;
    const auto size = std::min<qint64>(maxSize, m_received.size());
    std::memcpy(data, m_received.constData(), static_cast<size_t>(size));
    m_received.remove(0, size);
    m_readSinceReport += size;
    if (m_session && (m_readSinceReport >= reportStep || m_received.isEmpty()))
        m_session->consumed(m_id, std::exchange(m_readSinceReport, 0));
    return size;
}

qint64 SshChannelDevice::writeData(const char *data, qint64 size)
{
    if (!m_session) {
        setErrorString(tr("The connection to the node is closed."));
        return -1;
    }
    m_session->write(m_id, QByteArray(data, size));
    m_unsent += size;
    return size;
}

} // namespace kirikae
