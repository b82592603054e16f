// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/DaemonStart.h"

#include "models/core/JsonOptional.h"
#include "models/node/ApiJson.h"

#include <QUuid>

namespace kirikae {

namespace {

constexpr int mostTries = 4;
constexpr Milliseconds answerDeadline{60'000};
constexpr Milliseconds patience{90'000};
constexpr Milliseconds pauseOnAnOpenLink{200};

} // namespace

DaemonStart::DaemonStart(DaemonCalls &calls, DaemonLink &link, const SwitchRequest &request, QObject *parent)
    : QObject(parent)
    , m_calls(calls)
    , m_link(link)
    , m_request(daemonRequest("POST", "/v1/switches", dumpJson(switchRequestToJson(request))))
    , m_triesLeft(mostTries)
    , m_patience(this)
{
    const QString key =
        request.idempotencyKey.isEmpty() ? QUuid::createUuid().toString(QUuid::WithoutBraces) : request.idempotencyKey;
    m_request.fields.append(HttpField{"Idempotency-Key", key.toUtf8()});
    m_request.deadline = answerDeadline;
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        if (m_lost && !m_isSending)
            finish(fail(*m_lost));
    });
    connect(&m_link, &DaemonLink::changed, this, [this](const LinkState &state) {
        if (state.kind == LinkState::Kind::Connected && m_lost && !m_isSending)
            send();
        else if (state.kind == LinkState::Kind::Failed && m_lost && !m_isSending)
            finish(fail(*m_lost));
    });
    send();
}

void DaemonStart::send()
{
    m_isSending = true;
    --m_triesLeft;
    whenDone(m_calls.send(m_request), this, [this](const Result<Json> &answer) {
        m_isSending = false;
        answered(answer);
    });
}

void DaemonStart::answered(const Result<Json> &answer)
{
    if (answer) {
        const QString id = textAt(*answer, "id");
        return finish(id.isEmpty() ? Result<QString>(fail(Error::Code::BadReply,
                                                          tr("The daemon did not say which switch has begun.")))
                                   : id);
    }
    const Error::Code code = answer.error().code;
    const bool isUnknown =
        code == Error::Code::LinkLost || code == Error::Code::TimedOut || (m_lost && code == Error::Code::Unreachable);
    if (!isUnknown || m_triesLeft == 0)
        return finish(fail(answer.error()));
    m_lost = answer.error();
    m_lost->message = tr("The answer of the daemon was lost: whether the switch has begun shows once the node is "
                         "connected again.");
    m_lost->detail = answer.error().message;
    if (!m_patience.isActive())
        m_patience.start(patience);
    // A single connection may break while the stream of events goes on.
    QTimer::singleShot(pauseOnAnOpenLink, this, [this] {
        if (!m_isSending && m_link.state().kind == LinkState::Kind::Connected)
            send();
    });
}

void DaemonStart::finish(const Result<QString> &id)
{
    m_link.disconnect(this);
    m_patience.stop();
    deleteLater();
    m_done.settle(id);
}

} // namespace kirikae
