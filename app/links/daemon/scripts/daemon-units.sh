# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Writes the user's units ($1: the socket's text, $2: the service's) and starts them; one that runs already begins anew.
# Says "socket PATH".
umask 022
: "${XDG_RUNTIME_DIR:=/run/user/$(id -u)}"
export XDG_RUNTIME_DIR
units=${XDG_CONFIG_HOME:-$HOME/.config}/systemd/user
mkdir -p "$units" || exit 1
put() { # NAME TEXT
    printf '%s' "$2" >"$units/$1.new" && mv -f "$units/$1.new" "$units/$1"
}
put kirikaed.socket "$1" && put kirikaed.service "$2" || exit 1
systemctl --user daemon-reload || exit 1
systemctl --user stop kirikaed.service 2>/dev/null
systemctl --user enable --now kirikaed.socket kirikaed.service || exit 1
printf 'socket %s/kirikae/api.sock\n' "$XDG_RUNTIME_DIR"
