// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/core/Clock.h"

namespace kirikae {

/// Every wait of the switch engine, in node time. There is no limit on the length of a load: only on silence.
struct SwitchTimings {
    Milliseconds drainLimit{60'000}; ///< for requests that run when the stop begins, unless the request says other
    Milliseconds drainPoll{250};
    Milliseconds stopGrace{30'000}; ///< between TERM and KILL
    Milliseconds memoryLimit{90'000};
    Milliseconds memoryFlat{5'000}; ///< this long without change is "flat"
    Milliseconds memoryPollFirst{40};
    Milliseconds memoryPollSlowest{500};
    Milliseconds readyPollFirst{50};
    Milliseconds readyPollSlowest{1'000};
    Milliseconds readyDeadline{2'000}; ///< of one question to a server that may not be up
    Milliseconds activityPoll{5'000};
    Milliseconds silenceShown{30'000}; ///< from here on the silence is mentioned
    Milliseconds stallLimit{15 * 60'000};
    Milliseconds fatalGrace{5'000};               ///< between a decisive line and the exit code that belongs to it
    Milliseconds logDrain{500};                   ///< for the last lines of a service that has ended
    Milliseconds verifyLimit{30'000};             ///< for an API that says "loading" once more
    Milliseconds restoreVerifyLimit{10 * 60'000}; ///< the same for the previous service: it is not given up lightly
    Milliseconds chatDeadline{180'000};
    Milliseconds claimRenewal{10'000};
    Milliseconds linkLimit{10 * 60'000}; ///< for a node, or its container engine, that does not answer
    Milliseconds oddLimit{10'000};       ///< for odd answers (an error 500, a script that failed) to one step
    Milliseconds retrySlowest{5'000};    ///< the pause before a step is repeated grows up to this
    Milliseconds resumeAfter{15'000};    ///< before a switch that this program had to leave is taken up again
    Milliseconds foreignPort{15'000};    ///< how long another program may answer on the service's port
    Milliseconds memoryReading{15'000};  ///< for the first reading of the node's memory
    Milliseconds retryPause{250};        ///< before a step is repeated although the link is up
    Milliseconds tick{200};              ///< of the progress that is shown
};

} // namespace kirikae
