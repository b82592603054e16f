// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctl/ExitStatus.h"

namespace kirikae {

ExitStatus exitStatus(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Ready: return ExitStatus::Done;
    case Outcome::Refused: return ExitStatus::Refused;
    case Outcome::Cancelled: return ExitStatus::Cancelled;
    case Outcome::FailedRestored: return ExitStatus::FailedRestored;
    case Outcome::FailedStopped: return ExitStatus::FailedStopped;
    case Outcome::Unsettled: return ExitStatus::Unsettled;
    case Outcome::Unreachable: return ExitStatus::Unreachable;
    }
    return ExitStatus::Failed;
}

ExitStatus exitStatus(const Error &error)
{
    using Code = Error::Code;
    switch (error.code) {
    case Code::BadInput: return ExitStatus::Usage;
    case Code::NotFound: return ExitStatus::NotFound;
    case Code::Unreachable:
    case Code::LinkLost: return ExitStatus::Unreachable;
    case Code::HostKeyUnknown:
    case Code::HostKeyChanged:
    case Code::AuthRefused:
    case Code::Denied: return ExitStatus::Denied;
    case Code::Busy: return ExitStatus::Busy;
    case Code::Refused:
    case Code::DoesNotFit:
    case Code::PortInUse: return ExitStatus::Refused;
    case Code::Cancelled: return ExitStatus::Cancelled;
    default: return ExitStatus::Failed;
    }
}

} // namespace kirikae
