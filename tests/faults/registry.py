# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be played. A fault is a function with `@fault` in front of it: it gets the case, does its harm, and returns."""

from dataclasses import dataclass
from typing import Callable, Optional

FORWARD = ("preflight", "stopping", "memory_back", "starting", "loading", "verifying", "settling")
TOUCHING = FORWARD[1:]
# The way back, as seen on the node: it has begun, the previous model is started again, it answers again.
BACK = ("back", "back_loading", "back_verifying")
BEFORE = ("before",)  # done before the switch is asked for

WAYS = tuple((link, engine) for engine in ("docker", "process") for link in ("ssh", "local", "kirikaed"))
DOCKER = tuple(way for way in WAYS if way[1] == "docker")
PROCESS = tuple(way for way in WAYS if way[1] == "process")
SSH = tuple(way for way in WAYS if way[0] == "ssh")
DAEMON = tuple(way for way in WAYS if way[0] == "kirikaed")
NO_DAEMON = tuple(way for way in WAYS if way[0] != "kirikaed")


def both(*groups):
    """The ways that are in all of these groups."""
    return tuple(way for way in WAYS if all(way in group for group in groups))


@dataclass(frozen=True)
class Fault:
    name: str
    text: str
    play: Callable
    ways: tuple = WAYS
    steps: tuple = FORWARD
    a: tuple = ()  # how the previous model behaves: flags of the stand-in server
    b: tuple = ()  # the same for the target
    setup: Optional[Callable] = None  # before the previous model is started: profiles, secrets, files
    needs: frozenset = frozenset()  # disk, clock, proxy, relay: parts of the node that cost time to make
    expect: frozenset = frozenset()  # the outcomes that are right; empty = every one that is true
    has_previous: bool = True
    kills_asker: bool = False  # so its outcome is told by `watch`
    watches: bool = True  # ... unless nobody watches: the next switch has to do
    may_lose: bool = False  # the fault itself takes both models away
    may_be_unreachable: bool = False  # it is away for good, so "unreachable" is true
    ends_by_itself: bool = False  # the target dies after it was ready: "ready" was true when it was said
    touches_foreign: bool = False  # the fault itself does, not Kirikae
    live_restore: bool = True
    limit: float = 75  # seconds until the outcome must have been told
    cost: float = 12  # what a case takes, for the plan

    def injections(self):
        return [(self, way, step) for way in self.ways for step in self.steps]


FAULTS = []


def fault(text, **options):
    def register(function):
        for name in ("needs", "expect"):
            if name in options:
                options[name] = frozenset(options[name])
        FAULTS.append(Fault(name=options.pop("name", function.__name__), text=text, play=function, **options))
        return function
    return register


def nothing(case):
    """For faults that are in the models or the set-up."""
