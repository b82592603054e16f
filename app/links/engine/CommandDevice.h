// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"

#include <QIODevice>

#include <memory>

namespace kirikae {

/// The input and output of a running command as one byte stream: what `docker system dial-stdio` is for. Sequential,
/// main thread; closing or destroying it ends the command. What it writes to its error output is kept for messages.
class CommandDevice : public QIODevice {
    Q_OBJECT
public:
    explicit CommandDevice(std::unique_ptr<CommandStream> command, QObject *parent = nullptr);
    ~CommandDevice() override;

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] qint64 bytesAvailable() const override { return m_received.size() + QIODevice::bytesAvailable(); }
    void close() override;

signals:
    void errorTextReceived(const QByteArray &text);

protected:
    qint64 readData(char *data, qint64 maxSize) override;
    qint64 writeData(const char *data, qint64 size) override;

private:
    std::unique_ptr<CommandStream> m_command;
    QByteArray m_received;
};

} // namespace kirikae
