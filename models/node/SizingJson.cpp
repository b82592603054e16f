// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/core/JsonOptional.h"
#include "models/node/NodeJson.h"

namespace kirikae {

Json measuredToJson(const MeasuredSize &measured)
{
    return {{"bytes", measured.bytes},
            {"when", toJson(measured.when)},
            {"image", toJson(measured.image)},
            {"steady_bytes", optionalToJson(measured.steady)},
            {"weights_bytes", optionalToJson(measured.weights)},
            {"kv_cache_bytes", optionalToJson(measured.kvCache)},
            {"graphs_bytes", optionalToJson(measured.graphs)},
            {"kv_tokens", optionalToJson(measured.kvTokens)},
            {"same_start", measured.isSameStart},
            {"start_hash", toJson(measured.startHash)},
            {"size_hash", toJson(measured.sizeHash)}};
}

MeasuredSize measuredFromJson(const Json &object)
{
    MeasuredSize measured;
    measured.bytes = integerAt(object, "bytes").value_or(0);
    measured.when = textAt(object, "when");
    measured.image = textAt(object, "image");
    measured.steady = integerAt(object, "steady_bytes");
    measured.weights = integerAt(object, "weights_bytes");
    measured.kvCache = integerAt(object, "kv_cache_bytes");
    measured.graphs = integerAt(object, "graphs_bytes");
    measured.kvTokens = integerAt(object, "kv_tokens");
    measured.isSameStart = boolAt(object, "same_start").value_or(true);
    measured.startHash = textAt(object, "start_hash");
    measured.sizeHash = textAt(object, "size_hash");
    return measured;
}

Json estimateToJson(const SizeEstimate &estimate)
{
    return {{"weights_bytes", estimate.weights},
            {"weights_basis", toJson(basisName(estimate.weightsBasis))},
            {"weights_text", toJson(estimate.weightsText)},
            {"kv_bytes_per_token", estimate.kvPerToken},
            {"state_bytes_per_request", estimate.statePerRequest},
            {"overhead_bytes", estimate.overhead},
            {"overhead_basis", toJson(basisName(estimate.overheadBasis))},
            {"overhead_text", toJson(estimate.overheadText)},
            {"kv_asked_bytes", estimate.kvAsked},
            {"kv_bytes", estimate.kvReserved},
            {"kv_text", toJson(estimate.kvText)},
            {"total_bytes", estimate.total()},
            {"context_tokens", estimate.contextTokens},
            {"concurrency", estimate.concurrency},
            {"kv_tokens", estimate.kvTokens},
            {"max_concurrency", estimate.maxConcurrency},
            {"largest_context", optionalToJson(estimate.largestContext)},
            {"tokens_per_second_bound", optionalToJson(estimate.tokensPerSecondBound)},
            {"notes", toJson(estimate.notes)}};
}

SizeEstimate estimateFromJson(const Json &object)
{
    SizeEstimate estimate;
    estimate.weights = integerAt(object, "weights_bytes").value_or(0);
    estimate.weightsBasis = basisFromName(textAt(object, "weights_basis"));
    estimate.weightsText = textAt(object, "weights_text");
    estimate.kvPerToken = integerAt(object, "kv_bytes_per_token").value_or(0);
    estimate.statePerRequest = integerAt(object, "state_bytes_per_request").value_or(0);
    estimate.overhead = integerAt(object, "overhead_bytes").value_or(0);
    estimate.overheadBasis = basisFromName(textAt(object, "overhead_basis"));
    estimate.overheadText = textAt(object, "overhead_text");
    estimate.kvAsked = integerAt(object, "kv_asked_bytes").value_or(0);
    estimate.kvReserved = integerAt(object, "kv_bytes").value_or(0);
    estimate.kvText = textAt(object, "kv_text");
    estimate.contextTokens = integerAt(object, "context_tokens").value_or(0);
    estimate.concurrency = integerAt(object, "concurrency").value_or(1);
    estimate.kvTokens = integerAt(object, "kv_tokens").value_or(0);
    estimate.maxConcurrency = numberAt(object, "max_concurrency").value_or(0);
    estimate.largestContext = integerAt(object, "largest_context");
    estimate.tokensPerSecondBound = numberAt(object, "tokens_per_second_bound");
    estimate.notes = stringsAt(object, "notes");
    return estimate;
}

} // namespace kirikae
