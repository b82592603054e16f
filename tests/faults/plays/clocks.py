# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The node's wall clock, as its scripts read it."""

from registry import BACK, FORWARD, fault


@fault("the clock goes an hour forward", steps=FORWARD + BACK, needs=("clock",))
def clock_forward(case):
    case.node.clock.shift(3600)


@fault("the clock goes an hour back", steps=FORWARD + BACK, needs=("clock",))
def clock_back(case):
    case.node.clock.shift(-3600)
