// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A server that behaves as vLLM does in a container, without a model: for tests of everything around it.
#include "tests/standin/HttpServer.h"
#include "tests/standin/Options.h"
#include "tests/standin/Replies.h"
#include "tests/standin/StartupLog.h"

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <thread>

namespace {
/// As the first process of a container it gets no default action for SIGTERM, so it must handle it.
void waitForTerm(const standin::Options &options, standin::StartupLog &log)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGINT);
    int number = 0;
    do
        sigwait(&set, &number);
    while (options.ignoresTerm && number == SIGTERM);
    std::this_thread::sleep_for(std::chrono::duration<double>(options.stopSeconds));
    log.announceShutdown();
    std::_Exit(0);
}
} // namespace

int main(int argc, char **argv)
{
    using namespace standin;
    const auto options = parseOptions(argc, argv);
    if (!options)
        return 2;

    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGINT);
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    StartupLog log(*options);
    std::thread([&] { waitForTerm(*options, log); }).detach();

    log.loadEngine();
    HttpServer server;
    const std::string problem =
        options->fault == Fault::PortTaken ? "address already in use" : server.listen(options->host, options->port);
    if (!problem.empty()) {
        log.announceBindFailure(problem);
        return 1;
    }
    log.announceReady();
    if (options->fault == Fault::CrashAfterReady) {
        std::fprintf(
            stderr,
            "(EngineCore pid=1) torch.AcceleratorError: CUDA error: an illegal memory access was encountered\n");
        return 1;
    }
    server.serve([&](const Request &request) { return replyTo(request, *options); });
}
