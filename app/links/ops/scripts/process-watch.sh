# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Prints "RUN started" and "RUN exited CODE" as it happens.
mkdir -p "$services" && cd "$services" || exit 1
command -v setsid >/dev/null 2>&1 && command -v mkfifo >/dev/null 2>&1 && [ -r /proc/self/stat ] || exit 47
size=$(wc -c <changes 2>/dev/null)
[ "${size:-0}" -lt 65536 ] && : >>changes || : >changes
echo '# watching'
exec tail -n 0 -F changes 2>/dev/null
