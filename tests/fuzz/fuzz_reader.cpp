// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/startup/LogAnalysis.h"

#include <QBuffer>

#include <cmath>
#include <cstdlib>

// Any bytes as a log: cleaner, clocks, rules and diagnosis must survive them, and phases must add up.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    using namespace kirikae;
    static const EngineRuleSets rules = EngineRules::load({}, nullptr);
    QByteArray log(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    QBuffer buffer(&log);
    buffer.open(QIODevice::ReadOnly);
    const LogAnalysis analysis = analyzeLog(buffer, rules);
    double sum = 0;
    for (const PhaseTime &time : analysis.phases) {
        if (time.seconds < 0)
            std::abort();
        sum += time.seconds;
    }
    if (std::abs(sum - analysis.totalSeconds.value_or(0)) > 0.001 + std::abs(sum) * 1e-9)
        std::abort();
    return 0;
}
