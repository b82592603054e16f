// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/engine/CommandDevice.h"

#include <cstring>

namespace kirikae {

CommandDevice::CommandDevice(std::unique_ptr<CommandStream> command, QObject *parent)
    : QIODevice(parent)
    , m_command(std::move(command))
{
    connect(m_command.get(), &CommandStream::outputReceived, this, [this](const QByteArray &bytes) {
        m_received += bytes;
        emit readyRead();
    });
    connect(m_command.get(), &CommandStream::errorOutputReceived, this, &CommandDevice::errorTextReceived);
    connect(m_command.get(), &CommandStream::finished, this, [this] { emit readChannelFinished(); });
    QIODevice::open(QIODevice::ReadWrite | QIODevice::Unbuffered);
}

CommandDevice::~CommandDevice()
{
    m_command->disconnect(this);
}

void CommandDevice::close()
{
    if (!isOpen())
        return;
    QIODevice::close();
    m_command->closeInput();
}

qint64 CommandDevice::readData(char *data, qint64 maxSize)
{
    const qint64 size = std::min<qint64>(maxSize, m_received.size());
    std::memcpy(data, m_received.constData(), static_cast<std::size_t>(size));
    m_received.remove(0, size);
    return size;
}

qint64 CommandDevice::writeData(const char *data, qint64 size)
{
    m_command->write(QByteArray(data, size));
    return size;
}

} // namespace kirikae
