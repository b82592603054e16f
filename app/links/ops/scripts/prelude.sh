# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Stands before every script: where Kirikae keeps its files on a node.
umask 077
config=${XDG_CONFIG_HOME:-$HOME/.config}/kirikae
state=${XDG_STATE_HOME:-$HOME/.local/state}/kirikae
# A home that several machines share holds what each of them does apart: the first one has the folder itself.
machine= known=
{ IFS= read -r machine </etc/machine-id; } 2>/dev/null
if [ -n "$machine" ] && [ -d "$state" ]; then
    { IFS= read -r known <"$state/machine"; } 2>/dev/null
    [ -n "$known" ] || { printf '%s\n' "$machine" >"$state/machine"; } 2>/dev/null
    [ "${known:-$machine}" = "$machine" ] || state=$state/machines/$machine
fi
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

# One holder at a time: flock where it is, else a link that names its holder, so that one that was killed is noticed.
take_lock() { # FILE
    if command -v flock >/dev/null 2>&1; then
        exec 9>>"$1" || return 1
        flock -n 9 2>/dev/null && return
        case $(flock --help 2>&1) in *--wait* | *--timeout*) flock -w 10 9 && return || return 1 ;; esac
    fi
    tries=0
    while ! try_lock "$1"; do
        tries=$((tries + 1))
        [ "$tries" -lt 200 ] || return 1
        sleep 0.05
    done
}

try_lock() { # FILE
    if command -v flock >/dev/null 2>&1; then
        flock -n 9 # BusyBox cannot wait
        return
    fi
    case $1 in /*) lock_link=$1.held ;; *) lock_link=$PWD/$1.held ;; esac
    if ln -s "$(life_of $$)" "$lock_link" 2>/dev/null; then
        trap 'rm -f "$lock_link"' EXIT
        return
    fi
    # Its holder is gone: cleared away by one at a time, who looks again, for it may be another's by now.
    is_left_behind "$lock_link" || return 1
    if mkdir "$lock_link.clearing" 2>/dev/null; then
        ! is_left_behind "$lock_link" || rm -f "$lock_link"
        rmdir "$lock_link.clearing"
    elif [ -n "$(find "$lock_link.clearing" -prune -mmin +1 2>/dev/null)" ]; then
        rmdir "$lock_link.clearing" 2>/dev/null
    fi
    return 1
}

is_left_behind() { # LINK
    lock_holder=$(readlink "$1") && [ "$lock_holder" != "$(life_of "${lock_holder%%:*}")" ]
}

# "PID:START-TIME": a number that was given out again is another life.
life_of() { # PID
    { IFS= read -r lock_stat </proc/"$1"/stat; } 2>/dev/null || return 1
    set -- ${lock_stat##*) }
    [ "$1" != Z ] || return 1
    shift 19
    printf '%s:%s' "${lock_stat%% *}" "$1"
}
