# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# $1 run id, $2 signal, or 0 to look only. Says "running" until the whole process tree is gone, then "gone". What left
# the service's session (a server behind setsid) is known by the tree as it was when the first signal came.
run=$services/$1
[ -d "$run" ] || { echo gone; exit 0; }

# Prints those of the noted processes that live on.
left_over() {
    while read -r one started; do
        look_at "$one" && [ "$state_letter" != Z ] && [ "$start_time" = "$started" ] && echo "$one"
    done 2>/dev/null <"$run/tree"
}

note_tree() {
    for one in $(print_trees "$pid" | sed 's/^t //'); do
        look_at "$one" && printf '%s %s\n' "$one" "$start_time"
    done >>"$run/tree"
}

alive=
is_alive "$run" && alive=1
if [ "$2" != 0 ]; then
    : >"$run/stopping"
    [ -z "$alive" ] || note_tree 2>/dev/null
    [ -z "$alive" ] || kill "-$2" "-$pid" 2>/dev/null
    for one in $(left_over); do
        kill "-$2" "$one" 2>/dev/null
    done
fi
if [ -n "$alive" ] || [ -n "$(left_over)" ]; then
    echo running
else
    rm -f "$run/tree"
    echo gone
fi
