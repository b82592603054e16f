// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Async.h"
#include "models/switching/SwitchProgress.h"

#include <QObject>

#include <optional>

namespace kirikae {

/// One act of a switch. Looks before it acts, so that doing it again after a lost link does no harm. Owned by the
/// StepRunner; main thread. finished() comes exactly once and never from inside start() or cancel().
class Step : public QObject {
    Q_OBJECT
public:
    explicit Step(SwitchProgress::Stage stage);

    [[nodiscard]] SwitchProgress::Stage stage() const { return m_stage; }
    void start();
    /// Ends it with Cancelled unless it has ended already; what was begun on the node is undone by the way back. A step
    /// whose act cannot be taken back in the middle waits until that act is over.
    virtual void cancel();
    /// It only looks: ending it leaves the node as it is.
    [[nodiscard]] virtual bool isWatching() const { return false; }
    /// Nobody waits for it any more: answers that are still to come are ignored.
    void drop() { m_hasEnded = true; }

signals:
    void noted(const QString &detail); ///< what it waits for, for people
    void warned(const QString &text);  ///< worth an event, but no reason to stop
    void finished(const std::optional<kirikae::Error> &problem);

protected:
    virtual void run() = 0;
    void succeed();
    void failWith(const Error &error);
    [[nodiscard]] bool hasEnded() const { return m_hasEnded; }

    /// Goes on with the answer; an error ends the step with it.
    template <class T, class Next>
    void ask(const Pending<T> &pending, Next next)
    {
        whenDone(pending, this, [this, next = std::move(next)](const Result<T> &answer) mutable {
            if (m_hasEnded)
                return;
            if (!answer)
                failWith(answer.error());
            else if constexpr (std::is_void_v<T>)
                next();
            else
                next(*answer);
        });
    }
    /// The same, but only a lost link ends the step; `next` gets every other answer.
    template <class T, class Next>
    void tryTo(const Pending<T> &pending, Next next)
    {
        whenDone(pending, this, [this, next = std::move(next)](const Result<T> &answer) mutable {
            if (m_hasEnded)
                return;
            if (!answer && answer.error().code == Error::Code::LinkLost)
                failWith(answer.error());
            else
                next(answer);
        });
    }

private:
    void end(const std::optional<Error> &problem);

    SwitchProgress::Stage m_stage;
    bool m_hasEnded = false;
};

} // namespace kirikae
