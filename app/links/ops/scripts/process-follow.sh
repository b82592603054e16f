# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Prints a service's log from a byte offset on, for as long as somebody reads. $1 run id, $2 inode the offset belongs
# to, $3 offset. First line: "# file INODE OFFSET"; the offset is 0 when it is another file by now.
run=$services/$1
cd "$run" 2>/dev/null || exit 44
[ -e log ] || : >>log
inode=$(ls -i log)
inode=${inode%% *}
offset=$3
[ "$inode" = "$2" ] || offset=0
printf '# file %s %s\n' "$inode" "$offset"
exec tail -c "+$((offset + 1))" -F log 2>/dev/null
