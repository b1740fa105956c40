#!/bin/sh
# check.sh TRAXFIG [quick | light]: runs the parts of the tests, three at a time, for some wait for their browser, and adds up
# their last lines, "N passed, N failed, N skipped" or "N passed, N failed". A part without such a line, or without a test,
# counts as a failure; so does one that takes longer than LIMIT seconds, where there is timeout(1). With `quick` it runs only
# parts that take about a second, with `light` all but those in Chromium. A part is a program of build, or a script of a folder
# beside this one; each runs alone.

here=$(cd "$(dirname "$0")" && pwd)
build=$here/../build
program=$1
limit=
command -v timeout > /dev/null && limit="timeout ${LIMIT:-600}"

# has_room FOLDER MEGABYTES
has_room()
{
    df -Pk "$1" 2> /dev/null | awk -v wanted="$2" 'END { exit !($4 > wanted * 1000) }'
}

# Files that live for a moment take less time in memory, where there is room for them and programs can run from it.
memory=/dev/shm
if [ -z "$TMPDIR" ] && [ -w $memory ] && ! grep -q " $memory .*noexec" /proc/mounts && has_room $memory 2000; then
    export TMPDIR=$memory
fi
[ "$2" = quick ] && room=20 || room=400
if ! has_room "${TMPDIR:-/tmp}" "$room"; then
    echo "${TMPDIR:-/tmp} has no room for $room megabytes; set TMPDIR to another folder"
    exit 2
fi
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
mkdir "$work/said" "$work/begun"

# perform PART [ARGUMENT]: runs a part, a program or FOLDER/NAME of a script; its output goes to a file with its name.
perform()
{
    name=${1#*/}
    case $1 in
    units | oracle | laws | faults) set -- "$build/$1" ${2:+"$2"} ;;
    corpus) set -- "$build/replay" "$here"/fuzz/corpus/* ;;
    *) set -- sh "$here/$1.sh" "$program" ${2:+"$2"} ;;
    esac
    $limit "$@" > "$work/said/$name" 2>&1
}

# Runs the parts of the list that nobody else has begun: `PART ARGUMENT` a line.
work()
{
    while read -r script argument; do
        if mkdir "$work/begun/${script#*/}" 2> "$work/others"; then
            perform "$script" "$argument" < /dev/null
        fi
    done < "$work/parts"
}

# random and others count the tests of random games apart from the rest, which are far fewer.
skipped=0
failed=0
random=0
others=0

# Prints what each part printed, those that failed last, and adds up their tests.
report()
{
    good='^[1-9][0-9]* passed, 0 failed(, [0-9]+ skipped)?$'
    for file in "$work"/said/*; do
        name=${file##*/}
        tail -n 1 "$file" | grep -Eq "$good" && echo "0 $name" || echo "1 $name"
    done | sort > "$work/order"
    while read -r _ name; do
        line=$(tail -n 1 "$work/said/$name")
        sed '$d' "$work/said/$name"
        if printf '%s\n' "$line" | grep -Eq '^[0-9]+ passed, [0-9]+ failed(, [0-9]+ skipped)?$'; then
            # shellcheck disable=SC2086 # its words
            add "$name" $line
        else
            failed=$((failed + 1))
            printf '%s\n' "$line"
            echo "$name: ended without its count"
        fi
    done < "$work/order"
}

# add NAME N passed, N failed[, N skipped]
add()
{
    echo "$1: $2 passed, $4 failed${6:+, $6 skipped}"
    case $1 in
    laws | oracle) random=$((random + $2)) ;;
    *) others=$((others + $2)) ;;
    esac
    failed=$((failed + $4))
    skipped=$((skipped + ${6:-0}))
    if [ $(($2 + $4 + ${6:-0})) = 0 ]; then
        failed=$((failed + 1))
        echo "$1: has no test"
    fi
}

# Prints all; the status is 1 if anything failed.
total()
{
    report
    grep -h '^skipped: ' "$work"/said/* | sed 's/.*: there is no /there is no /' | sort | uniq -c |
        sed 's/^ *\([0-9]*\) \(.*\)/skipped, for \2: \1/'
    echo "passed in random games: $random; in all other parts: $others"
    echo "$((random + others)) passed, $failed failed, $skipped skipped"
    [ "$failed" = 0 ]
}

# The parts, those that take longest first.
if [ "$2" = quick ]; then
    cat << END
laws 400
pictures/boards quick
golden/run --quick
corpus
units
pictures/layout
cli/sentences quick
cli/manual
cli/languages
cli/errors
cli/options
cli/misuse
END
else
    [ "$2" = light ] && without='^pictures/(player|pages)$' || without='^$'
    grep -Ev "$without" << END
pictures/pages
pictures/player
pictures/boards
cli/sentences
pictures/web
pictures/ps
cli/archive
pictures/layout
cli/settings
cli/texts
cli/growth
cli/readme
pictures/pdf
faults
pictures/images
cli/options
cli/makefile
reading/reading
golden/run
cli/output
laws 1500
cli/install
corpus
cli/sizes
cli/foreign
cli/emacs
units
cli/generated
cli/languages
cli/errors
oracle 30
cli/schema
cli/results
pictures/fonts
cli/editors
cli/misuse
cli/manual
END
fi > "$work/parts"
work &
work &
work
wait
total
