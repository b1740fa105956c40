#!/bin/sh
# growth.sh TRAXFIG: reading, playing, every format and every analysis take time in proportion to the text, up to a
# logarithm. Each is run on a text and on one four times as long; instructions are counted by valgrind, or if that cannot
# run, the time of larger texts is taken, which shows only what is much too slow. Ends with "N passed, N failed, N skipped".

# shellcheck source=tests/cli/expect.sh
. "$(dirname "$0")/expect.sh"

# instructions: for each line of the file `runs`, arguments of the program, prints thousands of instructions. massif counts
# them four times as fast as callgrind, here without replacing malloc, so that what realloc copies counts too. Prints nothing
# if valgrind cannot run, as with sanitizers, or build/repeat was built without its header (see repeat.c).
instructions()
{
    command -v valgrind > stdout || return
    sed 's/^/-o out /' runs | valgrind -q --tool=massif --time-unit=i --heap=no --soname-synonyms=somalloc=nouserintercepts \
        --massif-out-file=all "$root/build/repeat" > stdout 2> stderr
    [ ! -f count.1 ] || awk '{ print "count." NR }' runs | xargs sed -n 's/^time=//p' 2>> stderr |
        awk '{ printf "%d\n", ($1 - before) / 1000; before = $1 }'
}

# milliseconds: of each line of `runs`.
milliseconds()
{
    while read -r words; do
        # shellcheck disable=SC2086 # The third and fourth words are the times of what ran in this shell.
        sh -c '"$@" > stdout 2> stderr; times' sh "$program" $words | sed -n 2p |
            awk -F '[ ms]+' '{ print int(($1 * 60 + $2 + $3 * 60 + $4) * 1000) }'
    done < runs
}

# grows NAME SIZE ARGUMENT...: notes that the text NAME of four times the size must cost at most six times as much as that
# of the size, what an empty text costs not counted. Four times the logarithm of the larger one would be 5.2.
grows()
{
    name=$1
    size=$(($2 * scale))
    shift 2
    for n in $size $((size * 4)); do
        [ -f "$name.$n" ] || text "$name" "$n" > "$name.$n"
        echo "$* $name.$n" >> runs
    done
}

# Compares the costs of each two runs.
compare()
{
    [ "$(wc -l < counted)" = "$(wc -l < runs)" ]
    measured=$?
    verdict $measured 'not all was measured:' tail -n 3 stderr
    [ $measured = 0 ] || return
    paste -d ' ' counted runs | awk -v least=$least -v scale=$scale '
        { cost = $1 - base; $1 = "" }
        NR <= 2 { base += cost; next } # the cost of the second
        NR % 2 { small = cost; next }
        scale == 1 { print(small > least ? 0 : 1) " nothing to measure: " small " for a quarter of" $0 }
        { print(cost <= small * 6 + least ? 0 : 1) " " small " for a quarter, " cost " for" $0 }' > verdicts
    while read -r bad what; do
        verdict "$bad" "$what"
    done < verdicts
}

