// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/steps/LookStep.h"

namespace kirikae {

LookStep::LookStep(SwitchContext &context, SwitchProgress::Stage stage)
    : Step(stage)
    , m_context(context)
{
}

void LookStep::run()
{
    m_context.seen.reset();
    ask(m_context.ops.services(), [this](const QList<Service> &services) {
        m_context.seen = services;
        succeed();
    });
}

} // namespace kirikae
