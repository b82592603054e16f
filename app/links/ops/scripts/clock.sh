# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Nanoseconds since the epoch; whole seconds with nine zeros where date knows no more.
now=$(date +%s%N)
case $now in
*[!0-9]*) echo "$(date +%s)000000000" ;;
*) echo "$now" ;;
esac
