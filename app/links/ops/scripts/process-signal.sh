# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# $1 run id, $2 TERM, KILL or 0 (only look). Says "running" or "gone" as it was before the signal.
run=$services/$1
[ -d "$run" ] || { echo gone; exit 0; }
[ "$2" = 0 ] || : >"$run/stopping"
if is_alive "$run"; then
    [ "$2" = 0 ] || kill "-$2" "-$pid" 2>/dev/null
    echo running
else
    echo gone
fi
