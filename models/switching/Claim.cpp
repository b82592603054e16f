// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/switching/Claim.h"

#include "models/core/ClockTimer.h"
#include "models/core/Log.h"
#include "models/node/NodeOps.h"

#include <QCoreApplication>
#include <QPointer>

#include <utility>

namespace kirikae {

/// What is behind a claim that is held: its renewal.
class Claim::Held : public QObject {
public:
    Held(NodeOps &ops, ClaimRequest request, Milliseconds renewal)
        : m_ops(ops)
        , m_request(std::move(request))
        , m_renewal(renewal)
        , m_timer(ops.clock(), this)
    {
        m_request.adopts.clear();
        noteRenewed();
    }

    void onLost(std::function<void(const Error &)> lost) { m_lost = std::move(lost); }
    Pending<void> confirm()
    {
        if (m_ops.clock().steadyMs() - m_renewedMs < m_renewal.count())
            return ready();
        Once<void> confirmed;
        whenDone(claimAgain(), this, [this, confirmed](const Result<void> &renewed) {
            if (renewed)
                noteRenewed();
            confirmed.settle(renewed);
        });
        return confirmed.future();
    }

    /// A renewal that is under way must not write the claim again behind its release.
    Pending<void> release()
    {
        m_timer.stop();
        if (m_renewing.isFinished())
            return m_ops.releaseClaim(m_request.token);
        Once<void> released;
        whenDone(m_renewing, QCoreApplication::instance(),
                 [&ops = m_ops, token = m_request.token, released, alive = QPointer(&m_ops)](const Result<void> &) {
                     if (!alive)
                         return released.settle(fail(Error::Code::LinkLost));
                     whenDone(ops.releaseClaim(token), QCoreApplication::instance(),
                              [released](const Result<void> &result) { released.settle(result); });
                 });
        return released.future();
    }

private:
    Pending<void> claimAgain()
    {
        m_renewing = m_ops.claim(m_request);
        return m_renewing;
    }

    void noteRenewed()
    {
        m_renewedMs = m_ops.clock().steadyMs();
        m_timer.start(m_renewal, [this] { renew(); });
    }

    void renew()
    {
        whenDone(claimAgain(), this, [this](const Result<void> &renewed) {
            if (renewed) {
                noteRenewed();
            } else if (renewed.error().code == Error::Code::Busy) {
                if (const auto lost = std::exchange(m_lost, {}))
                    lost(renewed.error());
            } else {
                // A node that does not answer, or cannot write: the claim stands until somebody else takes it.
                qCInfo(logEngine) << "a claim was not renewed:" << renewed.error().message;
                m_timer.start(m_renewal / 4, [this] { renew(); });
            }
        });
    }

    NodeOps &m_ops;
    ClaimRequest m_request;
    Milliseconds m_renewal;
    ClockTimer m_timer;
    qint64 m_renewedMs = 0;
    Pending<void> m_renewing = ready();
    std::function<void(const Error &)> m_lost;
};

void Claim::take(NodeOps &ops, const ClaimRequest &request, Milliseconds renewal, QObject *context, Taken taken)
{
    whenDone(ops.claim(request), context, [&ops, request, renewal, taken = std::move(taken)](const Result<void> &got) {
        if (got)
            taken(Claim(std::make_unique<Held>(ops, request, renewal)));
        else
            taken(fail(got.error()));
    });
}

Claim::Claim(std::unique_ptr<Held> held)
    : m_held(std::move(held))
{
}

Claim::Claim(Claim &&other) noexcept = default;

Claim &Claim::operator=(Claim &&other) noexcept
{
    if (this != &other) {
        giveBack();
        m_held = std::move(other.m_held);
    }
    return *this;
}

Claim::~Claim()
{
    giveBack();
}

void Claim::onLost(std::function<void(const Error &)> lost)
{
    if (m_held)
        m_held->onLost(std::move(lost));
}

Pending<void> Claim::confirm()
{
    return m_held ? m_held->confirm() : readyError<void>({Error::Code::Internal, {}, {}});
}

Pending<void> Claim::giveBack()
{
    if (!m_held)
        return ready();
    return std::exchange(m_held, {})->release();
}

} // namespace kirikae
