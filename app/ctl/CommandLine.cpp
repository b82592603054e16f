// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/CommandLine.h"

#include "app/ctl/Options.h"
#include "app/ctl/verbs/AdviseVerb.h"
#include "app/ctl/verbs/AnalyzeLogVerb.h"
#include "app/ctl/verbs/CancelVerb.h"
#include "app/ctl/verbs/ChatVerb.h"
#include "app/ctl/verbs/CheckVerb.h"
#include "app/ctl/verbs/EstimateVerb.h"
#include "app/ctl/verbs/HistoryVerb.h"
#include "app/ctl/verbs/ImportDockerRunVerb.h"
#include "app/ctl/verbs/InstallVerb.h"
#include "app/ctl/verbs/LogsVerb.h"
#include "app/ctl/verbs/MemoryVerb.h"
#include "app/ctl/verbs/NodesVerb.h"
#include "app/ctl/verbs/PlanVerb.h"
#include "app/ctl/verbs/ProfilesVerb.h"
#include "app/ctl/verbs/SecretVerb.h"
#include "app/ctl/verbs/StatusVerb.h"
#include "app/ctl/verbs/StopVerb.h"
#include "app/ctl/verbs/SwitchVerb.h"
#include "app/ctl/verbs/UninstallVerb.h"
#include "app/ctl/verbs/WatchVerb.h"

#include <CLI/CLI.hpp>

namespace kirikae {

namespace {
template <class... Verbs>
std::vector<std::unique_ptr<Verb>> makeVerbs()
{
    std::vector<std::unique_ptr<Verb>> verbs;
    (verbs.push_back(std::make_unique<Verbs>()), ...);
    return verbs;
}
} // namespace

CommandLine::CommandLine()
    : m_program(std::make_unique<CLI::App>(tr("Switches LLMs on a machine of your own").toStdString(), "kirikaectl"))
    , m_verbs(makeVerbs<NodesVerb, ProfilesVerb, StatusVerb, MemoryVerb, PlanVerb, SwitchVerb, WatchVerb, CancelVerb,
                        StopVerb, LogsVerb, HistoryVerb, ChatVerb, CheckVerb, AdviseVerb, EstimateVerb, SecretVerb,
                        AnalyzeLogVerb, ImportDockerRunVerb, InstallVerb, UninstallVerb>())
{
}

CommandLine::~CommandLine() = default;

std::variant<Invocation, ExitStatus> CommandLine::parse(const QStringList &arguments)
{
    CLI::App &program = *m_program;
    program.set_version_flag("--version", "kirikaectl " KIRIKAE_VERSION);
    program.require_subcommand(1);
    program.fallthrough();

    Invocation invocation;
    const Options options(program);
    options.textOrEnvironment("--node", "KIRIKAE_NODE", invocation.options.node,
                              tr("Which node: a name from the node book or the SSH configuration, "
                                 "ssh://user@host:port, local, https://host:port or unix:/path of a daemon, or demo. "
                                 "Default: the first of the book"));
    options.text("--token-file", invocation.options.tokenFile,
                 tr("A daemon by URL: a file with its access token that only you can read. Default: $KIRIKAE_TOKEN, "
                    "else it is asked for"));
    options.flag("--no-daemon", invocation.options.noDaemon,
                 tr("Work over SSH alone, also where kirikaed runs on the node"));
    options.number("--speed", invocation.options.speed, 1.0, 60.0, tr("Demo node: how fast its clock runs"));
    options.flag("--json", invocation.options.json, tr("Print JSON for programs"));

    std::vector<std::pair<Options, Verb *>> declared;
    for (const auto &verb : m_verbs)
        declared.emplace_back(verb->declare(options), verb.get());

    std::vector<std::string> words; // CLI11 takes them last first, without the program's name
    for (auto word = arguments.crbegin(); word != arguments.crend() - 1; ++word)
        words.push_back(word->toStdString());
    try {
        program.parse(std::move(words));
    } catch (const CLI::ParseError &error) {
        return program.exit(error) == 0 ? ExitStatus::Done : ExitStatus::Usage;
    }
    for (const auto &[verbOptions, verb] : declared) {
        if (verbOptions.wereGiven())
            invocation.verb = verb;
    }
    return invocation;
}

} // namespace kirikae
