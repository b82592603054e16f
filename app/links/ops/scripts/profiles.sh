# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# list | save ID ETAG (text on standard input; ETAG "" = must not be there yet) | remove ID
# list says "o NAME" of files whose name is no id, "l NAME" of too large ones, "u NAME" of unreadable ones, "m" when
# there are more than are read; then "@sums" with sha256sum's lines, then "@text" with NAME:LINE lines.
LC_ALL=C
export LC_ALL
[ "$1" = list ] || mkdir -p "$config/profiles" || exit 1
cd "$config/profiles" 2>/dev/null || exit 0

list() {
    newline='
'
    large=$newline$(find . ! -name . -prune -name '*.json' -type f -size +512)$newline
    set --
    for file in *.json; do
        [ -f "$file" ] || continue
        case $file in
        *"$newline"*) continue ;;
        [!a-z0-9]* | *[!a-z0-9._-]*) printf 'o %s\n' "$file"; continue ;;
        esac
        case $large in *"$newline./$file$newline"*) printf 'l %s\n' "$file"; continue ;; esac
        [ -r "$file" ] || { printf 'u %s\n' "$file"; continue; }
        [ $# -lt 500 ] || { echo m; break; }
        set -- "$@" "$file"
    done
    [ $# -gt 0 ] || return 0
    # The sums first: a file changed in between then has the older sum, and a save with it is refused.
    echo @sums
    sha256sum -- "$@"
    echo @text
    awk '{ print FILENAME ":" $0 }' "$@"
}

save() { # ID ETAG
    take_lock .lock || return 1
    now=
    [ ! -e "$1.json" ] || now=$(sha256sum <"$1.json") || return 1
    [ "${now%% *}" = "$2" ] || return 48
    take_input "$1.json" durable
}

case $1 in
list) list ;;
save) save "$2" "$3" ;;
remove) rm -f "./$2.json" ;;
esac
