#!/bin/sh
# options.sh TRAXFIG: what options do wherever they stand: lists, defaults in TRAXFIG, numbers before moves, the order of
# messages, and for which formats each option is. Ends with "N passed, N failed".

# shellcheck source=tests/cli/expect.sh
. "$(dirname "$0")/expect.sh"
printf '1 A1S 2 A1U 3 Z9S\n' > broken

# same WHAT: the last two runs, kept in the files `one` and `other`, wrote the same.
same()
{
    cmp -s one other && [ -s one ]
    verdict $? "$1"
}

# answered STATUS WHAT: the same of a run that ended with this status: 0, without a word in the file `stderr`.
answered()
{
    same "$2"
    [ "$1" = 0 ] && [ ! -s stderr ]
    verdict $? "$2: status $1:" cat stderr
}

# says WORD...: the last run printed this on standard output, and ended with status 0.
says()
{
    printf '%s\n' "$*" | cmp -s - stdout && [ $status = 0 ]
    verdict $? "not '$*':" head -n 3 stdout stderr
}

# Options anywhere, cut short, in one word with their arguments.
"$program" -T code -r loop good > one
for words in 'good -T code -r loop' '-T code good -r loop' 'good --t=code --rul loop' '--to code good --rules=loop' \
    '-sr loop good' '-srloop -- good' 'good -T code -r loop --'; do
    # shellcheck disable=SC2086 # words
    "$program" $words > other
    same "$words"
done
# Of options that exclude each other, the last one counts: an alias has the first ones. Positions are counted from either
# end. Colours have three digits or six, in either case.
while IFS='|' read -r words like; do
    rm -f made
    # shellcheck disable=SC2086 # words
    "$program" $like good > one 2> stderr
    # shellcheck disable=SC2086
    "$program" $words good > other 2> stderr
    same "$words"
    [ ! -s stderr ] && [ ! -e made ]
    verdict $? "$words:" cat stderr
done << 'END'
-f tiny -f mel | -f mel
-m 3 --moves=all | -m all
-r loop -r trax8 -T json | -r trax8 -T json
-c -T svg | -T svg
-T svg -c | -c
-i -s | -s
-ps -u | -u
-u -i | -i
-i -T html | -i
--lines --plain -n | -n
-n --lines -c | --lines -c
-g one -w Ann -g two -w Bo | -g two -w Bo
-l de -l fr | -l fr
-o made -o - | -o -
-T svg --legal -T classic | --legal -T classic
-q -m -1 | -q -m 2
-q -m -2--1 | -q -m 1-2
-q --moves=1--1 | -q -m 1-2
-T svg -O background=#f80 | -T svg -O background=#ff8800
-T svg -O background=#FF8800 | -T svg -O background=#ff8800
-T svg -O background=#000 | -T svg -O background=black
-T svg -O background=#ffffff | -T svg -O background=white
END

# -h and -V answer on standard output, whatever else stands there or in TRAXFIG; an argument or a file is neither.
for answer in -h --version; do
    case $answer in
    *h*) "$program" -h > one ;;
    *) "$program" -V > one ;;
    esac
    for words in '-x' '-f nofont' '-f' '-m x -m' '--nothing --font' '-T bmp' '-O colour=red' '-T svg -O nothing=1' '-r chess' \
        '-l xx' '-l ./none.msg' '-o no/such/file' '-o %s' '-o good good' '-o good.bmp' '--l' '--all=1' '-f list -T list' \
        '--legal -T json' '-i -o made%d.html good' 'missing'; do
        for line in "$words $answer" "$answer $words"; do
            # shellcheck disable=SC2086 # words
            "$program" $line > other 2> stderr
            answered $? "$line"
        done
    done
    for default in -x '-f nofont' '-l xx' '-f "mel' good -V -h '-O colour=red' '-o no/such/file' '-m -T'; do
        TRAXFIG=$default "$program" $answer > other 2> stderr
        answered $? "$answer with TRAXFIG=$default"
    done
done
LANG=de "$program" -h > one
LANG=de "$program" -f nofont -h > other
same '-h in German behind a wrong option'
expect 2 'cannot read -h: ' -- -h
expect 2 'unknown font h; available: ' -fh good
expect 2 'unknown option --ver' --verse good

