// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/ClockTimer.h"
#include "models/switching/Step.h"
#include "models/switching/SwitchContext.h"

namespace kirikae {

/// What both ways have in common: a service that loads is guarded where loading can freeze the whole node. What is
/// being created cannot be taken back in the middle: a cancelled step ends once the node has answered.
class GuardedStart : public Step {
    Q_OBJECT
public:
    GuardedStart(SwitchContext &context, SwitchProgress::Stage stage);
    void cancel() override;

protected:
    /// Waits for a start that cannot be interrupted; `next` gets its answer unless the step was cancelled meanwhile.
    template <class T, class Next>
    void await(const Pending<T> &pending, Next next)
    {
        m_isCreating = true;
        whenDone(pending, this, [this, next = std::move(next)](const Result<T> &answer) mutable {
            m_isCreating = false;
            if (hasEnded())
                return;
            next(answer);
        });
    }
    void armGuard(const ServiceId &service);
    [[nodiscard]] bool isCancelled() const { return m_isCancelled; }

    SwitchContext &m_context;

private:
    bool m_isCreating = false;
    bool m_isCancelled = false;
};

/// Creates and starts the target. The run id makes a second try find the first one's service.
class StartStep : public GuardedStart {
    Q_OBJECT
public:
    explicit StartStep(SwitchContext &context);

protected:
    void run() override;
};

/// Starts the previous service again: the very same one, or, when that is gone from the node, one created anew from
/// what it was started as.
class StartAgainStep : public GuardedStart {
    Q_OBJECT
public:
    explicit StartAgainStep(SwitchContext &context);

protected:
    void run() override;

private:
    void judge(const QList<Service> &services);
    void startAgain(const ServiceId &service);
    void createAnew(const std::optional<Error> &why);
    void started(const ServiceId &service);

    ClockTimer m_timer;
    int m_triesLeft = 1; ///< of an odd answer
};

} // namespace kirikae
