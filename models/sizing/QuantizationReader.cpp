// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/QuantizationReader.h"

#include "models/core/Json.h"

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

/// Stored bits per weight with their scales: NVFP4 one fp8 scale per 16, MXFP4 one e8m0 per 32, FP8 by blocks of
/// 128x128, integer formats one 16-bit scale (and zero point) per group.
double bitsOf(const QString &name, double bits, double group)
{
    if (name.contains("nvfp4"_L1))
        return 4.5;
    if (name.contains("mxfp4"_L1))
        return 4.25;
    if (name.contains("fp8"_L1) || name.contains("w8a8"_L1))
        return 8.02;
    if (bits <= 0)
        return 0;
    return bits < 8 ? bits + (group > 0 ? 32 / group : 0.25) : bits;
}

std::optional<int> kvBitsOf(const Json &value)
{
    if (value.is_string()) {
        const QString name = fromJson(value).toLower();
        if (name.contains("nvfp4"_L1))
            return 4;
        return name.contains("fp8"_L1) ? std::optional(8) : std::nullopt;
    }
    if (!value.is_object())
        return std::nullopt;
    const auto bits = integerAt(value, "num_bits");
    const bool isFloat = stringAt(value, "type").value_or(u"float"_s) == "float"_L1;
    return bits && isFloat && (*bits == 8 || *bits == 4) ? std::optional(int(*bits)) : std::nullopt;
}

void readKvScheme(const Json &object, ModelShape &shape)
{
    for (const char *key : {"kv_cache_quant_algo", "kv_cache_scheme"}) {
        const auto it = object.find(key);
        if (it != object.end() && !shape.kvSchemeBits)
            shape.kvSchemeBits = kvBitsOf(*it);
    }
}

/// The first group of compressed-tensors or modelopt: {"weights": {"num_bits": 4, "type": "float", "group_size": 16}}.
void readGroups(const Json &object, double *bits, double *group, QString *name)
{
    const auto groups = object.find("config_groups");
    if (groups == object.end() || !groups->is_object())
        return;
    for (const auto &[key, value] : groups->items()) {
        const auto weights = value.is_object() ? value.find("weights") : value.end();
        if (!value.is_object() || weights == value.end() || !weights->is_object())
            continue;
        *bits = numberAt(*weights, "num_bits").value_or(*bits);
        *group = numberAt(*weights, "group_size").value_or(*group);
        const bool isFloat = stringAt(*weights, "type").value_or(QString()) == "float"_L1;
        if (isFloat && *bits == 4 && *group == 16)
            *name += u" nvfp4"_s;
        else if (isFloat && *bits == 4)
            *name += u" mxfp4"_s;
        else if (isFloat && *bits == 8)
            *name += u" fp8"_s;
        return;
    }
}

void readAlgorithm(const Json &object, ModelShape &shape)
{
    QString name;
    for (const char *key : {"quant_algo", "moe_quant_algo", "format", "quant_method", "fmt"})
        name += stringAt(object, key).value_or(QString()).toLower() + u' ';
    double bits = numberAt(object, "bits").value_or(numberAt(object, "w_bit").value_or(0));
    double group = numberAt(object, "group_size").value_or(numberAt(object, "q_group_size").value_or(0));
    if (boolAt(object, "load_in_4bit").value_or(false) || boolAt(object, "_load_in_4bit").value_or(false))
        bits = 4;
    if (boolAt(object, "load_in_8bit").value_or(false))
        bits = 8;
    readGroups(object, &bits, &group, &name);
    const double stored = bitsOf(name, bits, group);
    if (stored > 0)
        shape.weightBits = stored;
    for (const QLatin1StringView known : {"nvfp4"_L1, "mxfp4"_L1, "awq"_L1, "gptq"_L1, "fp8"_L1, "bitsandbytes"_L1,
                                          "compressed-tensors"_L1, "quark"_L1}) {
        if (shape.quantization.isEmpty() && name.contains(known))
            shape.quantization = known;
    }
}

} // namespace

void readQuantization(const ConfigReader &config, const nlohmann::json &quantFile, ModelShape &shape)
{
    for (const char *key : {"quantization_config", "compression_config"}) {
        const nlohmann::json *object = config.find(key);
        if (!object || !object->is_object())
            continue;
        readAlgorithm(*object, shape);
        readKvScheme(*object, shape);
        const auto nested = object->find("quantization");
        if (nested != object->end() && nested->is_object())
            readKvScheme(*nested, shape);
    }
    const auto file = quantFile.is_object() ? quantFile.find("quantization") : quantFile.end();
    if (!quantFile.is_object() || file == quantFile.end() || !file->is_object())
        return;
    if (shape.quantization.isEmpty())
        readAlgorithm(*file, shape);
    readKvScheme(*file, shape);
}

} // namespace kirikae
