// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/upkeep/HealthProbe.h"

#include "models/node/ServiceApi.h"

namespace kirikae {

namespace {

using namespace Qt::StringLiterals;

constexpr int fewTokens = 2;
constexpr Milliseconds patience{60'000};
const auto prompt = u"Say hello."_s;

/// The server has no such thing to offer, which says nothing about its health.
bool hasNoSuchPath(int status)
{
    return status == 404 || status == 405 || status == 501;
}

} // namespace

HealthProbe::HealthProbe(NodeOps &ops, quint16 port, const Profile &startedAs, QObject *parent)
    : QObject(parent)
    , m_ops(ops)
    , m_port(port)
    , m_expectedModel(startedAs.expectedModelId())
    , m_key(apiKeyOf(startedAs))
{
}

template <class Judge>
void HealthProbe::ask(ServiceRequest request, Judge judge)
{
    request.key = m_key;
    whenDone(m_ops.request(request), this, [this, judge = std::move(judge)](const Result<ServiceAnswer> &answer) {
        if (!answer)
            finish(fail(answer.error()));
        else
            judge(*answer);
    });
}

Pending<HealthProbe::Finding> HealthProbe::start()
{
    ServiceRequest request;
    request.port = m_port;
    request.path = u"/metrics"_s;
    request.key = m_key;
    whenDone(m_ops.request(request), this, [this](const Result<ServiceAnswer> &answer) {
        const bool isTold = answer && answer->status == 200;
        if (isTold && runningRequests(answer->body).value_or(0) > 0)
            finish(Finding::Busy);
        else
            askModels();
    });
    return m_finding.future();
}

void HealthProbe::askModels()
{
    ServiceRequest request;
    request.port = m_port;
    request.path = u"/v1/models"_s;
    ask(request, [this](const ServiceAnswer &answer) {
        const auto ids = answer.status == 200 ? modelIds(answer.body) : std::nullopt;
        if (answer.status == 401 || answer.status == 403)
            finish(Finding::Answers); // it works, and its key is none of ours to know
        else if (ids && !ids->isEmpty())
            askForWords(ids->contains(m_expectedModel) ? m_expectedModel : ids->first());
        else
            finish(fail(Error::Code::BadReply, tr("It does not list its model (HTTP %1).").arg(answer.status)));
    });
}

void HealthProbe::askForWords(const QString &model)
{
    ask(chatRequest(m_port, model, prompt, fewTokens, patience), [this, model](const ServiceAnswer &answer) {
        if (hasNoSuchPath(answer.status))
            askForNumbers(model);
        else
            judge(answer);
    });
}

void HealthProbe::askForNumbers(const QString &model)
{
    ServiceRequest request = chatRequest(m_port, model, {}, 1, patience);
    request.path = u"/v1/embeddings"_s;
    request.body = embeddingsBody(model);
    ask(request, [this](const ServiceAnswer &answer) { judge(answer); });
}

void HealthProbe::judge(const ServiceAnswer &answer)
{
    if (answer.status < 500) // it refuses for a reason of its own: it works
        finish(Finding::Answers);
    else
        finish(
            fail(Error::Code::BadReply,
                 tr("It answers with an error (HTTP %1): %2").arg(answer.status).arg(serviceErrorText(answer.body))));
}

void HealthProbe::finish(const Result<Finding> &finding)
{
    m_finding.settle(finding);
    deleteLater();
}

} // namespace kirikae
