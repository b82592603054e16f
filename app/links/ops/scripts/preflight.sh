# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# $1 port, $2 the folder whose disk counts, then places where the model may be: "path:PATH" or "repo:FOLDER" (the
# repository's folder in a hub cache). Says "port OWNER", "disk KIBIBYTES", "model 1 PLACE" or "model 0", "secret NAME".
LC_ALL=C
export LC_ALL
port=$1
folder=$2
shift 2
# "~/x" is the node's user's own folder.
at_home() { # PATH
    case $1 in '~/'*) printf '%s/%s' "$HOME" "${1#'~/'}" ;; *) printf '%s' "$1" ;; esac
}
folder=$(at_home "$folder")

listener() {
    if command -v ss >/dev/null 2>&1; then
        ss -ltnpH "sport = :$port" 2>/dev/null | sed -n '1s/.*users:(\(.*\)).*/\1/p; 1!d; /users:/!s/.*/unknown/p'
        return
    fi
    hex=$(printf '%04X' "$port")
    cat /proc/net/tcp /proc/net/tcp6 2>/dev/null | awk -v port=":$hex" '
        $4 == "0A" && substr($2, length($2) - 4) == port { print "unknown"; exit }'
}

[ "$port" = 0 ] || { owner=$(listener) && [ -z "$owner" ] || printf 'port %s\n' "$owner"; }
while [ ! -d "$folder" ] && [ "$folder" != / ] && [ -n "$folder" ]; do
    folder=${folder%/*}
done
df -Pk "${folder:-/}" 2>/dev/null | awk 'NR == 2 { print "disk " $4 }'
found=
for place in "$@"; do
    path=$(at_home "${place#*:}")
    case $place in
    path:*) [ -e "$path" ] && found=$path ;;
    repo:*)
        for snapshot in "$path"/snapshots/*; do
            [ -e "$snapshot" ] && found=$snapshot
        done
        ;;
    esac
    [ -z "$found" ] || break
done
if [ -n "$found" ]; then
    printf 'model 1 %s\n' "$found"
elif [ $# -gt 0 ]; then
    echo 'model 0'
fi
[ ! -d "$config/secrets" ] || for secret in "$config"/secrets/*; do
    [ -f "$secret" ] && printf 'secret %s\n' "${secret##*/}"
done
exit 0
