// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/Safetensors.h"

#include "models/core/Text.h"
#include "models/sizing/TensorHeaderSax.h"

#include <QCoreApplication>
#include <QtEndian>

#include <algorithm>
#include <map>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 maxHeaderBytes = 100'000'000; ///< the format's own limit

QString tr(const char *text)
{
    return QCoreApplication::translate("Safetensors", text);
}

tl::unexpected<Error> refuse(const QString &file, const QString &sentence)
{
    return fail(Error::Code::BadInput, file + u": "_s + sentence);
}

int bitsOf(const std::string &dtype)
{
    static const std::map<std::string, int> bits{
        {"F64", 64}, {"I64", 64},  {"U64", 64}, {"C64", 64},    {"F32", 32},    {"I32", 32},    {"U32", 32},
        {"F16", 16}, {"BF16", 16}, {"I16", 16}, {"U16", 16},    {"F8_E4M3", 8}, {"F8_E5M2", 8}, {"F8_E8M0", 8},
        {"I8", 8},   {"U8", 8},    {"BOOL", 8}, {"F6_E2M3", 6}, {"F6_E3M2", 6}, {"F4", 4}};
    const auto it = bits.find(dtype);
    return it == bits.end() ? 0 : it->second;
}

/// Elements of a shape, or nothing when the product passes 2^60.
std::optional<qint64> elementsOf(const std::vector<qint64> &shape)
{
    qint64 product = 1;
    for (const qint64 dimension : shape) {
        if (dimension == 0)
            return 0;
        if (product > (1LL << 60) / dimension)
            return std::nullopt;
        product *= dimension;
    }
    return product;
}

bool contains(const std::string &name, const char *part)
{
    return name.find(part) != std::string::npos;
}

void classify(const TensorEntry &tensor, TensorSums &sums)
{
    const Bytes bytes = tensor.end - tensor.begin;
    const std::string &name = tensor.name;
    sums.total += bytes;
    ++sums.tensors;
    if (name.starts_with("mtp.") || contains(name, ".mtp.") || contains(name, "nextn"))
        sums.drafter += bytes;
    else if (contains(name, "visual.") || contains(name, "vision_") || contains(name, "multi_modal_projector") ||
             contains(name, "mm_projector") || contains(name, "audio_tower") || contains(name, "embed_vision") ||
             contains(name, "embed_audio"))
        sums.vision += bytes;
    else if (contains(name, "embed_tokens.") || contains(name, "word_embeddings.") || contains(name, "wte.") ||
             name.ends_with("embeddings.weight"))
        sums.embedding += bytes;
    else if (name.starts_with("lm_head.") || contains(name, ".lm_head.") || name.starts_with("output."))
        sums.outputHead += bytes;
    else if (contains(name, "norm") || contains(name, ".gate.weight") || contains(name, "router.") ||
             name.ends_with(".bias"))
        sums.replicated += bytes;
}

std::optional<QString> faultOf(const TensorEntry &tensor, Bytes dataBytes)
{
    const int bits = bitsOf(tensor.dtype);
    if (bits == 0)
        return tr("the dtype %1 is not known").arg(cleanText(tensor.dtype, 40));
    const auto elements = elementsOf(tensor.shape);
    if (!elements)
        return tr("the shape is impossibly large");
    if (tensor.begin < 0 || tensor.end < tensor.begin || tensor.end > dataBytes)
        return tr("the data_offsets lie outside the file");
    if ((*elements * bits + 7) / 8 != tensor.end - tensor.begin)
        return tr("the data_offsets do not match shape and dtype");
    return std::nullopt;
}

} // namespace

void TensorSums::add(const TensorSums &other)
{
    total += other.total;
    drafter += other.drafter;
    vision += other.vision;
    embedding += other.embedding;
    outputHead += other.outputHead;
    replicated += other.replicated;
    tensors += other.tensors;
}

Result<qint64> safetensorsHeaderLength(const QString &file, QByteArrayView first8, Bytes fileBytes)
{
    if (first8.size() < 8 || fileBytes < 8)
        return refuse(file, tr("the file is too short to be a safetensors file: it was not downloaded completely."));
    const auto length = qFromLittleEndian<quint64>(first8.data());
    if (length > static_cast<quint64>(maxHeaderBytes) || length < 2)
        return refuse(
            file, tr("the header length %1 is impossible: this is no safetensors file, or it is damaged.").arg(length));
    if (static_cast<qint64>(length) > fileBytes - 8)
        return refuse(file, tr("the header is cut off: the file was not downloaded completely."));
    return static_cast<qint64>(length);
}

Result<TensorSums> readSafetensorsHeader(const QString &file, QByteArrayView header, Bytes dataBytes)
{
    if (header.size() > maxHeaderBytes)
        return refuse(file, tr("the header is larger than 100 MB."));
    TensorHeaderSax sax;
    if (const auto problem = sax.run(header))
        return refuse(file, *problem);
    TensorSums sums;
    for (const TensorEntry &tensor : sax.tensors) {
        if (const auto fault = faultOf(tensor, dataBytes))
            return refuse(file, tr("tensor %1: %2.").arg(cleanText(tensor.name, 200), *fault));
        classify(tensor, sums);
    }
    std::sort(sax.tensors.begin(), sax.tensors.end(), [](const auto &a, const auto &b) { return a.begin < b.begin; });
    for (size_t i = 1; i < sax.tensors.size(); ++i) {
        if (sax.tensors[i].begin < sax.tensors[i - 1].end)
            return refuse(file, tr("the tensors %1 and %2 overlap.")
                                    .arg(cleanText(sax.tensors[i - 1].name, 200), cleanText(sax.tensors[i].name, 200)));
    }
    return sums;
}

Result<SafetensorsIndex> readSafetensorsIndex(const QString &file, QByteArrayView text)
{
    if (text.size() > maxHeaderBytes)
        return refuse(file, tr("the index is larger than 100 MB."));
    WeightMapSax sax;
    if (const auto problem = sax.run(text))
        return refuse(file, *problem);
    SafetensorsIndex index;
    index.totalSize = sax.totalSize;
    index.tensors = sax.tensors;
    for (const std::string &name : sax.files) {
        const QString clean = cleanText(name, 300);
        if (clean.contains(u'/') || clean.startsWith(u'.') || clean.isEmpty())
            return refuse(file, tr("weight_map names the file \"%1\", which is not a file beside it.").arg(clean));
        index.files.append(clean);
    }
    index.files.sort();
    if (index.files.isEmpty() && !index.totalSize)
        return refuse(file, tr("there is no weight_map: this is no safetensors index."));
    return index;
}

} // namespace kirikae
