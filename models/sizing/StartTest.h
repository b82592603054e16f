// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sizing/MemoryCheck.h"

namespace kirikae {

/// vLLM refuses to start unless its whole share of the memory is free at that moment, whatever the model needs. What
/// "free" is depends on the image: MemAvailable, or MemFree, in which page cache does not count.
struct StartTest {
    std::optional<bool> passes; ///< nothing = no such test, or it depends on which figure this image reads
    QString text;
    bool mayRefuse = false; ///< only MemFree is too small, and the image may be one that reads it
};

StartTest startTest(const MemoryQuestion &question);
/// The largest --gpu-memory-utilization in hundredths that would pass; nothing = none, or it cannot be told.
std::optional<double> passingUtilization(const MemoryQuestion &question);

} // namespace kirikae
