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
void waitForTerm(const standin::Options &options, standin::StartupLog &log, standin::HttpServer &server)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGINT);
    int number = 0;
    do
        sigwait(&set, &number);
    while (options.ignoresTerm && number == SIGTERM);
    if (options.closesEarly)
        server.close();
    std::this_thread::sleep_for(std::chrono::duration<double>(options.stopSeconds));
    log.announceShutdown();
    std::_Exit(0);
}

/// From the second start on it may take another time: what a restart of a model with cold or warm caches does.
void lookForMarker(standin::Options &options)
{
    if (options.marker.empty())
        return;
    if (std::FILE *file = std::fopen(options.marker.c_str(), "r")) {
        std::fclose(file);
        if (options.againSeconds >= 0)
            options.seconds = options.againSeconds;
    } else if ((file = std::fopen(options.marker.c_str(), "w")) != nullptr) {
        std::fclose(file);
    }
}

int crash(standin::StartupLog &log)
{
    log.announceCrash();
    return 1;
}
} // namespace

int main(int argc, char **argv)
{
    using namespace standin;
    auto options = parseOptions(argc, argv);
    if (!options)
        return 2;
    lookForMarker(*options);

    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGINT);
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    StartupLog log(*options);
    HttpServer server;
    std::thread([&] { waitForTerm(*options, log, server); }).detach();

    log.loadEngine();
    const std::string problem =
        options->fault == Fault::PortTaken ? "address already in use" : server.listen(options->host, options->port);
    if (!problem.empty()) {
        log.announceBindFailure(problem);
        return 1;
    }
    log.announceReady();
    if (options->fault == Fault::CrashAfterReady)
        return crash(log);
    if (options->fault == Fault::CrashSoon) {
        std::thread([&log] {
            std::this_thread::sleep_for(std::chrono::seconds(1));
            std::_Exit(crash(log));
        }).detach();
    }
    server.serve([&](const Request &request) { return replyTo(request, *options); });
}
