# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Memory that is not there."""

import signal
import time

from node import GIB, MEMORY_FREE
from programs import wait_until
from registry import BEFORE, NO_DAEMON, fault

LOADS_LONG = ("--seconds", "8")
UNIFIED = {"needs": ("unified",)}


def set_and_let_see(case, available):
    """A gauge that is read a few times a second has to have seen it."""
    case.node.memory.set(available)
    time.sleep(1.5)


def collapse(case):
    case.node.memory.set(GIB * 3 // 4)
    wait_until(lambda: not case.pids("b"), 20)
    case.node.memory.set(MEMORY_FREE)


@fault("memory falls to 0.75 GiB while the target loads", steps=("loading",), b=LOADS_LONG, cost=25,
       expect=("failed_restored",), **UNIFIED)
def memory_collapse(case):
    time.sleep(1)
    collapse(case)


@fault("memory falls to 0.75 GiB while the target loads and kirikaectl is dead", ways=NO_DAEMON, steps=("loading",),
       b=LOADS_LONG, kills_asker=True, cost=50, limit=90, **UNIFIED)
def memory_collapse_unwatched(case):
    time.sleep(1)
    case.asker.signal(signal.SIGKILL)
    collapse(case)


@fault("memory falls to 0.75 GiB on the way back, while the previous model loads", steps=("back_loading",), cost=25,
       may_lose=True, **UNIFIED)
def memory_collapse_on_the_way_back(case):
    case.node.memory.set(GIB * 3 // 4)
    time.sleep(3)
    case.node.memory.set(MEMORY_FREE)


@fault("3 GiB of unified memory are available before", steps=BEFORE, expect=("refused",), **UNIFIED)
def little_unified_memory_before(case):
    set_and_let_see(case, GIB * 3)
    case.later(lambda: set_and_let_see(case, MEMORY_FREE))


@fault("0.3 GiB of memory are available before", steps=BEFORE, expect=("refused",))
def no_memory_before(case):
    set_and_let_see(case, GIB * 3 // 10)
    case.later(lambda: set_and_let_see(case, MEMORY_FREE))
