# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What the process scripts share. A service is named by pid, start time and boot: a pid that was used again is not ours.
boot=
{ IFS= read -r boot </proc/sys/kernel/random/boot_id; } 2>/dev/null

# Sets `state_letter`, `parent` and `start_time` of a pid: fields 3, 4 and 22 of its stat line, whose name may hold
# anything.
look_at() { # PID
    { IFS= read -r stat_line </proc/"$1"/stat; } 2>/dev/null || return 1
    set -- ${stat_line##*) }
    state_letter=$1
    parent=$2
    start_time=${20}
}

# The pid file holds: pid, start time, boot id, started (ns since the epoch), supervisor's pid.
read_pid_file() { # FOLDER
    pid= started_as= booted_as= started_ns=
    { read -r pid started_as booted_as started_ns <"$1/pid"; } 2>/dev/null
    [ -n "$pid" ]
}

# Space that a launch on a full disk can have.
keep_reserve() { # FOLDER
    [ -e "$1/reserve" ] || { head -c 16384 /dev/zero >"$1/reserve" || rm -f "$1/reserve"; } 2>/dev/null
    return 0
}

is_running() { # FOLDER
    read_pid_file "$1" && [ "$booted_as" = "$boot" ] && look_at "$pid" && [ "$state_letter" != Z ] &&
        [ "$start_time" = "$started_as" ]
}

supervisor_is_alive() { # FOLDER
    by= by_start=
    { read -r by by_start <"$1/supervisor"; } 2>/dev/null
    [ -n "$by" ] && look_at "$by" && [ "$state_letter" != Z ] && [ "$start_time" = "$by_start" ]
}

# Until its exit code is written down, or nobody is left to do that.
is_alive() { # FOLDER
    is_running "$1" || { [ -n "$pid" ] && [ ! -e "$1/exit" ] && { supervisor_is_alive "$1" || has_orphans; }; }
}

# The first process is gone without a supervisor, but members of its session live on. A number is not given out again
# while a process group has it.
has_orphans() {
    [ "$booted_as" = "$boot" ] && ! look_at "$pid" && kill -0 "-$pid" 2>/dev/null
}

# Prints "t PID PID..." for the process tree under each of the pids.
print_trees() { # PIDS
    cat /proc/[0-9]*/stat 2>/dev/null | awk -v roots="$1" '
        {
            pid = $1; line = $0; sub(/^.*\) /, "", line); split(line, field, " ")
            parent[pid] = field[2]; session[pid] = field[4]; known[++count] = pid
        }
        END {
            number = split(roots, root, " ")
            for (r = 1; r <= number; r++) {
                split("", inside); inside[root[r]] = 1; text = "t " root[r]
                do {
                    grown = 0
                    for (i = 1; i <= count; i++) {
                        p = known[i]
                        if (!(p in inside) && (parent[p] in inside || session[p] == root[r])) {
                            inside[p] = 1; text = text " " p; grown = 1
                        }
                    }
                } while (grown)
                print text
            }
        }'
}
