// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/Gguf.h"
#include "models/sizing/SizingQuestion.h"

#include <cstdint>
#include <cstdlib>

// Any bytes as the start of a GGUF file: refused with a sentence, more asked for than there is, or a model.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    using namespace kirikae;
    const QString name = QStringLiteral("m.gguf");
    const QByteArrayView bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    for (const GgufPart part : {GgufPart::Whole, GgufPart::Shape}) {
        const auto read = readGguf(name, bytes, bytes.size() + 10 * GiB, part);
        if (!read) {
            if (!read.error().message.contains(name))
                std::abort();
            continue;
        }
        if (const auto *more = std::get_if<GgufNeedsMore>(&*read)) {
            if (more->bytes <= bytes.size())
                std::abort();
            continue;
        }
        SizingQuestion question;
        question.shape = std::get<GgufModel>(*read).shape;
        question.isLlamaServer = true;
        if (estimateSize(question).kvAsked < 0)
            std::abort();
    }
    return 0;
}
