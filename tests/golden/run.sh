#!/bin/sh
# run.sh TRAXFIG: holds the program against the expected files in tests/golden and examples.
#
# An input is NAME.txt, a text that is read as a file, or NAME.moves, moves for the command line. Each
# NAME.EXT beside it is what `traxfig -T EXT` must print, and NAME.err what it must say on stderr (under
# -c); if it says `error:` the exit status must be 1, else 0. NAME.args holds further options.
# Ends with "N passed, N failed".
#
# run.sh TRAXFIG --write NAME EXT makes an expected file. Check it by another way before you keep it.

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"

# The arguments of an input, a word a line.
arguments()
{
    if [ -f "$1.args" ]; then
        tr ' ' '\n' < "$1.args"
    fi
    if [ -f "$1.moves" ]; then
        tr ' ' '\n' < "$1.moves"
    else
        echo "$1.txt"
    fi
}

# Runs an input in a format; stdout and stderr go to $work.
run()
{
    format=$2
    [ "$2" = err ] && format=check
    arguments "$1" | sed '/^$/d' > "$work/words"
    set -- -T "$format"
    while IFS= read -r word; do
        set -- "$@" "$word"
    done < "$work/words"
    "$program" "$@" > "$work/out" 2> "$work/err"
}

compare()
{
    run "$1" "$2"
    status=$?
    actual=out
    wanted=0
    [ "$2" = err ] && actual=err
    [ -f "$1.err" ] && grep -Eq ': (error|warning): ' "$1.err" && wanted=1
    diff "$1.$2" "$work/$actual" > "$work/diff"
    verdict $? "$1.$2 (- expected, + printed): $(head -n 6 "$work/diff")"
    [ "$status" = "$wanted" ]
    verdict $? "$1.$2: exit status $status, not $wanted"
}

if [ "$2" = --write ]; then
    cd "$(dirname "$3")" || exit 2
    name=$(basename "$3")
    run "$name" "$4"
    if [ "$4" = err ]; then
        cp "$work/err" "$name.err"
    else
        cp "$work/out" "$name.$4"
    fi
    exit 0
fi

for folder in "$root/tests/golden" "$root/examples"; do
    [ -d "$folder" ] || continue
    cd "$folder" || exit 2
    for input in *.txt *.moves; do
        [ -f "$input" ] || continue
        name=${input%.*}
        for expected in "$name".*; do
            case $expected in
                "$input" | *.args | *.txt | *.moves | *.png | *.pdf) ;;
                *) compare "$name" "${expected##*.}" ;;
            esac
        done
    done
done

# A suite that cannot fail is a defect: a wrong expectation must be noticed.
cd "$work" || exit 2
echo 'A1C' > wrong.moves
echo 'this is not the code' > wrong.code
before=$failed
compare wrong code > /dev/null
[ "$failed" -gt "$before" ]
noticed=$?
failed=$before
verdict $noticed 'a wrong expected file was not noticed'

finish
