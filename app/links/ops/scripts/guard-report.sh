# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Prints what the guard wrote when it acted: service, milliseconds since the epoch, KiB available, reason.
[ ! -e "$state/guard/report" ] || cat "$state/guard/report"
