// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/SizingOptions.h"

#include "models/core/Json.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <cmath>
#include <functional>
#include <map>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("SizingOptions", text);
}

/// "32768", "32k" (thousand), "32K" (1024), "1.5g": vLLM's human-readable integers.
std::optional<qint64> wholeNumber(const QString &text)
{
    static const QRegularExpression form(u"\\A(\\d+(?:\\.\\d+)?)([kmgtKMGT]?)(?:iB|B)?\\z"_s);
    const auto match = form.match(text.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    const QString suffix = match.captured(2);
    const qsizetype power = suffix.isEmpty() ? 0 : 1 + u"kmgt"_s.indexOf(suffix.toLower());
    const double base = !suffix.isEmpty() && suffix.at(0).isUpper() ? 1024 : 1000;
    const double value = match.captured(1).toDouble() * std::pow(base, double(power));
    return value >= 0 && value < 9e15 ? std::optional(static_cast<qint64>(value)) : std::nullopt;
}

std::optional<bool> truth(const QString &text)
{
    const QString word = text.trimmed().toLower();
    if (word.isEmpty() || word == "true"_L1 || word == "1"_L1 || word == "yes"_L1)
        return true;
    if (word == "false"_L1 || word == "0"_L1 || word == "no"_L1)
        return false;
    return std::nullopt;
}

using Setter = std::function<bool(SizingOptions &, const QString &)>;

Setter number(std::optional<qint64> SizingOptions::*field, qint64 lowest)
{
    return [field, lowest](SizingOptions &options, const QString &text) {
        const auto value = wholeNumber(text);
        if (value && *value >= lowest)
            options.*field = value;
        return value && *value >= lowest;
    };
}

Setter smallNumber(int SizingOptions::*field, int lowest, int highest)
{
    return [=](SizingOptions &options, const QString &text) {
        const auto value = wholeNumber(text);
        const bool isValid = value && *value >= lowest && *value <= highest;
        if (isValid)
            options.*field = int(*value);
        return isValid;
    };
}

Setter flag(bool SizingOptions::*field, bool meaning = true)
{
    return [=](SizingOptions &options, const QString &text) {
        const auto value = truth(text);
        if (value)
            options.*field = *value == meaning;
        return value.has_value();
    };
}

bool setPrefixCaching(SizingOptions &options, const QString &text)
{
    options.enablePrefixCaching = truth(text);
    return options.enablePrefixCaching.has_value();
}

bool setUtilization(SizingOptions &options, const QString &text)
{
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    if (isNumber && value > 0 && value <= 1)
        options.gpuMemoryUtilization = value;
    return isNumber && value > 0 && value <= 1;
}

bool setSpeculative(SizingOptions &options, const QString &text)
{
    const auto json = parseJson(text.toUtf8(), 64 * KiB, 8);
    if (!json || !json->is_object())
        return false;
    options.numSpeculativeTokens =
        int(std::clamp<qint64>(integerAt(*json, "num_speculative_tokens").value_or(0), 0, 1024));
    options.speculativeMethod = stringAt(*json, "method").value_or(QString());
    return true;
}

bool setVersion(SizingOptions &options, const QString &text)
{
    options.engineVersion = EngineVersion::parse(text);
    return options.engineVersion.has_value();
}

const std::map<QString, Setter> &setters()
{
    static const std::map<QString, Setter> all{
        {u"max-model-len"_s, number(&SizingOptions::maxModelLen, 1)},
        {u"max-num-seqs"_s, number(&SizingOptions::maxNumSeqs, 1)},
        {u"max-num-batched-tokens"_s, number(&SizingOptions::maxNumBatchedTokens, 1)},
        {u"block-size"_s, number(&SizingOptions::blockSize, 1)},
        {u"kv-cache-memory-bytes"_s, number(&SizingOptions::kvCacheMemoryBytes, 1)},
        {u"kv-cache-memory"_s, number(&SizingOptions::kvCacheMemoryBytes, 1)},
        {u"tensor-parallel-size"_s, smallNumber(&SizingOptions::tensorParallelSize, 1, 1024)},
        {u"num-speculative-tokens"_s, smallNumber(&SizingOptions::numSpeculativeTokens, 0, 1024)},
        {u"gpu-memory-utilization"_s, setUtilization},
        {u"speculative-config"_s, setSpeculative},
        {u"engine-version"_s, setVersion},
        {u"enable-prefix-caching"_s, setPrefixCaching},
        {u"no-enable-prefix-caching"_s,
         [](SizingOptions &options, const QString &) {
             options.enablePrefixCaching = false;
             return true;
         }},
        {u"enforce-eager"_s, flag(&SizingOptions::enforceEager)},
        {u"language-model-only"_s, flag(&SizingOptions::languageModelOnly)},
        {u"disable-hybrid-kv-cache-manager"_s, flag(&SizingOptions::hybridKvCacheDisabled)},
        {u"kv-cache-dtype"_s,
         [](SizingOptions &options, const QString &text) {
             options.kvCacheDtype = text.trimmed().toLower();
             return !text.trimmed().isEmpty();
         }},
        {u"mamba-ssm-cache-dtype"_s,
         [](SizingOptions &options, const QString &text) {
             options.mambaSsmCacheDtype = text.trimmed().toLower();
             return !text.trimmed().isEmpty();
         }},
        {u"speculative-method"_s,
         [](SizingOptions &options, const QString &text) {
             options.speculativeMethod = text.trimmed().toLower();
             return true;
         }},
    };
    return all;
}

/// What other engines and short forms call the same thing.
QString canonical(QString name)
{
    while (name.startsWith(u'-'))
        name.remove(0, 1);
    name = name.toLower().replace(u'_', u'-');
    static const std::map<QString, QString> same{{u"tp"_s, u"tensor-parallel-size"_s},
                                                 {u"c"_s, u"max-model-len"_s},
                                                 {u"ctx-size"_s, u"max-model-len"_s},
                                                 {u"context-length"_s, u"max-model-len"_s},
                                                 {u"np"_s, u"max-num-seqs"_s},
                                                 {u"parallel"_s, u"max-num-seqs"_s},
                                                 {u"ctk"_s, u"kv-cache-dtype"_s},
                                                 {u"cache-type-k"_s, u"kv-cache-dtype"_s},
                                                 {u"mem-fraction-static"_s, u"gpu-memory-utilization"_s},
                                                 {u"max-running-requests"_s, u"max-num-seqs"_s},
                                                 {u"sc"_s, u"speculative-config"_s}};
    const auto it = same.find(name);
    return it == same.end() ? name : it->second;
}

/// "--max-model-len auto", llama-server's "-c 0" and "-np -1": the engine's own choice, as if it were not given.
bool isLeftToTheEngine(const QString &name, const QString &value)
{
    const QString known = canonical(name);
    return (known == "max-model-len"_L1 || known == "max-num-seqs"_L1) &&
           (value == "auto"_L1 || value == "-1"_L1 || value == "0"_L1);
}

} // namespace

