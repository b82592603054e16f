// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/ModelShape.h"
#include "models/sizing/SizingQuestion.h"

#include <cstdint>
#include <cstdlib>

// Any bytes as config.json: refused with a sentence, or a shape whose sizes can be computed and are not negative.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    using namespace kirikae;
    const QByteArrayView text(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const auto shape = readModelShape(text, text);
    if (!shape) {
        if (shape.error().message.isEmpty())
            std::abort();
        return 0;
    }
    SizingQuestion question;
    question.shape = *shape;
    for (const int drafted : {0, 3}) {
        for (const int ranks : {1, 8}) {
            question.options.numSpeculativeTokens = drafted;
            question.options.tensorParallelSize = ranks;
            question.machine = MachineMemory{128 * GiB, ranks == 1, 2.7e11};
            const SizeEstimate estimate = estimateSize(question);
            if (estimate.kvAsked < 0 || estimate.kvPerToken < 0 || estimate.weights < 0 || estimate.overhead < 0)
                std::abort();
        }
    }
    return 0;
}
