# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes of mind."""

import time

from node import interrupt
from registry import BACK, DAEMON, FORWARD, fault

BEFORE_READY = FORWARD[:6]
CLOSES = ("--stop-seconds", "4", "--stop-mode", "close")
SERVES = ("--stop-seconds", "4", "--stop-mode", "serve")


@fault("cancelled", steps=BEFORE_READY, expect=("cancelled",))
def cancel(case):
    case.cancel()


@fault("cancelled twice", steps=BEFORE_READY, expect=("cancelled", "unsettled"))
def cancel_twice(case):
    case.cancel(2)


@fault("cancelled when it settles", steps=("settling",), expect=("cancelled", "ready"))
def cancel_late(case):
    case.cancel()


@fault("cancelled on the way back", steps=BACK, expect=("cancelled", "failed_restored", "unsettled"))
def cancel_on_the_way_back(case):
    case.cancel()


@fault("cancelled twice on the way back", steps=BACK, expect=("cancelled", "failed_restored", "unsettled"))
def cancel_twice_on_the_way_back(case):
    case.cancel(2)


@fault("cancelled while the previous model, which serves until its end, takes 4 s to stop", steps=("stopping",), a=SERVES,
       expect=("cancelled",), cost=20)
def cancel_slow_stop(case):
    time.sleep(0.6)
    case.cancel()


@fault("cancelled while the previous model, its port closed, takes 4 s to stop", steps=("stopping",), a=CLOSES,
       expect=("cancelled",), cost=20)
def cancel_slow_stop_closed(case):
    time.sleep(0.6)
    case.cancel()


@fault("cancelled twice while the previous model takes 4 s to stop", steps=("stopping",), a=CLOSES, cost=20,
       expect=("cancelled", "unsettled"))
def cancel_slow_stop_twice(case):
    time.sleep(0.6)
    case.cancel(2)


@fault("cancelled while the previous model ignores TERM", steps=("stopping",), a=("--ignore-term",), cost=55, limit=120,
       expect=("cancelled",))
def cancel_ignored_term(case):
    time.sleep(0.6)
    case.cancel()


@fault("cancelled by another kirikaectl", ways=DAEMON, steps=BEFORE_READY, expect=("cancelled",))
def cancel_by_another(case):
    case.node.ctl(["cancel"]).wait(60)


@fault("cancelled, nothing ran before", steps=("starting", "loading", "verifying"), has_previous=False,
       expect=("cancelled",))
def cancel_first(case):
    interrupt(case.asker)
