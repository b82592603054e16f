# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# What this node is, as KEY=VALUE lines; a key without a value is not known.
say() { printf '%s=%s\n' "$1" "$2"; }
first_line() { # FILE
    line=
    { IFS= read -r line <"$1"; } 2>/dev/null
    printf '%s' "$line"
}
say host "$(uname -n)"
say kernel "$(uname -r)"
say architecture "$(uname -m)"
say user "$(id -un)"
say processors "$(getconf _NPROCESSORS_ONLN 2>/dev/null || nproc 2>/dev/null)"
say boot "$(first_line /proc/sys/kernel/random/boot_id)"
say vendor "$(first_line /sys/class/dmi/id/sys_vendor)"
say product "$(first_line /sys/class/dmi/id/product_name)"
say model "$(tr -d '\000' 2>/dev/null </proc/device-tree/model)"
say config "$config"
say state "$state"
[ ! -r /etc/os-release ] || sed -n 's/^PRETTY_NAME="*\([^"]*\)"*$/os=\1/p' /etc/os-release
[ ! -r /etc/dgx-release ] || sed -n 's/^DGX_OTA_VERSION="*\([^"]*\)"*$/dgx=\1/p; s/^DGX_SWBUILD_VERSION="*\([^"]*\)"*$/dgx=\1/p' \
    /etc/dgx-release
