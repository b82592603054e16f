# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Signs of life of a process tree. $1 a run id, or "pids" with $2 some processes of it. Says "cpu SECONDS", "read BYTES"
# and "tool NAME" for compilers at work.
if [ "$1" = pids ]; then
    roots=$2
else
    is_alive "$services/$1" || exit 0
    roots=$pid
fi
tree=$(print_trees "$roots")
cgroup=$(sed -n 's/^0:://p' "/proc/${roots%% *}/cgroup" 2>/dev/null)
ticks=$(getconf CLK_TCK 2>/dev/null || echo 100)
# awk reads the files itself: one that is gone by now, or that only root may read, is passed over.
printf '%s\n' "$tree" | awk -v ticks="$ticks" -v cgroup="/sys/fs/cgroup$cgroup" '
    {
        for (i = 2; i <= NF; i++) {
            if ($i in seen) continue
            seen[$i] = 1
            file = "/proc/" $i "/stat"
            if ((getline line < file) > 0) {
                name = line; sub(/^[^(]*\(/, "", name); sub(/\) [^)]*$/, "", name); sub(/^.*\) /, "", line)
                split(line, field, " ")
                cpu += field[12] + field[13] + field[14] + field[15]
                if (name ~ /^(nvcc|cicc|ptxas|fatbinary|ninja|gcc|cc1|cc1plus|g\+\+|clang.*|ld|as|cmake|make)$/ && !(name in tools)) {
                    tools[name] = 1; print "tool " name
                }
            }
            close(file)
            file = "/proc/" $i "/io"; chars = disk = 0
            while ((getline line < file) > 0) {
                split(line, field, " ")
                if (field[1] == "rchar:") chars = field[2]
                if (field[1] == "read_bytes:") disk = field[2]
            }
            close(file)
            total += chars > disk ? chars : disk
        }
    }
    END {
        if (total == 0 && cgroup != "/sys/fs/cgroup/" && cgroup != "/sys/fs/cgroup") {
            file = cgroup "/io.stat"
            while ((getline line < file) > 0)
                if (match(line, /rbytes=[0-9]+/)) total += substr(line, RSTART + 7, RLENGTH - 7)
        }
        printf "cpu %.2f\nread %.0f\n", cpu / ticks, total
    }'
