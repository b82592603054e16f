// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/switching/Step.h"
#include "models/switching/SwitchContext.h"

#include <deque>

namespace kirikae {

/// Tidies up behind a switch that has come to rest: a last look at the memory is taken, the guard is disarmed, the
/// profile's restart policy is set, and stopped services of ours in the slot are removed, but for those that are still
/// worth a look. What cannot be tidied is a warning; the service answers all the same. Fails only when a look shows
/// that the service has ended: once before what could be brought back is removed, and once at the very end.
class SettleStep : public Step {
    Q_OBJECT
public:
    struct What {
        ServiceId service; ///< that runs now; empty = none
        QString name;
        QString restart;  ///< its restart policy
        QStringList keep; ///< stopped services to leave alone
        QString slot;
        ServiceId stopToo; ///< the outgoing service: whoever started it again meanwhile, the slot has room for one
    };
    SettleStep(SwitchContext &context, What what, SwitchProgress::Stage stage);

protected:
    void run() override;

private:
    void disarm();
    void setPolicy();
    void lookAtService(void (SettleStep::*next)(const QList<Service> &));
    void findLeftovers(const QList<Service> &services);
    void removeNext();
    void removeOne(const ServiceId &service);
    void finish(const QList<Service> &services);

    SwitchContext &m_context;
    What m_what;
    std::deque<ServiceId> m_leftovers;
};

} // namespace kirikae
