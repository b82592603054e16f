// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/daemon/DaemonLink.h"
#include "models/switching/SwitchPlan.h"

#include <QPointer>

namespace kirikae {

/// Asks a daemon to begin one switch. When the answer is lost on its way it asks again, once the link is back, with the
/// same idempotency key, so that nothing begins twice. Deletes itself when it has answered; owned by its parent until
/// then. Main thread.
class DaemonStart : public QObject {
    Q_OBJECT
public:
    DaemonStart(DaemonCalls &calls, DaemonLink &link, const SwitchRequest &request, QObject *parent);
    [[nodiscard]] Pending<QString> answer() const { return m_done.future(); }

private:
    void send();
    void answered(const Result<nlohmann::json> &answer);
    void finish(const Result<QString> &id);

    DaemonCalls &m_calls;
    DaemonLink &m_link;
    HttpRequest m_request;
    std::optional<Error> m_lost; ///< why the last answer did not come
    int m_triesLeft;
    bool m_isSending = false;
    QTimer m_patience;
    Once<QString> m_done;
};

} // namespace kirikae
