# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# The memory of this node as frames on standard output, until nobody reads them: "@tick [NANOSECONDS]", the lines of
# /proc/meminfo and /proc/pressure/memory and the swap counters of /proc/vmstat, "@end". Every two seconds also
# "@slow ... @end": what needs other programs. They run in the background with a time limit, so a driver that hangs
# never stalls the ticks.
# $1: "loop", "once" for one frame of each kind, "tick" for one tick.
LC_ALL=C
export LC_ALL
trap '' PIPE
here=$(mktemp -d "${XDG_RUNTIME_DIR:-${TMPDIR:-/tmp}}/kirikae-memory.XXXXXX" 2>/dev/null) || here=$(mktemp -d) || exit 1
trap 'rm -rf "$here"' EXIT
trap 'exit 0' HUP INT TERM

# One tick, the same words in both shells. bash reads each file in one go without a process; others use one `cat`.
if [ -n "${BASH_VERSION:-}" ]; then
    tick() {
        mapfile -t meminfo </proc/meminfo
        [ ! -r /proc/pressure/memory ] || mapfile -t psi </proc/pressure/memory
        if [ "${at_in:-none}" = none ]; then
            mapfile -t vmstat </proc/vmstat
            for at in "${!vmstat[@]}"; do
                case ${vmstat[at]} in
                "pswpin "*) at_in=$at ;;
                "pswpout "*) at_out=$at ;;
                esac
            done
        fi
        mapfile -t -s "$at_in" -n 2 vmstat </proc/vmstat
        printf '%s\n' "@tick ${EPOCHREALTIME/./}000" "${meminfo[@]}" "${psi[@]}" "${vmstat[@]}" @end
    }
    print_file() {
        mapfile -t lines <"$1"
        printf '%s\n' "${lines[@]}"
    }
    # Standard input stays open as long as the other side is there.
    nap() {
        read -r -t 0.25 _
        [ $? -ne 1 ]
    }
else
    tick() {
        echo @tick
        grep -hE ':|^some |^full |^pswp(in|out) ' /proc/meminfo /proc/pressure/memory /proc/vmstat
        echo @end
    }
    print_file() { cat "$1"; }
    nap() { sleep 0.25; }
fi

graphics() {
    timeout -k 1 8 nvidia-smi -q -x 2>/dev/null | awk '
        /<process_info>/ { pid = kind = name = used = "" }
        /<pid>/ { pid = $0; gsub(/.*<pid>|<\/pid>.*/, "", pid) }
        /<type>/ { kind = $0; gsub(/.*<type>|<\/type>.*/, "", kind) }
        /<process_name>/ { name = $0; gsub(/.*<process_name>|<\/process_name>.*/, "", name) }
        /<used_memory>/ { used = $0; gsub(/.*<used_memory>|<\/used_memory>.*/, "", used) }
        /<\/process_info>/ { if (kind ~ /G/) print pid ", " name ", " used }'
}

params=$(grep -h EnableSystemMemoryPools /proc/driver/nvidia/params 2>/dev/null)

# Writes the parts "@params", "@gpus", "@apps", "@graphics", "@problem CODE", "@cgroups", "@hosts". $1: number of this
# reading.
read_slow() {
    printf '@params\n%s\n' "$params"
    if command -v nvidia-smi >/dev/null 2>&1; then
        echo @gpus
        timeout -k 1 5 nvidia-smi --format=csv,noheader,nounits \
            --query-gpu=name,driver_version,memory.total,memory.used,memory.free,memory.reserved,utilization.gpu,temperature.gpu,power.draw 2>&1
        code=$?
        echo @apps
        if [ "$code" -eq 0 ]; then
            timeout -k 1 5 nvidia-smi --query-compute-apps=pid,process_name,used_memory \
                --format=csv,noheader,nounits >"$here/apps" 2>&1
            code=$?
            cat "$here/apps"
        fi
        # Desktop programs hold little and come and go rarely: asked for once a minute.
        [ "$code" -ne 0 ] || [ "$1" -lt 0 ] || [ $(($1 % 30)) -ne 0 ] || graphics >"$here/graphics"
        [ ! -e "$here/graphics" ] || { echo @graphics && cat "$here/graphics"; }
        [ "$code" -eq 0 ] || printf '@problem %s\n' "$code"
        echo @cgroups
        sed -n 's/^ *\([0-9][0-9]*\),.*/\1/p' "$here/apps" "$here/graphics" 2>/dev/null | while read -r number; do
            { while IFS= read -r line; do printf '%s %s\n' "$number" "$line"; done <"/proc/$number/cgroup"; } 2>/dev/null
        done
    else
        echo '@problem 127'
    fi
    echo @hosts
    host_bytes
}

