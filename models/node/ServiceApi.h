// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/NodeFacts.h"

#include <QByteArray>
#include <QStringList>

#include <optional>

// What is asked of a served model over its OpenAI-style API, and what its answers mean. Pure; all remote text comes out
// cleaned.
namespace kirikae {

/// The ids that /v1/models lists; nothing when the body is not such a list.
std::optional<QStringList> modelIds(const QByteArray &body);
/// Is `expected` served? An id that is a path also matches by its last part, since llama-server lists either.
bool servesModel(const QStringList &ids, const QString &expected);

ServiceRequest chatRequest(quint16 port, const QString &model, const QString &prompt, int maxTokens,
                           Milliseconds deadline);

/// What /v1/embeddings takes.
QByteArray embeddingsBody(const QString &model);

struct ChatReply {
    QString text; ///< the answer, or the reasoning when there is nothing else
    std::optional<int> completionTokens;
};
/// Nothing when the body is not a chat answer.
std::optional<ChatReply> chatReply(const QByteArray &body);
/// More than one distinct word or sign: "!!!!" and one token over and over are what broken weights say.
bool isSane(const QString &text);

/// The server's own words from an error body, one line.
QString serviceErrorText(const QByteArray &body);

/// The key that a server started as `profile` asks for, from its arguments or its environment.
ApiKey apiKeyOf(const Profile &profile);

/// Requests that run or wait, from /metrics of vLLM, llama-server or SGLang; nothing when it does not tell.
std::optional<int> runningRequests(const QByteArray &metrics);

} // namespace kirikae
