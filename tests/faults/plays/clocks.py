# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The node's wall clock."""

from registry import BACK, FORWARD, fault


@fault("the clock goes an hour forward", steps=FORWARD + BACK, needs=("clock",))
def clock_forward(case):
    case.node.clock.shift(3600)


@fault("the clock goes an hour back", steps=FORWARD + BACK, needs=("clock",))
def clock_back(case):
    case.node.clock.shift(-3600)


@fault("the clock goes an hour forward in a load of 25 s", steps=("loading",), b=("--seconds", "25"), needs=("clock",),
       cost=45, expect=("ready",))
def clock_forward_in_long_load(case):
    case.node.clock.shift(3600)
