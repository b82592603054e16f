// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace standin {

/// How this start is to go wrong. All but None are spelt on the command line as --fail=name.
enum class Fault {
    None,
    KvTooSmall,      ///< kv_too_small: the real message, then the wrapper, exit 1
    WrapperOnly,     ///< wrapper_only: a wrapper line without a cause, exit 1
    Killed,          ///< killed: SIGKILL while loading (what an out-of-memory kill looks like)
    NeverReady,      ///< never_ready: loads, then stays alive in silence and answers nothing
    PortTaken,       ///< port_taken: everything loads, then the bind fails, exit 1
    WrongAnswers,    ///< wrong_answers: ready, but every answer is "!!!!"
    NoChat,          ///< no_chat: ready, but /v1/chat/completions is 404
    WrongModel,      ///< wrong_model: ready, but serves another model id
    CrashAfterReady, ///< crash_after_ready: says ready, then ends with exit 1 before it has answered
    HangAnswers,     ///< hang_answers: ready, but a chat request is never answered
    HangBusy,        ///< hang_busy: as never_ready, but a thread spins at a thousandth of a processor
    Models500,       ///< models_500: ready, but /v1/models is an internal error
    Chat500,         ///< chat_500: ready, but /v1/chat/completions is an internal error
    CrashSoon,       ///< crash_soon: ready and answers, then ends with exit 1 a second later
};

/// What `vllm serve` would be given, and beside it how to behave. Flags of vLLM that change nothing here are accepted
/// with their value; others are refused as vLLM refuses them.
struct Options {
    std::string model = "/models/standin";
    std::string servedName;
    std::string host = "0.0.0.0";
    std::uint16_t port = 8000;
    double seconds = 1.0; ///< from the first line to ready
    int memoryMib = 16;
    std::string marker;        ///< a file: where it is there already, this is not the first start
    double againSeconds = -1;  ///< in place of `seconds` from the second start on; negative = no difference
    double stopSeconds = 0.02; ///< from SIGTERM to the end
    bool closesEarly = false;  ///< --stop-mode close: the port is closed at SIGTERM; else it serves until the end
    bool ignoresTerm = false;
    std::string apiKey;      ///< --api-key or $VLLM_API_KEY: /v1/* answers 401 without it
    int runningRequests = 0; ///< --running: told in the metrics on top of those really in progress
    double chatSeconds = 0;  ///< how long a chat answer takes
    int maxModelLen = 8192;
    Fault fault = Fault::None;

    [[nodiscard]] const std::string &modelId() const { return servedName.empty() ? model : servedName; }
};

/// Nothing when the command line is not valid; then the usage lines have been printed as vLLM prints them.
std::optional<Options> parseOptions(int argc, char **argv);

} // namespace standin
