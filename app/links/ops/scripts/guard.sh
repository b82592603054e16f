# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Watches the node's memory while a service loads, link or no link, and kills the service before the node freezes.
# $1 service, $2 floor in KiB, $3 its first process and $4 that one's start time (0 = not known), $5 command that kills
# it, $6 file to read like /proc/meminfo, $7 longest life in seconds when no process is known. Ends with the service.
# While it watches it starts no process where the shell can wait by itself: there may be no memory for one.
service=$1 floor=$2 service_pid=$3 service_start=$4 kill_command=$5 meminfo=$6 lives=$(($7 * 4))
LC_ALL=C
trap : HUP PIPE
look_at $$
printf '%s %s\n%s %s %s\n' $$ "$start_time" "$1" "$2" "$3" >"armed.new.$$" && mv -f "armed.new.$$" "armed.$$" || exit 1

if [ -n "${BASH_VERSION:-}" ] && mkfifo "nap.$$" && exec 7<>"nap.$$"; then
    rm -f "nap.$$"
    nap() { read -r -t 0.25 -u 7 _; }
else
    nap() { sleep 0.25; }
fi

# Sets `available`: MemAvailable without what only the kernel's contiguous allocator may use.
read_available() {
    available= cma=0
    [ -r "$meminfo" ] || return 1
    while read -r name value _; do
        case $name in
        MemAvailable:) available=$value ;;
        CmaFree:) cma=$value ;;
        esac
    done <"$meminfo"
    case $available$cma in '' | *[!0-9]*) return 1 ;; esac
    [ -n "$available" ] && available=$((available - cma))
}

service_is_gone() {
    [ "$service_pid" -gt 0 ] || return 1
    ! { look_at "$service_pid" && [ "$state_letter" != Z ] && [ "$start_time" = "$service_start" ]; }
}

say() { # FILE REASON
    printf '%s\n%s000\n%s\n%s\n' "$service" "$(date +%s)" "${available:-0}" "$2" >"$1.new" && mv -f "$1.new" "$1"
}

# Reports what is seen to be true: that it stopped the service only when that has worked. A machine that dies on the way
# leaves "acting" behind.
act() { # REASON
    [ -n "$has_failed" ] || say acting acting
    tries=0 has_worked=
    while [ "$tries" -lt 15 ]; do
        sh -c "$kill_command" >/dev/null 2>&1 && has_worked=1
        [ -n "$has_worked" ] || [ "$tries" -lt 2 ] || break
        naps=0
        while [ "$naps" -lt 8 ]; do
            if service_is_gone || { [ "$service_pid" = 0 ] && [ -n "$has_worked" ]; }; then
                [ -z "$has_worked" ] || say report "$1" # else it ended by itself, or the kernel ended it
                rm -f acting
                exit 0
            fi
            nap
            naps=$((naps + 1))
        done
        tries=$((tries + 1))
    done
    has_failed=1
    say report unstopped
    rm -f acting
}

below=0
before=0
before_that=0
unread=0
has_failed=
fast=$((3 * 1024 * 1024 / 2)) # 3 GiB/s, over the half second of two ticks
while ! service_is_gone && { [ "$service_pid" -gt 0 ] || [ "$lives" -gt 0 ]; }; do
    if read_available; then
        [ "$unread" -lt 4 ] || rm -f report
        unread=0
        if [ "$available" -lt "$floor" ]; then below=$((below + 1)); else below=0; fi
        [ -z "$has_failed" ] || [ "$below" -gt 0 ] || { has_failed= && rm -f report; }
        if [ "$below" -ge 2 ]; then
            act below
        elif [ $((before_that - available)) -gt "$fast" ] && [ "$available" -lt $((floor + floor / 2)) ]; then
            act falling
        fi
        before_that=$before
        before=$available
    else
        unread=$((unread + 1))
        [ "$unread" -ne 4 ] || say report blind
    fi
    lives=$((lives - 1))
    nap
done
