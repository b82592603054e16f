# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Starts a created service: a supervisor in a session of its own that outlives this shell and the link.
# $1 run id; standard input: the supervisor's script. Answers when the service has a pid. Doing it again is harmless.
run=$services/$1
[ -f "$run/service.json" ] || exit 44
take_lock "$run/lock" || exit 1
is_running "$run" && exit 0
# On a full disk what was started once must be able to start again: nothing is written that is there, and a little is
# kept to be given up.
if [ -s "$run/supervise.sh" ]; then
    cat >/dev/null
else
    take_input "$run/supervise.sh" || exit 1
fi
rm -f "$run/reserve"
# One that waits to start the service again would otherwise start it a second time.
supervisor_is_alive "$run" && kill -KILL "$by"
[ ! -e "$run/pid" ] && [ ! -e "$run/stopping" ] || rm -f "$run/stopping" "$run/exit" "$run/pid" "$run/tree"
nohup setsid sh "$run/supervise.sh" "$run" </dev/null >/dev/null 2>"$run/supervisor.err" 9>&- &
tries=0
while [ "$tries" -lt 500 ]; do
    [ -e "$run/pid" ] && { keep_reserve "$run"; exit 0; }
    sleep 0.01
    tries=$((tries + 1))
done
cat "$run/supervisor.err" >&2
exit 45
