// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/http/HttpConnection.h"

#include <QPointer>

namespace kirikae {

namespace {

constexpr qint64 pieceBytes = 64 * KiB;

} // namespace

HttpConnection::HttpConnection(std::shared_ptr<QIODevice> stream, QString peer, QByteArray host, QObject *parent)
    : QObject(parent)
    , m_stream(std::move(stream))
    , m_peer(std::move(peer))
    , m_host(std::move(host))
    , m_deadline(this)
{
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, [this] {
        m_isBroken = true;
        endExchange(Error{Error::Code::TimedOut,
                          tr("%1 did not answer within %2 seconds.").arg(m_peer).arg(m_deadline.interval() / 1000),
                          {}});
    });
    connect(m_stream.get(), &QIODevice::readyRead, this, &HttpConnection::readAvailable);
    connect(m_stream.get(), &QIODevice::readChannelFinished, this, &HttpConnection::streamEnded);
    connect(m_stream.get(), &QIODevice::aboutToClose, this, &HttpConnection::streamEnded);
}

HttpConnection::~HttpConnection()
{
    m_stream->disconnect(this);
    m_stream->close();
}

QByteArray HttpConnection::headOf(const HttpRequest &request) const
{
    QByteArray head = request.method + ' ' + request.target + " HTTP/1.1\r\nHost: " + m_host + "\r\n";
    for (const HttpField &field : request.fields)
        head += field.name + ": " + field.value + "\r\n";
    if (!request.body.isEmpty() || request.method == "POST" || request.method == "PUT")
        head += "Content-Length: " + QByteArray::number(request.body.size()) + "\r\n";
    return head + "\r\n";
}

void HttpConnection::begin(const HttpRequest &request, Kind kind)
{
    Q_ASSERT(!m_isBusy);
    ++m_exchanges;
    m_isBusy = true;
    m_kind = kind;
    m_isWritten = false;
    m_hasHeardBack = false;
    m_headIsDelivered = false;
    HttpReader::Limits limits;
    if (kind == Kind::Whole)
        limits.body = request.maxBody;
    m_reader = std::make_unique<HttpReader>(limits, request.method == "HEAD");
    m_deadline.start(request.deadline);
    // Later, so that whoever calls has connected to the signals and exchangeEnded() never comes from within begin().
    const QByteArray bytes = headOf(request) + request.body;
    QMetaObject::invokeMethod(
        this,
        [this, bytes] {
            if (!m_isBusy)
                return;
            m_isWritten = true;
            if (m_stream->write(bytes) != bytes.size())
                streamEnded();
        },
        Qt::QueuedConnection);
}

bool HttpConnection::isReusable() const
{
    return !m_isBusy && !m_isBroken && m_stream->isOpen() && (!m_reader || m_reader->allowsReuse());
}

void HttpConnection::readAvailable()
{
    const QPointer<HttpConnection> alive(this);
    while (alive && m_stream->isOpen()) {
        const QByteArray bytes = m_stream->read(pieceBytes);
        if (bytes.isEmpty())
            return;
        if (!m_isBusy) {
            m_isBroken = true;
            emit idleStreamEnded();
            return;
        }
        if (!m_isWritten) { // it spoke before it was asked: not an answer to this request
            m_isBroken = true;
            endExchange(linkLost());
            return;
        }
        m_hasHeardBack = true;
        if (const Result<void> fed = m_reader->feed(bytes); !fed) {
            m_isBroken = true;
            endExchange(fed.error());
            return;
        }
        deliver();
    }
}

void HttpConnection::deliver()
{
    const QPointer<HttpConnection> alive(this);
    if (m_reader->hasHead() && !m_headIsDelivered) {
        m_headIsDelivered = true;
        if (m_kind == Kind::Streamed)
            m_deadline.stop();
        emit headReceived(m_reader->head());
        if (!alive)
            return;
    }
    if (const QByteArray piece = m_reader->takeBody(); !piece.isEmpty()) {
        emit bodyReceived(piece);
        if (!alive)
            return;
    }
    if (m_reader->isDone())
        endExchange(std::nullopt);
}

void HttpConnection::streamEnded()
{
    if (m_isBroken)
        return;
    const QPointer<HttpConnection> alive(this);
    readAvailable();
    if (!alive || m_isBroken)
        return;
    m_isBroken = true;
    if (!m_isBusy) {
        emit idleStreamEnded();
        return;
    }
    if (!m_hasHeardBack || !m_reader->finish())
        endExchange(linkLost());
    else
        deliver();
}

void HttpConnection::endExchange(const std::optional<Error> &problem)
{
    if (!m_isBusy)
        return;
    m_isBusy = false;
    m_deadline.stop();
    emit exchangeEnded(problem);
}

Error HttpConnection::linkLost() const
{
    if (m_hasHeardBack)
        return {Error::Code::LinkLost, tr("%1 ended the connection in the middle of its answer.").arg(m_peer), {}};
    return {Error::Code::LinkLost, tr("%1 ended the connection without an answer.").arg(m_peer), {}};
}

} // namespace kirikae
