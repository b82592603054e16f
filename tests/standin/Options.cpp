// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/standin/Options.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <utility>

namespace standin {

namespace {
constexpr std::array<std::pair<std::string_view, Fault>, 14> faults{{
    {"kv_too_small", Fault::KvTooSmall},
    {"wrapper_only", Fault::WrapperOnly},
    {"killed", Fault::Killed},
    {"never_ready", Fault::NeverReady},
    {"port_taken", Fault::PortTaken},
    {"wrong_answers", Fault::WrongAnswers},
    {"no_chat", Fault::NoChat},
    {"wrong_model", Fault::WrongModel},
    {"crash_after_ready", Fault::CrashAfterReady},
    {"hang_answers", Fault::HangAnswers},
    {"hang_busy", Fault::HangBusy},
    {"models_500", Fault::Models500},
    {"chat_500", Fault::Chat500},
    {"crash_soon", Fault::CrashSoon},
}};

constexpr std::array<std::string_view, 10> ignoredWithValue{
    "--gpu-memory-utilization", "--max-num-seqs",    "--kv-cache-dtype", "--dtype",
    "--tensor-parallel-size",   "--load-format",     "--quantization",   "--tool-call-parser",
    "--max-num-batched-tokens", "--reasoning-parser"};
constexpr std::array<std::string_view, 5> ignoredFlags{"--enforce-eager", "--trust-remote-code",
                                                       "--enable-auto-tool-choice", "--enable-prefix-caching",
                                                       "--async-scheduling"};

template <class List>
bool contains(const List &list, std::string_view text)
{
    for (const auto &entry : list) {
        if (entry == text)
            return true;
    }
    return false;
}

std::optional<Fault> faultFromName(std::string_view name)
{
    for (const auto &[text, fault] : faults) {
        if (text == name)
            return fault;
    }
    return std::nullopt;
}

/// Flags that vLLM does not have: how to behave.
bool takeBehaviour(Options &options, std::string_view name, const std::string &value)
{
    if (name == "--seconds")
        options.seconds = std::atof(value.c_str());
    else if (name == "--marker")
        options.marker = value;
    else if (name == "--again-seconds")
        options.againSeconds = std::atof(value.c_str());
    else if (name == "--memory-mib")
        options.memoryMib = std::atoi(value.c_str());
    else if (name == "--stop-seconds")
        options.stopSeconds = std::atof(value.c_str());
    else if (name == "--stop-mode" && (value == "serve" || value == "close"))
        options.closesEarly = value == "close";
    else if (name == "--running")
        options.runningRequests = std::atoi(value.c_str());
    else if (name == "--chat-seconds")
        options.chatSeconds = std::atof(value.c_str());
    else if (const auto fault = faultFromName(value); name == "--fail" && fault)
        options.fault = *fault;
    else
        return false;
    return true;
}

bool take(Options &options, std::string_view name, const std::string &value)
{
    if (name == "--model")
        options.model = value;
    else if (name == "--served-model-name")
        options.servedName = value;
    else if (name == "--host")
        options.host = value;
    else if (name == "--port")
        options.port = static_cast<std::uint16_t>(std::strtoul(value.c_str(), nullptr, 10));
    else if (name == "--max-model-len")
        options.maxModelLen = std::atoi(value.c_str());
    else if (name == "--api-key")
        options.apiKey = value;
    else
        return takeBehaviour(options, name, value) || contains(ignoredWithValue, name);
    return true;
}

std::nullopt_t refuse(const std::string &text)
{
    std::fprintf(
        stderr,
        "usage: vllm [-h] [-v]\n"
        "            {chat,complete,serve,launch,bench,collect-env,download-kernels,preload,run-batch,snapshot}\n"
        "            ...\n"
        "vllm: error: %s\n",
        text.c_str());
    return std::nullopt;
}
} // namespace

std::optional<Options> parseOptions(int argc, char **argv)
{
    Options options;
    if (const char *key = std::getenv("VLLM_API_KEY"))
        options.apiKey = key;
    int i = 1;
    if (i < argc && std::string_view(argv[i]) == "serve")
        ++i;
    if (i < argc && argv[i][0] != '-')
        options.model = argv[i++];
    for (; i < argc; ++i) {
        const std::string word = argv[i];
        if (word == "--ignore-term") {
            options.ignoresTerm = true;
            continue;
        }
        if (contains(ignoredFlags, word))
            continue;
        const auto equals = word.find('=');
        const std::string name = word.substr(0, equals);
        if (equals == std::string::npos && i + 1 >= argc)
            return refuse("unrecognized arguments: " + word);
        const std::string value = equals == std::string::npos ? argv[++i] : word.substr(equals + 1);
        if (!take(options, name, value))
            return refuse("unrecognized arguments: " + name + ' ' + value);
    }
    return options;
}

} // namespace standin
