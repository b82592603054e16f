# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Ports that somebody else takes."""

from registry import BEFORE, PROCESS, fault


@fault("the target's port is taken before", steps=BEFORE, expect=("refused",))
def port_taken_before(case):
    case.stranger(case.node.ports["b"])


@fault("the target's port is taken after the preflight", steps=("stopping", "memory_back"), a=("--stop-seconds", "1"))
def port_taken_during(case):
    case.stranger(case.node.ports["b"])


@fault("the target's port is taken after the preflight by a server of the same name", steps=("stopping", "memory_back"),
       a=("--stop-seconds", "1"), b=("--seconds", "4"), cost=25)
def port_taken_by_namesake(case):
    case.stranger(case.node.ports["b"], "b")


@fault("the target's port is taken while it loads by a server of the same name", steps=("loading",), b=("--seconds", "4"),
       cost=25)
def port_taken_while_loading(case):
    case.stranger(case.node.ports["b"], "b")


@fault("the previous model's port is taken while the target loads, and the target fails", steps=("loading",),
       b=("--fail", "wrapper_only"), may_lose=True, cost=25)
def previous_port_taken(case):
    case.stranger(case.node.ports["a"])


@fault("the previous model's port is taken by a server of the same name, and the target fails", steps=("loading",),
       b=("--fail", "wrapper_only"), may_lose=True, cost=25)
def previous_port_taken_by_namesake(case):
    case.stranger(case.node.ports["a"], "a")


def leave_server_behind(case):
    profile = case.node.read_profile("a")
    profile["command"] = ["/bin/sh", "-c", 'setsid "$@" & wait', "sh", *profile["command"]]
    case.node.save_profile("a", profile)


@fault("the previous model leaves its server behind, in a session of its own", ways=PROCESS, steps=BEFORE,
       setup=leave_server_behind)
def previous_leaves_server(case):
    del case
