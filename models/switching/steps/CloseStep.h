// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/ClockTimer.h"
#include "models/switching/Step.h"
#include "models/switching/SwitchContext.h"

#include <functional>

namespace kirikae {

/// Keeps the record of a switch that has ended, removes the journal and gives the claim back. What does not work is
/// tried again a few times, then it is a warning: the switch is over.
class CloseStep : public Step {
    Q_OBJECT
public:
    using GiveBack = std::function<Pending<void>()>;
    CloseStep(SwitchContext &context, QByteArray record, GiveBack giveBack);

protected:
    void run() override;

private:
    void keepRecord(int tries);
    void removeJournal(int tries);

    SwitchContext &m_context;
    QByteArray m_record;
    GiveBack m_giveBack;
    ClockTimer m_timer;
};

} // namespace kirikae
