# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# list | save NAME (value on standard input) | remove NAME
[ "$1" = list ] || mkdir -p "$config/secrets" || exit 1
cd "$config/secrets" 2>/dev/null || exit 0
case $1 in
list)
    for file in *; do
        [ ! -f "$file" ] || printf '%s\n' "$file"
    done
    ;;
save) take_input "$2" durable ;;
remove) rm -f "./$2" ;;
esac
