# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Stands before the scripts that may have to end a kirikaed which no systemd looks after.
end_daemon() {
    old=
    { read -r old <"$state/kirikaed.pid"; } 2>/dev/null
    tries=0
    # Only what is still our program: the number may be another's by now.
    while [ -n "$old" ] && case $(readlink "/proc/$old/exe" 2>/dev/null) in
        "$HOME/.local/lib/kirikae/kirikaed"*) true ;;
        *) false ;;
        esac
    do
        [ "$tries" -gt 0 ] || kill -TERM "$old"
        tries=$((tries + 1))
        [ "$tries" -lt 150 ] || return 1
        sleep 0.1
    done
    return 0
}
