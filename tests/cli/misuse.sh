#!/bin/sh
# misuse.sh TRAXFIG: wrong commands as people type them. Each is answered by one sentence, which says what was wrong and
# what to type instead, and by the right exit status. Ends with "N passed, N failed, N skipped".

# shellcheck source=tests/cli/expect.sh
. "$(dirname "$0")/expect.sh"
cp "$root/examples/loop.txt" game.txt
cp "$root/examples/line.txt" line.txt
cp game.txt game # also without an extension
printf '\037\213\010\0\0\0' > game.txt.gz
printf '\211PNG\r\n\032\n' > board.png
printf '%%PDF-1.4\n' > book.pdf
printf '\n' > blank.txt
mkdir games
: > unreadable
chmod 000 unreadable

# One sentence a line: exit status, the sentence, and the words after `traxfig`. In a sentence, ... stands for anything.
cat > cases << 'END'
2 unknown option --svg; did you mean -T svg?                        | --svg game.txt
2 unknown option --paper; did you mean -O paper=a5?                 | -ps --paper=a5 game.txt
2 unknown option -svg; did you mean -T svg?                         | -svg game.txt
2 unknown option -html; did you mean -T html?                       | game.txt -html
2 cannot read svg: ...; did you mean -T svg?                        | game.txt svg
2 unknown format jsno; did you mean json?                           | -T jsno game.txt
2 unknown format SVG; did you mean svg?                             | -T SVG game.txt
2 unknown format txt; did you mean ascii?                           | -T txt game.txt
2 unknown format .TXT; did you mean ascii?                          | -T .TXT game.txt
2 unknown format htm; did you mean html?                            | -T htm game.txt
2 unknown format pgn; did you mean png?                             | -T pgn game.txt
2 unknown format svg=big; available: ascii, check, ...                | -Tsvg=big game.txt
2 unknown format =svg; did you mean svg?                            | -T=svg game.txt
2 option -T needs an argument: -T FORMAT, -T list                   | game.txt -T
2 option -O needs an argument: -O KEY=VALUE, -O list                | -O
2 option -O needs an argument: -O KEY=VALUE, -O list                | -O '' game.txt
2 option --to needs an argument: --to FORMAT, --to list             | --to= game.txt
2 option -f needs an argument: -f NAME, -f list                     | -f '' game.txt
2 option -m needs an argument: -m N                                 | -m '' game.txt
2 option -o needs an argument: -o FILE                              | -o '' game.txt
2 format ascii has no setting ''; available: labels, ...             | -O ,labels=no game.txt
2 format modern has no settings; '' cannot be set                     | -T modern -O =no game.txt
0 warning: the extension of x.pdf does not match format ps, in which the file is written | -T ps -o x.pdf game.txt
0 warning: the extension of x.PNG does not match format svg, in which the file is written | -T svg -o x.PNG game.txt
2 setting colour needs a value, such as colour=yes                  | -O colour game.txt
2 setting depth needs a value, such as depth=9                      | -O depth game.txt
2 setting paper needs a value, such as paper=letter                 | -T ps -O paper game.txt
2 setting marks needs a value, such as marks=attacks                | -O marks game.txt
2 colour cannot be 'maybe'; allowed: no, yes, auto            | -O colour=maybe game.txt
2 colour cannot be 'ye'; did you mean yes?                  | -O colour=ye game.txt
2 unknown option --color; did you mean -O color=always?             | --color=always game.txt
2 unknown option --colour; did you mean -O colour=never?            | --colour never game.txt
2 unknown option --colour; did you mean -O colour=yes?              | --colour=red game.txt
2 unknown option --colour; did you mean -O colour=yes?              | --colour game.txt
2 unknown option --paper; did you mean -O paper=letter?             | '--paper=a5;id' game.txt
2 unknown option --width; did you mean -O width=40?                 | --width 40 game.txt
2 unknown option --width; did you mean -O width=9?                  | --width=0 game.txt
2 unknown option --width; did you mean -O width=9?                  | game.txt --width
2 unknown option --marks; did you mean -O marks=safe,wins?          | --marks safe,wins game.txt
2 unknown option -theme; did you mean -O theme=line?                | -T svg -theme line game.txt
2 unknown option -theme; did you mean -O theme=classic?             | -T svg -theme game.txt
2 cannot read colour=on;id: ...; did you mean -O colour=yes?        | 'colour=on;id' game.txt
2 labels cannot be 'auto'; allowed: yes, no                  | -O labels=auto game.txt
2 colour cannot be 'y'; did you mean yes?                   | -O colour=y game.txt
2 figures cannot be '31'; allowed: 1 - 30                   | -T pdf -O figures=31 game.txt
2 figures cannot be '-1'; allowed: 1 - 30                   | -T pdf -O figures=-1 game.txt
2 paper cannot be 'a6'; allowed: a4, letter, legal, a3, a5      | -T pdf -O paper=a6 game.txt
2 paper cannot be 'let'; did you mean letter?               | -T pdf -O paper=let game.txt
2 format pdf has no setting list; did you mean -O list?             | -T pdf -O list=pdf game.txt
2 format pdf has no setting comm; did you mean comments?            | -T pdf -O comm=yes game.txt
2 unknown option -move; did you mean --moves?                       | -move 10 game.txt
2 unknown option -comments=yes; did you mean -O comments=yes?       | -comments=yes -T pdf game.txt
2 unknown option -theme=line; did you mean -O theme=line?           | -theme=line -T pdf game.txt
2 format ascii has no setting theme; it is a setting of ... svg     | -O theme=line game.txt
2 format svg has no setting them; did you mean theme?               | -T svg -O them=line game.txt
2 theme cannot be 'lines'; did you mean line?               | -T svg -O theme=lines game.txt
2 columns cannot be 'two'; allowed: 1 - 1000                | -T svg -O columns=two -m all game.txt
2 option -f needs an argument: -f NAME, -f list                     | -f
2 unknown font tiney; did you mean tiny?; ...                       | -f tiney game.txt
2 -m cannot be 5-3; use a move number ...                           | -m 5-3 game.txt
2 -m cannot be x; use a move number ...                             | -m x game.txt
2 -m cannot be 0; use a move number ...                             | -m 0 game.txt
2 option -m needs an argument: -m N                                 | game.txt -m
1 game.txt:3: error: no position after move 40: the game ends after move 11 | -m 40 game.txt
1 game.txt:3: error: no position after move 9999999999999999999999: the game ends after move 11 | -m 9999999999999999999-9999999999999999999999 game.txt
1 game.txt:3: error: -m -30 names a position that this game does not have; the game ends after move 11 | -m -30 game.txt
1 game.txt:3: error: no position after move 12345678901234567890123456789012: the game ends after move 11 | -m 123456789012345678901234567890123456 game.txt
1 game.txt:3: error: no position after move 12: the game ends after move 11 | -m 2-12 game.txt
2 -m cannot be -30-4; use a move number ...                         | -m -30-4 game.txt
1 game.txt:3: error: -m 3--30 names a position that this game does not have; the game ends after move 11 | -m 3--30 game.txt
2 unknown option -5; did you mean -m 5?                             | -5 game.txt
2 option --help takes no argument; remove =fonts                    | --help=fonts
2 option --all takes no argument; remove =yes                       | --all=yes game.txt
2 unknown option -help; did you mean --help?                        | -help
2 cannot read help: ...; did you mean --help?                       | help
2 cannot read gam: ...; it is not a move either                     | gam
2 cannot read set: ...; did you mean --set?                         | set
2 cannot read se: ...; it is not a move either                      | se
2 cannot read verb: ...; did you mean --verbose?                    | verb
2 cannot read all: ...; did you mean --all?                         | all
2 cannot read alls: ...; it is not a move either                    | alls
2 cannot read to: ...; it is not a move either                      | to
2 cannot read A1C/: ...; it is not a move either                    | A1C/
2 cannot read dir/A1C: ...                                          | dir/A1C
2 cannot read A1C.x: ...                                            | A1C.x
2 cannot read 5: ...; did you mean -m 5?                            | 5
2 cannot read −5: ...; did you mean -m 5?                             | −5
2 unknown option -?; see traxfig -h                                 | -?
2 unknown option --numberd; did you mean --numbered?                | --numberd game.txt
2 option --ver is ambiguous: --verbose, --version; write more of it       | --ver
2 cannot read –c: ...; did you mean -c?                               | -q game.txt –c -o x.txt
2 cannot read −-c: ...; did you mean -c?                              | −-c game.txt
2 cannot read —help: ...; did you mean --help?                        | —help
2 unknown option -x; see traxfig -h                                 | -x game.txt
2 --legal and -T json cannot be combined; use only one of them | --legal -T json game.txt
2 --legal and -c cannot be combined; use only one of them    | -T classic --legal -c game.txt
0 warning: option -f has no effect with -T svg; it is for ascii     | -f tiny -T svg game.txt -o game.svg
0 warning: option -a has no effect with -f mel; it is for large, numbered, ... | -a -f mel game.txt -o out.txt
0 warning: option -O width has no effect with -f short2; it is for -f auto | -O width=60 game.txt -o out.txt
0 warning: option -O has no effect with --legal; it is for ascii, check, ... | --legal -O colour=yes game.txt
0 warning: option -q has no effect with --legal; it is for ascii, ... | -q --legal game.txt
2 unknown rules chess; available: trax, trax8, loop                   | -r chess game.txt
2 unknown rules lop; did you mean loop?                             | -r lop game.txt
2 unknown rules 8x8; did you mean trax8?                            | -r 8x8 game.txt
2 unknown rules 8X8 Trax; did you mean trax8?                       | -r '8X8 Trax' game.txt
2 unknown rules Loop Trax; did you mean loop?                       | -r 'Loop Trax' game.txt
2 unknown language english; available: da, de, en, ...                 | -l english game.txt
2 cannot read gmae.txt: ...                                         | gmae.txt
2 cannot read A1X: ...; it is not a move either                     | A1X A1U B2R
2 cannot read '': ...; it is not a move either                      | ""
2 cannot read A1S: ...; moves cannot follow a file                  | -o out.txt game.txt A1S
2 cannot read games: ...; to read all files in it, write games/* | games
2 cannot read -x: ...; it is not a move either                      | -- -x
1 <command-line>:1:5: error: 2 game.txt: not a move; moves look like ... | -q A1S game.txt
1 <command-line>:1:5: error: 2 Z9S: no tile is next to that space; a new tile must touch another | A1S Z9S
1 <command-line>:1:7: warning: wrong number: this is move 2 | 1 A1S 3 A1U
1 game.txt.gz: error: this looks like gzip; unpack it with: gzip -dc game.txt.gz | traxfig | game.txt.gz
1 board.png: error: this looks like PNG; traxfig reads only text and its own PNG files | board.png
1 book.pdf: error: this looks like PDF; traxfig reads only text and its own PNG files | book.pdf
1 blank.txt: error: this text contains no game; a game begins with @0/, @0+, A1C or A1S | blank.txt
2 standard input (-) can be read only once                          | -c - - line.txt
2 standard input (-) can be read only once                          | -c - line.txt -
2 cannot write games: ...                                           | -o games game.txt
2 cannot write no/such/file: ...                                    | -o no/such/file game.txt
2 cannot write x.jpg: no format has the extension .jpg; choose one with -T: ascii ... | -o x.jpg game.txt
2 option -o needs an argument: -o FILE                              | game.txt -o
2 option -o needs an argument: -o FILE                              | game.txt -o -T svg
END

# says LINE SENTENCE: whether the line has the sentence, in which ... stands for anything.
says()
{
    part=${2%%...*}
    case $1 in
    *"$part"*) [ "$part" = "$2" ] || says "${1#*"$part"}" "${2#*...}" ;;
    *) return 1 ;;
    esac
}

cases=0
while read -r wanted line; do
    words=${line##*'| '}
    sentence=${line%"| $words"}
    sentence=${sentence%"${sentence##*[! ]}"}
    eval "run $words" < game.txt
    told=no
    sentences=0
    while IFS= read -r row; do
        says "$row" "$sentence" && told=yes
        case $row in
        ' '*) ;; # shows the place; - - line.txt has an empty input too
        *': error'* | *': warning'* | *': note'*) sentences=$((sentences + 1)) ;;
        esac
    done < stderr
    [ $told = yes ] && [ "$status" = "$wanted" ] && [ "$sentences" = 1 ]
    verdict $? "traxfig $words: status $status, not '$sentence':" cat stderr
    cases=$((cases + 1))
done < cases
[ "$cases" -ge 60 ]
verdict $? "only $cases cases"

# The superuser may read everything.
if ! cat unreadable 2> /dev/null; then
    expect 2 'cannot read unreadable: ' unreadable
fi

# Settings in the environment.
for case in "-f 'mel:unclosed quotation mark: mel" '-f "mel:unclosed quotation mark: mel' \
    '--pain:unknown option --pain; did you mean --plain?' 'game.txt:unknown option game.txt; see traxfig -h' \
    '-O colour=red:colour cannot be' '-T svg -c:unknown' '-f:option -f needs an argument: -f NAME, -f list'; do
    TRAXFIG=${case%%:*}
    export TRAXFIG
    case $TRAXFIG in
    '-T svg -c') expect 0 '' -o game.check game.txt ;; # the last one counts
    *) expect 2 "traxfig: error: in TRAXFIG: ${case#*:}" game.txt ;;
    esac
    unset TRAXFIG
done

# What was wrong once and works now.
expect 0 '' -i game.txt -o x.html
grep -q '</html>' x.html
verdict $? '-i game.txt -o x.html makes no page'
expect 0 '' game.txt -O color=yes -o x.txt
for value in always on true 1 never off false 0; do
    expect 0 '' game.txt -O color=$value,labels=$value -o "x$value.txt"
done
cmp -s xalways.txt xon.txt && cmp -s xon.txt xtrue.txt && cmp -s xtrue.txt x1.txt && cmp -s xnever.txt xoff.txt &&
    cmp -s xoff.txt xfalse.txt && cmp -s xfalse.txt x0.txt && "$program" -O colour=yes game.txt | cmp -s - xon.txt &&
    "$program" -O labels=no game.txt | cmp -s - xoff.txt
verdict $? 'other words for yes and no'

finish
