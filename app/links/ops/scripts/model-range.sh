# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# $1 file, $2 offset, $3 count: these bytes of it, fewer at its end.
tail -c +$(($2 + 1)) <"$1" | head -c "$3"
