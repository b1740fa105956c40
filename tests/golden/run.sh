#!/bin/sh
# run.sh TRAXFIG: compares what the program prints with the expected files in this folder and in examples.
#
# An input is NAME.txt, a text, or NAME.moves, moves for the command line. Each NAME.EXT beside it is what
# `traxfig -T EXT` must print, or --rewrite classic if EXT is rewritten; NAME.err is what it must write to stderr (under -c).
# If NAME.err has an error or a warning the exit status must be 1, else 0. NAME.args holds further options. Of pictures and
# pages the expected file has what depends on the game; what is the same in each (prolog.ps, tiles, tiles.svg, player.html,
# prefixes) is left out here, not in examples, and tested by what they draw (boards.sh, web.sh, ps.sh).
#
# run.sh TRAXFIG --quick leaves out the inputs that take longer than a second.
# run.sh TRAXFIG --write NAME EXT writes an expected file. Check it in another way before you commit it.

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
set -f # words of .args and .moves are no patterns

# add_words FILE: appends the words of a file, if it is there, to $words.
add_words()
{
    [ -f "$1" ] || return 0
    while IFS= read -r line || [ "$line" ]; do
        words="$words $line"
    done < "$1"
}

# varying EXT: copies what depends on the game: no prolog, style sheet, symbols, script or policy of a page.
varying()
{
    case $1 in
    *ps) sed -e '/^%%BeginProlog/,/^%%EndProlog/d' -e '/^\/T[0-9]* {/,/^} bind def/d' ;;
    *) sed -e '/^<style>/,/^<\/style>/d' -e '/^<defs>/,/^<\/defs>/d' -e '/^<script>/,/^<\/script>/d' \
        -e '/^<meta http-equiv/d' -e '/^<link/d' -e 's/\([" #]\)[a-z]\{5\}[0-9]-\([a-z]\)/\1\2/g' ;;
    esac
}

# run NAME EXT: runs an input in a format, and sets $actual, the file of $work with what is to be compared.
run()
{
    words=
    add_words "$1.args"
    if [ -f "$1.moves" ]; then
        add_words "$1.moves"
    else
        words="$words $1.txt"
    fi
    format="-T $2"
    [ "$2" = err ] && format='-T check'
    [ "$2" = rewritten ] && format='--rewrite classic'
    # shellcheck disable=SC2086 # a list of words
    "$program" $format $words > "$work/out" 2> "$work/err"
    status=$?
    actual=out
    case $folder/$2 in
    */err) actual=err ;;
    */examples/*) ;;
    *ps | *svg | *html)
        actual=varying
        varying "$2" < "$work/out" > "$work/varying"
        ;;
    esac
}

# compare NAME EXT: a test of what is printed, and one of the exit status. $faulty lists the .err files with a fault.
compare()
{
    run "$1" "$2"
    wanted=0
    case " $faulty " in
    *" $1.err "*) wanted=1 ;;
    esac
    cmp -s "$1.$2" "$work/$actual"
    verdict $? "$1.$2 (- expected, + printed):" diff "$1.$2" "$work/$actual"
    [ "$status" = "$wanted" ]
    verdict $? "$1.$2: exit status $status, not $wanted"
}

if [ "$2" = --write ]; then
    folder=$(cd "$(dirname "$3")" && pwd)
    cd "$(dirname "$3")" || exit 2
    name=$(basename "$3")
    run "$name" "$4"
    cp "$work/$actual" "$name.$4"
    exit 0
fi

set +f
slow=
[ "$2" = --quick ] && slow=' deep '
for folder in "$root/tests/golden" "$root/examples"; do
    cd "$folder" || exit 2
    faulty=$(grep -El ': (error|warning): ' ./*.err | sed 's:^\./::' | tr '\n' ' ')
    for input in *.txt *.moves; do
        [ -f "$input" ] || continue
        name=${input%.*}
        case $slow in
        *" $name "*) continue ;;
        esac
        for expected in "$name".*; do
            case $expected in
                "$input" | *.args | *.txt | *.moves | *.png | *.pdf) ;;
                *) set -f && compare "$name" "${expected##*.}" && set +f ;;
            esac
        done
    done
done

orphans=$(for file in "$root"/tests/golden/*.*; do
    [ -f "${file%.*}.txt" ] || [ -f "${file%.*}.moves" ] || echo "${file##*/}"
done | grep -v -e "[.]sh$" -e "[.]trx$")
[ -z "$orphans" ]
verdict $? "expected files without an input: $orphans"

# A suite that cannot fail is a defect: a wrong expectation and a wrong exit status must be noticed.
cd "$work" || exit 2
echo 'A1C' > wrong.moves
echo 'this is not the code' > wrong.code
faulty=wrong.err
before=$failed
compare wrong code > /dev/null
[ "$failed" -eq $((before + 2)) ]
noticed=$?
failed=$before
verdict $noticed 'a wrong expected file was not noticed'

finish
