// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/links/host/Host.h"

#include <QTimer>

#include <memory>

namespace kirikae {

/// One run() over a stream of its own: gives the input, collects both outputs up to the limit, ends at the deadline.
/// Deletes itself when it has answered; the stream goes with it.
class CommandRun : public QObject {
    Q_OBJECT
public:
    /// Its parent is the host: when that goes, the answer is Cancelled.
    CommandRun(std::unique_ptr<CommandStream> stream, const RunLimits &limits, QObject *parent);
    [[nodiscard]] Pending<RunOutput> output() const { return m_output.future(); }

private:
    void collect(QByteArray &all, const QByteArray &bytes);
    void answer(Result<RunOutput> result);

    std::unique_ptr<CommandStream> m_stream;
    qsizetype m_maxOutput;
    RunOutput m_collected;
    QTimer m_deadline;
    Once<RunOutput> m_output;
};

/// The errors that every run() gives, whichever way the command went.
Error overranDeadline(Milliseconds deadline);
Error tooMuchOutput(qsizetype maxBytes);

} // namespace kirikae
