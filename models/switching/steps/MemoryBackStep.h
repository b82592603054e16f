// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/ClockTimer.h"
#include "models/switching/Step.h"
#include "models/switching/SwitchContext.h"

namespace kirikae {

/// Waits until what a stopped service held is available again and no longer moves: a container that is gone has not
/// given its memory back yet. Bounded; memory that the driver keeps for the next program counts as back. When the
/// service held next to nothing, the first reading ends it.
class MemoryBackStep : public Step {
    Q_OBJECT
public:
    struct What {
        std::optional<Bytes> held;   ///< by the stopped service; nothing = not known
        std::optional<Bytes> before; ///< available while it ran
        std::optional<Bytes> need;   ///< what will be started next takes this much
    };
    MemoryBackStep(SwitchContext &context, What what, SwitchProgress::Stage stage = SwitchProgress::Stage::MemoryBack);

protected:
    void run() override;

private:
    void sample();
    void judge(const Pool &pool);
    [[nodiscard]] bool isBack(const Pool &pool) const;
    [[nodiscard]] bool isEnough(const Pool &pool) const;
    void noteFlatness(Bytes available);
    void sayCountdown(const Pool &pool);
    void giveUp(const Pool &pool);

    SwitchContext &m_context;
    What m_what;
    ClockTimer m_timer;
    Milliseconds m_wait;
    qint64 m_endsMs = 0;
    qint64 m_flatSinceMs = 0;
    std::optional<Bytes> m_flatAt;
};

} // namespace kirikae
