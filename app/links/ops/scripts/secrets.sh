# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# list | read NAME | save NAME (value on standard input) | remove NAME. Exit code 44: there is no such secret.
case $1 in list | read) ;; *) false ;; esac || mkdir -p "$config/secrets" || exit 1
cd "$config/secrets" 2>/dev/null || { [ "$1" != read ] || exit 44; exit 0; }
case $1 in
list)
    for file in *; do
        [ ! -f "$file" ] || printf '%s\n' "$file"
    done
    ;;
read)
    [ -f "./$2" ] || exit 44
    cat "./$2"
    ;;
save) take_input "$2" durable ;;
remove) rm -f "./$2" ;;
esac
