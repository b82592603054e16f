# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""More than one who switches."""

import os

from judge import Claim
from node import Node
from registry import FORWARD, NO_DAEMON, fault

NOBODY = 65534  # the second account


def ask(case, node):
    """A second switch, to C; it must be told that somebody else switches, or wait for its turn."""
    second = node.ctl(["switch", "c"], "second")
    if second.wait(60) is None:
        second.end()
        case.verdict.reasons.append("the second asker gets no answer within 60 s")
        return
    claim = Claim.of(second)
    if claim.outcome == "ready" and not case.pids("c"):
        case.verdict.reasons.append("false: ready for the second asker, but c does not run")
    elif claim.outcome == "ready":
        case.verdict.reasons.append("two: the second asker was let in while a switch was under way")
    case.verdict.notes.append("the second asker: " + claim.text())


@fault("a second asker of the same account", steps=FORWARD)
def second_asker(case):
    ask(case, case.node)


@fault("a second asker of another account", ways=NO_DAEMON, steps=FORWARD)
def second_account(case):
    if case.docker:
        os.chmod(case.docker.socket_path, 0o666)
        os.chmod(case.docker.folder, 0o755)
    os.chmod(case.folder, 0o755)
    node = Node(case.folder + "/second", "local", case.engine, case.base, case.build, case.docker,
                lock=case.node.lock_folder, user=NOBODY)
    node.save_profile("c", node.profile("c", ["--seconds", "0.3"]))
    ask(case, node)
