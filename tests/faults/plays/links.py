# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The link between kirikaectl and the node."""

import time

from registry import BACK, FORWARD, SSH, fault


@fault("the link is cut", ways=SSH, steps=FORWARD + BACK)
def cut_link(case):
    case.node.relay.cut()


@fault("the link is half open: no byte passes any more, new connections work", ways=SSH, steps=FORWARD + BACK, cost=45,
       limit=120)
def half_open_link(case):
    case.node.relay.freeze()


@fault("no link at all for 20 s", ways=SSH, steps=("stopping", "starting", "loading", "verifying", "back"), cost=45,
       limit=120)
def no_link(case):
    case.node.relay.freeze(new_ones_too=True)
    time.sleep(20)
    case.node.relay.cut()
    case.node.relay.thaw()
