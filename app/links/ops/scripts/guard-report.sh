# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Prints what the guard has to say: service, milliseconds since the epoch, KiB available, reason. "below" and "falling":
# it stopped the service; "unstopped": it tried, and the service lives; "acting": it was at it when it was last heard;
# "blind": it cannot read the memory.
cd "$state/guard" 2>/dev/null || exit 0
old= old_start=
{ read -r old old_start; } 2>/dev/null <armed
# The service may be gone a moment before the guard has seen it.
tries=0
while [ -e acting ] && [ -n "$old" ] && look_at "$old" && [ "$start_time" = "$old_start" ] && [ "$tries" -lt 60 ]; do
    sleep 0.05
    tries=$((tries + 1))
done
if [ -e acting ]; then
    cat acting
elif [ -e report ]; then
    cat report
fi
