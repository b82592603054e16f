// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/Gguf.h"

#include "models/core/Text.h"

#include <QCoreApplication>
#include <QHash>
#include <QtEndian>

#include <algorithm>
#include <array>

namespace kirikae {

using namespace Qt::StringLiterals;
using Kind = LayerShape::Kind;

namespace {

constexpr qint64 maxHeader = 256 * MiB;

QString tr(const char *text)
{
    return QCoreApplication::translate("Gguf", text);
}

struct TensorType {
    qint64 block;
    qint64 bytes;
};

/// Elements per block and bytes per block of ggml's types, by number; 0 = retired.
constexpr std::array<TensorType, 40> tensorTypes{
    {{1, 4},    {1, 2},     {32, 18},   {32, 20},   {0, 0},     {0, 0},     {32, 22},  {32, 24},  {32, 34},  {32, 36},
     {256, 84}, {256, 110}, {256, 144}, {256, 176}, {256, 210}, {256, 292}, {256, 66}, {256, 74}, {256, 98}, {256, 50},
     {32, 18},  {256, 110}, {256, 82},  {256, 136}, {1, 1},     {1, 2},     {1, 4},    {1, 8},    {1, 8},    {256, 56},
     {1, 2},    {0, 0},     {0, 0},     {0, 0},     {256, 54},  {256, 66},  {0, 0},    {0, 0},    {0, 0},    {32, 17}}};

/// Walks over the bytes; running off the end sets `needed`, an impossible value sets `fault`.
class Walker {
public:
    explicit Walker(QByteArrayView bytes)
        : m_bytes(bytes)
    {
    }

    [[nodiscard]] bool stopped() const { return m_needed > 0 || !m_fault.isEmpty(); }
    [[nodiscard]] qint64 needed() const { return m_needed; }
    [[nodiscard]] QString fault() const { return m_fault; }
    [[nodiscard]] qint64 at() const { return m_at; }
    void refuse(const QString &sentence)
    {
        if (!stopped())
            m_fault = sentence;
    }

    template <class T>
    T number()
    {
        const char *data = take(sizeof(T));
        return data ? qFromLittleEndian<T>(data) : T{};
    }

    QByteArrayView string()
    {
        const auto length = number<quint64>();
        if (!stopped() && length > static_cast<quint64>(maxHeader))
            refuse(tr("a text is impossibly long"));
        const char *data = take(static_cast<qint64>(stopped() ? 0 : length));
        return data ? QByteArrayView(data, static_cast<qsizetype>(length)) : QByteArrayView();
    }

