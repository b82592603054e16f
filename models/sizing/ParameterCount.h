// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/ConfigReader.h"
#include "models/sizing/ModelShape.h"

namespace kirikae {

/// Weights of a model by part, counted from the sizes in its config. An estimate for when the tensor list is not there:
/// within a percent or two for the usual decoders and their vision towers.
struct ParameterCount {
    double attention = 0; ///< attention, states and their projections
    double dense = 0;     ///< MLPs and shared experts
    double experts = 0;   ///< routed experts
    double routers = 0;
    double embeddings = 0; ///< embedding and, when it is not tied, lm_head
    double activeExperts = 0;
    double vision = 0; ///< tower and projector; in no sum
    [[nodiscard]] double total() const { return attention + dense + experts + routers + embeddings; }
    [[nodiscard]] double active() const { return attention + dense + activeExperts + routers + embeddings / 2; }
};

ParameterCount countParameters(const ConfigReader &config, const ModelShape &shape);

} // namespace kirikae
