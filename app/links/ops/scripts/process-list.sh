# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Says of every service: "s RUN", "j DESCRIPTION", "p PID STARTED_NS" when it runs, "x CODE FINISHED_NS" when it ended,
# "r RESTARTS"; then "t PID PID..." for each process tree, first process first.
cd "$services" 2>/dev/null || exit 0
roots=
for json in */service.json; do
    [ -f "$json" ] || continue
    run=${json%/*}
    line= code= ended= restarts=
    IFS= read -r line <"$json"
    printf 's %s\nj %s\n' "$run" "$line"
    if is_alive "$run"; then
        printf 'p %s %s\n' "$pid" "$started_ns"
        roots="$roots $pid"
    elif read_pid_file "$run"; then
        printf 'b %s\n' "$started_ns"
        { read -r code ended <"$run/exit"; } 2>/dev/null && printf 'x %s %s\n' "$code" "$ended"
    fi
    { read -r restarts <"$run/restarts"; } 2>/dev/null && printf 'r %s\n' "$restarts"
    { IFS= read -r policy <"$run/restart"; } 2>/dev/null && printf 'q %s\n' "$policy"
done
[ -z "$roots" ] || print_trees "$roots"
