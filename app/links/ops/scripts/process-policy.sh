# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# $1 run id, $2 restart policy ("" = none): read by the supervisor each time the service ends.
run=$services/$1
[ -d "$run" ] || exit 44
printf '%s\n' "$2" >"$run/restart.new" && mv -f "$run/restart.new" "$run/restart"
