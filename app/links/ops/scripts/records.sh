# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# journal | write-journal | remove-journal | newest COUNT | append MAX_LINES
# The journal of a running switch, and one line of JSON per past switch, the oldest dropped past the limit.
mkdir -p "$state" && cd "$state" || exit 1
case $1 in
journal) [ ! -e switch.json ] || cat switch.json ;;
write-journal) take_input switch.json durable ;;
remove-journal)
    rm -f switch.json || exit 1
    # What a disk that turned read-only left half written.
    find . -name '.new.*' -mmin +10 -exec rm -f {} + 2>/dev/null
    exit 0
    ;;
mark-containers) : >>containers ;;
newest) [ ! -e history.jsonl ] || tail -n "$2" history.jsonl ;;
append)
    take_input "line.$$" || exit 1
    # A line that a crash cut short must not take the next one with it.
    take_lock history.lock && { [ ! -s history.jsonl ] || [ -z "$(tail -c 1 history.jsonl)" ] || echo >>history.jsonl; } &&
        cat "line.$$" >>history.jsonl
    status=$?
    rm -f "line.$$"
    [ "$status" = 0 ] || exit 1
    [ "$(wc -l <history.jsonl)" -le "$2" ] ||
        { tail -n "$(($2 * 4 / 5))" history.jsonl >history.new && mv -f history.new history.jsonl; }
    ;;
esac