# "ID BYTES" of each container and of each process service: what its members hold of the host's memory.
host_bytes() {
    files=
    for stat in /sys/fs/cgroup/system.slice/docker-*.scope/memory.stat /sys/fs/cgroup/docker/*/memory.stat \
        /sys/fs/cgroup/machine.slice/libpod-*.scope/memory.stat \
        /sys/fs/cgroup/user.slice/user-*.slice/user@*.service/user.slice/*-*.scope/memory.stat \
        /sys/fs/cgroup/memory/docker/*/memory.stat /sys/fs/cgroup/memory/system.slice/docker-*.scope/memory.stat; do
        [ ! -r "$stat" ] || files="$files $stat"
    done
    [ -z "$files" ] || container_bytes "$files"
    roots= pids=
    cd "$services" 2>/dev/null || return 0
    for json in */service.json; do
        [ -f "$json" ] && is_running "${json%/*}" && roots="$roots $pid=${json%/*}" pids="$pids $pid"
    done
    [ -z "$pids" ] || print_trees "$pids" | tree_bytes "$roots"
}

container_bytes() { # FILES
    awk -v files="$1" 'BEGIN {
        n = split(files, file, " ")
        for (i = 1; i <= n; i++) {
            bytes = 0
            while ((getline line < file[i]) > 0) {
                split(line, field, " ")
                if (field[1] ~ /^(anon|shmem|slab_unreclaimable|pagetables|kernel_stack|total_rss|total_shmem)$/)
                    bytes += field[2]
            }
            close(file[i])
            sub(/(\.scope)?\/memory\.stat$/, "", file[i]); sub(/^.*[^0-9a-f]/, "", file[i])
            if (length(file[i]) == 64) printf "docker:%s %.0f\n", file[i], bytes
        }
    }' </dev/null
}

tree_bytes() { # "PID=RUN ..."
    awk -v roots="$1" '
        BEGIN {
            n = split(roots, pair, " ")
            for (i = 1; i <= n; i++) { split(pair[i], part, "="); run[part[1]] = part[2] }
        }
        {
            kilobytes = 0
            for (i = 2; i <= NF; i++) {
                file = "/proc/" $i "/status"
                while ((getline line < file) > 0) {
                    split(line, field, " ")
                    if (field[1] == "RssAnon:" || field[1] == "RssShmem:") kilobytes += field[2]
                }
                close(file)
            }
            printf "process:%s %.0f\n", run[$2], kilobytes * 1024
        }'
}

slow() { # NUMBER
    read_slow "$1" >"$here/slow.$1"
    : >"$here/done.$1"
}

if [ "$1" != loop ]; then
    [ "$1" = tick ] || { echo @slow && read_slow -1 && echo @end; }
    tick
    exit 0
fi

number=0
countdown=0
running=0
while :; do
    if [ "$running" -gt 0 ] && [ -e "$here/done.$number" ]; then
        { echo @slow && print_file "$here/slow.$number" && echo @end; } || break
        running=0
        number=$((number + 1))
        [ $((number % 50)) -ne 0 ] || rm -f "$here"/slow.* "$here"/done.*
    fi
    tick || break
    countdown=$((countdown - 1))
    if [ "$countdown" -le 0 ]; then
        countdown=8
        running=$((running + 1))
        if [ "$running" -eq 1 ]; then
            slow "$number" </dev/null &
        elif [ "$running" -gt 6 ]; then
            printf '@slow\n@problem 124\n@end\n'
        fi
    fi
    nap || break
done 2>/dev/null
