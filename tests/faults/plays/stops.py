# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""SIGSTOP for 20 seconds: nothing answers, nothing is closed."""

from registry import BACK, DAEMON, DOCKER, NO_DAEMON, SSH, TOUCHING, fault

LONG = {"cost": 40, "limit": 100}


@fault("kirikaectl stands still for 20 s", ways=NO_DAEMON, steps=("preflight",) + TOUCHING[:-1] + BACK[:2], **LONG)
def stop_asker(case):
    case.pause([case.asker.pid])


@fault("kirikaed stands still for 20 s", ways=DAEMON, steps=("preflight",) + TOUCHING[:-1] + BACK[:2], **LONG)
def stop_kirikaed(case):
    case.pause([case.node.kirikaed.pid])


@fault("sshd stands still for 20 s", ways=SSH, steps=("preflight",) + TOUCHING + BACK, **LONG)
def stop_sshd(case):
    case.pause(case.node.sshd.everything())


@fault("dockerd stands still for 20 s", ways=DOCKER, steps=TOUCHING + BACK, **LONG)
def stop_dockerd(case):
    case.pause([case.docker.pid])


@fault("the target stands still for 20 s", steps=("loading", "verifying"), **LONG)
def stop_target(case):
    case.pause(case.pids("b"))


@fault("the previous model stands still for 20 s while it stops", steps=("stopping",), a=("--stop-seconds", "1"), **LONG)
def stop_previous(case):
    case.pause(case.pids("a"))


@fault("the previous model stands still for 20 s on the way back", steps=BACK[1:], **LONG)
def stop_previous_again(case):
    case.pause(case.pids("a"))
