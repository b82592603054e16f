// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/demo/DemoServices.h"
#include "models/core/Result.h"
#include "models/node/NodeFacts.h"

namespace kirikae {

struct DemoReply {
    Result<ServiceAnswer> answer;
    double seconds = 0; ///< until it comes, on the node's clock
};

/// Answers HTTP requests for the services of the simulated node, as far as Kirikae and a curious person ask: health,
/// model list, chat, metrics. Chat answers follow from a few rules and say that they are simulated.
class DemoServer {
public:
    explicit DemoServer(DemoServices &services)
        : m_services(services)
    {
    }
    [[nodiscard]] DemoReply answer(const ServiceRequest &request);

private:
    [[nodiscard]] DemoReply chat(DemoService &service, const QByteArray &body);
    DemoServices &m_services;
};

/// What a simulated model says to a prompt.
QString demoChatText(const QString &modelName, const QString &prompt);

} // namespace kirikae
