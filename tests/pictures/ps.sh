#!/bin/sh
# ps.sh TRAXFIG: renders the PostScript formats with Ghostscript and examines the pages. Skipped, and counted as that, if
# there is no Ghostscript.

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$work" || exit 2

if ! have PostScript gs; then
    finish
    exit
fi

# render FILE NAME OPTION...: renders a file into NAME-1.ppm and so on; messages of Ghostscript go to `said`.
render()
{
    case $1 in
    /*) file=$1 ;;
    *) file=$work/$1 ;; # by a name alone, lines.ps is one of the files of Ghostscript
    esac
    name=$2
    shift 2
    case $file in
    /*) ;;
    *) file=$PWD/$file ;; # Ghostscript has files of its own, such as lines.ps
    esac
    rm -f "$name"-*.ppm
    gs -q -dSAFER -dBATCH -dNOPAUSE -sDEVICE=ppmraw "$@" -sOutputFile="$name-%d.ppm" "$file" > said 2>&1
}

# follow OPTION... FILE...: renders all these files, whose names begin with /, in one run of Ghostscript; nothing of one is
# left for the next. In `said` stands `FILE: N` after each file, N pages in all, and before that what was said of it.
follow()
{
    files=
    while [ "${1#/}" = "$1" ]; do
        files="$files $1"
        shift
    done
    for file in "$@"; do
        shift
        set -- "$@" -c '/job save def' -f "$file" -c "($file: ) print currentpagedevice /PageCount get = job restore"
    done
    # shellcheck disable=SC2086 # options
    gs -q -dSAFER -dBATCH -dNOPAUSE -sDEVICE=ppmraw $files "$@" > said 2>&1
}

# Whether a document has the lines and characters that the conventions allow, without -0, and as many pages as it promises.
is_proper()
{
    LC_ALL=C awk '
        /^%%Page: / { pages++ }
        /^%%Pages: / { promised = $2 }
        length > 255 || /[^ -~]/ || /(^| )-0( |$)/ { bad = 1 }
        END { exit bad || pages != promised || $0 != "%%EOF" }' "$1"
}

# are_sound FILE...: of each file, 0 if it is proper and renders without messages in the promised number of pages, else 1,
# and what was said.
are_sound()
{
    follow -r20 -sOutputFile=sound-%d.ppm "$@"
    before=0
    for file in "$@"; do
        after=$(sed -n "s,^$file: ,,p" said)
        heard=$(awk -v file="$file:" '$1 == file { exit } /^\// && /: [0-9]+$/ { heard = ""; next } { heard = heard $0 " " }
            END { print heard }' said)
        [ -z "$heard" ] && is_proper "$file" && [ "$(sed -n 's/^%%Pages: //p' "$file" | tail -n 1)" = $((${after:-0} - before)) ]
        echo "$? $heard"
        before=${after:-0}
    done
}

# is_sound FILE
is_sound()
{
    are_sound "$work/$1" > sound
    grep -q '^0' sound
}

# Whether everything on the pages of a document, A4 portrait, is inside the margins, to a twentieth of a point.
keeps_margins()
{
    gs -q -dSAFER -dBATCH -dNOPAUSE -r1440 -sDEVICE=bbox "$1" 2>&1 | awk '
        /^%%BoundingBox/ { next }
        !/^%%HiResBoundingBox/ || $2 < 63 || $3 < 56.69 || $4 > 532 || $5 > 800 { bad = 1; print }
        END { exit bad }' > found
}

# Whether the procedures on the pages of a document leave the stack empty.
leaves_nothing()
{
    sed 's/^sheet restore showpage/& count 0 ne { (something is left) == } if/' "$1" |
        gs -q -dSAFER -dBATCH -dNOPAUSE -sDEVICE=nullpage - > found 2>&1 && [ ! -s found ]
}

# document NAME STATUS WORD...: prints a document. documents_are_sound makes these tests of all.
count=0
document()
{
    name=$1
    wanted=$2
    shift 2
    "$program" -T ps "$@" > "$name.ps" 2> words
    status=$?
    [ "$status" = "$wanted" ]
    verdict $? "$name: exit status $status, not $wanted: $*"
    count=$((count + 1))
    cp "$name.ps" "document-$count.ps"
    echo "$name: $*" >> documents
}

documents_are_sound()
{
    n=0
    set --
    while [ $n -lt $count ]; do
        n=$((n + 1))
        set -- "$@" "$work/document-$n.ps"
    done
    are_sound "$@" > sound
    exec 3< documents
    while read -r bad heard; do
        read -r what <&3
        verdict "$bad" "$what: $heard"
    done < sound
    exec 3<&-
    [ "$(wc -l < sound)" -eq $count ]
    verdict $? 'not all documents were examined'
}

# pixel FILE X Y: the colour of a pixel of a picture by Ghostscript, as three numbers.
pixel()
{
    { read -r kind && read -r comment && read -r size && read -r most; } < "$1"
    head=$((${#kind} + ${#comment} + ${#size} + ${#most} + 4))
    # shellcheck disable=SC2046,SC2005 # three words, without the blanks of od
    echo $(od -An -v -tu1 -j $((head + 3 * ($3 * ${size% *} + $2))) -N 3 "$1")
}

# shows NAME X Y RED GREEN BLUE: whether a pixel of a picture has about this colour.
shows()
{
    # shellcheck disable=SC2046 # three words
    set -- $(pixel "$1-1.ppm" "$2" "$3") "$4" "$5" "$6"
    [ $# = 6 ] && [ $(($1 - $4)) -lt 6 ] && [ $(($4 - $1)) -lt 6 ] && [ $(($2 - $5)) -lt 6 ] && [ $(($5 - $2)) -lt 6 ] &&
        [ $(($3 - $6)) -lt 6 ] && [ $(($6 - $3)) -lt 6 ]
}

colour()
{
    shows "$@"
    verdict $? "$1: pixel $2 $3 is $(pixel "$1-1.ppm" "$2" "$3"), not $4 $5 $6"
}

# picture NAME WORD...: a picture with tiles 40 pixels wide, without labels and numbers.
picture()
{
    name=$1
    shift
    "$program" -T eps -O tile=40 -O labels=no -O numbers=no -O last=no "$@" > "$name.eps" 2> words
    render "$name.eps" "$name" -dEPSCrop -r72 -dGraphicsAlphaBits=4
    [ ! -s said ]
    verdict $? "$name.eps: $(cat said)"
}

# ---- The prolog, alone.

render "$root/src/paper/prolog.ps" alone
[ ! -s said ] && [ ! -f alone-1.ppm ]
verdict $? "prolog.ps alone: $(cat said)"

# ---- Documents: all examples with all options, and content that is hard to fit on a page.

for text in "$root"/examples/*.txt "$root"/tests/golden/*.txt; do
    base=$(basename "$text" .txt)
    "$program" -c "$text" > results 2> words
    status=$?
    [ -s results ] || continue # a text without a game
    case $base in
        hostile) status=1 ;; # letters that cannot be drawn
    esac
    document "$base" $status -a -O comments=yes "$text"
    case $text in
        *golden*) continue ;;
    esac
    document "$base-page" $status -a -O theme=classic -O paper=a5 -O contents=yes "$text"
    document "$base-film" $status -m all -O figures=9 -O theme=line "$text"
done

# Marks: on a page, in figures, in a film.
for theme in print classic modern line; do
    document marks-$theme 0 -O marks=all,theme=$theme "$root"/examples/bailey-siegenthaler.txt
done
# Every move and every word of the comments is on the pages.
for name in bailey-siegenthaler loop line claims cave; do
    text=$root/examples/$name.txt
    "$program" -T ps -O comments=yes "$text" > words.ps
    gs -q -dNOPAUSE -dBATCH -sDEVICE=txtwrite -o words.txt words.ps > said
    sed -n '/^ *1 /,$p' "$text" | tr -cs "A-Za-z0-9@/+'" '\n' | sort -u > wanted
    tr -cs "A-Za-z0-9@/+'" '\n' < words.txt | sort -u > there
    [ "$(comm -23 wanted there | wc -l)" -eq 0 ] && [ "$(wc -l < wanted)" -gt 10 ]
    verdict $? "what of $name.txt is not in the booklet: $(comm -23 wanted there | tr '\n' ' ')"
done
document marks-book 0 -O marks=all,comments=yes "$root"/examples/bailey-siegenthaler.txt
document marks-film 0 -O marks=all,figures=9 -m all "$root"/examples/bailey-siegenthaler.txt

repeat() { awk -v n="$1" -v word="$2" 'BEGIN { while (n--) printf " %s", word }'; }

long=$(repeat 25 champion | sed 's/ //g')
echo "@0+$(repeat 299 @1+)" > across.txt
document tile 0 @0/
# Lines are shorter than 255 bytes, as the conventions require.
for tiles in 60 80 81 100 160 180 199 200 201 239; do
    echo "@0+$(repeat $((tiles - 1)) @1+)" > row.txt
    "$program" -T eps -r loop row.txt > row.eps
    [ "$(awk 'length > 254' row.eps | wc -l)" -eq 0 ]
    verdict $? "lines that are too long, where a row has $tiles tiles"
done
wide=$(repeat 300 W | sed 's/ //g')
for kind in '@0/' '-m all @0/ B1+' '-r loop across.txt'; do
    # shellcheck disable=SC2086 # words
    document room 0 -O paper=a5 -O orientation=landscape -g "$wide" -w "$wide" -b "$wide" $kind
done
document name 0 -g "$long" -w "$long $long" -b "($long" @0+
document names 0 -O comments=yes -g "$long" -w "$long $long" -b "\\$long" @0+ A0+
document across 0 -r loop across.txt
echo "@0+$(repeat 3000 @1+)" > thin.txt
"$program" -T eps -r loop thin.txt > thin.eps
render thin.eps thin -r12 && [ ! -s said ]
verdict $? "a row of 3001 tiles: $(head -n 1 said)"
document across-marks 0 -r loop -O marks=attacks,corners across.txt
document across-turned 0 -r loop -O orientation=landscape -a across.txt
echo "@0+$(repeat 99 @1+)$(repeat 99 A0+)" > bent.txt
document bent 0 -r loop bent.txt
document bent-book 0 -r loop -O comments=yes bent.txt
document bent-film 0 -r loop -m 100-110 -O figures=1 bent.txt
awk 'BEGIN { print "1 @0+"; for (i = 0; i < 400; i++) print "; line", i, "of a comment that goes on and on\n;Or not." }' > talk.txt
document talk 0 -O comments=yes talk.txt
document first 1 B7/
document refused 1 "$root/tests/golden/refused.moves"
# The board is divided, and the space of the refused move lies in one part only.
awk 'BEGIN { printf "A1S A2S A3S A4S B4S C4S D4S D3S D2S D1S C1U"
             for (i = 5; i <= 90; i++) printf " A%dS", i; print " B1U" }' > spoilt.txt
document spoilt 1 -r loop spoilt.txt
leaves_nothing spoilt.ps && grep -q '^0 \.26 l$' spoilt.ps
verdict $? "spoilt.ps: $(cat found)"
document refused-book 1 -O comments=yes -k -O theme=modern "$root/tests/golden/refused.moves"

: > empty.txt
"$program" -ps empty.txt > empty.ps 2> words
[ $? = 1 ] && [ ! -s empty.ps ]
verdict $? 'a text without a game must print nothing and exit with 1'

# ---- Text that looks like PostScript.

printf 'White: )showpage( \\) %%!PS \\\\ %%%%EOF\nBlack: \303\251\342\200\224\342\202\254\344\270\255 \351\222 \001\002\033\n1 @0+ ;) showpage ( \\ %%%%Page: 9 9\n%s\n' \
    '2 A0+ ;%%EOF %%Trailer ((( \ .' > hostile.txt
document hostile 1 hostile.txt
document hostile-book 1 -O comments=yes -g ') quit (' hostile.txt
"$program" -T eps -g ') quit (%%EOF' hostile.txt > hostile.eps
is_sound hostile.eps
verdict $? 'hostile.eps'
[ "$(grep -c '^%%EOF' hostile-book.ps)" -eq 1 ] && grep -q 'M\|\\351\\227\\200?' hostile.ps
verdict $? 'what is in Latin-1 is shown, the rest is a question mark'

# ---- Split by page: header to setup, one page, trailer; each is that page of the whole.

set -- "$root"/tests/golden/*.txt "$root"/examples/*.txt talk.txt
"$program" -c "$@" > words 2>&1
document book $? -O comments=yes "$@"
render book.ps whole -r30
awk -v work="$work" '
    /^%%Page: / { n++; printf "%s", head > part(n) }
    /^%%Trailer/ { trailer = 1 }
    function part(n) { return sprintf("%s/part-%03d.ps", work, n) }
    trailer { tail = tail $0 "\n"; next }
    n == 0 { head = head $0 "\n"; next }
    { print > part(n) }
    END { for (i = 1; i <= n; i++) printf "%s", tail > part(i) }' book.ps
follow -r30 -sOutputFile=part-%d.ppm "$work"/part-*.ps
page=0
different=0
while [ -f "whole-$((page + 1)).ppm" ]; do
    page=$((page + 1))
    cmp -s "part-$page.ppm" "whole-$page.ppm" && [ "$(sed -n "${page}s/.*: //p" said)" = $page ] || different=$((different + 1))
done
[ ! -f "part-$((page + 1)).ppm" ] || different=$((different + 1))
[ "$different" = 0 ] && [ "$page" -gt 1 ]
verdict $? "split by page, $different of $page pages differ"

# ---- With fonts wider than the standard ones, text is compressed and stays in its column.

sed 's,/Times-[A-Za-z]* reencode,/Courier-Bold reencode,' book.ps > wide.ps
keeps_margins wide.ps
verdict $? "wide fonts: $(cat found)"
awk 'BEGIN { for (i = 0; i < 120; i++) print "@0+ A0+" }' > many.txt
document many 0 -O comments=yes many.txt
keeps_margins many.ps
verdict $? "many games: $(cat found)"
keeps_margins book.ps
verdict $? "margins of the book: $(cat found)"
"$program" -T ps @0/ > one.ps
keeps_margins one.ps && awk '/ board$/ { exit $3 < 420 }' one.ps
verdict $? "margins of the largest tile: $(cat found)"
"$program" -T pdf @0/ > one.pdf
for file in one.ps one.pdf; do
    gs -q -dSAFER -dBATCH -dNOPAUSE -sDEVICE=bbox $file 2>&1 | grep '^%%BoundingBox' > $file.box
done
cmp -s one.ps.box one.pdf.box
verdict $? "the same tile as PDF: $(cat one.ps.box one.pdf.box)"

# ---- Colours of known places. Of @0+ the white track is upright and bridges the black one.

picture straight @0+
colour straight 20 4 255 255 255
colour straight 20 20 255 255 255
colour straight 4 20 0 0 0
colour straight 36 20 0 0 0
colour straight 8 8 209 209 209
picture curve @0/
colour curve 14 14 255 255 255
colour curve 26 26 0 0 0
colour curve 33 7 209 209 209
picture modern -O theme=modern @0/
colour modern 14 14 255 255 255
colour modern 26 26 219 26 31
colour modern 33 7 33 33 33
picture classic -O theme=classic @0+
colour classic 20 4 255 255 255
colour classic 4 20 13 13 13
colour classic 8 8 189 31 31
picture line -O theme=line @0+
colour line 20 4 255 255 255
colour line 4 20 0 0 0
colour line 8 8 255 255 255

# White wins at once above the first and second of three tiles: a white ring on the background of a tile. In the third
# column nothing is marked, and without -O marks nothing in the first.
picture marks -O marks=attacks @0/ B1+ "@1\\"
colour marks 34 20 255 255 255
colour marks 20 34 255 255 255
colour marks 20 20 209 209 209
colour marks 74 20 255 255 255
colour marks 60 20 209 209 209
colour marks 100 20 255 255 255
colour marks 10 50 209 209 209
# The other marks: black's attacks below the board; both colours' corners on the one tile, around the place of its
# number; a safe move of black beside it.
picture attacks -O marks=attacks @0/ "B1\\"
colour attacks 27 60 0 0 0
colour attacks 20 60 209 209 209
picture corners -O marks=corners @0/
colour corners 36 21 255 255 255
colour corners 12 12 0 0 0
picture safe -O marks=safe @0/
colour safe 62 21 0 0 0
colour safe 66 20 255 255 255
# Both colours win by force in two turns, as the oracle finds too: two dashed rings, each with its outline.
"$program" -T eps -O marks=wins @0/ A0/ A0/ A0/ @1/ @1/ B0/ "B4\\" "A0\\" @3+ > wins.eps
[ "$(grep -o '.12 .06849. 0 d$' wins.eps | wc -l)" -eq 4 ] && is_sound wins.eps
verdict $? "wins by force: $(cat said)"
picture unmarked -O marks=none @0/ B1+ "@1\\"
[ "$(grep -c rounded marks.eps)" -gt "$(grep -c rounded unmarked.eps)" ]
verdict $? 'marks are drawn only if asked for'

document marks 0 -m all -O marks=all "$root/examples/loop.txt"

# No seam between two tiles, at a size that fits no pixel grid.
"$program" -T eps -O tile=13 -O labels=no -O numbers=no -O last=no @0+ A0+ A0+ A0+ > seam.eps
is_sound seam.eps
verdict $? 'a picture that begins at its edge'
render seam.eps seam -dEPSCrop -r79 -dGraphicsAlphaBits=4
for y in 12 13 14 15 16 27 28 29 30 42 43 44; do
    colour seam 7 $y 255 255 255
done
# Nor between two tiles of a refused move, B2 and C2: their white track, 151.6 points below the upper edge, passes 201.6.
"$program" -q -T eps -O tile=100,labels=no "$root/examples/illegal.txt" > shadow.eps 2> words
render shadow.eps shadow -dEPSCrop -r100 -dGraphicsAlphaBits=4
for x in 278 279 280 281 282; do
    colour shadow $x 210 255 255 255
done

# ---- Pictures: a tight box, and no page operators.

"$program" -T eps "$root"/examples/line.txt > tight.eps
gs -q -dSAFER -dBATCH -dNOPAUSE -sDEVICE=bbox tight.eps 2>&1 | sed -n 's/^%%BoundingBox: //p' > found
sed -n 's/^%%BoundingBox: //p' tight.eps | paste -d ' ' - found |
    awk '{ for (i = 1; i <= 4; i++) if ($i - $(i + 4) > 3 || $(i + 4) - $i > 3) exit 1 }'
verdict $? "bounding box of tight.eps: $(cat found)"
gs -q -dSAFER -dBATCH -dNOPAUSE -r600 -sDEVICE=bbox tight.eps 2>&1 | sed -n 's/^%%HiResBoundingBox: //p' > found
sed -n 's/^%%HiResBoundingBox: //p' tight.eps | paste -d ' ' - found | awk '{ exit !($5 > 0 && $6 > 0 && $7 < $3 && $8 < $4) }'
verdict $? "the ends of tracks lie outside the box of tight.eps: $(cat found)"
"$program" -T eps -O labels=no,numbers=no @0+ > bare.eps
grep -c 'Needed.*font Helvetica$' tight.eps > found
[ "$(cat found)" = 1 ] && ! grep -q '^%%.*\(Times\|Symbol\)' tight.eps &&
    ! grep -q '^%%.*\(Times\|Helvetica\|Symbol\)' bare.eps
verdict $? 'EPS names the fonts that it uses, and no other'
! grep -Eq 'setpagedevice|initgraphics|initclip|^quit' tight.eps
verdict $? 'an EPS file changes nothing for the page around it'

# Numbers stand in the middle of their spaces: what they stand on is half as far below it as a digit of Helvetica-Bold is high, .709
# of the size of the letters, which is .36 of a space.
"$program" -T eps -O labels=no @0+ A2+ A3/ > middle.eps
gs -q -dSAFER -dBATCH -dNODISPLAY -c '/show { pop currentpoint exch pop 1000 mul round cvi == } def' -f middle.eps > found
awk '{ n += $1 > -.5 * 709 * .36 - 5 && $1 < -.5 * 709 * .36 + 5 } END { exit !(n && n == NR) }' found
verdict $? "what a number stands on: $(cat found)"

# ---- A figure takes less than 25 bytes per tile.

awk '/ board$/ { inside = 1 }
    inside { bytes += length($0) + 1; row = $0; sub(/\).*/, "", row); tiles += gsub(/[a-fA-F]/, "", row) }
    /done$/ { inside = 0 }
    END { exit !(tiles > 100 && bytes < 25 * tiles) }' book.ps
verdict $? 'bytes a tile'

# ---- These tests must be able to fail.

sed 's/^%%Pages: .*/%%Pages: 77/' tile.ps > wrong.ps
! is_sound wrong.ps
verdict $? 'a wrong number of pages was not noticed'
sed 's/^traxfig begin/traxfig begin nonsense/' tile.ps > wrong.ps
! is_sound wrong.ps
verdict $? 'an error of Ghostscript was not noticed'
sed 's/^%%EndPageSetup/0 -40 translate/' many.ps > wrong.ps
! keeps_margins wrong.ps
verdict $? 'text in the margins was not noticed'
! shows straight 20 4 0 0 0
verdict $? 'a wrong colour was not noticed'
documents_are_sound

finish
