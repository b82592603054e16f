# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody has his hands on the containers."""

import time

from node import MARKS
from registry import BACK, DOCKER, fault

A, B = MARKS["a"], MARKS["b"]


@fault("docker rm -f of the target", ways=DOCKER, steps=("loading", "verifying", "settling"))
def remove_target(case):
    case.docker.remove(B)


@fault("docker rm -f of the previous container", ways=DOCKER, steps=("memory_back", "starting", "loading", "verifying"))
def remove_previous(case):
    case.docker.remove(A)


@fault("docker container prune while the target loads, and the target fails", ways=DOCKER, steps=("loading",),
       b=("--fail", "wrapper_only"))
def prune(case):
    case.docker.prune()


@fault("docker container prune on the way back", ways=DOCKER, steps=("back",))
def prune_on_the_way_back(case):
    case.docker.prune()


@fault("docker restart of the target", ways=DOCKER, steps=("loading", "verifying"))
def restart_target(case):
    case.docker.act(B, "restart", "?t=1")


@fault("docker restart of the previous container while it stops", ways=DOCKER, steps=("stopping",),
       a=("--stop-seconds", "3"))
def restart_previous(case):
    case.docker.act(A, "restart", "?t=1")


@fault("docker rename of the target", ways=DOCKER, steps=("loading", "verifying"))
def rename_target(case):
    case.docker.act(B, "rename", "?name=renamed-target")


@fault("docker rename of the previous container, and the target fails", ways=DOCKER, steps=("stopping", "loading"),
       b=("--fail", "wrapper_only"))
def rename_previous(case):
    case.docker.act(A, "rename", "?name=renamed-previous")


@fault("docker pause of the target for 6 s", ways=DOCKER, steps=("loading", "verifying"), cost=18)
def pause_target(case):
    case.docker.act(B, "pause")
    time.sleep(6)
    case.docker.act(B, "unpause")


@fault("docker stop of the target", ways=DOCKER, steps=("loading", "verifying"))
def stop_target_by_hand(case):
    case.docker.act(B, "stop", "?t=2")


@fault("docker start of the previous container by hand", ways=DOCKER, steps=("starting", "loading", "verifying"))
def start_previous_by_hand(case):
    case.docker.act(A, "start")


@fault("docker rm -f of the previous container on the way back", ways=DOCKER, steps=BACK[1:], may_lose=True)
def remove_previous_on_the_way_back(case):
    case.docker.remove(A)
