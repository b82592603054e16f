# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Ends and removes what the install scripts put here. Profiles, secrets, settings and history stay, and so do services.
# Says "removed" when there was something.
: "${XDG_RUNTIME_DIR:=/run/user/$(id -u)}"
export XDG_RUNTIME_DIR
units=${XDG_CONFIG_HOME:-$HOME/.config}/systemd/user
folder=$HOME/.local/lib/kirikae
found=
if [ -e "$units/kirikaed.service" ] || [ -e "$units/kirikaed.socket" ]; then
    found=1
    systemctl --user disable --now kirikaed.service kirikaed.socket 2>/dev/null
    rm -f "$units/kirikaed.service" "$units/kirikaed.socket" || exit 1
    systemctl --user daemon-reload 2>/dev/null
fi
if [ -f "$state/kirikaed.pid" ]; then
    found=1
    end_daemon || exit 56
    rm -f "$state/kirikaed.pid" "$state/kirikaed.log"
fi
[ ! -e "$folder/linger" ] || loginctl disable-linger 2>/dev/null
link=$HOME/.local/bin/kirikaed
[ "$(readlink "$link" 2>/dev/null)" != ../lib/kirikae/kirikaed ] || rm -f "$link"
if [ -d "$folder" ]; then
    found=1
    rm -f "$folder/kirikaed" "$folder/linger" "$folder/incoming" "$folder/kirikaed.new" && rmdir "$folder" || exit 1
fi
[ -z "$found" ] || echo removed
