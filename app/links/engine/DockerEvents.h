// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/engine/DockerApi.h"
#include "app/links/engine/LinkRetry.h"

#include <memory>

namespace kirikae {

/// Listens to what the container engine says about containers and tells when something has changed. Comes back by
/// itself after a lost connection, asking for what it missed. Owned by DockerEngine, main thread.
class DockerEvents : public QObject {
    Q_OBJECT
public:
    DockerEvents(DockerApi &api, Host &host, QObject *parent = nullptr);
    ~DockerEvents() override;

    void start();
    void stop();

signals:
    void containersChanged();

private:
    void open();
    void take(const QByteArray &piece);
    void readLine(const QByteArray &line);

    DockerApi &m_api;
    LinkRetry m_retry;
    std::unique_ptr<HttpStream> m_stream;
    QByteArray m_pending;
    qint64 m_lastNs = 0;
    bool m_isOn = false;
};

} // namespace kirikae
