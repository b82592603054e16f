# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Leaves a guard on the node in place of any other. $1 service, $2 floor in KiB, $3 its processes ("" = not known), $4
# command that kills it, $5 file to read like /proc/meminfo, $6 longest life in seconds; standard input: the guard.
mkdir -p "$state/guard" && cd "$state/guard" && take_lock lock || exit 1
take_input guard.sh || exit 1
# The first process is the one that no other of them started: the service lives as long as it does.
first=0 service_start=0
for one in $3; do
    look_at "$one" || continue
    case " $3 " in *" $parent "*) continue ;; esac
    first=$one service_start=$start_time
    break
done
old= old_start= armed=
{ read -r old old_start && IFS= read -r armed; } 2>/dev/null <armed
if [ -n "$old" ] && look_at "$old" && [ "$start_time" = "$old_start" ]; then
    [ "$armed" != "$1 $2 $first" ] || exit 0
    kill -KILL "$old"
fi
# A service that lives has no end to report yet.
reported=
{ read -r reported <report; } 2>/dev/null
[ "$service_start" = 0 ] || [ "$reported" != "$1" ] || rm -f report
shell=sh
bash -c '[ "${BASH_VERSINFO[0]}" -ge 4 ]' 2>/dev/null && shell=bash
nohup setsid "$shell" ./guard.sh "$1" "$2" "$first" "$service_start" "$4" "$5" "$6" </dev/null >/dev/null 2>&1 9>&- &
tries=0
while ! { look_at $! && [ -e "armed.$!" ]; } && [ "$tries" -lt 100 ]; do
    kill -0 $! 2>/dev/null || break
    sleep 0.02
    tries=$((tries + 1))
done
[ ! -e "armed.$!" ] || mv -f "armed.$!" armed
