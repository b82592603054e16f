// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/steps/VerifyStep.h"

#include "models/node/ServiceApi.h"

#include <algorithm>

namespace kirikae {

namespace {

/// Few tokens, since they count as switching time; more when a model thinks before it says anything.
constexpr int fewTokens = 8;
constexpr int moreTokens = 96;
const auto prompt = QStringLiteral("Say hello in one short sentence.");

} // namespace

VerifyStep::VerifyStep(SwitchContext &context, Watched watched)
    : Step(watched.isTarget ? SwitchProgress::Stage::Verifying : SwitchProgress::Stage::RollingBack)
    , m_context(context)
    , m_watched(std::move(watched))
    , m_port(m_watched.profile.servicePort())
    , m_key(apiKeyOf(m_watched.profile))
    , m_timer(context.ops.clock(), this)
{
}

void VerifyStep::run()
{
    if (isWatching() && m_context.leaveAsItIs) {
        cancel();
        return;
    }
    const SwitchTimings &timings = m_context.timings;
    m_endsMs = m_context.steadyMs() + (m_watched.isTarget ? timings.verifyLimit : timings.restoreVerifyLimit).count();
    look();
}

void VerifyStep::look()
{
    ask(m_context.ops.services(), [this](const QList<Service> &services) { judgeServices(services); });
}

void VerifyStep::judgeServices(const QList<Service> &services)
{
    const bool isSame = std::any_of(services.cbegin(), services.cend(), [this](const Service &service) {
        return service.id == m_watched.service && service.isRunning() && service.startedMs == m_context.loadStartedMs &&
               service.restartCount == m_context.loadRestarts;
    });
    if (!isSame) {
        failWith(
            {Error::Code::LoadFailed, tr("%1 said that it was ready, and ended.").arg(m_watched.profile.name), {}});
    } else if (m_port == 0) {
        emit warned(tr("The profile names no port, so no answer of %1 could be checked.").arg(m_watched.profile.name));
        succeed();
    } else {
        askListener();
    }
}

void VerifyStep::askListener()
{
    tryTo(m_context.ops.listener(m_watched.service, m_port), [this](const Result<Listener> &listener) {
        if (!listener || listener->owner != Listener::Owner::Other) {
            listModels(); // a node that cannot tell is no reason to give up what answers
            return;
        }
        if (again())
            return;
        failBecause("port_answered_by_another",
                    tr("Port %1 is answered by %2, not by %3.").arg(m_port).arg(listener->text, m_watched.profile.name),
                    tr("Stop that program, or give the profile another port."));
    });
}

bool VerifyStep::again()
{
    if (m_context.steadyMs() >= m_endsMs)
        return false;
    m_timer.start(m_context.timings.retryPause, [this] { look(); });
    return true;
}

ServiceRequest VerifyStep::requestFor(const QString &path) const
{
    ServiceRequest request;
    request.port = m_port;
    request.path = path;
    request.key = m_key;
    request.deadline = m_context.timings.readyDeadline;
    return request;
}

void VerifyStep::listModels()
{
    tryTo(m_context.ops.request(requestFor(QStringLiteral("/v1/models"))),
          [this](const Result<ServiceAnswer> &answer) { judgeModels(answer); });
}

void VerifyStep::judgeModels(const Result<ServiceAnswer> &answer)
{
    const auto ids = answer && answer->status == 200 ? modelIds(answer->body) : std::nullopt;
    if (!ids || ids->isEmpty()) {
        if (answer && (answer->status == 401 || answer->status == 403)) {
            failBecause("api_key_refused",
                        tr("%1 asks for an API key, and the one of the profile is not it (HTTP %2).")
                            .arg(m_watched.profile.name)
                            .arg(answer->status),
                        tr("Keep the key as a secret on the node and name it in the profile's environment (for vLLM: "
                           "VLLM_API_KEY)."));
            return;
        }
        if (!answer && answer.error().code == Error::Code::NotFound) {
            failBecause("api_key_missing", answer.error().message, tr("Enter the secret on the node again."));
            return;
        }
        if (again())
            return;
        failBecause("no_model_list",
                    tr("%1 says that it is ready, but does not list its model on port %2.")
                        .arg(m_watched.profile.name)
                        .arg(m_port),
                    tr("Check the port of the profile, and the log."));
        return;
    }
    const QString expected = m_watched.profile.expectedModelId();
    if (!servesModel(*ids, expected)) {
        failBecause(
            "wrong_model",
            tr("Port %1 serves \"%2\", not \"%3\".").arg(m_port).arg(ids->join(QStringLiteral(", ")), expected),
            tr("Set the served name of the profile to what the server lists, or stop the other server on this port."));
        return;
    }
    m_model = ids->contains(expected) ? expected : ids->first();
    chat(fewTokens);
}

void VerifyStep::chat(int maxTokens)
{
    ServiceRequest request = chatRequest(m_port, m_model, prompt, maxTokens, m_context.timings.chatDeadline);
    request.key = m_key;
    tryTo(m_context.ops.request(request),
          [this, maxTokens](const Result<ServiceAnswer> &answer) { judgeChat(answer, maxTokens); });
}

void VerifyStep::judgeChat(const Result<ServiceAnswer> &answer, int maxTokens)
{
    if (!answer && answer.error().code != Error::Code::TimedOut && again())
        return;
    if (!answer) {
        failBecause(
            "no_answer",
            tr("%1 is up but gave no answer to a chat request: %2").arg(m_watched.profile.name, answer.error().message),
            tr("Look at the end of the log: its engine may have died behind the API."));
        return;
    }
    if (answer->status >= 500 && answer->status != 501 && again())
        return;
    if (answer->status == 404 || answer->status == 405 || answer->status == 501) {
        askForEmbeddings(serviceErrorText(answer->body));
        return;
    }
    const auto reply = answer->status == 200 ? chatReply(answer->body) : std::nullopt;
    if (!reply) {
        failBecause("chat_refused",
                    tr("%1 refuses to chat (HTTP %2): %3")
                        .arg(m_watched.profile.name)
                        .arg(answer->status)
                        .arg(serviceErrorText(answer->body)),
                    tr("Its own words say what is missing; often it is a chat template."));
    } else if (isSane(reply->text)) {
        succeed();
    } else if (maxTokens < moreTokens) {
        chat(moreTokens);
    } else {
        failBecause("nonsense_answer",
                    tr("%1 answers, but with nonsense: \"%2\".").arg(m_watched.profile.name, reply->text.left(40)),
                    tr("A damaged weight file or a kernel fault does this. Check the files, then try again."));
    }
}

void VerifyStep::askForEmbeddings(const QString &refusal)
{
    ServiceRequest request = chatRequest(m_port, m_model, {}, 1, m_context.timings.readyDeadline);
    request.key = m_key;
    request.path = QStringLiteral("/v1/embeddings");
    request.body = embeddingsBody(m_model);
    tryTo(m_context.ops.request(request), [this, refusal](const Result<ServiceAnswer> &answer) {
        if (answer && answer->status == 200) {
            failBecause("serves_embeddings", tr("%1 serves embeddings, not chat.").arg(m_watched.profile.name),
                        tr("Tell the engine to generate (for vLLM: --runner generate), or use a chat model."));
        } else {
            failBecause("no_chat", tr("%1 has no chat endpoint: %2").arg(m_watched.profile.name, refusal),
                        tr("Use a model and a server that offer /v1/chat/completions."));
        }
    });
}

void VerifyStep::failBecause(const char *kind, const QString &cause, const QString &fix)
{
    if (m_watched.isTarget && !m_context.run.failure) {
        m_context.run.failure =
            Failure{QString::fromLatin1(kind), Failure::Confidence::Certain, std::nullopt, cause, fix, {}, false, {}};
    }
    failWith({Error::Code::LoadFailed, cause, fix});
}

} // namespace kirikae
