# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The container engine's answers."""

import json
import threading
import time

from registry import BACK, BEFORE, DOCKER, FORWARD, TOUCHING, fault

PROXY = {"ways": DOCKER, "needs": ("proxy",)}


def answer_so(case, mode, seconds):
    case.proxy.set(mode)
    time.sleep(seconds)
    case.proxy.set("pass")


@fault("the engine answers 500 for 5 s", steps=FORWARD + BACK, cost=18, **PROXY)
def engine_500(case):
    answer_so(case, ("500", "."), 5)


@fault("the engine answers 500 to one kind of question, its list, for 5 s", steps=("verifying", "settling", "back"), cost=18,
       **PROXY)
def engine_500_to_list(case):
    answer_so(case, ("500", "GET .*/containers/json"), 5)


@fault("the engine answers 500 from before the switch to its middle", steps=BEFORE, cost=18, **PROXY)
def engine_500_before(case):
    case.proxy.set(("500", "."))
    threading.Timer(4, lambda: case.proxy.set("pass")).start()


def read_status(case):
    """Said while the engine is in trouble: what runs is unknown, which is not the same as nothing."""
    program = case.node.ctl(["status"])
    status = program.wait(60)
    try:
        state = json.loads(program.output().splitlines()[-1])
    except (IndexError, ValueError):
        return
    is_told = state.get("services_problem") or state["node"].get("container_problem")
    if status == 0 and not is_told and not any(one["profile"] == "a" for one in state["services"]):
        case.verdict.reasons.append("false: status does not show a, and no problem either")


@fault("status is asked while the engine answers 500", steps=BEFORE, cost=18, **PROXY)
def status_at_500(case):
    case.proxy.set(("500", "."))
    read_status(case)
    case.proxy.set("pass")


@fault("status is asked while the engine's socket is gone", steps=BEFORE, cost=18, **PROXY)
def status_without_engine(case):
    case.proxy.set("gone")
    read_status(case)
    case.proxy.set("pass")


@fault("each answer of the engine is 3 s late, for 15 s", steps=TOUCHING + BACK, cost=35, limit=120, **PROXY)
def engine_late(case):
    answer_so(case, ("late", 3), 15)


@fault("the engine does not answer at all for 20 s", steps=FORWARD + BACK, cost=40, limit=120, **PROXY)
def engine_hangs(case):
    answer_so(case, "hang", 20)


@fault("the engine refuses connections for 5 s", steps=FORWARD + BACK, cost=18, **PROXY)
def engine_refuses(case):
    answer_so(case, "refuse", 5)


@fault("the engine's socket is gone for 5 s", steps=FORWARD + BACK, cost=18, **PROXY)
def engine_gone(case):
    answer_so(case, "gone", 5)


@fault("the engine's socket is gone when the switch is asked for, back after 4 s", steps=BEFORE, cost=18, **PROXY)
def engine_gone_before(case):
    case.proxy.set("gone")
    threading.Timer(4, lambda: case.proxy.set("pass")).start()
