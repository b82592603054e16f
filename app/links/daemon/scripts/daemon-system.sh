# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the package that comes on standard input for the whole machine. $1: its SHA-256. Root rights come from being
# root or from sudo without a password; without them the package stays in the home folder, and 57 says so.
umask 022
package=$HOME/kirikaed.deb
cat >"$package" || exit 1
sum=$(sha256sum "$package") || exit 1
[ "${sum%% *}" = "$1" ] || { rm -f "$package"; exit 51; }
command -v apt-get >/dev/null 2>&1 || exit 52
root=
[ "$(id -u)" = 0 ] || root='sudo -n'
[ -z "$root" ] || sudo -n true 2>/dev/null || exit 57
# apt's own user cannot read most home folders.
folder=$(mktemp -d) && chmod 755 "$folder" && mv -f "$package" "$folder/kirikaed.deb" || exit 1
trap 'rm -rf "$folder"' EXIT
DEBIAN_FRONTEND=noninteractive $root apt-get install -y -q --no-install-recommends --allow-downgrades --reinstall \
    "$folder/kirikaed.deb" >"$folder/said" 2>&1 || { tail -n 5 "$folder/said" >&2; exit 53; }
$root systemctl enable --now kirikaed.socket kirikaed.service || exit 58
[ -z "$root" ] || sudo -n usermod -aG kirikae "$(id -un)"
echo 'socket /run/kirikae/api.sock'
