// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/profile/EngineGuess.h"

#include <QRegularExpression>

#include <algorithm>

namespace kirikae {

using namespace Qt::StringLiterals;

namespace {

/// What an engine calls the things that Kirikae needs to know.
struct EngineOptions {
    QLatin1StringView engine;
    QList<QLatin1StringView> markers; ///< in the image, the command or the arguments
    QList<QLatin1StringView> model;
    QList<QLatin1StringView> servedName;
    QList<QLatin1StringView> context;
    QList<QLatin1StringView> concurrency;
    quint16 standardPort;
};

const QList<EngineOptions> &engines()
{
    static const QList<EngineOptions> all{
        {"sglang"_L1,
         {"sglang"_L1},
         {"model-path"_L1, "model"_L1},
         {"served-model-name"_L1},
         {"context-length"_L1},
         {"max-running-requests"_L1},
         30000},
        {"trtllm"_L1,
         {"trtllm"_L1, "tensorrt-llm"_L1, "tensorrt_llm"_L1},
         {"model"_L1},
         {"served-model-name"_L1},
         {"max_seq_len"_L1},
         {"max_batch_size"_L1},
         8000},
        {"llama-server"_L1,
         {"llama"_L1, "ggml"_L1},
         {"m"_L1, "model"_L1, "hf-repo"_L1, "hf"_L1},
         {"a"_L1, "alias"_L1},
         {"c"_L1, "ctx-size"_L1},
         {"np"_L1, "parallel"_L1},
         8080},
        {"vllm"_L1,
         {"vllm"_L1},
         {"model"_L1},
         {"served-model-name"_L1},
         {"max-model-len"_L1},
         {"max-num-seqs"_L1},
         8000},
    };
    return all;
}

/// The engine is named by the image, else by the program; a model's name ("llama-3.3") does not count.
const EngineOptions *engineOf(const Profile &profile)
{
    QStringList words{profile.image};
    words += profile.command;
    words += profile.arguments.mid(0, 3).filter(QRegularExpression(
        u"\\A(?:vllm|[\\w./-]*llama-server|sglang|trtllm-serve|[\\w.]*vllm\\.[\\w.]+|sglang\\.[\\w.]+)\\z"_s));
    for (const EngineOptions &engine : engines()) {
        const auto isNamed = [&words](QLatin1StringView marker) {
            return std::any_of(words.begin(), words.end(),
                               [marker](const QString &w) { return w.contains(marker, Qt::CaseInsensitive); });
        };
        if (profile.engine == engine.engine ||
            (profile.engine.isEmpty() && std::any_of(engine.markers.begin(), engine.markers.end(), isNamed)))
            return &engine;
    }
    return nullptr;
}

QString firstArgument(const Profile &profile, const QList<QLatin1StringView> &names)
{
    for (const QLatin1StringView name : names) {
        if (const auto value = profile.argument(name))
            return *value;
    }
    return {};
}

/// `vllm serve MODEL`, or the model as the first word for an image that already is `vllm serve`.
QString positionalModel(const Profile &profile)
{
    qsizetype at = 0;
    const QStringList words = profile.command.mid(1) + profile.arguments;
    for (const QString &program : {u"vllm"_s, u"serve"_s}) {
        if (words.value(at) == program)
            ++at;
    }
    const QString word = words.value(at);
    return word.startsWith(u'-') ? QString() : word;
}

} // namespace

void completeFromArguments(Profile &p)
{
    const EngineOptions *engine = engineOf(p);
    if (!engine)
        return;
    p.engine = engine->engine;
    if (p.model.isEmpty())
        p.model = firstArgument(p, engine->model);
    if (p.model.isEmpty() && (p.engine == "vllm"_L1 || p.engine == "trtllm"_L1))
        p.model = positionalModel(p);
    if (p.servedName.isEmpty())
        p.servedName = firstArgument(p, engine->servedName);
    bool isNumber = false;
    if (const qint64 context = firstArgument(p, engine->context).toLongLong(&isNumber);
        isNumber && context > 0 && !p.contextTokens)
        p.contextTokens = context;
    if (const int requests = firstArgument(p, engine->concurrency).toInt(&isNumber);
        isNumber && requests > 0 && !p.concurrency)
        p.concurrency = requests;
    if (p.port == 0 && p.ports.isEmpty()) {
        const uint port = p.argument(u"port"_s).value_or(QString()).toUInt(&isNumber);
        p.port = isNumber && port > 0 && port < 65536 ? static_cast<quint16>(port) : engine->standardPort;
    }
}

} // namespace kirikae
