// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/node/ServiceApi.h"

#include "models/core/JsonOptional.h"
#include "models/core/Text.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace kirikae {

namespace {

constexpr qsizetype longestAnswer = 64 * 1024;
constexpr qsizetype longestError = 400;

QString lastPart(const QString &path)
{
    return path.mid(path.lastIndexOf(QLatin1Char('/')) + 1);
}

QString cleanAt(const Json &object, const char *key)
{
    return cleanText(QStringView(textAt(object, key)), longestAnswer);
}

} // namespace

std::optional<QStringList> modelIds(const QByteArray &body)
{
    const auto json = parseJson(body);
    if (!json || !json->is_object())
        return std::nullopt;
    const auto data = json->find("data");
    if (data == json->end() || !data->is_array())
        return std::nullopt;
    QStringList ids;
    for (const Json &entry : *data)
        ids.append(cleanAt(entry, "id"));
    return ids;
}

bool servesModel(const QStringList &ids, const QString &expected)
{
    if (expected.isEmpty())
        return !ids.isEmpty();
    return std::any_of(ids.cbegin(), ids.cend(), [&expected](const QString &id) {
        return id == expected || (expected.contains(QLatin1Char('/')) && lastPart(expected) == lastPart(id));
    });
}

ServiceRequest chatRequest(quint16 port, const QString &model, const QString &prompt, int maxTokens,
                           Milliseconds deadline)
{
    const Json body = {{"model", toJson(model)},
                       {"messages", Json::array({{{"role", "user"}, {"content", toJson(prompt)}}})},
                       {"max_tokens", maxTokens},
                       {"temperature", 0},
                       {"stream", false}};
    ServiceRequest request;
    request.port = port;
    request.method = QStringLiteral("POST");
    request.path = QStringLiteral("/v1/chat/completions");
    request.body = dumpJson(body);
    request.deadline = deadline;
    return request;
}

QByteArray embeddingsBody(const QString &model)
{
    return dumpJson({{"model", toJson(model)}, {"input", "hello"}});
}

std::optional<ChatReply> chatReply(const QByteArray &body)
{
    const auto json = parseJson(body);
    if (!json)
        return std::nullopt;
    const Json &choices = arrayAt(*json, "choices");
    if (choices.empty())
        return std::nullopt;
    const Json *message = objectAt(choices.front(), "message");
    if (!message)
        return std::nullopt;
    ChatReply reply;
    for (const char *key : {"content", "reasoning_content", "reasoning"}) {
        if (reply.text.trimmed().isEmpty())
            reply.text = cleanAt(*message, key);
    }
    if (const Json *usage = objectAt(*json, "usage"))
        reply.completionTokens = intAt(*usage, "completion_tokens");
    return reply;
}

bool isSane(const QString &text)
{
    const QString simple = text.simplified();
    const QStringList words = simple.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const QSet<QString> distinctWords(words.cbegin(), words.cend());
    if (distinctWords.size() > 1)
        return true;
    // One word, or a script without blanks: then the signs must differ.
    const QSet<QChar> distinctSigns(simple.cbegin(), simple.cend());
    return words.size() == 1 && distinctSigns.size() > 1;
}

QString serviceErrorText(const QByteArray &body)
{
    QString text;
    if (const auto json = parseJson(body)) {
        text = textAt(*json, "message");
        if (const Json *error = objectAt(*json, "error"); error && text.isEmpty())
            text = textAt(*error, "message");
        if (text.isEmpty())
            text = textAt(*json, "detail");
    }
    if (text.isEmpty())
        text = QString::fromUtf8(body);
    return cleanText(QStringView(text.simplified()), longestError);
}

ApiKey apiKeyOf(const Profile &profile)
{
    // llama-server takes several, with commas between.
    const auto first = [](const QString &keys) { return keys.section(QLatin1Char(','), 0, 0).trimmed(); };
    if (const auto argument = profile.argument(QStringLiteral("--api-key")); argument && !argument->isEmpty())
        return {first(*argument), {}};
    for (const EnvironmentVariable &variable : profile.environment) {
        const bool isKey = variable.name == QLatin1String("VLLM_API_KEY") ||
                           variable.name == QLatin1String("LLAMA_API_KEY") ||
                           variable.name == QLatin1String("SGLANG_API_KEY");
        if (isKey)
            return variable.secret.isEmpty() ? ApiKey{first(variable.value), {}} : ApiKey{{}, variable.secret};
    }
    return {};
}

std::optional<int> runningRequests(const QByteArray &metrics)
{
    static const QByteArrayList names{"vllm:num_requests_running", "vllm:num_requests_waiting",
                                      "llamacpp:requests_processing", "sglang:num_running_reqs"};
    std::optional<double> sum;
    for (const QByteArray &line : metrics.split('\n')) {
        const bool isWanted = std::any_of(names.cbegin(), names.cend(), [&line](const QByteArray &name) {
            return line.startsWith(name) && line.size() > name.size() &&
                   !QByteArray("_abcdefghijklmnopqrstuvwxyz").contains(line.at(name.size()));
        });
        if (!isWanted)
            continue;
        bool isNumber = false;
        const double value = line.mid(line.lastIndexOf(' ') + 1).trimmed().toDouble(&isNumber);
        if (isNumber && value >= 0)
            sum = sum.value_or(0) + value;
    }
    return sum ? std::optional(static_cast<int>(std::lround(*sum))) : std::nullopt;
}

} // namespace kirikae
