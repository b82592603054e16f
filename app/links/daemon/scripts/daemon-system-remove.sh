# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Removes the package again; its profiles and history under /var/lib/kirikae stay. Says "removed" when there was one.
dpkg-query -W -f '${Status}' kirikaed 2>/dev/null | grep -q 'ok installed' || exit 0
root=
[ "$(id -u)" = 0 ] || root='sudo -n'
[ -z "$root" ] || sudo -n true 2>/dev/null || exit 57
said=$(DEBIAN_FRONTEND=noninteractive $root apt-get remove -y -q kirikaed 2>&1) || { printf '%s\n' "$said" | tail -n 5 >&2; exit 53; }
echo removed
