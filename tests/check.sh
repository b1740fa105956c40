#!/bin/sh
# check.sh TRAXFIG [quick]: runs every part of the tests, three at a time, for some wait, and adds up their closing
# lines "N passed, N failed". A part that prints no such line counts as a failure. With `quick` only those that take a
# second or two.

here=$(dirname "$0")
program=$1
passed=0
failed=0
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

# part TITLE COMMAND...: its output goes to a file, for tell.
part()
{
    title=$1
    shift
    "$@" > "$work/$title" 2>&1
}

tell()
{
    line=$(tail -n 1 "$work/$1")
    sed '$d' "$work/$1"
    if printf '%s\n' "$line" | grep -Eq '^[0-9]+ passed, [0-9]+ failed$'; then
        passed=$((passed + ${line%% *}))
        line_failed=${line#*, }
        failed=$((failed + ${line_failed%% *}))
        echo "$1: $line"
    else
        failed=$((failed + 1))
        printf '%s\n' "$line"
        echo "$1: broke off"
    fi
}

# The parts that are scripts.
scripts()
{
    for name in "$@"; do
        part "$name" sh "$here"/*/"$name.sh" "$program"
    done
}

if [ "$2" = quick ]; then
    parts='units laws corpus run errors layout manual languages'
    scripts run layout manual languages errors &
    part units "$here/../build/units"
    part laws "$here/../build/laws" 200
    part corpus "$here/../build/replay" "$here"/fuzz/corpus/*
    wait
    for name in $parts; do
        tell "$name"
    done
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
    exit
fi

# Three parts that take about as long as each other.
scripts ps readme run texts layout &
scripts web errors languages manual generated emacs &
part units "$here/../build/units"
part laws "$here/../build/laws" 1500
part corpus "$here/../build/replay" "$here"/fuzz/corpus/*
part faults "$here/../build/faults"
part oracle "$here/../build/oracle" 30
scripts paint
wait

for name in units laws corpus faults oracle run paint languages errors texts readme layout manual generated emacs ps \
    web; do
    tell "$name"
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
