# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Removes the folder of a service that does not run. $1 run id.
run=$services/$1
[ -d "$run" ] || exit 0
is_alive "$run" && exit 46
rm -rf "$run"
