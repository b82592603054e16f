// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctl/Verb.h"

#include "models/node/LogFeed.h"
#include "models/node/Service.h"

#include <QTimer>

#include <memory>

namespace kirikae {

class Node;

/// `logs [SERVICE] [-f]`: a service's log, to its present end or for as long as it grows.
class LogsVerb : public Verb {
    Q_DECLARE_TR_FUNCTIONS(kirikae::LogsVerb)
public:
    Options declare(const Options &program) override;
    void run(Session &session) override;

private:
    void printLines(const Session &session, const QList<LogLine> &lines);
    void follow(Session &session, Node &node, const ServiceId &service);

    QString m_service;
    bool m_follow = false;
    bool m_times = false;
    std::unique_ptr<LogFeed> m_feed;
    QTimer m_quiet;
};

} // namespace kirikae