# Lists, on standard output.
help=" $("$program" -h | tr '\n' ' ')"
"$program" -T list > formats
while read -r format sense; do
    run -T "$format" good
    [ $status = 0 ] && { [ -s stdout ] || [ "$format" = puzzles ]; }
    verdict $? "-T list names $format, which cannot be written"
    [ "$sense" ]
    verdict $? "-T list does not say what $format is"
    case $help in
    *[': ']"$format"['; ']*) verdict 0 ;;
    *) verdict 1 "-h does not name $format" ;;
    esac
    # The default of each setting stands first.
    defaults=$("$program" -T "$format" -O list | sed -n 's/^  \([a-z]*\)  *\([a-z0-9][^ ]*\).*/\1=\2/p' | tr '\n' ,)
    [ ! "$defaults" ] || "$program" -T "$format" -O "${defaults%,}" good | cmp -s - stdout
    verdict $? "-T $format -O list: the defaults are not $defaults"
done < formats
[ "$("$program" -O list | grep -c '^-T ')" -gt 5 ]
verdict $? '-O list has not the settings of all formats'
# -f list draws a game with all six tiles in each font, below its name and size.
for font in $("$program" -f list | sed -n 's/, [0-9]* x [0-9]*$//p'); do
    "$program" -q -f "$font" "@0+ A2\\ A0/ B1+ C1\\"
done | sed '/^$/d' > one
"$program" -f list | sed -e '/^$/d' -e '/^[a-z].*, [0-9]* x [0-9]*$/d' > other
same '-f list draws other boards than -f'
"$program" -f list | sed -n 2p > other
echo > one
same 'an empty line below the names of -f list'
for option in -f -l -r; do
    expect 0 '' $option list
    [ -s stdout ]
    verdict $? "$option list is empty"
    sed -n 's/^\([a-z][a-z0-9-]*\).*/\1/p' stdout > names
    while read -r name; do
        run $option "$name" good
        [ $status = 0 ]
        verdict $? "$option list names $name, which is unknown"
    done < names
done

# The lists, line by line: names, then the words or limits of each, with its default, in columns of their own.
marks='  marks         none attacks safe corners wins all turning
  depth         (1 - 9; 2 with marks)
  search        attacks all'
look='  theme         print classic modern line'
dark="$look dark"
shown='  labels        yes no
  numbers       yes no
  last          yes no
  path          yes no
  error         yes no'
pages="  paper         a4 letter legal a3 a5
  orientation   auto portrait landscape
  figures       (1 - 30; 6 in strips)
  comments      no yes
  solutions     no yes
  contents      auto yes no
  index         no yes
  moves         yes no
  title         TEXT
$dark
  tile          0 (0 - 200)
$shown
$marks"
web="$look
  numbers       yes no
  labels        yes no
  last          yes no
  path          yes no
  error         yes no"
film=$(printf '%s' "$web" | sed 's/\(labels *\)yes no/\1no yes/')
pixels="$web
  size          48 (8 - 512)
  background    none white black #RRGGBB
  columns       4 (1 - 1000)
$marks"
cat > wanted << END
-T ascii
  labels        yes no
  colour        no yes auto
  last          yes no
  path          yes no
  width         (1 - 10000; COLUMNS or 80)
$marks
-T check
$marks
-T code
  canonical     no yes
-T eps
$dark
  tile          0 (0 - 200)
$shown
$marks
-T gif
$film
  size          40 (8 - 512)
  background    white none black #RRGGBB
  delay         80 (2 - 10000)
  hold          400 (2 - 10000)
  loop          yes no
  forced        no yes
$marks
-T html
$web
  player        no yes
  solutions     no yes
  variations    yes no
  title         TEXT
$marks
-T json
$marks
-T kitty
$pixels
-T pdf
$pages
-T png
$pixels
-T ps
$pages
-T puzzles
  as            text json
  depth         2 (2 - 9)
-T record
  notation      modern classic
-T sixel
$pixels
-T svg
$web
  size          48 (0 - 1000)
  columns       4 (1 - 1000)
  background    none white black #RRGGBB
  animate       no yes
