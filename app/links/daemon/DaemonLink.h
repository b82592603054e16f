// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/daemon/Backoff.h"
#include "app/links/daemon/DaemonCalls.h"
#include "app/links/daemon/DaemonHello.h"
#include "app/links/daemon/SseReader.h"
#include "models/node/Asker.h"

#include <QElapsedTimer>

namespace kirikae {

/// Every wait of the link to a daemon, so that tests take seconds.
struct DaemonTimings {
    Milliseconds firstRetry{1'000};
    Milliseconds lastRetry{30'000};
    Milliseconds silence{40'000}; ///< without one byte for so long the link is lost: the daemon speaks every 15 s
};

/// The link to a daemon: greets it, asks for a token when it wants one, then listens to its event stream. A lost
/// stream is opened again by itself, from the last event on, with growing pauses and without questions, until close().
/// Owned by DaemonNode, main thread; calls and asker outlive it.
class DaemonLink : public QObject {
    Q_OBJECT
public:
    DaemonLink(const DaemonDoor &door, DaemonCalls &calls, Asker &asker, DaemonTimings timings, QObject *parent);
    ~DaemonLink() override;

    void open();
    void close();
    [[nodiscard]] const LinkState &state() const { return m_link; }
    [[nodiscard]] const DaemonHello &hello() const { return m_hello; }

signals:
    void changed(const kirikae::LinkState &link);
    void messageReceived(const kirikae::SseMessage &message);

private:
    void attempt();
    void askForToken();
    void greet();
    void greeted(const Result<DaemonHello> &hello);
    void listen();
    void headReceived(const HttpResponse &head);
    void take(const QByteArray &piece);
    void streamEnded(const std::optional<Error> &problem);
    void lose(const Error &error);
    void hostChanged(const LinkState &link);
    void drop();
    void setLink(LinkState::Kind kind, const std::optional<Error> &error = std::nullopt, int retryInSeconds = 0);

    const DaemonDoor m_door;
    DaemonCalls &m_calls;
    Asker &m_asker;
    const DaemonTimings m_timings;
    LinkState m_link;
    DaemonHello m_hello;
    Backoff m_retry;
    QTimer m_silence;
    QElapsedTimer m_roundTrip;
    std::unique_ptr<HttpStream> m_stream;
    std::unique_ptr<SseReader> m_reader;
    QByteArray m_lastId;
    int m_refusedStatus = 0; ///< of a stream whose answer is a problem
    QByteArray m_refusal;
    int m_round = 0; ///< answers that belong to an earlier one are dropped
    int m_asked = 0; ///< how often since open()
    bool m_isOpen = false;
    bool m_waitsForHost = false;
    bool m_mayAsk = false; ///< open() was called by somebody; false in a reconnect
};

} // namespace kirikae
