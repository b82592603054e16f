// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/Node.h"

#include <QObject>

#include <functional>

namespace kirikae {

class Session;

/// What a person decides before a switch begins, from its plan: whether it goes on without a reading of the memory, and
/// whether requests that run are waited for. Without a terminal nothing is asked: it says what happens. Child of the
/// session; main thread.
class SwitchQuestions : public QObject {
    Q_OBJECT
public:
    using Answered = std::function<void(const Result<SwitchRequest> &)>;

    SwitchQuestions(Session &session, Node &node);

    /// Calls `answered` once with the request as it was decided, or with why there is no switch. `asksForRequests`:
    /// how long they are waited for has not been said yet.
    void ask(const SwitchRequest &request, bool asksForRequests, Answered answered);

private:
    void planned(const SwitchPlan &plan);
    void askForMemory(const SwitchPlan &plan);
    void askForRequests(const SwitchPlan &plan);
    [[nodiscard]] bool canAsk() const;
    void settle(const Result<SwitchRequest> &request);

    Session &m_session;
    Node &m_node;
    SwitchRequest m_request;
    bool m_asksForRequests = false;
    Answered m_answered;
};

} // namespace kirikae
