// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/Node.h"
#include "models/node/NodeFacts.h"
#include "models/startup/LogLine.h"
#include "models/switching/SwitchPlan.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>

namespace kirikae {

// What only kirikaed's API needs beside the state of a node (NodeJson.h): requests, small answers, errors.

nlohmann::json switchRequestToJson(const SwitchRequest &request); ///< without the idempotency key: that is a field
Result<SwitchRequest> switchRequestFromJson(const nlohmann::json &object);

nlohmann::json chatAnswerToJson(const ChatAnswer &answer);
ChatAnswer chatAnswerFromJson(const nlohmann::json &object);

nlohmann::json pullProgressToJson(const PullProgress &progress);
PullProgress pullProgressFromJson(const nlohmann::json &object);

/// The text as UTF-8; bytes that are none become U+FFFD.
nlohmann::json logLineToJson(const LogLine &line);
LogLine logLineFromJson(const nlohmann::json &object);

/// "TIME_NS-SEEN": the id of a piece of a log.
QByteArray cursorToText(const LogCursor &cursor);
std::optional<LogCursor> cursorFromText(QByteArrayView text);

/// The HTTP status that tells of this error.
int statusOf(Error::Code code);
/// RFC 9457 problem details with our `code` and, where there is something to do, `hint`.
nlohmann::json problemToJson(const Error &error, int status);
/// The error that a problem tells of; BadReply for anything else with this status.
Error problemFromJson(QByteArrayView body, int status);

} // namespace kirikae
