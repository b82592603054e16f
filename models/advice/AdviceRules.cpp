// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/advice/AdviceRules.h"

#include "models/core/Bytes.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace kirikae {

namespace {

using namespace Qt::StringLiterals;

QString tr(const char *text)
{
    return QCoreApplication::translate("AdviceRules", text);
}

/// Measured figures that the estimates rest on; docs/advice.md names each one's source.
constexpr double fastBytesPerSecond = 3.0e9;      // fastsafetensors on a DGX Spark: 70 GiB in 25 s
constexpr double slowBytesPerSecond = 1.0e9;      // the standard loader stays below this there
constexpr double streamerShare = 9.3 / 57.4;      // runai_streamer against the standard loader, H200
constexpr double graphShareWhenKept = 19.0 / 106; // kernels and graphs with all caches kept
constexpr double warmupShareWhenKept = 2.0 / 36;
constexpr double profilingWithoutVideo = 1; // seconds
constexpr double worthwhile = 5;            // seconds that a phase must take before it is worth a word
constexpr double loadCeiling = 0.8;         // of the memory: beyond it the fast loader's buffers do not fit
constexpr Bytes pinMargin = GiB;            // the fast loader keeps buffers that the profiling counts
constexpr qint64 manyBatchedTokens = 16'384;

bool isVllm(const AdviceQuestion &question)
{
    return question.profile.engine == u"vllm";
}

std::optional<double> secondsOf(const AdviceQuestion &question, Phase phase)
{
    if (!question.last)
        return std::nullopt;
    for (const PhaseTime &time : question.last->phases) {
        if (time.phase == phase)
            return time.seconds;
    }
    return std::nullopt;
}

QString environmentOf(const Profile &profile, const QString &name)
{
    for (const EnvironmentVariable &variable : profile.environment) {
        if (variable.name == name)
            return variable.value;
    }
    return {};
}

bool hasPinnedCache(const Profile &profile)
{
    return profile.argument(u"--kv-cache-memory-bytes"_s) || profile.argument(u"--kv-cache-memory"_s);
}

/// The size that the engine itself found, less what the fast loader keeps for itself on unified memory.
std::optional<ProfileFix> pinOf(const AdviceQuestion &question)
{
    if (hasPinnedCache(question.profile) || !question.last || !question.last->facts.kvCacheGib)
        return std::nullopt;
    const auto found = bytesFromGib(*question.last->facts.kvCacheGib);
    const Bytes pin = (found - (question.isUnified ? pinMargin : 0)) / MiB * MiB;
    if (pin <= 0)
        return std::nullopt;
    return ProfileFix{tr("Pin the KV cache at %1").arg(gib(pin)), u"--kv-cache-memory-bytes"_s, QString::number(pin)};
}

std::optional<Bytes> weightsOf(const AdviceQuestion &question)
{
    if (question.last && question.last->facts.modelGib)
        return bytesFromGib(question.last->facts.modelGib);
    return question.profile.weightsBytes;
}

std::optional<Advice> fastLoader(const AdviceQuestion &question)
{
    const QString format = question.profile.argument(u"--load-format"_s).value_or(u"auto"_s);
    const auto seconds = secondsOf(question, Phase::Weights);
    const auto weights = weightsOf(question);
    if (!isVllm(question) || (format != u"auto" && format != u"safetensors") || !seconds || !weights ||
        question.profile.model.endsWith(u".gguf", Qt::CaseInsensitive))
        return std::nullopt;
    const auto bytes = static_cast<double>(*weights);
    const double rate = bytes / std::max(*seconds, 0.001);
    Advice advice;
    advice.id = u"fast_loader"_s;
    advice.risk = Advice::Risk::Checked;
    advice.why = tr("Loading the weights took %1: %2 GB/s.").arg(durationText(*seconds)).arg(rate / 1e9, 0, 'f', 2);
    if (question.isUnified) {
        const bool isTooBig = question.memoryTotal && bytes > loadCeiling * static_cast<double>(*question.memoryTotal);
        const double left = bytes / fastBytesPerSecond;
        if (rate >= slowBytesPerSecond || isTooBig || *seconds - left < worthwhile)
            return std::nullopt;
        advice.title = tr("Load the weights with fastsafetensors");
        advice.savedSeconds = *seconds - left;
        advice.basis = tr("at 3.0 GB/s, as measured on a DGX Spark");
        advice.arguments = {{{}, u"--load-format"_s, u"fastsafetensors"_s}};
        advice.sideEffect = tr("While loading it takes a few GiB more. Images from before April 2026 lack it.");
        if (const auto pin = pinOf(question)) {
            advice.arguments.append(*pin);
            advice.sideEffect +=
                u' ' + tr("The KV cache is pinned with it, since it would come out smaller otherwise.");
        }
    } else {
        if (*seconds < 4 * worthwhile)
            return std::nullopt;
        advice.title = tr("Stream the weights with runai_streamer");
        advice.savedSeconds = *seconds * (1 - streamerShare);
        advice.basis = tr("57 s became 9 s on an H200");
        advice.arguments = {{{}, u"--load-format"_s, u"runai_streamer"_s}};
        advice.sideEffect = tr("vLLM's sleep mode cannot reload weights that came this way.");
    }
    return advice;
}

std::optional<Advice> pinCache(const AdviceQuestion &question)
{
    const auto pin = pinOf(question);
    if (!isVllm(question) || !pin || fastLoader(question))
        return std::nullopt;
    Advice advice;
    advice.id = u"pin_kv_cache"_s;
    advice.title = pin->label;
    advice.why = tr("The engine measures the memory at each start to find the size of its KV cache.");
    advice.sideEffect = tr("Find the size anew after the context, the number of requests or the image has changed.");
    advice.risk = Advice::Risk::Checked;
    advice.arguments = {*pin};
    return advice;
}

struct CacheFolder {
    const char *variable;
    const char *usual; ///< below the home folder unless absolute
    const char *folder;
};

constexpr std::array cacheFolders{
    CacheFolder{"VLLM_CACHE_ROOT", ".cache/vllm", "vllm"},
    CacheFolder{"TRITON_CACHE_DIR", ".triton", "triton"},
    CacheFolder{"TORCHINDUCTOR_CACHE_DIR", "/tmp", "inductor"},
    CacheFolder{"FLASHINFER_WORKSPACE_BASE", ".cache/flashinfer", "flashinfer"},
    CacheFolder{"B12X_COMPILE_CACHE_DIR", ".cache/b12x", "b12x"},
    CacheFolder{"CUDA_CACHE_PATH", ".nv", "cuda"},
};

/// Where a family of kernels ends up inside the container.
QString cachePath(const Profile &profile, const CacheFolder &cache)
{
    const QString set = environmentOf(profile, QLatin1String(cache.variable));
    const QString usual = QLatin1String(cache.usual);
    if (!set.isEmpty() || usual.startsWith(u'/'))
        return set.isEmpty() ? usual : set;
    const bool isRoot = profile.user.isEmpty() || profile.user == u"0" || profile.user.startsWith(u"root");
    const QString home = environmentOf(profile, u"HOME"_s);
    return (!home.isEmpty() ? home
            : isRoot        ? u"/root"_s
                            : u"/home/"_s + profile.user.section(u':', 0, 0)) +
           u'/' + usual;
}

bool isKept(const Profile &profile, const CacheFolder &cache)
{
    const QString path = cachePath(profile, cache) + u'/';
    return std::any_of(profile.mounts.cbegin(), profile.mounts.cend(),
                       [&path](const Mount &mount) { return !mount.readOnly && path.startsWith(mount.target + u'/'); });
}

std::optional<Advice> keepCaches(const AdviceQuestion &question)
{
    const Profile &profile = question.profile;
    const double graphs = secondsOf(question, Phase::GraphKernel).value_or(0);
    const double warmup = secondsOf(question, Phase::MambaWarmup).value_or(0);
    if (!isVllm(question) || !profile.isContainer() || (question.last && graphs + warmup < worthwhile))
        return std::nullopt;
    // One folder for all of them: the one that vLLM's own cache is kept in, or a new one.
    const bool hasFolder = isKept(profile, cacheFolders.front());
    const QString folder = hasFolder ? cachePath(profile, cacheFolders.front()) : u"/cache"_s;
    Advice advice;
    for (const CacheFolder &cache : cacheFolders) {
        if (!isKept(profile, cache))
            advice.environment.append({QLatin1String(cache.variable), folder + u'/' + QLatin1String(cache.folder), {}});
    }
    if (advice.environment.isEmpty())
        return std::nullopt;
    advice.id = u"keep_caches"_s;
    advice.title = tr("Keep the compiled kernels outside the container");
    if (!hasFolder)
        advice.mounts = {{u"~/.cache/kirikae/"_s + profile.id, folder, false}};
    advice.sideEffect = tr("The first start afterwards is still slow: it fills the folder, about 1 GB on the node.");
    advice.why = question.last
                     ? tr("Preparing kernels and graphs took %1, and a new container forgets what it compiled.")
                           .arg(durationText(graphs + warmup))
                     : tr("What one start compiles is lost with its container.");
    if (question.last) {
        advice.savedSeconds = graphs * (1 - graphShareWhenKept) + warmup * (1 - warmupShareWhenKept);
        advice.basis = tr("142 s became 21 s on a DGX Spark");
    }
    return advice;
}

std::optional<Advice> useCompileCache(const AdviceQuestion &question)
{
    const QString disabled = environmentOf(question.profile, u"VLLM_DISABLE_COMPILE_CACHE"_s);
    if (!isVllm(question) || disabled.isEmpty() || disabled == u"0")
        return std::nullopt;
    Advice advice;
    advice.id = u"use_compile_cache"_s;
    advice.title = tr("Let vLLM use its compile cache");
    advice.why = tr("VLLM_DISABLE_COMPILE_CACHE makes every start compile everything.");
    advice.environmentRemoved = {u"VLLM_DISABLE_COMPILE_CACHE"_s};
    return advice;
}

bool limitsVideo(const Profile &profile)
{
    const auto whole = profile.argument(u"--limit-mm-per-prompt"_s);
    return profile.argument(u"--limit-mm-per-prompt.video"_s) || (whole && whole->contains(u"video"));
}

/// How long the largest images and videos were tried out, when that is worth a word and could be left out.
std::optional<double> inputProfiling(const AdviceQuestion &question)
{
    const auto seconds = secondsOf(question, Phase::EncoderProfiling);
    const bool isTextOnly = question.profile.argument(u"--language-model-only"_s).has_value();
    return isVllm(question) && seconds.value_or(0) >= worthwhile && !isTextOnly ? seconds : std::nullopt;
}

Advice aboutInput(double seconds)
{
    Advice advice;
    advice.why = tr("Trying out the largest image and video input took %1.").arg(durationText(seconds));
    return advice;
}

std::optional<Advice> noVideo(const AdviceQuestion &question)
{
    const auto seconds = inputProfiling(question);
    if (!seconds || limitsVideo(question.profile))
        return std::nullopt;
    Advice advice = aboutInput(*seconds);
    advice.id = u"no_video"_s;
    advice.title = tr("Take no video");
    advice.sideEffect = tr("Requests with a video are refused; images still work.");
    advice.risk = Advice::Risk::Checked;
    advice.savedSeconds = *seconds - profilingWithoutVideo;
    advice.basis = tr("47 s became 1 s on a DGX Spark");
    advice.arguments = {{{}, u"--limit-mm-per-prompt.video"_s, u"0"_s}};
    return advice;
}

std::optional<Advice> textOnly(const AdviceQuestion &question)
{
    const auto seconds = inputProfiling(question);
    if (!seconds)
        return std::nullopt;
    Advice advice = aboutInput(*seconds);
    advice.id = u"text_only"_s;
    advice.title = tr("Serve text only");
    advice.sideEffect = tr("Images and videos are refused. The next start compiles everything once more.");
    advice.risk = Advice::Risk::TradeOff;
    advice.savedSeconds = *seconds;
    advice.basis = tr("the whole phase is left out");
    advice.arguments = {{{}, u"--language-model-only"_s, {}}};
    return advice;
}

std::optional<Advice> stayOffline(const AdviceQuestion &question)
{
    const QString &model = question.profile.model;
    const bool isHubId = model.count(u'/') == 1 && !model.startsWith(u'/') && !model.startsWith(u'.');
    if (!isVllm(question) || !question.last || !isHubId ||
        !environmentOf(question.profile, u"HF_HUB_OFFLINE"_s).isEmpty())
        return std::nullopt;
    Advice advice;
    advice.id = u"hub_offline"_s;
    advice.title = tr("Do not ask the model hub at each start");
    advice.why = tr("The model is on the node already, and each start asks the hub whether there is a newer one.");
    advice.sideEffect = tr("Updates of the model are not seen. The next start compiles everything once more.");
    advice.risk = Advice::Risk::Checked;
    advice.environment = {{u"HF_HUB_OFFLINE"_s, u"1"_s, {}}};
    return advice;
}

std::optional<Advice> noExpandableSegments(const AdviceQuestion &question)
{
    const QString name = u"PYTORCH_CUDA_ALLOC_CONF"_s;
    const QString value = environmentOf(question.profile, name);
    if (!isVllm(question) || !question.isUnified || !value.contains(u"expandable_segments:True", Qt::CaseInsensitive) ||
        !question.profile.argument(u"--speculative-config"_s))
        return std::nullopt;
    Advice advice;
    advice.id = u"no_expandable_segments"_s;
    advice.title = tr("Switch expandable segments off");
    advice.why = tr("On a DGX Spark a start with a drafter can die of them while its weights are loaded.");
    QString changed = value;
    changed.replace(u"expandable_segments:True"_s, u"expandable_segments:False"_s, Qt::CaseInsensitive);
    advice.environment = {{name, changed, {}}};
    return advice;
}

std::optional<Advice> smallerBatches(const AdviceQuestion &question)
{
    const qint64 tokens = question.profile.argument(u"--max-num-batched-tokens"_s).value_or(QString()).toLongLong();
    if (!isVllm(question) || tokens < manyBatchedTokens)
        return std::nullopt;
    Advice advice;
    advice.id = u"smaller_batches"_s;
    advice.title = tr("Work on fewer tokens at once");
    advice.why = tr("A batch of %1 tokens makes warm-up and profiling long.").arg(tokens);
    advice.sideEffect = tr("Long prompts are read more slowly. The next start compiles everything once more.");
    advice.risk = Advice::Risk::TradeOff;
    advice.arguments = {{{}, u"--max-num-batched-tokens"_s, u"8192"_s}};
    return advice;
}

std::optional<Advice> noMmap(const AdviceQuestion &question)
{
    const auto seconds = secondsOf(question, Phase::Weights);
    const auto weights = question.profile.weightsBytes;
    if (question.profile.engine != u"llama-server" || !question.isUnified || !seconds || *seconds < worthwhile ||
        question.profile.argument(u"--no-mmap"_s) ||
        (weights && static_cast<double>(*weights) / *seconds >= slowBytesPerSecond))
        return std::nullopt;
    Advice advice;
    advice.id = u"no_mmap"_s;
    advice.title = tr("Read the weights without mapping the file");
    advice.why = tr("Loading the weights took %1.").arg(durationText(*seconds));
    advice.sideEffect = tr("The weights are not kept in the page cache a second time.");
    advice.risk = Advice::Risk::Checked;
    advice.arguments = {{{}, u"--no-mmap"_s, {}}};
    return advice;
}

} // namespace

QList<AdviceRule> adviceRules()
{
    return {&fastLoader,      &keepCaches,           &noVideo,       &textOnly, &pinCache, &noMmap, &stayOffline,
            &useCompileCache, &noExpandableSegments, &smallerBatches};
}

} // namespace kirikae