$marks
-T totals
  as            text json
-T tree
  as            text json
  depth         4 (1 - 40)
END
"$program" -O list > one
cp wanted other
same "-O list: $(diff one other | head -n 3)"
for format in ascii check code eps gif html json kitty pdf png ps puzzles record sixel svg totals tree; do
    awk -v name="-T $format" '/^-T/ { on = $0 == name } on' wanted > one
    "$program" -T $format -O list > other
    same "-T $format -O list"
done
for format in classic modern; do
    [ "$("$program" -T $format -O list)" = "-T $format" ]
    verdict $? "-T $format has settings"
done
[ "$("$program" -T list | sed 's/ .*//' | tr '\n' ' ')" = 'ascii check classic code eps gif html json kitty modern pdf png ps puzzles record sixel svg totals tree ' ] &&
    [ "$("$program" -r list | sed 's/ .*//' | tr '\n' ' ')" = 'trax trax8 loop ' ] &&
    [ "$("$program" -l list | sed 's/ .*//' | tr '\n' ' ')" = 'da de en es fr ja ' ]
verdict $? 'the names of formats, rules and languages'
"$program" -T list | awk 'substr($0, 10, 1) != " " || substr($0, 11, 1) == " " { wrong++ } END { exit NR != 19 || wrong }' &&
    "$program" -r list | awk 'substr($0, 10, 1) != " " || substr($0, 11, 1) == " " { wrong++ } END { exit NR != 3 || wrong }'
verdict $? 'the columns of lists'
# The sentences of the help begin in column 22, two blanks behind the longest option.
"$program" -h | awk 'NR == 1 || /^exit status/ { next } { n++; wrong += substr($0, 20, 2) != "  " || substr($0, 22, 1) == " " }
    /^ -/ { wrong += substr($0, 1, 5) !~ /^ -[a-zA-Z] -$/ } /^    -/ { wrong += $1 !~ /^--[a-z]+$/ }
    END { exit wrong || n != 21 }'
verdict $? 'the columns of the help'

# The extension of a file is that of a format, in either case; any other is a text board; those of pictures and documents
# that no format writes are errors.
mkdir dir.png
for case in x.txt:ascii x.ps:ps x.pdf:pdf x.eps:eps x.svg:svg x.html:html x.htm:html x.json:json x.SVG:svg x.Json:json X.SVG:svg \
    x.out:ascii x.xyz:ascii svg:ascii ./dir.png/x:ascii 'x%d.svg:svg'; do
    "$program" -T "${case#*:}" good > one
    expect 0 '' -o "${case%:*}" good
    cp "$(echo "${case%:*}" | sed 's/%d/1/')" other
    same "-o ${case%:*}"
done
for extension in jpg jpeg webp bmp tif tiff doc docx odt rtf sgf pgn gz zip JPG Docx; do
    expect 2 "cannot write x.$extension: no format has the extension .$extension; choose one with -T: ascii check " -o x.$extension good
    expect 0 "the extension of x.$extension does not match format svg, in which the file is written" -T svg -o x.$extension good
done
for case in svg:x.svg ps:x.txt json:x code:x.out ascii:x.txt html:x.HTM; do
    expect 0 '' -T "${case%:*}" -o "${case#*:}" good
done
for case in ps:x.eps eps:x.ps ascii:x.svg code:x.json html:x.pdf; do
    expect 0 "the extension of ${case#*:} does not match format ${case%:*}" -T "${case%:*}" -o "${case#*:}" good
done

