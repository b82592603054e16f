# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Puts the program that comes on standard input into place. $1: its SHA-256, $2: "program", or "package" for a .deb that
# holds it. Says its version. Nothing is replaced before the new one has run here.
umask 022
folder=$HOME/.local/lib/kirikae
mkdir -p "$folder" && cd "$folder" || exit 1
trap 'rm -rf incoming unpacked kirikaed.new' EXIT
cat >incoming || exit 1
sum=$(sha256sum incoming) || exit 1
[ "${sum%% *}" = "$1" ] || exit 51
if [ "$2" = package ]; then
    command -v dpkg-deb >/dev/null 2>&1 || exit 52
    rm -rf unpacked
    dpkg-deb -x incoming unpacked || exit 53
    mv -f unpacked/usr/bin/kirikaed kirikaed.new || exit 53
else
    mv -f incoming kirikaed.new || exit 1
fi
chmod 755 kirikaed.new || exit 1
version=$(./kirikaed.new --version 2>&1) || { printf '%s\n' "$version" >&2; exit 54; }
mv -f kirikaed.new kirikaed || exit 1
# Where a program that looks for it over SSH finds it.
link=$HOME/.local/bin/kirikaed
if [ ! -e "$link" ] || [ -L "$link" ]; then
    mkdir -p "$HOME/.local/bin" && ln -sfn ../lib/kirikae/kirikaed "$link"
fi
printf '%s\n' "$version"
