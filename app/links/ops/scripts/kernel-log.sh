# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# The kernel's log since $1 (seconds since the epoch), as far as this user may read it: the last $2 bytes.
LC_ALL=C
export LC_ALL
{
    timeout -k 1 5 journalctl -k -q --no-pager -o short-iso --since "@$1" 2>/dev/null ||
        timeout -k 1 5 dmesg --time-format iso 2>/dev/null || timeout -k 1 5 dmesg 2>/dev/null
} | tail -c "$2"
exit 0
