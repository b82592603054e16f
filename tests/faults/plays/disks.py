# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The disk that holds Kirikae's state on the node."""

import os
import time

from registry import BACK, BEFORE, DOCKER, FORWARD, NO_DAEMON, both, fault

DISK = {"needs": ("disk",)}
# A log of a plain process and kirikaed's lock are open for writing: then no file system is made read-only.
CAN_BE_READ_ONLY = both(NO_DAEMON, DOCKER)


def fill_until_the_end(case):
    case.node.disk.fill()
    case.later(case.node.disk.free)


@fault("the disk is full from here on", steps=FORWARD + BACK, **DISK)
def disk_full(case):
    fill_until_the_end(case)


@fault("the disk is full for 3 s", steps=("stopping", "starting", "loading", "verifying", "back"), cost=15, **DISK)
def disk_full_briefly(case):
    case.node.disk.fill()
    time.sleep(3)
    case.node.disk.free()


@fault("the disk is full before", steps=BEFORE, **DISK)
def disk_full_before(case):
    fill_until_the_end(case)


@fault("one page of the disk is free", steps=BEFORE, **DISK)
def disk_nearly_full(case):
    fill_until_the_end(case)
    path = os.path.join(case.node.state_folder, "filler")
    os.truncate(path, os.path.getsize(path) - 4096)


@fault("the disk is read-only from here on", ways=CAN_BE_READ_ONLY, steps=FORWARD + BACK, **DISK)
def disk_read_only(case):
    case.check(case.node.disk.read_only(), "a file is open for writing, so the disk cannot be made read-only")
    case.later(lambda: case.node.disk.read_only(False))


@fault("the disk is read-only before", ways=CAN_BE_READ_ONLY, steps=BEFORE, **DISK)
def disk_read_only_before(case):
    case.check(case.node.disk.read_only(), "a file is open for writing, so the disk cannot be made read-only")
    case.later(lambda: case.node.disk.read_only(False))
