// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/ClockTimer.h"
#include "models/diagnosis/Diagnosis.h"
#include "models/node/NodeOps.h"

namespace kirikae {

/// Reads the last stretch of a service's log and says in one sentence what went wrong: the cause when the log holds one
/// for certain or likely, else its last line. Deletes itself when it is done; owned by its parent until then.
class LastWords : public QObject {
    Q_OBJECT
public:
    LastWords(NodeOps &ops, const ServiceId &service, QObject *parent);
    /// Empty = the log says nothing. Never an error.
    Pending<QString> read();

private:
    void finish();

    NodeOps &m_ops;
    ServiceId m_service;
    std::unique_ptr<LogFeed> m_feed;
    Diagnostician m_diagnostician;
    QByteArray m_lastLine;
    ClockTimer m_quiet;
    ClockTimer m_limit;
    Once<QString> m_answer;
};

} // namespace kirikae
