# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Leaves a guard on the node in place of any other. $1 service, $2 floor in KiB, $3 its processes ("" = not known), $4
# command that kills it, $5 file to read like /proc/meminfo, $6 longest life in seconds when no process is known;
# standard input: the guard. Exit code 0 only when a guard is at its post; 52: it did not start, 53: no setsid, 54: the
# memory cannot be read.
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
if [ -n "$old" ] && look_at "$old" && [ "$state_letter" != Z ] && [ "$start_time" = "$old_start" ]; then
    [ "$armed" != "$1 $2 $first" ] || exit 0
    kill -KILL "$old"
fi
# What an earlier one left behind, half done or of an earlier life of this service: one that lives has no end to report.
rm -f armed armed.* acting
reported=
{ read -r reported <report; } 2>/dev/null
[ "$service_start" = 0 ] || [ "$reported" != "$1" ] || rm -f report
command -v setsid >/dev/null 2>&1 || exit 53
grep -q '^MemAvailable: *[0-9]' "$5" 2>/dev/null || exit 54
shell=sh
bash -c '[ "${BASH_VERSINFO[0]}" -ge 4 ]' 2>/dev/null && shell=bash
nohup setsid "$shell" ./guard.sh "$1" "$2" "$first" "$service_start" "$4" "$5" "$6" </dev/null >/dev/null 2>&1 9>&- &
tries=0
while [ "$tries" -lt 400 ]; do
    look_at $! && [ "$state_letter" != Z ] || exit 52
    [ ! -e "armed.$!" ] || { mv -f "armed.$!" armed && exit 0; }
    sleep 0.02
    tries=$((tries + 1))
done
kill -KILL $!
exit 52
