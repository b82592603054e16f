// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/switching/Step.h"
#include "models/switching/SwitchContext.h"

namespace kirikae {

/// Looks at what runs on the node and leaves it in the context: before an outcome is told, and before a switch that was
/// left unfinished is gone on with.
class LookStep : public Step {
    Q_OBJECT
public:
    LookStep(SwitchContext &context, SwitchProgress::Stage stage);
    [[nodiscard]] bool isWatching() const override { return true; }

protected:
    void run() override;

private:
    SwitchContext &m_context;
};

} // namespace kirikae
