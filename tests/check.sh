#!/bin/sh
# check.sh TRAXFIG [quick]: runs the parts of the tests, three at a time, and adds up their last lines, "N passed,
# N failed". A part without such a line counts as a failure. With `quick` it runs only parts that take about a second.
# A part is a program of build, or a script of a folder beside this one: each runs alone, as `parts` below calls it.

here=$(cd "$(dirname "$0")" && pwd)
build=$here/../build
program=$1
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

# part NAME COMMAND...: runs a part; its output goes to a file.
part()
{
    name=$1
    shift
    "$@" > "$work/$name" 2>&1
}

# scripts FOLDER/NAME...: runs parts that are scripts.
scripts()
{
    for script in "$@"; do
        part "${script#*/}" sh "$here/$script.sh" "$program"
    done
}

corpus()
{
    part corpus "$build/replay" "$here"/fuzz/corpus/*
}

# report NAME...: prints what each part printed, then the total; the status is 1 if anything failed.
report()
{
    passed=0
    failed=0
    for name in "$@"; do
        line=$(tail -n 1 "$work/$name")
        sed '$d' "$work/$name"
        if printf '%s\n' "$line" | grep -Eq '^[0-9]+ passed, [0-9]+ failed$'; then
            passed=$((passed + ${line%% *}))
            line_failed=${line#*, }
            failed=$((failed + ${line_failed%% *}))
            echo "$name: $line"
        else
            failed=$((failed + 1))
            printf '%s\n' "$line"
            echo "$name: ended without its count"
        fi
    done
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}

if [ "$2" = quick ]; then
    {
        part run sh "$here/golden/run.sh" "$program" --quick
        scripts pictures/layout cli/manual cli/languages cli/errors
    } &
    part units "$build/units"
    part laws "$build/laws" 400
    corpus
    wait
    report units laws corpus run layout manual languages errors
    exit
fi

# Three lists of about the same length; the parts that mostly wait for others stand in the second.
scripts pictures/ps golden/run pictures/layout &
scripts pictures/web cli/errors cli/languages cli/manual cli/generated cli/emacs &
part units "$build/units"
part laws "$build/laws" 1500
corpus
part faults "$build/faults"
part oracle "$build/oracle" 30
scripts cli/readme pictures/paint cli/texts cli/foreign reading/reading
wait
report units laws corpus faults oracle run reading paint languages errors texts foreign readme layout manual generated emacs ps web
