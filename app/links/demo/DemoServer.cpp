// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoServer.h"

#include "app/links/demo/DemoModel.h"
#include "models/core/Json.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace kirikae {

namespace {

constexpr double firstChatSeconds = 0.9; // the first request after a start still prepares a few kernels

ServiceAnswer jsonAnswer(int status, const Json &body)
{
    return {status, dumpJson(body)};
}

ServiceAnswer problem(int status, const char *message)
{
    return jsonAnswer(status,
                      Json{{"error", {{"code", status}, {"message", message}, {"type", "invalid_request_error"}}}});
}

ServiceAnswer modelList(const DemoService &service)
{
    return jsonAnswer(200, Json{{"object", "list"},
                                {"data", Json::array({{{"id", toJson(service.profile.expectedModelId())},
                                                       {"object", "model"},
                                                       {"owned_by", "simulated"}}})}});
}

ServiceAnswer metrics(const DemoService &service)
{
    QByteArray text;
    text += "# TYPE vllm:num_requests_running gauge\nvllm:num_requests_running 0.0\n";
    text += "# TYPE vllm:num_requests_waiting gauge\nvllm:num_requests_waiting 0.0\n";
    text += "# TYPE vllm:kv_cache_usage_perc gauge\nvllm:kv_cache_usage_perc 0.0\n";
    text += "# TYPE vllm:request_success_total counter\nvllm:request_success_total " +
            QByteArray::number(service.chats) + ".0\n";
    return {200, text};
}

// The text of the last message, whether it is a string or a list of parts.
QString lastPrompt(const Json &request)
{
    const auto messages = request.find("messages");
    if (messages == request.end() || !messages->is_array() || messages->empty())
        return {};
    const Json &last = messages->back();
    if (auto text = stringAt(last, "content"))
        return *text;
    QString joined;
    if (last.is_object() && last.contains("content") && last["content"].is_array()) {
        for (const Json &part : last["content"])
            joined += stringAt(part, "text").value_or(QString());
    }
    return joined;
}

} // namespace

QString demoChatText(const QString &modelName, const QString &prompt)
{
    static const QRegularExpression sum(QStringLiteral("(-?\\d{1,9})\\s*([+*-]|plus|times|minus)\\s*(-?\\d{1,9})"));
    const auto asked = sum.match(prompt);
    QString text;
    if (asked.hasMatch()) {
        const qint64 left = asked.captured(1).toLongLong();
        const qint64 right = asked.captured(3).toLongLong();
        const QString sign = asked.captured(2);
        const bool isSum = sign == QLatin1String("+") || sign == QLatin1String("plus");
        const bool isProduct = sign == QLatin1String("*") || sign == QLatin1String("times");
        text = QString::number(isSum ? left + right : isProduct ? left * right : left - right);
    } else if (prompt.contains(QLatin1String("capital of France"), Qt::CaseInsensitive)) {
        text = QStringLiteral("Paris is the capital of France.");
    } else if (prompt.contains(QLatin1String("KV cache"), Qt::CaseInsensitive)) {
        text = QStringLiteral("A KV cache keeps the keys and values of the tokens read so far, so that each new token "
                              "does not compute them again.");
    } else if (prompt.contains(QLatin1String("hello"), Qt::CaseInsensitive) ||
               prompt.contains(QLatin1String("hi"), Qt::CaseInsensitive)) {
        text = QStringLiteral("Hello, how can I help you today?");
    } else {
        text =
            QStringLiteral("You asked: \"%1\". This node has no model behind it.").arg(prompt.simplified().left(120));
    }
    return QStringLiteral("%1 (Simulated answer of %2.)").arg(text, modelName);
}

DemoReply DemoServer::answer(const ServiceRequest &request)
{
    DemoService *service = m_services.onPort(request.port);
    if (service == nullptr || !service->isListening) {
        return {fail(Error::Code::NotFound,
                     QCoreApplication::translate("DemoServer", "Nothing answers on port %1 of the node yet.")
                         .arg(request.port)),
                0.001};
    }
    if (!service->isReady)
        return {problem(503, "Loading model"), 0.002};
    const QString path = request.path.section(QLatin1Char('?'), 0, 0);
    if (path == QLatin1String("/health"))
        return {
            ServiceAnswer{200, service->profile.engine == QLatin1String("llama-server") ? "{\"status\":\"ok\"}" : ""},
            0.002};
    if (path == QLatin1String("/v1/models"))
        return {modelList(*service), 0.004};
    if (path == QLatin1String("/metrics"))
        return {metrics(*service), 0.004};
    if (path == QLatin1String("/v1/chat/completions") && request.method == QLatin1String("POST"))
        return chat(*service, request.body);
    return {problem(404, "Not Found"), 0.002};
}

DemoReply DemoServer::chat(DemoService &service, const QByteArray &body)
{
    const auto parsed = parseJson(body, 1024 * 1024);
    if (!parsed || !parsed->is_object())
        return {problem(400, "The body is not a JSON object."), 0.002};
    const QString asked = stringAt(*parsed, "model").value_or(service.profile.expectedModelId());
    if (asked != service.profile.expectedModelId())
        return {problem(404, "The model does not exist."), 0.002};
    const DemoModel *model = demoModel(service.profile.model);
    QString text = demoChatText(service.profile.name, lastPrompt(*parsed));
    qint64 tokens = text.size() / 4 + 1;
    const qint64 limit =
        integerAt(*parsed, "max_tokens").value_or(integerAt(*parsed, "max_completion_tokens").value_or(tokens));
    const bool isCut = limit < tokens;
    if (isCut) {
        tokens = std::max<qint64>(1, limit);
        text.truncate(tokens * 4);
    }
    if (service.fault == DemoFault::WrongAnswers)
        text = QString(tokens * 2, QLatin1Char('!'));
    const double speed = model != nullptr ? model->tokensPerSecond : 20;
    const double seconds = service.chats == 0 ? firstChatSeconds : 0.1 + double(tokens) / speed;
    ++service.chats;
    m_services.appendLine(
        service, "(APIServer pid=1) INFO:     127.0.0.1:40824 - \"POST /v1/chat/completions HTTP/1.1\" 200 OK");
    const Json choice{{"index", 0},
                      {"message", {{"role", "assistant"}, {"content", toJson(text)}}},
                      {"finish_reason", isCut ? "length" : "stop"}};
    return {jsonAnswer(200, Json{{"id", "chatcmpl-simulated-" + std::to_string(service.chats)},
                                 {"object", "chat.completion"},
                                 {"model", toJson(service.profile.expectedModelId())},
                                 {"choices", Json::array({choice})},
                                 {"usage", {{"prompt_tokens", 12}, {"completion_tokens", tokens}}}}),
            seconds};
}

} // namespace kirikae
