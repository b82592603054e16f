# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The faults, by what they harm."""

from plays import askers, cancels, clocks, containers, disks, engines, kills, links, memories, models, ports, profiles
from plays import stops, times

__all__ = ["askers", "cancels", "clocks", "containers", "disks", "engines", "kills", "links", "memories", "models",
           "ports", "profiles", "stops", "times"]
