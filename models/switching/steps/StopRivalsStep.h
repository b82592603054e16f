// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/switching/Step.h"
#include "models/switching/SwitchContext.h"

#include <deque>

namespace kirikae {

/// A slot has room for one. Stops the services of ours that run in it beside the outgoing one (somebody started them by
/// hand, or a container engine did): the plan has named them. They do not come back.
class StopRivalsStep : public Step {
    Q_OBJECT
public:
    explicit StopRivalsStep(SwitchContext &context);

protected:
    void run() override;

private:
    void stopNext();
    void confirm();

    SwitchContext &m_context;
    std::deque<Service> m_left;
};

} // namespace kirikae
