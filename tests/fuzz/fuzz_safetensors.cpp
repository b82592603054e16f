// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/Safetensors.h"

#include <cstdint>
#include <cstdlib>

// Any bytes as the start of a safetensors file, and as an index: refused with a sentence, or sums that hold together.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    using namespace kirikae;
    const QString name = QStringLiteral("m.safetensors");
    const QByteArrayView bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    constexpr Bytes dataBytes = 1'000'000;
    const auto length = safetensorsHeaderLength(name, bytes, bytes.size() + dataBytes);
    if (length && *length <= bytes.size() - 8) {
        const auto sums = readSafetensorsHeader(name, bytes.sliced(8, *length), dataBytes);
        const bool isSound =
            sums && sums->total <= dataBytes &&
            sums->drafter + sums->vision + sums->embedding + sums->outputHead + sums->replicated <= sums->total;
        if (sums ? !isSound : sums.error().message.isEmpty())
            std::abort();
    }
    const auto index = readSafetensorsIndex(name, bytes);
    if (!index && !index.error().message.contains(name))
        std::abort();
    return 0;
}
