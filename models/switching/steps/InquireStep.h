// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/switching/Step.h"
#include "models/switching/SwitchContext.h"

namespace kirikae {

/// Finds out why the target failed, before anything is cleared away: the log, the exit code, the guard's report, and
/// what the node says about itself. Sets the run's failure unless a step knew it already. Fails only with the link.
class InquireStep : public Step {
    Q_OBJECT
public:
    /// `createError` is what the node said when the service could not even be created; else empty.
    InquireStep(SwitchContext &context, QString createError);

protected:
    void run() override;

private:
    void askGuard();
    void askNode();
    void judge();

    SwitchContext &m_context;
    OutsideSignals m_outside;
};

} // namespace kirikae
