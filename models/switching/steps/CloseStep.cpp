// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/steps/CloseStep.h"

namespace kirikae {

namespace {

constexpr int mostTries = 3;
constexpr Milliseconds pause{500};

} // namespace

CloseStep::CloseStep(SwitchContext &context, QByteArray record, GiveBack giveBack)
    : Step(SwitchProgress::Stage::Ended)
    , m_context(context)
    , m_record(std::move(record))
    , m_giveBack(std::move(giveBack))
    , m_timer(context.ops.clock(), this)
{
}

void CloseStep::run()
{
    keepRecord(mostTries);
}

void CloseStep::keepRecord(int tries)
{
    tryTo(m_context.ops.appendRecord(m_record), [this, tries](const Result<void> &kept) {
        if (!kept && tries > 1) {
            m_timer.start(pause, [this, tries] { keepRecord(tries - 1); });
            return;
        }
        if (!kept)
            emit warned(tr("The record of the switch could not be kept: %1").arg(kept.error().message));
        removeJournal(mostTries);
    });
}

void CloseStep::removeJournal(int tries)
{
    tryTo(m_context.ops.writeJournal({}), [this, tries](const Result<void> &removed) {
        if (!removed && tries > 1) {
            m_timer.start(pause, [this, tries] { removeJournal(tries - 1); });
            return;
        }
        if (!removed)
            emit warned(tr("The journal of the switch could not be removed: %1").arg(removed.error().message));
        tryTo(m_giveBack(), [this](const Result<void> &) { succeed(); });
    });
}

} // namespace kirikae
