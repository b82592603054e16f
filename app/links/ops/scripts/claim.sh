# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# take OWNER WHAT STALE_SECONDS | release OWNER
# One switch at a time: exit code 49, owner, what and age on standard output, when somebody else's claim still holds.
mkdir -p "$state" && cd "$state" && take_lock claim.lock || exit 1
owner= what= beat=
{ IFS= read -r owner && IFS= read -r what && read -r beat; } 2>/dev/null <claim
case $beat in '' | *[!0-9]*) beat=0 ;; esac
if [ "$1" = release ]; then
    [ "$owner" != "$2" ] || rm -f claim
    exit
fi
now=$(date +%s)
age=$((now - beat))
# A clock that was set back must not keep a claim alive for ever.
if [ -n "$owner" ] && [ "$owner" != "$2" ] && [ "$age" -lt "$4" ] && [ "$age" -gt "-$4" ]; then
    printf '%s\n%s\n%s\n' "$owner" "$what" "$age"
    exit 49
fi
printf '%s\n%s\n%s\n' "$2" "$3" "$now" >claim.new && mv -f claim.new claim
