// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/daemon/Exchange.h"
#include "models/core/Async.h"

#include <nlohmann/json_fwd.hpp>

namespace kirikae {

ServerReply jsonReply(const nlohmann::json &value, int status = 200);
ServerReply emptyReply(int status = 204);
/// RFC 9457 problem details; without a status, the one that the error's code has.
ServerReply problemReply(const Error &error, int status = 0);
ServerReply noProfileReply(const QString &id);
ServerReply streamReply(std::shared_ptr<BodyStream> stream);

/// The body as a JSON object. BadInput for anything else, and for a body that does not say it is JSON.
Result<nlohmann::json> bodyObject(const ServerRequest &request);

/// Answers once `pending` is there: with what `reply` makes of the value, or with the error as a problem.
template <class T, class Reply>
void answerWith(const std::shared_ptr<Exchange> &exchange, const Pending<T> &pending, QObject *context, Reply reply)
{
    whenDone(pending, context, [exchange, reply = std::move(reply)](const Result<T> &result) {
        if (!result)
            exchange->answer(problemReply(result.error()));
        else if constexpr (std::is_void_v<T>)
            exchange->answer(reply());
        else
            exchange->answer(reply(*result));
    });
}

} // namespace kirikae
