# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Starts kirikaed where no systemd looks after this user's services: in a session of its own, until the node's next boot.
# Says "socket PATH".
program=$HOME/.local/lib/kirikae/kirikaed
if [ -n "${XDG_RUNTIME_DIR:-}" ]; then
    runtime=$XDG_RUNTIME_DIR
elif [ "$(id -u)" = 0 ]; then
    runtime=/run
else
    runtime=/run/user/$(id -u)
fi
[ -d "$runtime" ] && [ -w "$runtime" ] || exit 55
mkdir -p "$state" || exit 1
[ ! -f "$state/kirikaed.pid" ] || end_daemon || exit 56
setsid "$program" </dev/null >"$state/kirikaed.log" 2>&1 9>&- &
printf '%s\n' $! >"$state/kirikaed.pid"
printf 'socket %s/kirikae/api.sock\n' "$runtime"
