# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The faults, by what they harm."""

from plays import askers, cancels, clocks, containers, disks, engines, kills, links, memories, models, pairs, ports
from plays import profiles, stops, times

__all__ = ["askers", "cancels", "clocks", "containers", "disks", "engines", "kills", "links", "memories", "models", "pairs",
           "ports", "profiles", "stops", "times"]
