# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# How full the file systems of some folders are. Each argument: "models:PATH" or "images:PATH"; a folder that is not
# there (yet) counts as the one above it, but a place for images only when it is there.
# Says "disk KIND FREE_KIBIBYTES TOTAL_KIBIBYTES MOUNT POINT".
LC_ALL=C
export LC_ALL
for place in "$@"; do
    kind=${place%%:*}
    folder=${place#*:}
    # "~/x" is the node's user's own folder.
    case $folder in '~/'*) folder=$HOME/${folder#'~/'} ;; esac
    [ "$kind" = models ] || [ -e "$folder" ] || continue
    while [ ! -e "$folder" ] && [ "$folder" != / ] && [ -n "$folder" ]; do
        folder=${folder%/*}
    done
    df -Pk "${folder:-/}" 2>/dev/null | awk -v kind="$kind" 'NR == 2 {
        mount = $6
        for (i = 7; i <= NF; i++) mount = mount " " $i
        print "disk " kind " " $4 " " $2 " " mount
    }'
done
exit 0
