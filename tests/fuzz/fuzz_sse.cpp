// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/daemon/SseReader.h"

#include <cstdlib>

// Any bytes as an event stream: what comes out must not depend on how the bytes are cut.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    using namespace kirikae;
    constexpr qsizetype limit = 4096;
    const QByteArrayView bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    SseReader atOnce(limit);
    const auto whole = atOnce.feed(bytes);
    SseReader oneByOne(limit);
    QList<SseMessage> pieces;
    bool isRefused = false;
    for (qsizetype i = 0; i < bytes.size() && !isRefused; ++i) {
        const auto some = oneByOne.feed(bytes.sliced(i, 1));
        isRefused = !some;
        if (some)
            pieces += *some;
    }
    if (isRefused == whole.has_value() || (whole && (*whole != pieces || atOnce.lastId() != oneByOne.lastId())))
        std::abort();
    for (const SseMessage &message : std::as_const(pieces)) {
        if (message.type.isEmpty() || message.data.size() > limit)
            std::abort();
    }
    return 0;
}
