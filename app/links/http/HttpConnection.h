// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/http/HttpMessage.h"
#include "app/links/http/HttpReader.h"
#include "models/core/Result.h"

#include <QIODevice>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace kirikae {

/// One byte stream that carries one HTTP exchange at a time. Main thread; owned by HttpClient or by an HttpStream. Each
/// begin() ends with exactly one exchangeEnded(). Destroying it closes the stream, which cancels what is under way.
/// `peer` names the other side in error messages: "The container engine".
class HttpConnection : public QObject {
    Q_OBJECT
public:
    HttpConnection(std::shared_ptr<QIODevice> stream, QString peer, QByteArray host, QObject *parent = nullptr);
    ~HttpConnection() override;

    enum class Kind { Whole, Streamed };
    void begin(const HttpRequest &request, Kind kind);

    /// Idle, and as far as one can see from here the other side still listens.
    [[nodiscard]] bool isReusable() const;
    [[nodiscard]] bool hasBegunBefore() const { return m_exchanges > 1; }
    /// Whether one byte of the answer of this exchange has arrived.
    [[nodiscard]] bool hasHeardBack() const { return m_hasHeardBack; }

signals:
    void headReceived(const kirikae::HttpResponse &head);
    void bodyReceived(const QByteArray &piece);
    void exchangeEnded(const std::optional<kirikae::Error> &problem);
    /// The stream ended, or spoke unasked, while nothing was under way.
    void idleStreamEnded();

private:
    void readAvailable();
    void streamEnded();
    void deliver();
    void endExchange(const std::optional<Error> &problem);
    [[nodiscard]] Error linkLost() const;
    [[nodiscard]] QByteArray headOf(const HttpRequest &request) const;

    std::shared_ptr<QIODevice> m_stream;
    QString m_peer;
    QByteArray m_host;
    std::unique_ptr<HttpReader> m_reader;
    QTimer m_deadline;
    Kind m_kind = Kind::Whole;
    int m_exchanges = 0;
    bool m_isBusy = false;
    bool m_isBroken = false;
    bool m_isWritten = false;
    bool m_hasHeardBack = false;
    bool m_headIsDelivered = false;
};

} // namespace kirikae
