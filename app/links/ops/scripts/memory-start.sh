# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the loop $1 in the shell that does it with the fewest processes: bash waits and reads files by itself.
loop=$1
shift
if bash -c '[ "${BASH_VERSINFO[0]}" -ge 4 ]' 2>/dev/null; then
    exec bash -c "$loop" kirikae-memory "$@"
fi
exec sh -c "$loop" kirikae-memory "$@"
