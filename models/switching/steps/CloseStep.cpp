// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/steps/CloseStep.h"

#include <QCoreApplication>

namespace kirikae {

CloseStep::CloseStep(SwitchContext &context, QByteArray record)
    : Step(SwitchProgress::Stage::Ended)
    , m_context(context)
    , m_record(std::move(record))
{
}

void CloseStep::run()
{
    tryTo(m_context.ops.appendRecord(m_record), [this](const Result<void> &kept) {
        if (!kept) {
            emit warned(QCoreApplication::translate("CloseStep", "The record of the switch could not be kept: %1")
                            .arg(kept.error().message));
        }
        removeJournal();
    });
}

void CloseStep::removeJournal()
{
    tryTo(m_context.ops.writeJournal({}), [this](const Result<void> &removed) {
        if (!removed) {
            emit warned(QCoreApplication::translate("CloseStep", "The journal of the switch could not be removed: %1")
                            .arg(removed.error().message));
        }
        releaseClaim();
    });
}

void CloseStep::releaseClaim()
{
    tryTo(m_context.ops.releaseClaim(m_context.run.owner), [this](const Result<void> &) { succeed(); });
}

} // namespace kirikae
