# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What this node says about itself right after a failed start, as parts that begin with "@NAME ...". $1: since when the
# kernel's log counts (seconds since the epoch), $2 the most bytes of it, $3 the profile's port or 0, $4 the folder with
# the model or nothing.
LC_ALL=C
export LC_ALL
since=$1 most=$2 port=$3
case $4 in '~/'*) folder=$HOME/${4#'~/'} ;; *) folder=$4 ;; esac

echo "@boot $(cat /proc/sys/kernel/random/boot_id 2>/dev/null)"
echo @memory
cat /proc/meminfo 2>/dev/null
echo @pressure
cat /proc/pressure/memory 2>/dev/null

disk() { # ROLE FOLDER
    place=$2
    while [ -n "$place" ] && [ "$place" != / ] && [ ! -d "$place" ]; do
        place=${place%/*}
    done
    timeout -k 1 5 df -Pk "${place:-/}" 2>/dev/null | awk -v role="$1" -v place="${place:-/}" '
        NR == 2 { print "@disk " role " " $2 " " $4 " " place }'
}
[ -z "$folder" ] || disk model "$folder"
root=$(sed -n 's/.*"data-root" *: *"\([^"]*\)".*/\1/p' /etc/docker/daemon.json 2>/dev/null)
[ ! -d "${root:-/var/lib/docker}" ] || disk docker "${root:-/var/lib/docker}"
disk tmp /tmp
[ ! -d /dev/shm ] || disk shm /dev/shm

# Of ss's line the owner; a program of another user has no name there.
if [ "$port" != 0 ] && command -v ss >/dev/null 2>&1; then
    ss -ltnpH "sport = :$port" 2>/dev/null | awk '
        NR > 1 { next }
        match($0, /users:\(\("[^"]*",pid=[0-9]+/) {
            found = substr($0, RSTART, RLENGTH)
            split(found, part, "\"")
            sub(/.*pid=/, "", found)
            print "@port " part[2] " (pid " found ")"
            next
        }
        { print "@port a program of another user" }'
fi

[ ! -r /proc/driver/nvidia/version ] ||
    sed -n 's/^NVRM version:.*  *\([0-9][0-9]*\.[0-9][0-9.]*\) .*/@driver \1/p' /proc/driver/nvidia/version
gpus() {
    timeout -k 1 5 nvidia-smi --format=csv,noheader,nounits \
        --query-gpu=index,name,utilization.gpu,temperature.gpu,power.draw,power.limit,clocks.sm,clocks.max.sm,memory.used,memory.total 2>&1
    case $? in 124 | 137) echo 'nvidia-smi did not answer within 5 s' ;; esac
}
# Without nvidia-smi this is no node with an NVIDIA GPU, or one without its driver.
if command -v nvidia-smi >/dev/null 2>&1; then
    echo @gpus
    figures=$(gpus)
    printf '%s\n' "$figures"
    if printf '%s\n' "$figures" | awk -F ', *' '$3 >= 90 { busy = 1 } END { exit !busy }'; then
        sleep 1
        gpus
    fi
    case $figures in
    *'did not answer'*) ;;
    *)
        apps=$(timeout -k 1 5 nvidia-smi --query-compute-apps=pid,process_name,used_memory \
            --format=csv,noheader,nounits 2>/dev/null) && printf '@apps\n%s\n' "$apps"
        ;;
    esac
elif [ -e /dev/nvidia0 ] || grep -qs '^0x10de' /sys/bus/pci/devices/*/vendor; then
    printf '@gpus\nnvidia-smi: command not found\n'
fi

# The journal keeps times; dmesg alone counts from the start of the machine, and its lines are all there.
if text=$(timeout -k 1 5 journalctl -k -q --no-pager -o short-iso --since "@$since" 2>/dev/null) && [ -n "$text" ]; then
    echo '@kernel 1'
    printf '%s\n' "$text" | tail -c "$most" | sed 's/^@/ @/'
elif text=$(timeout -k 1 5 dmesg 2>/dev/null) && [ -n "$text" ]; then
    echo '@kernel 1'
    read -r uptime _ </proc/uptime
    printf '%s\n' "$text" | awk -v up="$uptime" -v since="$since" -v now="$(date +%s)" '
        BEGIN { from = up - (now - since) - 5 }
        match($0, /^\[ *[0-9]+\.[0-9]+\]/) { keep = substr($0, 2, RLENGTH - 2) + 0 >= from }
        keep' | tail -c "$most" | sed 's/^@/ @/'
else
    echo '@kernel 0'
fi
exit 0
