#!/bin/sh
# check.sh TRAXFIG [quick]: runs the parts of the tests, three at a time, and adds up their last lines, "N passed,
# N failed, N skipped" or "N passed, N failed". A part without such a line, or without a test, counts as a failure; so does
# one that takes longer than LIMIT seconds, where there is timeout(1). With `quick` it runs only parts that take about a
# second. A part is a program of build, or a script of a folder beside this one: each runs alone, as it is called below.

here=$(cd "$(dirname "$0")" && pwd)
build=$here/../build
program=$1
limit=
command -v timeout > /dev/null && limit="timeout ${LIMIT:-600}"
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

# part NAME COMMAND...: runs a part; its output goes to a file.
part()
{
    name=$1
    shift
    $limit "$@" > "$work/$name" 2>&1
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

# random and others count the tests of random games apart from the rest, which are far fewer.
skipped=0
failed=0
random=0
others=0

# Prints what each part printed, and adds up its tests.
report()
{
    for file in "$work"/*; do
        name=${file##*/}
        line=$(tail -n 1 "$file")
        sed '$d' "$file"
        if printf '%s\n' "$line" | grep -Eq '^[0-9]+ passed, [0-9]+ failed(, [0-9]+ skipped)?$'; then
            # shellcheck disable=SC2086 # its words
            add "$name" $line
        else
            failed=$((failed + 1))
            printf '%s\n' "$line"
            echo "$name: ended without its count"
        fi
    done
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
    grep -h '^skipped: ' "$work"/* | sed 's/.*: there is no /there is no /' | sort | uniq -c |
        sed 's/^ *\([0-9]*\) \(.*\)/skipped, for \2: \1/'
    echo "passed in random games: $random; in all other parts: $others"
    echo "$((random + others)) passed, $failed failed, $skipped skipped"
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
    total
    exit
fi

# Three lists of about the same length; the parts that mostly wait for others stand in the second.
scripts pictures/ps golden/run pictures/layout &
scripts pictures/web cli/errors cli/output cli/languages cli/manual cli/generated cli/emacs cli/schema cli/editors &
part units "$build/units"
part laws "$build/laws" 1500
corpus
part faults "$build/faults"
part oracle "$build/oracle" 30
scripts cli/readme pictures/paint cli/texts cli/foreign reading/reading
wait
total
