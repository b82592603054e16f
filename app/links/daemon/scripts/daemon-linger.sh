# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Lets this user's services run without a login. Remembers that it was asked for here, so that it can be taken back.
loginctl enable-linger || exit 1
: >"$HOME/.local/lib/kirikae/linger"