# -i is a page that plays; -u is none; -p and -ps are PostScript, -s a code, -t nothing.
for case in '-i:-T html -O player=yes' '-u:-T html -O player=no' '-p:-T ps' '-ps:-T ps' '-s:-T code' '-c:-T check' '-t:-T ascii' \
    '-i -O player=no:-T html' '-O player=yes -u:-T html -O player=yes'; do
    # shellcheck disable=SC2086 # words
    "$program" ${case%%:*} good > one
    # shellcheck disable=SC2086
    "$program" ${case#*:} good > other
    same "${case%%:*}"
done
"$program" -i good | grep -q 'id="page"'
verdict $? '-i makes a page without a player'
echo "traxfig $(cat "$root/src/version")" > one
"$program" -V > other
same -V

# Defaults that last. The program takes the quotes apart.
# shellcheck disable=SC2089,SC2090
TRAXFIG='-O colour=yes,theme=line -O color=yes -f "mel" -g '"'"'A "short" game'"'"
# shellcheck disable=SC2090
export TRAXFIG
for format in svg json ps code check; do
    expect 0 '' -T $format good
done
run good
[ "$(tr -d -c '\033' < stdout | wc -c)" -gt 9 ]
verdict $? 'a setting in TRAXFIG does not hold for its format'
run good
grep -q 'A "short" game' stdout
verdict $? 'quotes in TRAXFIG'
for blank in ' ' "$(printf '\t')" "$(printf ' \n\t x' | tr -d x)"; do
    TRAXFIG="$blank-f${blank}mel$blank-q$blank" "$program" good > one
    TRAXFIG='' "$program" -f mel -q good > other
    same 'blanks of any kind in TRAXFIG'
done
"$program" -f tiny -O colour=no -g '' good > one
TRAXFIG='' "$program" -f tiny -g '' good > other
same 'the command line does not override TRAXFIG'
TRAXFIG='-O colouur=yes'
expect 2 'in TRAXFIG: format ascii has no setting colouur; did you mean colour?' good
TRAXFIG='-f nofont'
expect 2 'in TRAXFIG: unknown font nofont' good
expect 0 '' -f mel good
expect 0 '' -T json good # which reads no font
TRAXFIG='-l xx'
expect 2 'in TRAXFIG: unknown language xx' good
unset TRAXFIG

# colour=auto asks the environment.
"$program" -O color=yes good > yes
"$program" good > no
for case in 'no A=1' 'yes CLICOLOR_FORCE=1' 'yes FORCE_COLOR=1' 'yes FORCE_COLOR=true' 'no FORCE_COLOR=0' 'no CLICOLOR_FORCE=' 'no CLICOLOR_FORCE=0' \
    'no FORCE_COLOR=1 NO_COLOR=1' 'yes FORCE_COLOR=1 NO_COLOR=' 'no FORCE_COLOR=1 NO_COLOR=0' 'no NO_COLOR=1'; do
    # shellcheck disable=SC2086 # words
    env ${case#* } "$program" -O colour=auto good > other
    cp "${case%% *}" one
    same "colour=auto with ${case#* }"
    # shellcheck disable=SC2086
    env ${case#* } "$program" good > other
    cp no one
    same "the default with ${case#* }"
done

# The colours of boards, on red: lines, white and black tracks, numbers; on magenta the last tile; on green the path that won.
{
    "$program" -O colour=yes -f numbered @0/ B1+ "@1\\" A0/
    "$program" -O colour=yes -f numbered @0/ @1+ "C1\\" "B2\\"
    "$program" -O colour=yes,path=no -f numbered @0/ @1+
} | tr '\033' '\n' | sed -n 's/^\(\[[0-9;]*m\).*/\1/p' | sort -u | tr '\n' ' ' > one
printf '%s ' '[0m' '[30;41m' '[30;42m' '[30;45m' '[91;41m' '[93;41m' '[93;45m' '[95;45m' '[97;41m' '[97;42m' '[97;45m' > other
same "colours of boards: $(cat one)"
for case in '[97;42m:[30;42m:@0/ B1+ @1\ A0/' '[30;42m:[97;42m:@0/ @1+ C1\ B2\ '; do
    moves=${case#*:}
    # shellcheck disable=SC2086 # words
    "$program" -O colour=yes ${moves#*:} > stdout
    grep -Fq "${case%%:*}" stdout && ! grep -Fq "${moves%%:*}" stdout
    verdict $? "the colour of the winner of ${moves#*:}"
done
# -f auto: the board of loop.txt has four columns; a line has two characters before it, and 4 (W - 1) + 1 in a font W wide.
for case in 83:large 82:numbered 43:numbered 42:outline 35:outline 34:short2 27:short2 26:mel 19:mel 18:compact 11:compact 10:one \
    1:one; do
    "$program" -f "${case#*:}" "$root/examples/loop.txt" > one
    "$program" -f auto -O width="${case%:*}" "$root/examples/loop.txt" > other
    same "-f auto -O width=${case%:*}"
done
# In a UTF-8 locale with lines and blocks.
for case in 67:unicode-large 66:unicode-numbered 43:unicode-numbered 42:unicode 27:unicode 26:unicode-blocks 23:unicode-blocks \
    22:unicode-small 11:unicode-small 10:unicode-one 1:unicode-one; do
    "$program" -f "${case#*:}" "$root/examples/loop.txt" > one
    LC_CTYPE=C.UTF-8 "$program" -f auto -O width="${case%:*}" "$root/examples/loop.txt" > other
    same "-f auto -O width=${case%:*} in a UTF-8 locale"
done
"$program" -f braille -O colour=yes "$root/examples/line.txt" | grep -Fq '[30;42m'
verdict $? 'where tracks of black are on the path that won, braille has its colour'
# In colour, no character shows both tracks. A terminal of 14 lines is too low for the fourteen lines of the board in unicode-small.
for case in 'yes 11 0 unicode-small' 'yes 11 14 braille' 'yes 10 0 unicode-line' 'yes 1 0 unicode-line' 'no 11 14 unicode-tiny' 'auto 11 14 unicode-tiny'; do
    # shellcheck disable=SC2086 # words
    set -- $case
    "$program" -q -f "$4" -O colour="$1" "$root/examples/loop.txt" > one
    LC_CTYPE=C.UTF-8 COLUMNS=$2 LINES=$3 "$program" -q -f auto -O colour="$1" "$root/examples/loop.txt" > other
    same "-f auto -O colour=$case"
done
"$program" -q -f braille -O colour=yes "$root/examples/loop.txt" > one
LC_CTYPE=C.UTF-8 COLUMNS=11 LINES=14 FORCE_COLOR=1 "$program" -q -f auto -O colour=auto "$root/examples/loop.txt" > other
same '-f auto where FORCE_COLOR chooses colours'
for size in 40x12 20x8 3x0; do
    LC_CTYPE=C.UTF-8 COLUMNS=${size%x*} LINES=${size#*x} "$program" -f auto -O colour=yes "$root/examples/cave.txt" > other
    ! grep -Fq -e ╂ -e ┿ -e ╅ -e ╃ -e ╆ -e ╄ other
    verdict $? "a character of both tracks in colour, $size"
done
for case in 'LANG=en_US.UTF-8:unicode' 'LANG=en_US.utf8:unicode' 'LANG=en_US.utf-8:unicode' 'LC_ALL=C LANG=en_US.UTF-8:short2' 'LC_CTYPE=C LANG=en_US.UTF-8:short2' \
    'LC_ALL=de_DE.UTF-8 LC_CTYPE=C LANG=C:unicode' 'LC_MESSAGES=en_US.UTF-8:short2' 'LANG=en_US.ISO-8859-1:short2'; do
    "$program" -f "${case##*:}" "$root/examples/loop.txt" > one
    # shellcheck disable=SC2086 # words
    env ${case%:*} "$program" -l en -f auto -O width=34 "$root/examples/loop.txt" > other
    same "-f auto where ${case%:*}"
done
for case in :numbered x:numbered 80x:numbered 0:numbered 34:short2; do
    "$program" -f "${case#*:}" "$root/examples/loop.txt" > one
    COLUMNS=${case%:*} "$program" -f auto "$root/examples/loop.txt" > other
    same "-f auto, COLUMNS=${case%:*}"
done
"$program" -f auto -O labels=no,width=81 "$root/examples/loop.txt" > one
"$program" -f large -O labels=no "$root/examples/loop.txt" > other
same '-f auto without the characters before the board'
# LINES: all that is drawn, and a line for the prompt. The boards of a film have one font, in which the last one fits.
fonts='large numbered outline mel one' # those with other heights
for font in $fonts; do
    for more in '' '-q' '-O marks=attacks' '-m 8' '-w Ann -r loop' '-m 3-11'; do
        [ ! "$more" ] || [ "$font" = outline ] || continue
        # shellcheck disable=SC2086 # words
        "$program" -f "$font" $more "$root/examples/loop.txt" > one
        lines=$(awk '/^$/ && blank++ % 2 { n = 0; next } { n++ } END { print n }' one)
        [ "$more" = '-m 3-11' ] || lines=$(grep -c '' one)
        # shellcheck disable=SC2086 # words
        COLUMNS=200 LINES=$((lines + 1)) "$program" -f auto $more "$root/examples/loop.txt" > other
        same "-f auto $more, LINES=$((lines + 1))"
        # shellcheck disable=SC2086 # words
        "$program" -f "$(echo "$fonts one" | sed "s/.*$font \([^ ]*\).*/\1/")" $more "$root/examples/loop.txt" > one
        # shellcheck disable=SC2086 # words
        COLUMNS=200 LINES=$lines "$program" -f auto $more "$root/examples/loop.txt" > other
        same "-f auto $more, LINES=$lines"
    done
done
# Names of two letters stand side by side if a tile has more columns than two, but for those it shares; else downwards.
awk 'BEGIN { printf "@0+"; while (i++ < 26) printf " @1+"; print "" }' > across
for case in compact:2 one:2 mel:1 short2:1; do
    "$program" -q -r loop -f "${case%:*}" across > other
    awk -v rows="${case#*:}" 'NR <= rows { names = names "/" $0 } NR > rows { exit }
        END { gsub(/ /, "", names); all = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"; exit names != (rows == 1 ? "/" all "AA" : "/A/" all "A") }' other
    verdict $? "the names of 27 columns in ${case%:*}:" head -n 2 other
done
# Without COLUMNS a line has 80: as many as 19 columns of mel and the numbers of ten rows.
awk 'BEGIN { printf "@0+"; while (i++ < 18) printf " @1+"; while (j++ < 9) printf " A0+"; print "" }' > nineteen
"$program" -r loop -f mel nineteen > one
env -u COLUMNS "$program" -r loop -f auto nineteen > other
same '-f auto without COLUMNS'
[ "$(awk 'length > n { n = length } END { print n }' one)" = 80 ]
verdict $? 'a board of 80 columns'
# A width in TRAXFIG is for -f auto; that other fonts do not need it is no reason to warn, unless it is on the command line.
TRAXFIG='-O width=60' "$program" good > other 2> stderr
"$program" good > one
same 'a width in TRAXFIG'
[ ! -s stderr ] && expect 0 'option -O width has no effect with -f short2; it is for -f auto' -O width=60 good
verdict $? 'a width in TRAXFIG:' cat stderr
numbered=$(cd "$root/tfm" && grep -l "%[0-9]*s" ./*.tfm | sed "s/..\(.*\).tfm/\1/" | paste -s -d , - | sed "s/,/, /g")
expect 0 "option -a has no effect with -f mel; it is for $numbered" -a -f mel good
"$program" -f auto -O width=43 -m 1-11 "$root/examples/loop.txt" > one
"$program" -f numbered -m 1-11 "$root/examples/loop.txt" > other
same '-f auto: a film has one font'

# The default drawing says whose turn it is, or how the game ended; -q does not.
for case in 'Black to move:A1S' 'White wins with a line:--lines row' 'Stopped by an error at move 3:broken' \
    'After move 1. A1S:-m 1 A1S A1U' 'Black to move.$:-m 1 A1S A1U' '(White to move).$:-m 2 A1S A1U'; do
    echo 'A1S A2S A3S A4S A5S A6S A7S A8S' > row
    # shellcheck disable=SC2086
    "$program" ${case#*:} 2> stderr | grep -q "${case%%:*}"
    verdict $? "${case#*:} does not print ${case%%:*}"
    # shellcheck disable=SC2086
    ! "$program" -q ${case#*:} 2> stderr | grep -q "${case%%:*}"
    verdict $? "-q ${case#*:} prints ${case%%:*}"
done

# A terminal: the first end of file ends the input.
if have 'the end of file at a terminal' python3; then
    python3 - "$program" > other << 'END'
import os, pty, subprocess, sys
master, slave = pty.openpty()
process = subprocess.Popen([sys.argv[1], '-c'], stdin=slave, stdout=subprocess.PIPE)
os.write(master, b'1 A1S\n2 A1U\n\x04')
try:
    print(process.communicate(timeout=10)[0].decode(), end='')
except subprocess.TimeoutExpired:
    process.kill()
END
    echo '<stdin>:1: Unfinished after move 2 (White to move).' > one
    same 'the first end of file at a terminal'
fi

# A range that begins before the first move has the positions that there are.
"$program" -q -m 1-2 good > one
"$program" -q -m -9--1 good > other 2> stderr
same '-m -9--1'
expect 1 'good:1: error: -m -3 names a position that this game does not have; the game ends after move 3' -m -3 good

# Games without names have numbers in their place; one alone has none.
printf 'A1C B1D\nA1S A2S\n' > pair
expect 0 '' --lines pair
[ "$(grep -c '^Game 2$' stdout)" = 1 ] && ! grep -q 'Game 1' stdout
verdict $? 'the numbers of games:' grep Game stdout
printf 'Event: Cup\nA1C B1D\nEvent: Final\nA1S A2S\n' > pair
expect 0 '' --lines pair
! grep -q '^Game' stdout && grep -q '^Cup$' stdout && grep -q '^Final$' stdout
verdict $? 'the titles of games:' grep 'Game\|Cup\|Final' stdout

# Words of the command line.
"$program" -q A1S A1U B2R > one
for words in '1 A1S 2 A1U 3 B2R' '1. A1S A1U 2. B2R' '1.A1S 2.A1U 3.B2R' '1) A1S 1... A1U 2) B2R' 'A1S A1U 3 B2R'; do
    # shellcheck disable=SC2086
    "$program" -q $words > other
    same "$words"
    "$program" -q "$words" > other
    same "'$words'"
done
"$program" -q '1 A1S 2 A1U
    3 B2R' > other
same 'moves with an end of line between'
expect 1 '<command-line>:1:7: warning: wrong number: this is move 2' 1 A1S 3 A1U
expect 1 'this text contains no game' -n A1S A1U
expect 0 '' -n 1 A1S 2 A1U
printf 'A1S A1U' | "$program" -c good - > one
printf '%s\n' 'good:1: Unfinished after move 3 (Black to move).' '<stdin>:1: Unfinished after move 2 (White to move).' > other
same '- beside a file'

# Nothing of one game is left for the next: a game with names, comments and an end, one with an error, and one without any of
# these look the same before and behind each other.
{ printf 'Event: Cup\nWhite: Ann\nBlack: Ben\n\nHello.\n\n'; sed -n '/^ *1 /,$p' "$root/examples/loop.txt"; } > full
printf '1 @0/ ;one\n2 B1+ ;two\n3 Z9/ ;three\n' > wrong
echo '1 @0+ 2 A0+' > plain
# pieces PATTERN: the lines of each piece, which begins with a line that matches, without the numbers of games and pages.
pieces()
{
    awk -v begin="$1" '$0 ~ begin { n++ } /^%%Trailer|^<metadata/ { exit }
        { gsub(/game=[0-9]+/, "game="); gsub(/Game [0-9]+/, "Game"); sub(/ x="[0-9]+" y="[0-9]+" width=/, "") }
        /^%%Page: / { head = 1; next }
        head && /^[(][0-9]+[)] Tj$/ { head = 0; next }
        n { print > ("piece." n) } n == 5 && /^<\/article/ { exit }' && [ -s piece.5 ]
}
for case in 'html:^<article' 'svg:^<svg role=' 'ps:^%%Page: [0-9]' 'json:^[{]' 'check:^[a-z]*:' 'code:^[a-z]' 'classic:^A1' 'modern:^@0'; do
    format=${case%%:*}
    for more in '' '-a -O marks=attacks'; do
        case $format$more in
        code-a* | classic-a* | modern-a*) continue ;;
        esac
        rm -f piece.*
        # shellcheck disable=SC2086 # words
        "$program" -T $format $more full plain wrong plain full 2> stderr | pieces "${case#*:}" && cmp -s piece.1 piece.5 &&
            cmp -s piece.2 piece.4 && ! cmp -s piece.1 piece.2 && ! cmp -s piece.2 piece.3
        verdict $? "-T $format $more: a game is drawn otherwise behind another:" diff piece.2 piece.4
    done
done
for more in '' '-a' '-m all' '-O colour=yes -f numbered' '-f auto -O marks=all'; do
    for name in full plain wrong plain full; do
        # shellcheck disable=SC2086 # words
        "$program" $more $name 2> stderr
        echo
    done > one
    # shellcheck disable=SC2086
    { "$program" $more full plain wrong plain full 2> stderr; echo; } > other
    same "boards one after the other, $more"
done

# With -v, how a file was read stands before its errors.
run -v broken good
sed 's/^ .*//; s/^[^ ]*: \([a-z]*\): .*/\1/; /^$/d' stderr | tr '\n' ' ' > other
echo 'note error note ' | tr -d '\n' > one
same '-v: the order of messages'

# An option has an effect on exactly the formats that the table names; the others are a warning, with status 0.
{ printf 'Game: Final\nWhite: Ann\nBlack: Ben\n'; "$program" -T classic "$root/examples/loop.txt" 2> stderr; } > named
while read -r format _; do
    case $format in
    png | gif | kitty | sixel) small='-O size=24' ;; # quickly drawn
    *) small= ;;
    esac
    for setting in marks=none numbers=yes; do
        for font in mel numbered; do
            TRAXFIG="-f $font -O $setting $small" "$program" -T "$format" named > "one.$font.$setting" 2> stderr
        done
    done
    for option in '-f numbered' -a -q '-g X' '-w X' '-b X'; do
        font=numbered
        [ "$option" = '-f numbered' ] && font=mel
        changes=no
        for setting in marks=none numbers=yes; do
            [ $changes = no ] || continue
            # shellcheck disable=SC2086
            TRAXFIG="-f $font -O $setting $small" "$program" $option -T "$format" named > other 2> stderr
            status=$?
            cmp -s "one.$font.$setting" other || changes=yes
        done
        if [ $changes = yes ]; then
            [ $status = 0 ] && [ ! -s stderr ]
        else
            [ $status = 0 ] && grep -q "^traxfig: warning: option ${option% *} has no effect with -T $format; it is for [a-z]" stderr
        fi
        verdict $? "$option -T $format: effect $changes, but:" cat stderr
    done
done < formats
# The manual says the same.
sed -n '/^\.Sh OPTIONS/,/^\.Sh FORMATS/p' "$root/src/man/traxfig.1" | sed 's/^\.It Fl \(.\) .*/OPTION \1/' | awk '
    /^OPTION/ { if (done) n = 0; done = 0; letters[++n] = $2 }
    /^For$/ { listing = 1; list = ""; next }
    /^\.(Pp|Dl|Cm list)/ { for (i = 1; i <= n && listing; i++) print letters[i] list; done = 1; listing = 0 }
    listing && /^\.Cm/ { for (i = 2; i <= NF; i++) if ($i ~ /[a-z]/) list = list " " $i }' | sort > told
for option in -a '-b x' '-f mel' '-g x' -q '-w x'; do
    # shellcheck disable=SC2086
    run $option -T code good
    echo "${option%% *} $(sed 's/.* it is for //; s/,//g' stderr)" | sed 's/^-//'
done > shown
cmp -s told shown
verdict $? 'the manual says something else:' diff told shown
expect 0 'option --font has no effect with --legal; it is for ascii' --font mel --legal good
# Legal moves stand by rows and columns; a game that is over has none; a blank line ends those of a game.
printf '@0/ RESIGN\n@0/\n' > over
[ "$("$program" --legal --lines over | tr '\n' ';')" = ';A0+ 1;A0\ 1;A0/ 1;@1+ 1;@1/ 1;@1\ 1;B1+ 1;B1/ 1;B1\ 1;A2+ 1;A2\ 1;A2/ 1;' ] &&
    [ "$("$program" --legal -T classic @0/ | tr '\n' ' ')" = '1AS 1 1AL 1 1AR 1 A1S 1 A1D 1 A1U 1 B1S 1 B1U 1 B1D 1 A2S 1 A2R 1 A2L 1 ' ]
verdict $? 'legal moves'

finish
