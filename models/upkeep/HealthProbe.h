// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/node/NodeOps.h"

namespace kirikae {

/// One tiny real answer from a service: a few tokens of chat, or an embedding where it does not chat. A service that
/// says in its metrics that it is at work is not asked: it is well. Deletes itself when it is done; owned by its parent
/// until then.
class HealthProbe : public QObject {
    Q_OBJECT
public:
    enum class Finding { Answers, Busy };

    HealthProbe(NodeOps &ops, quint16 port, const Profile &startedAs, QObject *parent);
    /// The error says why there is no answer; with LinkLost nothing is known.
    Pending<Finding> start();

private:
    void askModels();
    void askForWords(const QString &model);
    void askForNumbers(const QString &model);
    void judge(const ServiceAnswer &answer);
    void finish(const Result<Finding> &finding);
    template <class Judge>
    void ask(ServiceRequest request, Judge judge);

    NodeOps &m_ops;
    quint16 m_port;
    QString m_expectedModel;
    ApiKey m_key;
    Once<Finding> m_finding;
};

} // namespace kirikae
