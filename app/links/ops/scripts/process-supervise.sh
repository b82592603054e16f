# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs one service in its folder $1: its own session, each log line with the time it was written, its exit code kept,
# started again when its restart policy says so. Told to stop by the file "stopping" and a signal to the service.
run=$1
cd "$run" || exit 1
look_at $$ || exit 1
if [ -n "${2:-}" ]; then # inside the service's session: leave the pid and become the service
    # A service that nobody could find again is not started.
    printf '%s %s %s %s\n' $$ "$start_time" "$boot" "$2" >pid.new && mv -f pid.new pid || exit 125
    printf '%s started\n' "${run##*/}" >>../changes
    exec sh ./launch.sh
fi
printf '%s %s\n' $$ "$start_time" >supervisor
# Handlers, not "ignore": what is ignored here would be ignored in the service as well.
trap : HUP INT TERM PIPE
now_ns() {
    now=$(date +%s%N)
    case $now in *[!0-9]*) now=$(date +%s)000000000 ;; esac
    printf '%s' "$now"
}

# Lines get "2026-01-31T10:00:00.123456789Z " in front, always later than the line before. Survives the signals that
# end the service, so that its last words are kept, and ends with the pipe. Past the size limit the log starts anew.
stamp() {
    if perl -MTime::HiRes -e 1 2>/dev/null; then
        exec perl -MTime::HiRes=gettimeofday -e '
            $SIG{$_} = "IGNORE" for qw(HUP INT TERM PIPE);
            my ($last, $size, $rest, $limit) = (0, -s "log" || 0, "", 64 << 20);
            sub out { my $text = shift; syswrite(STDOUT, $text); $size += length $text; }
            sub put {
                my ($s, $us) = gettimeofday(); my $t = ($s * 1000000 + $us) * 1000; my $all = "";
                for (@_) {
                    $t = $last + 1 if $t <= $last; $last = $t;
                    my @d = gmtime(int($t / 1000000000));
                    $all .= sprintf("%04d-%02d-%02dT%02d:%02d:%02d.%09dZ ", $d[5] + 1900, $d[4] + 1, @d[3, 2, 1, 0],
                        $t % 1000000000) . $_ . "\n";
                }
                out($all);
                if ($size > $limit && rename("log", "log.1")) {
                    open(STDOUT, ">>", "log"); $size = 0; out("# continued\n");
                }
            }
            while (my $n = sysread(STDIN, my $bytes, 65536)) {
                my @lines = split(/\n/, $rest . $bytes, -1); $rest = pop @lines;
                if (length $rest > 65536) { push @lines, $rest; $rest = ""; }
                put(@lines) if @lines;
            }
            put($rest) if length $rest;'
    elif python3 -c 'import time; time.time_ns()' 2>/dev/null; then
        exec python3 -c '
import os, signal, time
for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM, signal.SIGPIPE):
    signal.signal(number, signal.SIG_IGN)
last, rest, out, size = 0, b"", os.open("log", os.O_WRONLY | os.O_APPEND | os.O_CREAT), os.path.getsize("log")
def put(lines):
    global last, out, size
    now, text = time.time_ns(), b""
    for line in lines:
        last = now = max(now, last + 1)
        day = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(now // 10**9))
        text += ("%s.%09dZ " % (day, now % 10**9)).encode() + line + b"\n"
    os.write(out, text)
    size += len(text)
    if size > 64 << 20:
        os.rename("log", "log.1")
        out = os.open("log", os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        size = os.write(out, b"# continued\n")
while True:
    data = os.read(0, 65536)
    if not data:
        break
    lines = (rest + data).split(b"\n")
    rest = lines.pop()
    if len(rest) > 65536:
        lines.append(rest)
        rest = b""
    if lines:
        put(lines)
if rest:
    put([rest])'
    elif bash -c '[ -n "$EPOCHREALTIME" ]' 2>/dev/null; then
        exec bash -c '
            trap "" HUP INT TERM PIPE; LC_ALL=C; export TZ=UTC
            while IFS= read -r line || [ -n "$line" ]; do
                t=$EPOCHREALTIME
                [ "$t" \> "$last" ] && last=$t n=0 || n=$((n + 1))
                printf "%(%Y-%m-%dT%H:%M:%S)T.%s%03dZ %s\n" "${last%.*}" "${last#*.}" "$n" "$line"
            done'
    elif awk 'BEGIN { exit systime() < 1 }' 2>/dev/null; then
        trap '' HUP INT TERM PIPE
        exec awk '{
            t = systime(); if (t > last) { last = t; n = 0 } else n++
            printf "%s.%09dZ %s\n", strftime("%Y-%m-%dT%H:%M:%S", last, 1), n, $0; fflush()
        }'
    else
        trap '' HUP INT TERM PIPE
        exec cat
    fi
}

run_once() {
    [ ! -e pipe ] && [ ! -e exit ] || rm -f pipe exit
    mkfifo pipe || exit 1
    stamp <pipe >>log 2>/dev/null &
    stamper=$!
    exec 3>pipe
    setsid sh ./supervise.sh "$run" "$(now_ns)" </dev/null >&3 2>&1 3>&- &
    child=$!
    exec 3>&-
    rm -f pipe
    while :; do
        wait "$child"
        code=$?
        look_at "$child" && [ "$state_letter" != Z ] || break
    done
    # Workers of a service whose first process is gone would keep its memory for ever.
    tries=0
    while kill -KILL "-$child" 2>/dev/null && [ "$tries" -lt 500 ]; do
        sleep 0.02
        tries=$((tries + 1))
    done
    printf '%s %s\n' "$code" "$(now_ns)" >exit.new && mv -f exit.new exit
    printf '%s exited %s\n' "${run##*/}" "$code" >>../changes
    tries=0
    while look_at "$stamper" && [ "$state_letter" != Z ] && [ "$tries" -lt 100 ]; do
        sleep 0.02
        tries=$((tries + 1))
    done
    printf '# exited %s\n' "$code" >>log
}

# Succeeds when the service is to be started again after it ended with $code.
wants_restart() {
    policy=
    [ -e stopping ] && return 1
    { IFS= read -r policy <restart; } 2>/dev/null
    case $policy in
    always | unless-stopped) return 0 ;;
    on-failure) [ "$code" -ne 0 ] ;;
    on-failure:*) [ "$code" -ne 0 ] && [ "$restarts" -lt "${policy#on-failure:}" ] ;;
    *) return 1 ;;
    esac
}

restarts=0
delay=1
[ ! -e restarts ] || rm -f restarts
while run_once && wants_restart; do
    sleep "$delay"
    [ -e stopping ] && break
    restarts=$((restarts + 1))
    echo "$restarts" >restarts
    [ "$delay" -ge 60 ] || delay=$((delay * 2))
done
rm -f supervisor
