// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/daemon/NodeApi.h"

#include "app/daemon/Caller.h"
#include "app/daemon/LogStream.h"
#include "app/daemon/Metrics.h"
#include "app/daemon/Replies.h"
#include "models/core/Json.h"
#include "models/node/ApiJson.h"
#include "models/node/ApiVersion.h"
#include "models/node/NodeJson.h"
#include "models/switching/SwitchHistory.h"
#include "models/switching/SwitchRecord.h"

#include <QCoreApplication>
#include <QFile>

namespace kirikae {

using namespace Qt::StringLiterals;

NodeApi::NodeApi(Node &node, EventFeed &feed, Router &router, QObject *parent)
    : QObject(parent)
    , m_node(node)
    , m_feed(feed)
{
    router.add("GET", "/v1/hello", [this](const Call &call, const QStringList &) { hello(call); });
    router.add("GET", "/v1/openapi.yaml", [this](const Call &call, const QStringList &) { document(call); });
    router.add("GET", "/v1/state", [this](const Call &call, const QStringList &) {
        call->answer(jsonReply(nodeStateToJson(m_node.state())));
    });
    router.add("GET", "/v1/events", [this](const Call &call, const QStringList &) {
        call->answer(streamReply(m_feed.open(call->request().field("Last-Event-ID"))));
    });
    router.add("GET", "/v1/memory", [this](const Call &call, const QStringList &) { memory(call); });
    router.add("GET", "/v1/history", [this](const Call &call, const QStringList &) { history(call); });
    router.add("POST", "/v1/check", [this](const Call &call, const QStringList &) { plan(call, false); });
    router.add("POST", "/v1/plan", [this](const Call &call, const QStringList &) { plan(call, true); });
    router.add("GET", "/v1/services/{id}/log",
               [this](const Call &call, const QStringList &values) { log(call, values.first()); });
    router.add("GET", "/metrics", [this](const Call &call, const QStringList &) { metrics(call); });
}

void NodeApi::hello(const Call &call)
{
    const NodeState state = m_node.state();
    call->answer(jsonReply({{"product", "kirikaed"},
                            {"version", KIRIKAE_VERSION},
                            {"api", {{"oldest", apiVersion}, {"newest", apiVersion}}},
                            {"node", toJson(state.name)},
                            {"capabilities", toJson(state.capabilities)},
                            {"simulated", state.facts.simulated}}));
}

void NodeApi::document(const Call &call)
{
    QFile file(u":/kirikaed/openapi.yaml"_s);
    ServerReply reply;
    reply.contentType = QByteArrayLiteral("application/yaml");
    if (file.open(QIODevice::ReadOnly))
        reply.body = file.readAll();
    call->answer(std::move(reply));
}

void NodeApi::history(const Call &call)
{
    bool isNumber = true;
    const QString asked = call->request().query.queryItemValue(u"newest"_s);
    const int newest = asked.isEmpty() ? SwitchHistory::kept : asked.toInt(&isNumber);
    if (!isNumber || newest < 1 || newest > SwitchHistory::kept) {
        call->answer(problemReply(
            {Error::Code::BadInput, tr("\"newest\" is a number from 1 to %1.").arg(SwitchHistory::kept), {}}));
        return;
    }
    answerWith(call, m_node.history(newest), this, [](const QList<SwitchRecord> &records) {
        Json list = Json::array();
        for (const SwitchRecord &record : records)
            list.push_back(recordToJsonValue(record));
        return jsonReply({{"records", list}});
    });
}

void NodeApi::memory(const Call &call)
{
    const NodeState state = m_node.state();
    Json pools = Json::array();
    for (const Pool &pool : state.pools)
        pools.push_back(poolToJson(pool));
    call->answer(jsonReply({{"memory", state.memory ? memorySampleToJson(*state.memory) : Json()}, {"pools", pools}}));
}

/// A plan touches nothing; its memory part alone is what "check" answers.
void NodeApi::plan(const Call &call, bool isWhole)
{
    const auto object = bodyObject(call->request());
    auto request = object ? switchRequestFromJson(*object) : fail(object.error());
    if (!request) {
        call->answer(problemReply(request.error()));
        return;
    }
    request->requestedBy = callerName(call->request(), request->requestedBy);
    answerWith(call, m_node.plan(*request), this, [this, isWhole](const SwitchPlan &plan) {
        if (isWhole)
            return jsonReply(planToJson(plan));
        const NodeState state = m_node.state();
        const ProfileEntry *entry = state.profile(plan.request.profileId);
        if (!entry)
            return noProfileReply(plan.request.profileId);
        return jsonReply({{"profile", toJson(plan.target.id)},
                          {"fit", verdictToJson(plan.verdict)},
                          {"model_error", toJson(entry->modelError)}});
    });
}

void NodeApi::log(const Call &call, const QString &service)
{
    const NodeState state = m_node.state();
    // A service that is coming up is known by its switch before it is listed.
    const bool isComingUp = state.activeSwitch && state.activeSwitch->service == service;
    if (!state.service(service) && !isComingUp) {
        call->answer(problemReply({Error::Code::NotFound, tr("There is no such service on this node."), {}}));
        return;
    }
    QByteArray from = call->request().field("Last-Event-ID");
    if (from.isEmpty())
        from = call->request().query.queryItemValue(u"from"_s).toLatin1();
    const auto cursor = from.isEmpty() ? LogCursor{} : cursorFromText(from);
    if (!cursor) {
        call->answer(
            problemReply({Error::Code::BadInput, tr("\"%1\" is no place in a log.").arg(QString::fromLatin1(from)),
                          tr("It is the id of a message of the same log.")}));
        return;
    }
    call->answer(streamReply(std::make_shared<LogStream>(m_node.openLog(service, *cursor))));
}

void NodeApi::metrics(const Call &call)
{
    ServerReply reply;
    reply.contentType = QByteArrayLiteral("text/plain; version=0.0.4; charset=utf-8");
    reply.body = metricsText(m_node.state(), m_feed.readerCount());
    call->answer(std::move(reply));
}

} // namespace kirikae
