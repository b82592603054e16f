# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Ends the guard, if there is one.
cd "$state/guard" 2>/dev/null || exit 0
take_lock lock || exit 1
old= old_start=
{ read -r old old_start; } 2>/dev/null <armed
if [ -n "$old" ] && look_at "$old" && [ "$start_time" = "$old_start" ]; then
    kill -KILL "$old"
fi
rm -f armed acting
