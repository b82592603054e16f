# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Models that take their time."""

from registry import BEFORE, fault, nothing


def slow(name, text, **options):
    fault(text, name=name, steps=BEFORE, **options)(nothing)


slow("stop_takes_40_s", "the previous model takes 40 s to stop", a=("--stop-seconds", "40"), cost=55, limit=120,
     expect=("ready",))
slow("stop_ignores_term", "the previous model ignores TERM", a=("--ignore-term",), cost=50, limit=120, expect=("ready",))
slow("stop_closes_port_early", "the previous model closes its port 3 s before it ends",
     a=("--stop-seconds", "3", "--stop-mode", "close"), expect=("ready",))
slow("start_takes_45_s", "the target takes 45 s to start", b=("--seconds", "45"), cost=65, limit=120, expect=("ready",))
slow("memory_is_held", "the previous model holds 600 MiB until it ends", a=("--memory-mib", "600", "--stop-seconds", "2"),
     expect=("ready",))


def restart_slowly(case):
    marker = "/tmp/started" if case.docker else case.folder + "/tmp/started"
    profile = case.node.read_profile("a")
    profile["arguments"] += ["--marker", marker, "--again-seconds", "45"]
    case.node.save_profile("a", profile)


slow("restart_takes_45_s", "the target fails, and the previous model takes 45 s to start again", b=("--fail", "wrapper_only"),
     setup=restart_slowly, cost=70, limit=150, expect=("failed_restored",))
