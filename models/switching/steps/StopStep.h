// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/ClockTimer.h"
#include "models/switching/Step.h"
#include "models/switching/SwitchContext.h"

namespace kirikae {

/// Lets running requests end for a few seconds, stops a service and makes sure that it is gone. With a switch id it
/// looks for whatever that switch has started, also when the answer to the start was lost. Nothing to stop is success.
class StopStep : public Step {
    Q_OBJECT
public:
    struct What {
        ServiceId service; ///< empty = nothing
        quint16 port = 0;  ///< asked for running requests first; 0 = do not wait for them
        QString name;
        QString switchId; ///< stop all that this switch has started, instead of `service`
    };
    StopStep(SwitchContext &context, What what, SwitchProgress::Stage stage = SwitchProgress::Stage::Stopping);

protected:
    void run() override;

private:
    void findStarted();
    void drain();
    void stop();
    void confirm();

    SwitchContext &m_context;
    What m_what;
    ClockTimer m_timer;
    qint64 m_drainEndsMs = 0;
};

} // namespace kirikae