    const char *take(qint64 length)
    {
        if (stopped())
            return nullptr;
        if (length > maxHeader || m_at + length > maxHeader) {
            refuse(tr("the metadata is larger than 256 MiB"));
            return nullptr;
        }
        if (m_at + length > m_bytes.size()) {
            m_needed = m_at + length;
            return nullptr;
        }
        const char *data = m_bytes.data() + m_at;
        m_at += length;
        return data;
    }

private:
    QByteArrayView m_bytes;
    qint64 m_at = 0;
    qint64 m_needed = 0;
    QString m_fault;
};

struct Value {
    double number = 0;
    QString text;
    QList<double> numbers; ///< of short arrays of numbers
};

constexpr quint32 stringType = 8;
constexpr quint32 arrayType = 9;
constexpr std::array<qint64, 13> scalarBytes{1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8};

double scalar(Walker &walker, quint32 type)
{
    switch (type) {
    case 0:
    case 7: return walker.number<quint8>();
    case 1: return walker.number<qint8>();
    case 2: return walker.number<quint16>();
    case 3: return walker.number<qint16>();
    case 4: return walker.number<quint32>();
    case 5: return walker.number<qint32>();
    case 6: return double(walker.number<float>());
    case 10: return double(walker.number<quint64>());
    case 11: return double(walker.number<qint64>());
    case 12: return walker.number<double>();
    default: walker.refuse(tr("a value has the unknown type %1").arg(type)); return 0;
    }
}

void readArray(Walker &walker, Value &value, bool isWanted)
{
    constexpr quint64 keptNumbers = 4096;
    const auto type = walker.number<quint32>();
    const auto count = walker.number<quint64>();
    if (walker.stopped())
        return;
    value.number = double(count);
    if (count > static_cast<quint64>(maxHeader) || type > 12 || type == arrayType) {
        walker.refuse(tr("an array is impossible (%1 entries of type %2)").arg(count).arg(type));
        return;
    }
    if (!isWanted)
        return;
    if (type == stringType) {
        for (quint64 i = 0; i < count && !walker.stopped(); ++i)
            walker.string();
    } else if (count <= keptNumbers) {
        for (quint64 i = 0; i < count && !walker.stopped(); ++i)
            value.numbers.append(scalar(walker, type));
    } else {
        walker.take(static_cast<qint64>(count) * scalarBytes[type]);
    }
}

using Metadata = QHash<QString, Value>;

Metadata readMetadata(Walker &walker, quint64 count, GgufPart part)
{
    const QString vocabulary = u"tokenizer.ggml.tokens"_s;
    Metadata metadata;
    for (quint64 i = 0; i < count && !walker.stopped(); ++i) {
        const QString key = cleanText(walker.string(), 300);
        const auto type = walker.number<quint32>();
        Value value;
        if (walker.stopped())
            break;
        if (type == stringType)
            value.text = cleanText(walker.string(), 1000);
        else if (type == arrayType)
            readArray(walker, value, part == GgufPart::Whole || key != vocabulary);
        else
            value.number = scalar(walker, type);
        metadata.insert(key, value);
        if (part == GgufPart::Shape && key == vocabulary)
            break;
    }
    return metadata;
}

Bytes readTensors(Walker &walker, quint64 count)
{
    Bytes total = 0;
    for (quint64 i = 0; i < count && !walker.stopped(); ++i) {
        const QByteArrayView name = walker.string();
        const auto dimensions = walker.number<quint32>();
        if (!walker.stopped() && dimensions > 8)
            walker.refuse(tr("tensor %1 has %2 dimensions").arg(cleanText(name, 200)).arg(dimensions));
        double elements = 1;
        for (quint32 d = 0; d < dimensions && !walker.stopped(); ++d)
            elements *= double(walker.number<quint64>());
        const auto type = walker.number<quint32>();
        walker.number<quint64>(); // offset
        if (walker.stopped())
            break;
        const bool isKnown = type < tensorTypes.size() && tensorTypes[type].block > 0;
        if (!isKnown || elements < 0 || elements > 1e15) {
            walker.refuse(
                tr("tensor %1 has an unknown type (%2) or an impossible shape").arg(cleanText(name, 200)).arg(type));
            break;
        }
        total += static_cast<Bytes>(elements) / tensorTypes[type].block * tensorTypes[type].bytes;
    }
    return total;
}

/// The metadata of one architecture: keys begin with its name.
class ArchitectureKeys {
public:
    ArchitectureKeys(const Metadata &metadata, const QString &architecture)
        : m_metadata(metadata)
        , m_architecture(architecture)
    {
    }
    [[nodiscard]] double number(const char *key) const { return value(key).number; }
    [[nodiscard]] QList<double> numbers(const char *key) const { return value(key).numbers; }
    [[nodiscard]] Value value(const char *key) const
    {
        return m_metadata.value(m_architecture + u'.' + QLatin1String(key));
    }

private:
    const Metadata &m_metadata;
    QString m_architecture;
};

int intOf(double value)
{
    return value >= 0 && value < 1e9 ? int(value) : 0;
}

/// llama.cpp's own rule of which layers slide, for files that give only a window.
bool isSliding(const QString &architecture, const QList<double> &pattern, int layer)
{
    if (layer < pattern.size())
        return pattern.at(layer) != 0;
    if (architecture == "gemma3"_L1)
        return (layer + 1) % 6 != 0;
    return layer % 2 == 0;
}

QList<LayerShape> layersOf(const ArchitectureKeys &keys, const QString &architecture)
{
    QList<LayerShape> layers;
    const QList<double> heads = keys.numbers("attention.head_count_kv");
    const QList<double> pattern = keys.numbers("attention.sliding_window_pattern");
    const double headCount = std::max(1.0, keys.number("attention.head_count"));
    const double headDim = keys.number("embedding_length") / headCount;
    const double window = keys.number("attention.sliding_window");
    const int count = std::min(intOf(keys.number("block_count")), 10'000);
    for (int i = 0; i < count; ++i) {
        LayerShape layer;
        const double kvHeads = i < heads.size() ? heads.at(i) : keys.number("attention.head_count_kv");
        layer.kvHeads = intOf(kvHeads > 0 || !heads.isEmpty() ? kvHeads : headCount);
        layer.keyDim = intOf(keys.number("attention.key_length") > 0 ? keys.number("attention.key_length") : headDim);
        layer.valueDim =
            intOf(keys.number("attention.value_length") > 0 ? keys.number("attention.value_length") : headDim);
        if (window > 0 && isSliding(architecture, pattern, i)) {
            layer.kind = Kind::SlidingWindow;
            layer.window = intOf(window);
        }
        if (layer.kvHeads == 0)
            continue; // a recurrent or attention-free layer
        const auto same = std::find_if(layers.begin(), layers.end(), [&layer](const LayerShape &other) {
            return other.kind == layer.kind && other.kvHeads == layer.kvHeads && other.keyDim == layer.keyDim;
        });
        if (same != layers.end()) {
            same->count += 1;
            continue;
        }
        layer.count = 1;
        layers.append(layer);
    }
    return layers;
}

GgufModel modelOf(const Metadata &metadata)
{
    GgufModel model;
    const QString architecture = metadata.value(u"general.architecture"_s).text;
    const ArchitectureKeys keys(metadata, architecture);
    model.name = metadata.value(u"general.name"_s).text;
    ModelShape &shape = model.shape;
    shape.architecture = shape.modelType = architecture;
    shape.layers = layersOf(keys, architecture);
    shape.layerCount = intOf(keys.number("block_count"));
    shape.hiddenSize = intOf(keys.number("embedding_length"));
    shape.maxPositions = intOf(keys.number("context_length"));
    shape.attentionHeads = intOf(keys.number("attention.head_count"));
    shape.vocabularySize = intOf(keys.number("vocab_size"));
    if (shape.vocabularySize == 0)
        shape.vocabularySize = intOf(metadata.value(u"tokenizer.ggml.tokens"_s).number);
    return model;
}

} // namespace

Result<std::variant<GgufModel, GgufNeedsMore>> readGguf(const QString &file, QByteArrayView start, Bytes fileBytes,
                                                        GgufPart part)
{
    const auto refuse = [&file](const QString &sentence) {
        return fail(Error::Code::BadInput, file + u": "_s + sentence);
    };
    if (fileBytes < 24)
        return refuse(tr("the file is too short to be a GGUF file: it was not downloaded completely."));
    Walker walker(start);
    const char *magic = walker.take(4);
    if (magic && QByteArrayView(magic, 4) != "GGUF")
        return refuse(tr("this is no GGUF file: it does not begin with GGUF."));
    const auto version = walker.number<quint32>();
    if (!walker.stopped() && version != 2 && version != 3)
        return refuse(tr("GGUF version %1 is not known (2 and 3 are).").arg(version));
    const auto tensors = walker.number<quint64>();
    const auto keys = walker.number<quint64>();
    if (!walker.stopped() && (tensors > 1'000'000 || keys > 65'536))
        return refuse(tr("%1 tensors and %2 keys are impossible: the file is damaged.").arg(tensors).arg(keys));
    const Metadata metadata = readMetadata(walker, keys, part);
    const Bytes bytes = part == GgufPart::Whole ? readTensors(walker, tensors) : 0;
    if (!walker.fault().isEmpty())
        return refuse(tr("%1: the file is damaged.").arg(walker.fault()));
    if (walker.needed() > fileBytes)
        return refuse(tr("the metadata is cut off: the file was not downloaded completely."));
    if (walker.needed() > 0)
        return GgufNeedsMore{walker.needed()};
    GgufModel model = modelOf(metadata);
    model.tensorBytes = bytes;
    model.tensors = static_cast<qint64>(tensors);
    model.headerBytes = walker.at();
    if (model.shape.layerCount <= 0 || model.shape.layers.isEmpty())
        return refuse(
            tr("the key %1.block_count is missing: what this model holds cannot be told.")
                .arg(model.shape.architecture.isEmpty() ? tr("(no architecture)") : model.shape.architecture));
    if (model.headerBytes + bytes > fileBytes + MiB)
        return refuse(tr("the tensors need %1, the file has %2: it was not downloaded completely.")
                          .arg(gib(bytes), gib(fileBytes)));
    return model;
}

} // namespace kirikae
