// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/switching/Step.h"
#include "models/switching/SwitchContext.h"

namespace kirikae {

/// Creates and starts the target, then arms the guard where loading can freeze the whole node. The run id makes a
/// second try find the first one's service.
class StartStep : public Step {
    Q_OBJECT
public:
    explicit StartStep(SwitchContext &context);
    /// What is being created cannot be taken back in the middle: it is awaited, then the step ends.
    void cancel() override;

protected:
    void run() override;

private:
    void armGuard();

    SwitchContext &m_context;
    bool m_isCreating = false;
    bool m_isCancelled = false;
};

/// Starts the previous service again, exactly as it was.
class StartAgainStep : public Step {
    Q_OBJECT
public:
    StartAgainStep(SwitchContext &context, ServiceId service);

protected:
    void run() override;

private:
    SwitchContext &m_context;
    ServiceId m_service;
};

} // namespace kirikae
