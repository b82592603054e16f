// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/node/ChatCall.h"

#include "models/node/ServiceApi.h"

namespace kirikae {

namespace {

constexpr int mostTokens = 512;
constexpr Milliseconds patience{300'000};

} // namespace

ChatCall::ChatCall(NodeOps &ops, quint16 port, const Profile &startedAs, QString prompt, QObject *parent)
    : QObject(parent)
    , m_ops(ops)
    , m_port(port)
    , m_expectedModel(startedAs.expectedModelId())
    , m_key(apiKeyOf(startedAs))
    , m_prompt(std::move(prompt))
{
}

Pending<ChatAnswer> ChatCall::start()
{
    ServiceRequest request;
    request.port = m_port;
    request.path = QStringLiteral("/v1/models");
    request.key = m_key;
    whenDone(m_ops.request(request), this, [this](const Result<ServiceAnswer> &answer) {
        const auto ids = answer && answer->status == 200 ? modelIds(answer->body) : std::nullopt;
        if (ids && !ids->isEmpty())
            ask(*ids);
        else if (!answer)
            finish(fail(answer.error()));
        else
            finish(fail(Error::Code::BadReply, tr("The service does not list its model yet. Wait until it is ready.")));
    });
    return m_answer.future();
}

void ChatCall::ask(const QStringList &ids)
{
    const QString model = ids.contains(m_expectedModel) ? m_expectedModel : ids.first();
    m_startedMs = m_ops.clock().nowMs();
    ServiceRequest request = chatRequest(m_port, model, m_prompt, mostTokens, patience);
    request.key = m_key;
    whenDone(m_ops.request(request), this, [this](const Result<ServiceAnswer> &answer) { answered(answer); });
}

void ChatCall::answered(const Result<ServiceAnswer> &answer)
{
    if (!answer) {
        finish(fail(answer.error()));
        return;
    }
    const auto reply = answer->status == 200 ? chatReply(answer->body) : std::nullopt;
    if (!reply) {
        finish(fail(Error::Code::BadReply, tr("The service gave no chat answer (HTTP %1).").arg(answer->status),
                    serviceErrorText(answer->body)));
        return;
    }
    const double seconds = static_cast<double>(m_ops.clock().nowMs() - m_startedMs) / 1000;
    finish(ChatAnswer{reply->text, seconds, reply->completionTokens});
}

void ChatCall::finish(const Result<ChatAnswer> &result)
{
    m_answer.settle(result);
    deleteLater();
}

} // namespace kirikae
