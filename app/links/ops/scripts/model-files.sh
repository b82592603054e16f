# SPDX-FileCopyrightText: 2026 The Kirikae authors
# SPDX-License-Identifier: GPL-3.0-or-later
# $1 revision ("" = main), then places where the model may be: "path:PATH", "repo:FOLDER" (the repository's folder in a
# hub cache) or "file:FOLDER/PATTERN" (a GGUF file by its name). Of the first that is there it says "where PATH", then
# "size BYTES NAME" of the weights' files, "named NAME" and "total BYTES" of the index, and the small files whole: "file
# BYTES NAME", a line feed, the bytes, a line feed. "denied PATH": something on the way may not be read.
LC_ALL=C
export LC_ALL
revision=$1
shift
newline='
'
at_home() { # PATH: "~/x" is the node's user's own folder
    case $1 in '~/'*) printf '%s/%s' "$HOME" "${1#'~/'}" ;; *) printf '%s' "$1" ;; esac
}

# Says which folder on the way to PATH keeps this user out, if one does.
denied() { # PATH
    way=$1
    while [ -n "$way" ] && [ "$way" != / ]; do
        [ ! -d "$way" ] || [ -x "$way" ] || { printf 'denied %s\n' "$way"; return; }
        case $way in */*) way=${way%/*} ;; *) way= ;; esac
    done
}

snapshot() { # REPOSITORY FOLDER
    sha=
    [ ! -r "$1/refs/${revision:-main}" ] || IFS= read -r sha <"$1/refs/${revision:-main}" || [ -n "$sha" ]
    for name in "$sha" "$revision"; do
        [ -z "$name" ] || [ ! -d "$1/snapshots/$name" ] || { printf '%s' "$1/snapshots/$name"; return; }
    done
    [ -z "$revision" ] || return 0
    last=
    for folder in "$1"/snapshots/*; do
        [ ! -d "$folder" ] || last=$folder
    done
    printf '%s' "$last"
}

small() { # NAME CAP: a small file whole
    [ -f "$1" ] || return 0
    [ -r "$1" ] || { printf 'denied %s\n' "$PWD/$1"; return; }
    bytes=$(head -c "$2" <"$1" | wc -c)
    printf 'file %d %s\n' "$bytes" "$1"
    head -c "$2" <"$1"
    echo
}

sizes() { # NAME...
    for name in "$@"; do
        shift
        case $name in *"$newline"*) continue ;; esac
        [ ! -f "$name" ] || set -- "$@" "$name"
    done
    [ $# -eq 0 ] || stat -L -c 'size %s %n' -- "$@" 2>/dev/null
}

found=
for place in "$@"; do
    path=$(at_home "${place#*:}")
    case $place in
    path:*) [ ! -e "$path" ] || found=$path ;;
    repo:*) found=$(snapshot "$path") ;;
    file:*)
        for file in "${path%/*}"/*; do
            # shellcheck disable=SC2254 # the pattern is meant
            case $file in "${path%/*}"/${path##*/}) found=$file; break ;; esac
        done
        ;;
    esac
    [ -z "$found" ] || break
    denied "$path"
done
[ -n "$found" ] || exit 0
printf 'where %s\n' "$found"
if [ ! -d "$found" ]; then
    cd "${found%/*}" 2>/dev/null || { denied "$found"; exit 0; }
    name=${found##*/}
    [ -r "$name" ] || printf 'denied %s\n' "$found"
    case $name in
    *-[0-9][0-9][0-9][0-9][0-9]-of-[0-9][0-9][0-9][0-9][0-9].gguf)
        sizes "${name%-*-of-*}"-[0-9][0-9][0-9][0-9][0-9]-of-"${name##*-of-}"
        ;;
    *) sizes "$name" ;;
    esac
    exit 0
fi
cd "$found" 2>/dev/null && [ -r . ] || { printf 'denied %s\n' "$found"; exit 0; }
sizes ./*.safetensors ./*.gguf | head -n 4000
index=model.safetensors.index.json
if [ -r "$index" ]; then
    head -c 100000000 <"$index" | grep -o '"[^"/]*\.safetensors"' | tr -d '"' | sort -u | head -n 4000 | sed 's/^/named /'
    head -c 100000000 <"$index" | grep -o '"total_size" *: *[0-9]*' | head -n 1 | sed 's/^.*: */total /'
fi
small config.json 4194304
small hf_quant_config.json 4194304
exit 0
