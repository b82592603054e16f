// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/Session.h"
#include "app/ctl/Verb.h"

#include <QCoreApplication>
#include <QStringList>

#include <memory>
#include <variant>
#include <vector>

namespace kirikae {

/// What the arguments asked for: a verb to run, or (help, version, a mistake) an exit status after printing.
struct Invocation {
    GlobalOptions options;
    Verb *verb = nullptr;
};

/// The program's verbs and its command line. Owned by main(), outlives the session.
class CommandLine {
    Q_DECLARE_TR_FUNCTIONS(kirikae::CommandLine)
public:
    CommandLine();
    ~CommandLine();

    [[nodiscard]] std::variant<Invocation, ExitStatus> parse(const QStringList &arguments);

private:
    std::unique_ptr<CLI::App> m_program; ///< verbs ask it what was given, after the parsing too
    std::vector<std::unique_ptr<Verb>> m_verbs;
};

} // namespace kirikae
