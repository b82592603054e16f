# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Who listens on a port. $1 port, $2 processes of the service that should ("" = not known). Says "nobody", "ours",
# "other NAME (pid N)", "other" or "unknown".
LC_ALL=C
export LC_ALL
hex=$(printf ':%04X' "$1")
inodes=$(cat /proc/net/tcp /proc/net/tcp6 2>/dev/null | awk -v port="$hex" '
    $4 == "0A" && substr($2, length($2) - 4) == port { print $10 }')
[ -n "$inodes" ] || { echo nobody; exit 0; }
[ -n "$2" ] || { echo unknown; exit 0; }

# The service's own processes first, as they are now: their open files say it for sure.
tree=$(print_trees "$2" | sed 's/^t //')
hidden=
for pid in $tree; do
    [ -r "/proc/$pid/fd" ] || { [ ! -d "/proc/$pid" ] || hidden=1; continue; }
    for inode in $inodes; do
        ls -l "/proc/$pid/fd" 2>/dev/null | grep -q "socket:\[$inode\]" && { echo ours; exit 0; }
    done
done
owner=
if command -v ss >/dev/null 2>&1; then
    owner=$(ss -ltnpH "sport = :$1" 2>/dev/null |
        sed -n 's/.*users:(("\([^"]*\)",pid=\([0-9]*\),.*/\1 (pid \2)/p' | head -n 1)
    for pid in $tree; do
        case $owner in *"(pid $pid)") echo ours; exit 0 ;; esac
    done
fi
if [ -n "$owner" ]; then
    echo "other $owner"
elif [ -n "$hidden" ]; then
    echo unknown
else
    echo other
fi
