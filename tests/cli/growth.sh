#!/bin/sh
# growth.sh TRAXFIG: reading, playing, every format and every analysis take time in proportion to the text, up to a
# logarithm. Each is run on a text and on one four times as long; instructions are counted by callgrind, or if that
# cannot run, the time of larger texts is taken, which shows only what is much too slow. Ends with "N passed, N
# failed, N skipped".

# shellcheck source=tests/cli/expect.sh
. "$(dirname "$0")/expect.sh"

# cost ARGUMENT...: sets $cost, in thousands of instructions, or in milliseconds.
cost()
{
    if [ "$counts" = yes ]; then
        valgrind --tool=callgrind --callgrind-out-file=cg "$program" "$@" 2>&1 > stdout |
            sed -n 's/.*Collected : //p' > stderr
        cost=$(($(cat stderr) / 1000))
    else
        # The third and fourth words are the times of what ran in this shell.
        cost=$(sh -c '"$@" > stdout 2> stderr; times' sh "$program" "$@" | sed -n 2p |
            awk -F '[ ms]+' '{ print int(($1 * 60 + $2 + $3 * 60 + $4) * 1000) }')
    fi
}

# grows NAME SIZE ARGUMENT...: the text that `NAME` writes for four times the size costs at most six times as much as that
# for the size, what an empty text costs not counted. Four times the logarithm of the larger one would be 5.2.
grows()
{
    name=$1
    size=$(($2 * scale))
    shift 2
    "$name" "$size" > small
    "$name" $((size * 4)) > large
    cost "$@" small
    small=$((cost - base))
    cost "$@" large
    large=$((cost - base))
    if [ "$counts" = yes ]; then
        [ "$small" -gt "$least" ]
        verdict $? "$* on $name: nothing to measure: $small for $size"
    fi
    [ "$large" -le $((small * 6 + least)) ]
    verdict $? "$* on $name: $small for $size, $large for four times as much"
}

# Texts of a size.
columns='
    function column(n,  s)
    {
        for (s = ""; n > 0; n = int((n - 1) / 26))
            s = substr("ABCDEFGHIJKLMNOPQRSTUVWXYZ", (n - 1) % 26 + 1, 1) s
        return s
    }'

archive() # one game a line
{
    awk -v n="$1" 'BEGIN { while (i++ < n) print "A1C A1U 1AR 1AR B1D C1D" }'
}

numbered() # numbered games
{
    awk -v n="$1" 'BEGIN { while (i++ < n) print "GAME " i "\n1 A1C 2 A1U\n3 1AR 4 1AR ; good\n" }'
}

prose() # words that are no moves, and one game
{
    awk -v n="$1" 'BEGIN { print "1 A1S"; while (i++ < n) print "I would say that A4 is no move, nor is 3 of them, or B2 here." }'
}

told() # one game, told again and again
{
    awk -v n="$1" 'BEGIN { while (i++ < n) print "1 A1C 2 A1U 3 1AR\n4 1AR ; a comment " i "\n" }'
}

row() # one game, a row of tiles
{
    awk -v n="$1" "$columns"'BEGIN { print "Loop Trax\n1 @0+"; for (i = 2; i <= n; i++) print i " " column(i) "1+" }'
}

stairs() # one game, a staircase
{
    awk -v n="$1" "$columns"'BEGIN {
        print "Loop Trax\n1 @0+"
        for (i = x = y = 1; i < n; i++)
            print i + 1 " " column(i % 2 ? ++x : x) (i % 2 ? y : ++y) "+"
    }'
}

variations() # one game, a variation at each move
{
    awk -v n="$1" "$columns"'BEGIN {
        print "Loop Trax\n1 @0+"
        for (i = 2; i <= n; i++)
            print i " " column(i) "1+ ; " column(i + 1) "1+ " column(i + 2) "1+ any"
    }'
}

paragraph() # one comment, one paragraph
{
    awk -v n="$1" 'BEGIN { print "1 A1S ; begins"; while (i++ < n) print "      ; and goes on with some more words" }'
}

: > empty
counts=yes
scale=1
least=20
# It cannot run a program with sanitizers.
if ! command -v valgrind > stdout ||
    ! valgrind --tool=callgrind --callgrind-out-file=cg "$program" -V 2> stderr | grep -q '^traxfig '; then
    counts=no
fi
if [ $counts = no ]; then
    scale=10
    least=300 # milliseconds; less is chance
fi
cost -c empty
base=$cost

for text in archive numbered prose told; do
    grows $text 100 -c
done
grows row 100 -c
grows variations 100 -c --variations
for mark in attacks safe corners; do
    grows row 60 -c -O marks=$mark
    grows stairs 60 -c -O marks=$mark
done
grows row 60 -c -O marks=wins,depth=1
grows stairs 100 -s
for format in $("$program" -T list | sed 's/ .*//'); do
    case $format in
    html | json | pdf | ps | svg) grows archive 30 -T "$format" ;;
    esac
    case $format in
    ascii | png | gif) grows row 60 -T "$format" ;; # the picture of a staircase is the square of its length
    *) grows stairs 60 -T "$format" ;;
    esac
done
grows numbered 30 -i
grows paragraph 100 -T ps -O comments=yes
finish
