# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# take TOKEN ADOPTS OWNER WHAT STALE_SECONDS | release TOKEN | look STALE_SECONDS
# One switch at a time on this machine, whichever of its users asks, whatever their homes are. Each user has one claim
# file in a folder that all may write to; the others read it. Exit code 49, and owner, what, age and "held" or "gone"
# on standard output, when somebody else's claim still holds. `look` prints the same of the claim there is.
umask 022
me=$(id -u) || exit 1
boot=
{ IFS= read -r boot </proc/sys/kernel/random/boot_id; } 2>/dev/null

# Seconds that no setting of the clock changes.
read -r now _ </proc/uptime || exit 1
now=${now%%.*}

# A folder of the machine, the same for every user: one with the sticky bit.
folder=${KIRIKAE_LOCK_DIR:-}
if [ -n "$folder" ]; then
    mkdir -p "$folder"
else
    for folder in /run/lock /dev/shm /tmp; do
        [ -k "$folder" ] && [ -w "$folder" ] && break
    done
fi
cd "$folder" || exit 1
mine=kirikae.claim.$me

# Others' files may be opened for reading only in such a folder, which is enough for flock.
[ -e kirikae.lock ] || : >>kirikae.lock || exit 1
if command -v flock >/dev/null 2>&1; then
    exec 9<kirikae.lock || exit 1
    tries=0
    until flock -n 9; do
        tries=$((tries + 1))
        [ "$tries" -lt 100 ] || exit 1
        sleep 0.1
    done
fi

# Sets token, owner, what, beat, life ("held" or "gone") and age of a claim file; fails when it holds no more.
read_claim() { # FILE STALE
    token= owner= what= beat= since= holder= holder_start=
    { IFS= read -r token && IFS= read -r owner && IFS= read -r what && read -r beat since &&
        read -r holder holder_start; } 2>/dev/null <"$1"
    case $beat in '' | *[!0-9]*) return 1 ;; esac
    [ "$since" = "$boot" ] || return 1
    age=$((now - beat))
    [ "$age" -ge 0 ] && [ "$age" -lt "$2" ] || return 1
    life=held
    # Where the processes of others are hidden nothing is said about the holder.
    [ -r /proc/1/stat ] || return 0
    found=
    { IFS= read -r found <"/proc/$holder/stat"; } 2>/dev/null
    set -- ${found##*) }
    [ "${20:-}" = "$holder_start" ] && [ "$1" != Z ] || life=gone
}

# Whoever lost its connection has a moment to come back.
still_holds() { # FILE STALE
    read_claim "$1" "$2" && { [ "$life" = held ] || [ "$age" -lt 5 ]; }
}

busy() {
    printf '%s\n%s\n%s\n%s\n' "$owner" "$what" "$age" "$life"
    exit 49
}

case $1 in
release)
    token=
    { IFS= read -r token <"$mine"; } 2>/dev/null
    [ "$token" != "$2" ] || rm -f "$mine"
    ;;
look)
    for file in kirikae.claim.*; do
        read_claim "$file" "$2" && busy
    done
    exit 0
    ;;
take)
    asked=$2 adopts=$3
    for file in kirikae.claim.*; do
        [ -f "$file" ] && still_holds "$file" "$6" || continue
        if [ "$file" = "$mine" ]; then
            [ "$token" != "$asked" ] || continue
            case $token in "${adopts:-/}"*) continue ;; esac
        fi
        busy
    done
    # The holder is who runs these commands: the program itself, or the shell of its connection.
    start_of_holder=
    { IFS= read -r start_of_holder <"/proc/$PPID/stat"; } 2>/dev/null
    stale=$6
    owner_now=$4 what_now=$5
    set -- ${start_of_holder##*) }
    printf '%s\n%s\n%s\n%s %s\n%s %s\n' "$asked" "$owner_now" "$what_now" "$now" "$boot" "$PPID" "${20:-0}" \
        >"$mine.new" && mv -f "$mine.new" "$mine" || { rm -f "$mine.new"; exit 1; }
    # Without flock two may have come this far at once: the lower number stays.
    for file in kirikae.claim.*; do
        [ "$file" != "$mine" ] && still_holds "$file" "$stale" || continue
        [ "${file##*.}" -lt "$me" ] 2>/dev/null || continue
        rm -f "$mine"
        busy
    done
    ;;
esac
