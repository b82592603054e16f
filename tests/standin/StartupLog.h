// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/standin/Options.h"

#include <string>

namespace standin {

/// Prints the start of a vLLM server as vLLM prints it (0.32's formats: one process prefix per line, records with a
/// time without milliseconds, tqdm bars with carriage returns) and takes as long over it as the options say, using
/// real memory while the weights load.
class StartupLog {
public:
    explicit StartupLog(const Options &options);

    /// Everything up to the bound port. Does not return when the options say that the load fails.
    void loadEngine();
    void announceReady();
    void announceBindFailure(const std::string &reason);
    void announceShutdown();
    void announceCrash();

private:
    void banner();
    void weights();
    void compile();
    void kvCache();
    void graphs();
    [[noreturn]] void endWithWrapper();
    /// Alive and never ready; busy: a loop of some thread takes a thousandth of a processor.
    [[noreturn]] static void hang(bool isBusy);
    void api(const std::string &file, const std::string &text) { record("APIServer", "INFO", file, text); }
    void core(const std::string &file, const std::string &text) { record("EngineCore", "INFO", file, text); }
    void record(const char *process, const char *level, const std::string &file, const std::string &text);
    /// Lets a share of the whole start-up time pass.
    void spend(double share) const;
    void touchMemory(int shard, int shards);

    const Options &m_options;
    char *m_memory = nullptr;
};

} // namespace standin
