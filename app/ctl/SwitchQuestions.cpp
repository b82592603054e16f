// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/SwitchQuestions.h"

#include "app/ctl/DrainOption.h"
#include "app/ctl/Session.h"
#include "app/ctl/Terminal.h"

#include <algorithm>
#include <utility>

namespace kirikae {

using namespace Qt::StringLiterals;

SwitchQuestions::SwitchQuestions(Session &session, Node &node)
    : QObject(&session)
    , m_session(session)
    , m_node(node)
{
}

bool SwitchQuestions::canAsk() const
{
    return m_session.terminal().isAskable() && !m_session.output().isJson();
}

void SwitchQuestions::settle(const Result<SwitchRequest> &request)
{
    deleteLater();
    std::exchange(m_answered, {})(request);
}

void SwitchQuestions::ask(const SwitchRequest &request, bool asksForRequests, Answered answered)
{
    m_request = request;
    m_asksForRequests = asksForRequests;
    m_answered = std::move(answered);
    const bool needsMemory = !request.overrideMemory && m_node.state().pools.isEmpty();
    if (!asksForRequests && !needsMemory) {
        settle(m_request);
        return;
    }
    whenDone(m_session.plan(m_node, request), this, [this](const Result<SwitchPlan> &plan) {
        if (plan)
            planned(*plan);
        else
            settle(m_request); // the switch ends with the same, and with a record
    });
}

void SwitchQuestions::planned(const SwitchPlan &plan)
{
    for (const PlanProblem &problem : plan.problems) {
        if (!problem.blocks && (problem.kind == "busy"_L1 || problem.kind == "two_in_slot"_L1))
            m_session.output().note(problem.text);
    }
    // What stops the switch for another reason is told by the switch; there is nothing to decide then.
    const bool isStopped = std::any_of(plan.problems.cbegin(), plan.problems.cend(), [](const PlanProblem &problem) {
        return problem.blocks && problem.kind != "memory"_L1;
    });
    if (isStopped)
        settle(m_request);
    else if (!m_request.overrideMemory && m_node.state().pools.isEmpty())
        askForMemory(plan);
    else
        askForRequests(plan);
}

void SwitchQuestions::askForMemory(const SwitchPlan &plan)
{
    const QString limit = durationText(static_cast<double>(Session::memoryLimit().count()));
    if (!canAsk()) {
        settle(
            fail(Error::Code::Refused,
                 tr("The node has not reported its memory within %1, so whether %2 fits is not known, and nothing was "
                    "touched. With --override-memory the switch goes on without it.")
                     .arg(limit, plan.target.name)));
        return;
    }
    const QString question = tr("The node has not reported its memory within %1, so whether %2 fits is not known.\n"
                                "y = switch all the same, Enter = leave everything as it is: ")
                                 .arg(limit, plan.target.name);
    m_session.terminal().readLine(question, Terminal::Echo::On, [this, plan](const std::optional<QString> &line) {
        if (line.value_or(QString()).trimmed().toLower() != "y"_L1) {
            settle(fail(Error::Code::Cancelled, tr("Nothing was touched.")));
            return;
        }
        m_request.overrideMemory = true;
        askForRequests(plan);
    });
}

void SwitchQuestions::askForRequests(const SwitchPlan &plan)
{
    const int running = plan.outgoing ? plan.requestsRunning.value_or(0) : 0;
    const bool isRefused = plan.isBlocked() && !m_request.overrideMemory;
    if (!m_asksForRequests || running == 0 || isRefused) {
        settle(m_request);
        return;
    }
    const QString limit = DrainOption::usualLimit();
    const QString fact = tr("%n request(s) run on %1.", nullptr, running).arg(plan.outgoing->profileName);
    if (!canAsk()) {
        m_session.output().note(fact + u' ' +
                                tr("The switch waits for them, for at most %1 (--drain says otherwise).").arg(limit));
        settle(m_request);
        return;
    }
    const QString question =
        fact + u'\n' +
        tr("w = wait for them, at most %1; n = switch now; q = do not switch; Enter = wait: ").arg(limit);
    m_session.terminal().readLine(question, Terminal::Echo::On, [this](const std::optional<QString> &line) {
        const QString answer = line.value_or(u"q"_s).trimmed().toLower();
        if (answer == "q"_L1) {
            settle(fail(Error::Code::Cancelled, tr("Nothing was touched.")));
            return;
        }
        if (answer == "n"_L1)
            m_request.drainSeconds = 0;
        settle(m_request);
    });
}

} // namespace kirikae
