# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Writes down a service that is to be started. $1 run id; standard input: its description as one line of JSON, then the
# script that becomes the service. A service of this run id that is there already is left as it is.
run=$services/$1
[ -f "$run/service.json" ] && exit 0
mkdir -p "$run" && take_input "$run/spec" || exit 1
sed 1d "$run/spec" >"$run/launch.sh" && sed -n 1p "$run/spec" >"$run/service.new" || exit 1
rm -f "$run/spec"
mv -f "$run/service.new" "$run/service.json" || exit 1
keep_reserve "$run"
