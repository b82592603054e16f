// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/SwitchApi.h"

#include "app/daemon/Caller.h"
#include "app/daemon/Replies.h"
#include "app/daemon/SseStream.h"
#include "models/core/Json.h"
#include "models/core/JsonOptional.h"
#include "models/node/ApiJson.h"
#include "models/node/NodeJson.h"
#include "models/switching/SwitchHistory.h"
#include "models/switching/SwitchJson.h"

#include <QUrl>

namespace kirikae {

using namespace Qt::StringLiterals;

SwitchApi::SwitchApi(Node &node, Router &router, QObject *parent)
    : QObject(parent)
    , m_node(node)
{
    router.add("POST", "/v1/switches", [this](const Call &call, const QStringList &) { start(call); });
    router.add("GET", "/v1/switches/{id}",
               [this](const Call &call, const QStringList &values) { read(call, values.first()); });
    router.add("POST", "/v1/switches/{id}/cancel", [this](const Call &call, const QStringList &values) {
        answerWith(call, m_node.cancelSwitch(values.first()), this, [] { return jsonReply(Json::object(), 202); });
    });
    router.add("POST", "/v1/services/{id}/stop", [this](const Call &call, const QStringList &values) {
        answerWith(call, m_node.stopService(values.first()), this, [] { return emptyReply(); });
    });
    router.add("POST", "/v1/services/{id}/chat",
               [this](const Call &call, const QStringList &values) { chat(call, values.first()); });
    router.add("POST", "/v1/images/pull", [this](const Call &call, const QStringList &) { pull(call); });
}

void SwitchApi::start(const Call &call)
{
    const auto object = bodyObject(call->request());
    auto request = object ? switchRequestFromJson(*object) : fail(object.error());
    if (!request) {
        call->answer(problemReply(request.error()));
        return;
    }
    const NodeState state = m_node.state();
    if (state.loaded && !state.profile(request->profileId)) {
        call->answer(noProfileReply(request->profileId));
        return;
    }
    request->requestedBy = callerName(call->request(), request->requestedBy);
    const auto started = startOnce(*request, call->request());
    if (!started) {
        call->answer(problemReply(started.error(), 422));
        return;
    }
    answerWith(call, *started, this, [](const QString &id) {
        ServerReply reply = jsonReply({{"id", toJson(id)}}, 202);
        reply.fields.append({QByteArrayLiteral("Location"), "/v1/switches/" + QUrl::toPercentEncoding(id)});
        return reply;
    });
}

Result<Pending<QString>> SwitchApi::startOnce(SwitchRequest asked, const ServerRequest &request)
{
    const QByteArray given = request.field("Idempotency-Key");
    if (given.isEmpty())
        return m_node.startSwitch(asked);
    if (given.size() > AskedKeys::longestKey)
        return fail(Error::Code::BadInput,
                    tr("An Idempotency-Key has at most %1 characters.").arg(AskedKeys::longestKey));
    // Two users who chose one key mean two requests.
    const QByteArray key = (request.user ? QByteArray::number(*request.user) : QByteArray()) + ' ' + given;
    if (const auto earlier = m_asked.find(key, request.body)) {
        if (earlier->isSameRequest)
            return earlier->answer;
        return fail(Error::Code::BadInput, tr("Another request had this Idempotency-Key."),
                    tr("A key stands for one request: send a new one with a key of its own."));
    }
    asked.idempotencyKey = QString::fromLatin1(key + ' ' + AskedKeys::hashOf(request.body).toHex());
    const auto answer = m_node.startSwitch(asked);
    m_asked.add(key, request.body, answer);
    return answer;
}

void SwitchApi::read(const Call &call, const QString &id)
{
    const NodeState state = m_node.state();
    const bool isActive = state.activeSwitch && state.activeSwitch->switchId == id;
    const Json active = isActive ? progressToJson(*state.activeSwitch) : Json();
    if (isActive) {
        call->answer(jsonReply({{"id", toJson(id)}, {"active", active}, {"record", Json()}}));
        return;
    }
    whenDone(m_node.history(SwitchHistory::kept), this, [call, id](const Result<QList<SwitchRecord>> &records) {
        if (!records) {
            call->answer(problemReply(records.error()));
            return;
        }
        for (const SwitchRecord &record : *records) {
            if (record.id != id)
                continue;
            call->answer(jsonReply({{"id", toJson(id)}, {"active", Json()}, {"record", recordToJsonValue(record)}}));
            return;
        }
        call->answer(problemReply({Error::Code::NotFound, tr("There is no such switch on this node."), {}}));
    });
}

void SwitchApi::chat(const Call &call, const QString &service)
{
    const auto object = bodyObject(call->request());
    const QString prompt = object ? textAt(*object, "prompt") : QString();
    if (prompt.isEmpty()) {
        call->answer(
            problemReply(object ? Error{Error::Code::BadInput, tr("A question needs a prompt."), {}} : object.error()));
        return;
    }
    answerWith(call, m_node.chat(service, prompt), this,
               [](const ChatAnswer &answer) { return jsonReply(chatAnswerToJson(answer)); });
}

/// The download goes on when the reader leaves.
void SwitchApi::pull(const Call &call)
{
    const auto object = bodyObject(call->request());
    const QString image = object ? textAt(*object, "image") : QString();
    if (image.isEmpty()) {
        call->answer(problemReply(object ? Error{Error::Code::BadInput, tr("Which image? {\"image\": \"...\"}"), {}}
                                         : object.error()));
        return;
    }
    auto stream = std::make_shared<SseStream>();
    const std::weak_ptr<SseStream> reader = stream;
    const auto pulled = m_node.pullImage(image, [reader](const PullProgress &progress) {
        if (const auto open = reader.lock())
            open->push("progress", dumpJson(pullProgressToJson(progress)));
    });
    whenDone(pulled, this, [reader](const Result<void> &result) {
        const auto open = reader.lock();
        if (!open)
            return;
        open->push(result ? "done" : "failed", dumpJson(result ? Json::object() : errorToJson(result.error())));
        open->finish();
    });
    call->answer(streamReply(std::move(stream)));
}

} // namespace kirikae
