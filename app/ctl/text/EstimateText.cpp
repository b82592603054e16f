// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/text/EstimateText.h"

#include "models/core/Json.h"
#include "models/node/NodeJson.h"

#include <QCoreApplication>

namespace kirikae {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("kirikae::EstimateText", text);
}

void addReasons(const SizeEstimate &estimate, QStringList *reasons)
{
    *reasons += {estimate.weightsText, estimate.kvText, estimate.overheadText};
    *reasons += estimate.notes;
}

} // namespace

Json sizesJson(const std::optional<SizeEstimate> &estimate, const std::optional<FitVerdict> &verdict)
{
    QStringList reasons;
    if (estimate)
        addReasons(*estimate, &reasons);
    if (verdict)
        reasons += {verdict->sentence, verdict->smallestChange, verdict->drift};
    reasons.removeAll(QString());
    const Json known = estimate ? estimateToJson(*estimate) : Json::object();
    Json sizes = Json::object();
    for (const char *name :
         {"weights_bytes", "kv_bytes_per_token", "state_bytes_per_request", "overhead_bytes", "kv_bytes", "total_bytes",
          "kv_tokens", "max_concurrency", "largest_context", "tokens_per_second_bound"})
        sizes[name] = known.value(name, Json());
    sizes["basis"] = known.value("weights_basis", Json());
    sizes["verdict"] = toJson(fitName(verdict ? verdict->fit : Fit::Unknown));
    sizes["reasons"] = toJson(reasons);
    return sizes;
}

QStringList estimateLines(const SizeEstimate &estimate)
{
    QStringList lines{tr("Weights    %1  (%2)").arg(gib(estimate.weights), estimate.weightsText),
                      tr("KV cache   %1  (%2)").arg(gib(estimate.kvReserved), estimate.kvText),
                      tr("Overhead   %1  (%2)").arg(gib(estimate.overhead), estimate.overheadText),
                      tr("Total      %1").arg(gib(estimate.total())),
                      tr("One token takes %L1 bytes, one request %L2 bytes beside it")
                          .arg(estimate.kvPerToken)
                          .arg(estimate.statePerRequest),
                      tr("Room for %L1 tokens, %2 requests of %L3 tokens at once")
                          .arg(estimate.kvTokens)
                          .arg(estimate.maxConcurrency, 0, 'f', 2)
                          .arg(estimate.contextTokens)};
    if (estimate.tokensPerSecondBound) {
        lines.append(tr("At most %1 tokens a second for one stream without a drafter, by the memory's bandwidth: a "
                        "bound, not a promise")
                         .arg(*estimate.tokensPerSecondBound, 0, 'f', 0));
    }
    return lines + estimate.notes;
}

} // namespace kirikae
