# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Stands before every script: where Kirikae keeps its files on a node.
umask 077
config=${XDG_CONFIG_HOME:-$HOME/.config}/kirikae
state=${XDG_STATE_HOME:-$HOME/.local/state}/kirikae
services=$state/services

# What comes on standard input, whole or not at all: a link that is cut, or whoever writes being killed, only ends it
# early, and a full disk does too. Half a file must not take the place of a whole one.
take_input() { # FILE [durable]: on the disk before it takes its place
    case $1 in */*) new=${1%/*}/.new.$$ ;; *) new=.new.$$ ;; esac
    if cat >"$new" && [ "$(wc -c <"$new")" -eq "$input_bytes" ]; then
        [ "${2:-}" != durable ] || sync "$new" 2>/dev/null
        mv -f "$new" "$1" && return
    fi
    rm -f "$new"
    return 1
}

# One holder at a time, without a lock that a killed holder leaves behind where flock exists.
take_lock() { # FILE
    if command -v flock >/dev/null 2>&1; then
        exec 9>>"$1" && flock -w 10 9
        return
    fi
    tries=0
    while ! mkdir "$1.d" 2>/dev/null; do
        tries=$((tries + 1))
        [ "$tries" -lt 200 ] || return 1
        sleep 0.05
    done
    trap 'rmdir "$1.d"' EXIT
}
