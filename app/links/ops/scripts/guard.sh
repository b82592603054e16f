# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Watches the node's memory while a service loads, link or no link, and kills the service before the node freezes.
# $1 service, $2 floor in KiB, $3 its first process and $4 that one's start time (0 = not known), $5 command that kills
# it, $6 file to read like /proc/meminfo, $7 longest life in seconds. Ends with the service. While it watches it starts
# no process where the shell can wait by itself: there may be no memory for one.
service=$1 floor=$2 service_pid=$3 service_start=$4 kill_command=$5 meminfo=$6 lives=$(($7 * 4))
LC_ALL=C
trap : HUP PIPE
look_at $$
printf '%s %s\n%s %s %s\n' $$ "$start_time" "$1" "$2" "$3" >"armed.$$"

if [ -n "${BASH_VERSION:-}" ] && mkfifo "nap.$$" && exec 7<>"nap.$$"; then
    rm -f "nap.$$"
    nap() { read -r -t 0.25 -u 7 _; }
else
    nap() { sleep 0.25; }
fi

# Sets `available`: MemAvailable without what only the kernel's contiguous allocator may use.
read_available() {
    available= cma=0
    while read -r name value _; do
        case $name in
        MemAvailable:) available=$value ;;
        CmaFree:) cma=$value ;;
        esac
    done <"$meminfo"
    [ -n "$available" ] && available=$((available - cma))
}

service_is_gone() {
    [ "$service_pid" -gt 0 ] || return 1
    ! { look_at "$service_pid" && [ "$state_letter" != Z ] && [ "$start_time" = "$service_start" ]; }
}

act() { # REASON
    printf '%s\n%s\n%s\n%s\n' "$service" "$(date +%s)000" "$available" "$1" >report.new
    mv -f report.new report
    tries=0
    while [ "$tries" -lt 15 ]; do
        sh -c "$kill_command" >/dev/null 2>&1
        naps=0
        while [ "$naps" -lt 8 ]; do
            service_is_gone && exit 0
            nap
            naps=$((naps + 1))
        done
        tries=$((tries + 1))
        [ "$service_pid" -gt 0 ] || exit 0
    done
    exit 0
}

below=0
before=0
before_that=0
fast=$((3 * 1024 * 1024 / 2)) # 3 GiB/s, over the half second of two ticks
while [ "$lives" -gt 0 ] && ! service_is_gone; do
    if read_available; then
        if [ "$available" -lt "$floor" ]; then below=$((below + 1)); else below=0; fi
        [ "$below" -lt 2 ] || act below
        if [ $((before_that - available)) -gt "$fast" ] && [ "$available" -lt $((floor + floor / 2)) ]; then
            act falling
        fi
        before_that=$before
        before=$available
    fi
    lives=$((lives - 1))
    nap
done
