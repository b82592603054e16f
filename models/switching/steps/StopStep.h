// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/ClockTimer.h"
#include "models/switching/Step.h"
#include "models/switching/SwitchContext.h"

namespace kirikae {

/// Lets running requests end, stops a service and makes sure that it is gone, its port included. With a switch id it
/// looks for whatever that switch has started, also when the answer to the start was lost. Nothing to stop is success.
/// A stop that has begun is never left in the middle: cancelled, the step ends once the service is gone.
class StopStep : public Step {
    Q_OBJECT
public:
    struct What {
        ServiceId service; ///< empty = nothing
        QString name;
        QString switchId;        ///< stop all that this switch has started, instead of `service`
        bool isOutgoing = false; ///< requests are waited for, and the run remembers that it was told to end
    };
    StopStep(SwitchContext &context, What what, SwitchProgress::Stage stage = SwitchProgress::Stage::Stopping);
    void cancel() override;

protected:
    void run() override;

private:
    void findStarted();
    void drain();
    void keepDown();
    void stop();
    void confirm();
    void judge(const QList<Service> &services);
    void checkPort();
    void done();
    [[nodiscard]] bool hasBegun() const;

    SwitchContext &m_context;
    What m_what;
    ClockTimer m_timer;
    qint64 m_drainEndsMs = 0;
    qint64 m_portEndsMs = 0;
    int m_stops = 0;
    bool m_isCancelled = false;
};

} // namespace kirikae