# Texts: a name, and lines of awk that write a text of the size n.
cat > texts << 'END'
archive while (i++ < n) print "A1C A1U 1AR 1AR B1D C1D" # one game a line
numbered while (i++ < n) print "GAME " i "\n1 A1C 2 A1U\n3 1AR 4 1AR ; good\n" # numbered games
prose # words that are no moves, and one game
prose print "1 A1S"; while (i++ < n) print "I would say that A4 is no move, nor is 3 of them, or B2 here."
told while (i++ < n) print "1 A1C 2 A1U 3 1AR\n4 1AR ; a comment " i "\n" # one game, told again and again
first while (i++ < n) print "1 @0+" # first moves of games that have no other
misspelt while (i++ < n) print "1 @00+" # the same, each almost a move
misnumbered while (i++ < n) print "3 @0+" # with a wrong number
unordered while (i++ < n) printf "%s", "\\\\\n1 A1S 2 A3\\A3\\ A3\\" # games that are not told in their order
quotes while (i++ < n) printf ": "; print "" # one line of signs of quotation
loose printf "1 @0+\n2 A2+"; while (i++ < n) printf " \"@0+\","; print " and words" # one line of moves without numbers
brackets print "1. @0+ A2+"; while (i++ < n) printf "(1) ! "; print "" # comments without a word or a move between them
closed print "1. @0+ A2"; while (i++ < n) printf "+ )(1! "; print "" # the same, each closed where the next one opens
joined while (i++ < n) printf "-gave"; print "" # one word of words that end a game
asides # pairs, and comments that begin with black's number
asides print "1. @0/ @1/\n2. @1/"; while (i++ < n) print "(2... @1+ x) (2... A0/ y)"; print "2... B0+"
bracketed # a line of prose with words in brackets
bracketed print "1 @0+\n2 A2+"; while (i++ < n) printf "I said? P0 [it was %d] ", i; print ""
nested print "1 @0+\n2 A2+"; while (i++ < n) print "(a (b)" # lines of brackets, half of which nothing closes
semicolons while (i++ < n) printf "15[;"; print "" # one line of brackets that nothing closes, with a ; in each
lettered while (i++ < n) printf "sa"; print "A2+\n1 @0+" # above a game, a move with a long name of its column
repeated printf "1 @0/ ; "; while (i++ < n) printf "2 B0. "; print "" # one line of words with one number, in a comment
late # brackets that nothing closes, then a game in each line, then as many brackets that are closed at last
late while (i++ < n) print "(it"; while (j++ < n) print "1 @0+"
late while (k++ < n) print "(0 it"; while (l++ < n) printf ")"
chain print "@0+"; while (i++ < n) printf "B0/\\?"; print "" # one word of moves
breaks # one line in HTML, with a line end behind each word
breaks print "1 @0+\n2 A2+"; while (i++ < n) printf "said<br>"; print ""
before # an archive, and words before a first move
before print "@0+ A2+\n@0+ A2+"; while (i++ < n) printf "said the "; print "@0+ A2+"
ends # an archive, and a line of words that may be ends, before its first move and behind the second
ends print "@0+ A2+\n@0+ A2+"; while (i++ < n) printf "draw it "; printf "@0+ A2+"; while (n--) printf " time it"
gaps # moves with blanks within them, a line of such gaps and one of digits
gaps print "1. @ 0 +\n2. B 1 +\n3. C 1 +\n4. D 1 +"
gaps for (i = 0; i < n; i++) printf "- ("
gaps print ""
gaps while (i-- > 0) printf "1 "
gaps print ""
sgf # records of boardspace.net, one in each line
sgf while (i++ < n) print "(;GM[16]SU[trax];P0[1 Dropb @ 0 /];P1[2 Dropb @ 1 +])"
row print "Loop Trax\n1 @0+"; for (i = 2; i <= n; i++) print i " " column(i) "1+" # one game, a row of tiles
stairs print "Loop Trax\n1 @0+" # one game, a staircase
stairs for (i = x = y = 1; i < n; i++) print i + 1 " " column(i % 2 ? ++x : x) (i % 2 ? y : ++y) "+"
variations print "Loop Trax\n1 @0+" # one game, a variation at each move
variations for (i = 2; i <= n; i++) print i " " column(i) "1+ ; " column(i + 1) "1+ " column(i + 2) "1+ any"
remarks print "Loop Trax\n1 @0+" # one game, a comment at each move
remarks for (i = 2; i <= n; i++) print i " " column(i) "1+ ; a remark"
paragraph # one comment, one paragraph
paragraph print "1 A1S ; begins"; while (i++ < n) print "      ; and goes on with some more words"
word printf "1 A1S ; "; while (i++ < n) printf "and-goes-on-with-some-more-letters/"; print "" # one comment, one word
END

# text NAME SIZE: writes one of them.
text()
{
    awk -v n="$2" '
        function column(n,  s)
        {
            for (s = ""; n > 0; n = int((n - 1) / 26))
                s = substr("ABCDEFGHIJKLMNOPQRSTUVWXYZ", (n - 1) % 26 + 1, 1) s
            return s
        }
        BEGIN {
            '"$(sed -n "s/^$1 //p" texts)"'
        }'
}

# Notes all runs. In the first one the dynamic linker looks up names; the second is what an empty text costs.
note()
{
    printf '%s\n' '-c empty' '-c empty' > runs
    for text in archive numbered prose told first loose brackets asides bracketed nested chain breaks before ends gaps; do
        grows $text 100 -c
    done
    grows sgf 400 -c
    grows closed 400 -c
    grows joined 1000 -c
    grows misnumbered 1000 -c --plain
    grows misspelt 4000 -c
    grows semicolons 5000 -c
    grows lettered 4000 -c
    grows repeated 1000 -c
    grows late 1000 -c
    grows unordered 500 -c
    grows quotes 2000 -c
    grows row 100 -c
    grows variations 100 -c --variations
    for mark in attacks safe corners; do
        grows row 60 -c -O marks=$mark
        grows stairs $stairs -c -O marks=$mark
    done
    grows row 60 -c -O marks=wins,depth=1
    grows stairs $stairs -s
    grows archive 100 -c --unique
    grows variations 100 --rewrite classic
    grows remarks 250 --rewrite classic
    for format in $("$program" -T list | sed 's/ .*//'); do
        case $format in
        html | json | pdf | ps | svg) grows archive 30 -T "$format" ;;
        esac
        case $format in
        ascii | gif | kitty | png | sixel) grows row 60 -T "$format" ;; # the picture of a staircase is the square of its length
        puzzles) ;; # these games have none
        *) grows stairs $stairs -T "$format" ;;
        esac
    done
    grows numbered 30 -i
    grows paragraph 100 -T ps -O comments=yes
    grows word 400 -T ps -O comments=yes
    grows remarks 250 -T ps -O comments=yes
}

: > empty
scale=1
stairs=60
least=20 # thousands of instructions
note
instructions > counted
if [ ! -s counted ]; then
    scale=10
    stairs=15 # the system clears the memory of the grid, which has the square of their length
    least=300 # milliseconds; less is chance
    note
    milliseconds > counted
fi
compare
finish
