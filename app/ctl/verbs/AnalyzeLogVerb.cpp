// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/verbs/AnalyzeLogVerb.h"

#include "app/ctl/Input.h"
#include "app/ctl/Session.h"
#include "app/ctl/text/AnalysisText.h"
#include "models/core/Json.h"
#include "models/startup/LogAnalysis.h"

namespace kirikae {

Options AnalyzeLogVerb::declare(const Options &program)
{
    const Options app = program.verb("analyze-log", tr("Read an engine's start-up log"));
    app.text("FILE", m_file, tr("The log; - is stdin"), Options::Need::Required);
    app.text("--engine", m_engine, tr("Take this engine's rules instead of finding out"));
    return app;
}

void AnalyzeLogVerb::run(Session &session)
{
    const auto file = openInput(m_file);
    if (!file) {
        session.finish(file.error());
        return;
    }
    QList<Error> problems;
    const EngineRuleSets rules = EngineRules::load(EngineRules::userFolder(), &problems);
    for (const Error &problem : problems)
        session.output().note(problem.message);
    const LogAnalysis analysis = analyzeLog(**file, rules, m_engine);
    if (session.output().isJson())
        session.output().json(logAnalysisJson(analysis));
    else
        session.output().lines(analysisLines(analysis));
    session.finish(ExitStatus::Done);
}

} // namespace kirikae
