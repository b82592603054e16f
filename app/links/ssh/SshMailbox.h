// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Result.h"
#include "models/node/Asker.h"

#include <QMutex>
#include <QWaitCondition>

#include <atomic>
#include <functional>
#include <vector>

namespace kirikae {

class SshSession;
class SshWorker;

/// What the main thread and the worker thread of one SSH session share, and nothing else is: work for the worker with
/// an eventfd to wake it, news for the session, a question and its answer, and the wish to end. Both hold it; whichever
/// side goes first, the other's calls go nowhere.
class SshMailbox {
public:
    SshMailbox(SshSession &session, bool mayAsk);
    ~SshMailbox();
    SshMailbox(const SshMailbox &) = delete;
    SshMailbox &operator=(const SshMailbox &) = delete;

    // Main thread
    void post(std::function<void(SshWorker &)> act);
    void answer(Result<QStringList> answers);
    /// Ends whatever the worker waits for: a question, a connection, an answer of the server. No news from then on.
    void cancel();

    // Worker thread
    std::vector<std::function<void(SshWorker &)>> takePosted();
    [[nodiscard]] bool hasPosted() const;
    [[nodiscard]] int wakeFd() const { return m_wakeFd; }
    void clearWake() const;
    [[nodiscard]] bool isCancelled() const { return m_isCancelled; }
    void tell(std::function<void(SshSession &)> news);
    /// Puts the question to a person and waits. Refused at once when nobody may be asked.
    Result<QStringList> ask(const Question &question);
    [[nodiscard]] bool hasAsked() const { return m_hasAsked; }
    /// cancel() shuts this socket down, so that a call that waits on it returns. -1 = none any more.
    void watchSocket(int fd);

private:
    void wake() const;

    const bool m_mayAsk;
    const int m_wakeFd;
    std::atomic<bool> m_isCancelled = false;
    bool m_hasAsked = false; ///< worker only
    mutable QMutex m_mutex;  ///< guards what follows
    QWaitCondition m_answered;
    SshSession *m_session;
    std::vector<std::function<void(SshWorker &)>> m_posted;
    std::optional<Result<QStringList>> m_answers;
    int m_socket = -1; ///< our own duplicate
};

} // namespace kirikae