double SizingOptions::utilization() const
{
    const bool isNew = !engineVersion || *engineVersion >= EngineVersion{0, 21, 0};
    return gpuMemoryUtilization.value_or(isNew ? 0.92 : 0.9);
}

Result<void> SizingOptions::set(const QString &option)
{
    const qsizetype equals = option.indexOf(u'=');
    const QString name = canonical(equals < 0 ? option : option.first(equals));
    const QString value = equals < 0 ? QString() : option.sliced(equals + 1);
    const auto setter = setters().find(name);
    if (setter == setters().end()) {
        unknown.append(name.left(80));
        return {};
    }
    if (!setter->second(*this, value))
        return fail(Error::Code::BadInput, tr("The option %1 has no valid value: \"%2\".").arg(name, value.left(80)));
    return {};
}

Result<SizingOptions> sizingOptionsOf(const Profile &profile)
{
    SizingOptions options;
    for (qsizetype i = 0; i < profile.arguments.size(); ++i) {
        const QString &word = profile.arguments.at(i);
        if (!word.startsWith(u'-') || word.size() < 2)
            continue;
        const bool hasOwnValue = word.contains(u'=');
        const bool hasNext =
            !hasOwnValue && i + 1 < profile.arguments.size() && !profile.arguments.at(i + 1).startsWith("--"_L1);
        const QString option = hasNext ? word + u'=' + profile.arguments.at(i + 1) : word;
        if (hasNext ? isLeftToTheEngine(word, profile.arguments.at(i + 1))
                    : isLeftToTheEngine(word.section(u'=', 0, 0), word.section(u'=', 1)))
            continue;
        if (const auto result = options.set(option); !result)
            return fail(result.error());
    }
    if (!options.engineVersion && profile.image.contains(u':'))
        options.engineVersion = EngineVersion::parse(profile.image.section(u':', -1));
    return options;
}

} // namespace kirikae
