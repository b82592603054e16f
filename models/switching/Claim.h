// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Async.h"
#include "models/node/NodeFacts.h"

#include <functional>
#include <memory>

namespace kirikae {

class NodeOps;

/// The right to act on a node, held by whoever switches, resumes or stops. Move-only: it has one owner, it is renewed
/// as long as it lives, and given back when it dies; its token is its own, so that nothing gives back another's. Main
/// thread; the NodeOps must outlive it.
class Claim {
public:
    using Taken = std::function<void(Result<Claim>)>;
    /// Asks the node for it. Busy says who has it. `taken` is not called when `context` dies first.
    static void take(NodeOps &ops, const ClaimRequest &request, Milliseconds renewal, QObject *context, Taken taken);

    Claim() = default; ///< holds nothing
    ~Claim();
    Claim(Claim &&other) noexcept;
    Claim &operator=(Claim &&other) noexcept;
    Claim(const Claim &) = delete;
    Claim &operator=(const Claim &) = delete;

    [[nodiscard]] bool isHeld() const { return m_held != nullptr; }
    /// Called once when somebody else turns out to have it: the holder must not act any more.
    void onLost(std::function<void(const Error &)> lost);
    /// Makes sure that it is still ours when the last renewal is too long ago (the link was away).
    Pending<void> confirm();
    /// Given back when the answer comes; the object holds nothing from now on.
    Pending<void> giveBack();

private:
    class Held;
    explicit Claim(std::unique_ptr<Held> held);
    std::unique_ptr<Held> m_held;
};

} // namespace kirikae
