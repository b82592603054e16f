// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/Node.h"
#include "models/node/NodeOps.h"

namespace kirikae {

/// One prompt to a service and its answer: finds the model's id, then asks. Deletes itself when it is done; owned by
/// its parent until then.
class ChatCall : public QObject {
    Q_OBJECT
public:
    ChatCall(NodeOps &ops, quint16 port, const Profile &startedAs, QString prompt, QObject *parent);
    Pending<ChatAnswer> start();

private:
    void ask(const QStringList &ids);
    void answered(const Result<ServiceAnswer> &answer);
    void finish(const Result<ChatAnswer> &result);

    NodeOps &m_ops;
    quint16 m_port;
    QString m_expectedModel;
    ApiKey m_key;
    QString m_prompt;
    qint64 m_startedMs = 0;
    Once<ChatAnswer> m_answer;
};

} // namespace kirikae
