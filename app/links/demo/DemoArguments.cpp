// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/demo/DemoArguments.h"

#include <QRegularExpression>

namespace kirikae {

namespace {

QString normalised(const QString &option)
{
    QString text = option.section(QLatin1Char('='), 0, 0);
    while (text.startsWith(QLatin1Char('-')))
        text.remove(0, 1);
    return text.replace(QLatin1Char('_'), QLatin1Char('-'));
}

// The options that people use; everything under a known dotted group is taken as known.
constexpr const char *knownOptions =
    "model tokenizer tokenizer-mode trust-remote-code download-dir load-format dtype kv-cache-dtype max-model-len "
    "tensor-parallel-size pipeline-parallel-size data-parallel-size block-size enable-prefix-caching "
    "no-enable-prefix-caching gpu-memory-utilization kv-cache-memory kv-cache-memory-bytes max-num-batched-tokens "
    "max-num-seqs quantization enforce-eager served-model-name host port api-key chat-template "
    "chat-template-content-format enable-auto-tool-choice tool-call-parser reasoning-parser speculative-config "
    "compilation-config limit-mm-per-prompt limit-mm-per-prompt.video limit-mm-per-prompt.image "
    "limit-mm-per-prompt.audio skip-mm-profiling language-model-only mm-processor-kwargs mm-encoder-tp-mode "
    "model-loader-extra-config safetensors-load-strategy revision hf-overrides generation-config "
    "override-generation-config seed swap-space enable-lora lora-modules max-loras max-lora-rank enable-sleep-mode "
    "attention-backend moe-backend enable-expert-parallel enable-chunked-prefill no-enable-chunked-prefill "
    "max-logprobs uvicorn-log-level disable-log-requests disable-log-stats disable-uvicorn-access-log "
    "no-enable-flashinfer-autotune async-scheduling scheduling-policy mamba-ssm-cache-dtype mamba-cache-dtype "
    "root-path allowed-origins response-role logging-config ssl-keyfile ssl-certfile O O0 O1 O2 O3";

} // namespace

DemoArguments::DemoArguments(const Profile &profile)
    : m_profile(profile)
{
}

bool DemoArguments::has(const QString &name) const
{
    for (const QString &word : m_profile.arguments) {
        if (word.startsWith(QLatin1Char('-')) && normalised(word) == normalised(name))
            return true;
    }
    return false;
}

std::optional<QString> DemoArguments::value(const QString &name) const
{
    const QStringList &words = m_profile.arguments;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words.at(i);
        if (!word.startsWith(QLatin1Char('-')) || normalised(word) != normalised(name))
            continue;
        if (word.contains(QLatin1Char('=')))
            return word.section(QLatin1Char('='), 1);
        if (i + 1 < words.size() && !words.at(i + 1).startsWith(QLatin1String("--")))
            return words.at(i + 1);
    }
    return std::nullopt;
}

double DemoArguments::number(const QString &name, double otherwise) const
{
    bool isNumber = false;
    const double number = value(name).value_or(QString()).toDouble(&isNumber);
    return isNumber ? number : otherwise;
}

std::optional<QString> DemoArguments::environment(const QString &name) const
{
    for (const EnvironmentVariable &variable : m_profile.environment) {
        if (variable.name == name)
            return variable.value;
    }
    return std::nullopt;
}

std::optional<QString> DemoArguments::unknownVllmOption() const
{
    static const QStringList known = QString::fromLatin1(knownOptions).split(QLatin1Char(' '));
    for (const QString &word : m_profile.arguments) {
        static const QRegularExpression option(QStringLiteral("^--?[A-Za-z]"));
        if (option.match(word).hasMatch() && !known.contains(normalised(word)))
            return word;
    }
    return std::nullopt;
}

qint64 DemoArguments::contextTokens(qint64 modelLimit) const
{
    return qint64(number(QStringLiteral("--max-model-len"), double(modelLimit)));
}

std::optional<Bytes> DemoArguments::pinnedKvCache() const
{
    for (const QString &name : {QStringLiteral("--kv-cache-memory"), QStringLiteral("--kv-cache-memory-bytes")}) {
        if (const double bytes = number(name, 0); bytes > 0)
            return Bytes(bytes);
    }
    return std::nullopt;
}

bool DemoArguments::loadsFast() const
{
    return value(QStringLiteral("--load-format")) == QStringLiteral("fastsafetensors");
}

bool DemoArguments::takesVideo() const
{
    if (number(QStringLiteral("--limit-mm-per-prompt.video"), 1) < 1)
        return false;
    static const QRegularExpression none(QStringLiteral("\"video\"\\s*:\\s*0"));
    return !value(QStringLiteral("--limit-mm-per-prompt")).value_or(QString()).contains(none) &&
           !has(QStringLiteral("--language-model-only"));
}

} // namespace kirikae
