# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two things at once, or one after the other."""

import signal
import threading
import time

from registry import BACK, BEFORE, DAEMON, DOCKER, NO_DAEMON, SSH, both, fault

PROXY = {"needs": ("proxy",)}
MIDDLE = ("stopping", "starting", "loading", "verifying")


def in_a_while(case, seconds, what):
    """Done in the background, however the case goes on; never after it."""
    timer = threading.Timer(seconds, what)
    timer.start()
    case.later(timer.join)


@fault("kirikaed is killed while the engine's socket is gone, both back after 4 s", ways=both(DAEMON, DOCKER), steps=MIDDLE,
       cost=20, **PROXY)
def kirikaed_and_engine(case):
    case.proxy.set("gone")
    case.node.kirikaed.signal(signal.SIGKILL)
    case.node.kirikaed.wait(5)
    in_a_while(case, 4, lambda: case.proxy.set("pass"))
    case.node.start_kirikaed()


@fault("kirikaectl is killed, and watch comes while the engine is gone, back after 8 s", ways=both(NO_DAEMON, DOCKER),
       steps=MIDDLE + BACK[:1], kills_asker=True, cost=50, limit=100, **PROXY)
def asker_and_engine(case):
    case.asker.signal(signal.SIGKILL)
    case.proxy.set("gone")
    in_a_while(case, 8, lambda: case.proxy.set("pass"))


@fault("cancelled while the engine does not answer for 8 s", ways=DOCKER, steps=MIDDLE, cost=25, **PROXY)
def cancel_and_engine(case):
    case.proxy.set("hang")
    time.sleep(0.5)
    case.cancel()
    time.sleep(7.5)
    case.proxy.set("pass")


@fault("cancelled while the link is half open", ways=SSH, steps=MIDDLE, cost=45, limit=120)
def cancel_and_link(case):
    case.node.relay.freeze()
    time.sleep(0.5)
    case.cancel()


@fault("cancelled while the disk is full", steps=MIDDLE, needs=("disk",), expect=("cancelled", "unsettled"))
def cancel_and_disk(case):
    case.node.disk.fill()
    case.later(case.node.disk.free)
    case.cancel()


@fault("kirikaectl is killed on a full disk, and watch comes", ways=NO_DAEMON, steps=MIDDLE + BACK[:1], needs=("disk",),
       kills_asker=True, cost=50, limit=90)
def asker_and_disk(case):
    case.node.disk.fill()
    case.asker.signal(signal.SIGKILL)
    case.later(case.node.disk.free)


@fault("kirikaectl stands still for 36 s while watch takes the switch over, and then goes on", ways=NO_DAEMON, steps=MIDDLE,
       cost=55, limit=120)
def asker_and_watch(case):
    case.asker.signal(signal.SIGSTOP)
    other = case.node.ctl(["watch"], "taker")
    other.wait(36)
    time.sleep(1)
    case.asker.signal(signal.SIGCONT)
    if other.wait(60) is None:
        case.verdict.reasons.append("watch does not end")
        other.end()


@fault("kirikaectl is killed, and so is the first watch", ways=NO_DAEMON, steps=("loading", "back_loading"), kills_asker=True,
       cost=55, limit=100)
def asker_and_watcher(case):
    case.asker.signal(signal.SIGKILL)
    watcher = case.node.ctl(["watch"], "watcher")
    time.sleep(3)
    watcher.signal(signal.SIGKILL)
    watcher.wait(5)


@fault("kirikaectl is killed, and somebody cancels", ways=NO_DAEMON, steps=MIDDLE, kills_asker=True, cost=50, limit=90)
def asker_and_cancel(case):
    case.asker.signal(signal.SIGKILL)
    other = case.node.ctl(["cancel"], "canceller")
    if other.wait(60) is None:
        case.verdict.reasons.append("cancel does not end")
        other.end()


def always(case):
    profile = case.node.read_profile("a")
    profile["restart"] = "always"
    case.node.save_profile("a", profile)


@fault("dockerd is killed and started again, the previous container has the restart policy always", ways=DOCKER, setup=always,
       steps=("memory_back", "starting", "loading", "verifying"), cost=25)
def dockerd_and_policy(case):
    case.docker.kill()
    time.sleep(2)
    case.docker.start()


def target_as_process(case):
    profile = case.node.read_profile("b")
    for name in ("image", "network"):
        del profile[name]
    profile["command"] = [case.build + "/tests/standin/kirikae_standin", "serve"]
    profile["model"] = "b"
    case.node.save_profile("b", profile)


@fault("from a container to a process, the engine away when it is asked for, back after 6 s", ways=DOCKER, steps=BEFORE,
       setup=target_as_process, cost=25, **PROXY)
def mixed_and_engine(case):
    case.proxy.set("gone")
    in_a_while(case, 6, lambda: case.proxy.set("pass"))


@fault("from a container to a process, and the process fails", ways=DOCKER, steps=BEFORE, setup=target_as_process,
       b=("--fail", "wrapper_only"), expect=("failed_restored",))
def mixed_and_failing(case):
    del case
