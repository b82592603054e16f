# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# $1 folder, $2 bytes after which no further file is begun, then names of safetensors files. Of each: "header COUNT SIZE
# NAME", a line feed, COUNT bytes (the length and the header; only the length where it is too long to be one), a line
# feed. "denied 0 0 NAME" of one that may not be read.
LC_ALL=C
export LC_ALL
cd "$1" || exit 47
budget=$2
shift 2
spent=0
for name in "$@"; do
    [ "$spent" -lt "$budget" ] || break
    size=$(stat -L -c %s -- "$name" 2>/dev/null) && [ -r "$name" ] || { printf 'denied 0 0 %s\n\n' "$name"; continue; }
    length=$(od -An -tu8 -N8 <"$name" | tr -d ' \n')
    count=8
    case $length in
    '' | ?????????*) ;;
    *) [ "$length" -gt 16777216 ] || count=$((length + 8)) ;;
    esac
    [ "$count" -le "$size" ] || count=$size
    printf 'header %d %d %s\n' "$count" "$size" "$name"
    head -c "$count" <"$name"
    echo
    spent=$((spent + count))
done
exit 0
