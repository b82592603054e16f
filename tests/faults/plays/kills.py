# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""kill -9 of everything that takes part."""

import signal
import time

from programs import send_signal
from registry import BACK, DAEMON, DOCKER, FORWARD, NO_DAEMON, SSH, TOUCHING, fault


@fault("kill -9 of kirikaectl, then watch", ways=NO_DAEMON, steps=FORWARD + BACK, kills_asker=True, cost=45, limit=90)
def kill_asker(case):
    case.asker.signal(signal.SIGKILL)


@fault("kill -9 of kirikaectl, nobody watches", ways=NO_DAEMON, steps=TOUCHING + BACK[:2], kills_asker=True, watches=False,
       cost=45)
def kill_asker_unwatched(case):
    case.asker.signal(signal.SIGKILL)


@fault("kill -9 of kirikaectl, kirikaed goes on", ways=DAEMON, steps=FORWARD + BACK, kills_asker=True)
def kill_asker_of_kirikaed(case):
    case.asker.signal(signal.SIGKILL)


@fault("kill -9 of kirikaed, started again", ways=DAEMON, steps=FORWARD + BACK)
def kill_kirikaed(case):
    case.node.kirikaed.signal(signal.SIGKILL)
    case.node.kirikaed.wait(5)
    time.sleep(0.5)
    case.node.start_kirikaed()


@fault("SIGTERM of kirikaed, started again (an update)", ways=DAEMON, steps=("stopping", "loading", "verifying", "back"))
def end_kirikaed(case):
    case.node.kirikaed.end()
    case.node.start_kirikaed()


@fault("kill -9 of the sshd processes of the link", ways=SSH, steps=FORWARD + BACK)
def kill_sshd(case):
    send_signal(case.node.sshd.sessions(), signal.SIGKILL)


@fault("kill -9 of dockerd, started after 2 s, containers live on", ways=DOCKER, steps=FORWARD + BACK, cost=20)
def kill_dockerd(case):
    case.docker.kill()
    time.sleep(2)
    case.docker.start()


@fault("kill -9 of dockerd, started after 2 s, containers die with it", ways=DOCKER, live_restore=False, cost=25,
       touches_foreign=True,
       steps=("stopping", "starting", "loading", "verifying"))
def kill_dockerd_and_containers(case):
    case.docker.kill()
    time.sleep(2)
    case.docker.start()


@fault("kill -9 of the target", steps=("loading", "verifying", "settling"))
def kill_target(case):
    send_signal(case.pids("b"), signal.SIGKILL)


@fault("kill -9 of the previous model while it stops", steps=("stopping",), a=("--stop-seconds", "4"))
def kill_previous(case):
    time.sleep(0.3)
    send_signal(case.pids("a"), signal.SIGKILL)


@fault("kill -9 of the previous model on the way back", steps=BACK[1:], may_lose=True)
def kill_previous_again(case):
    send_signal(case.pids("a"), signal.SIGKILL)
