// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/daemon/DaemonCalls.h"
#include "app/links/daemon/SseReader.h"
#include "models/node/NodeFacts.h"

#include <functional>

namespace kirikae {

/// Lets the daemon fetch one image and passes on how far it is. Deletes itself when it has answered; owned by its
/// parent until then.
class DaemonPull : public QObject {
    Q_OBJECT
public:
    DaemonPull(DaemonCalls &calls, const QString &image, std::function<void(PullProgress)> progress, QObject *parent);
    ~DaemonPull() override;
    [[nodiscard]] Pending<void> answer() const { return m_done.future(); }

private:
    void take(const QByteArray &piece);
    void read(const SseMessage &message);
    void streamEnded(const std::optional<Error> &problem);

    DaemonCalls &m_calls;
    std::function<void(PullProgress)> m_report;
    std::unique_ptr<HttpStream> m_stream;
    SseReader m_reader;
    int m_refusedStatus = 0;
    QByteArray m_refusal;
    Once<void> m_done;
};

} // namespace kirikae
