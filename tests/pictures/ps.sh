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

# are_sound FILE...: of each file, 0 if it has the lines and characters that the conventions allow, without -0, and as many
# pages as it promises, and renders in as many without messages; else 1, and what was said.
are_sound()
{
    follow -sDEVICE=ppmraw -r20 -sOutputFile=sound-%d.ppm "$@"
    LC_ALL=C awk '
        NR == FNR { pages[FNR] = $1; sub(/^[0-9]+ /, ""); heard[FNR] = $0; next }
        FNR == 1 { judge(); n++; count = bad = 0; promised = "none" }
        /^%%Page: / { count++ }
        /^%%Pages: / { promised = $2 }
        length > 255 || /[^ -~]/ || /(^| )-0( |$)/ { bad = 1 }
        { last = $0 }
        function judge() {
            if (n)
                print (bad || heard[n] != "" || count != promised || pages[n] != promised || last != "%%EOF"), heard[n]
        }
        END { judge() }' heard "$@"
}

# examine FILE WHAT: documents_are_sound makes a test of this file: whether it is sound, or not, if its name begins with
# `wrong`.
examine()
{
    printf '%s\n' "$*" >> documents
}

# document NAME STATUS WORD...: prints a document, and examines it.
document()
{
    name=$1
    wanted=$2
    shift 2
    "$program" -T ps "$@" > "$name.ps" 2> words
    status=$?
    [ "$status" = "$wanted" ]
    verdict $? "$name: exit status $status, not $wanted: $*"
    examine "$name.ps" "$*"
}

# documents_are_sound: the pages of the first document are sound-1.ppm and so on.
documents_are_sound()
{
    # shellcheck disable=SC2046 # names
    are_sound $(cut -d ' ' -f 1 documents) > sound
    exec 3< documents
    while read -r bad heard; do
        read -r file what <&3
        case $file in
        wrong*) bad=$((1 - bad)) ;;
        esac
        verdict "$bad" "$file, $what: $heard"
    done < sound
    exec 3<&-
    [ "$(wc -l < sound)" -eq "$(wc -l < documents)" ]
    verdict $? 'not all documents were examined'
}

# boxes FILE...: of each file a line with the numbers of pages, and four for each: what is drawn lies between them.
boxes()
{
    follow -sDEVICE=bbox -r720 "$@"
    awk '{ printf "%d", $1
        for (i = 7; i < NF; i += 10)
            printf " %s %s %s %s", $(i + 1), $(i + 2), $(i + 3), $(i + 4)
        print "" }' heard
}

# keeps_margins LINE: whether, by its line of boxes, all on the pages of a document, A4 portrait, is inside the margins, to
# a tenth of a point.
keeps_margins()
{
    echo "$@" | awk '
        NF < 5 { bad = 1 }
        { for (i = 2; i <= NF; i += 4) if ($(i + 3) && ($i < 63 || $(i + 1) < 56.69 || $(i + 2) > 532 || $(i + 3) > 800)) bad = 1 }
        END { exit bad }'
}

# picture NAME POINTS WORD...: a picture with tiles 40 points wide, without labels and numbers, or as the words say. The points
# are pixels of it at 79 dots an inch, which fit no tile, and about the colours that they have: X,Y=RED,GREEN,BLUE.
pictures=
picture()
{
    name=$1
    for point in $2; do
        echo "$name $point" >> points
    done
    shift 2
    "$program" -T eps -O tile=40,labels=no,numbers=no,last=no "$@" > "$name.eps" 2> words
    pictures="$pictures $name"
}

# pictures_are_right: whether all pictures are drawn without a message, and their pixels have these colours.
pictures_are_right()
{
    # shellcheck disable=SC2046,SC2086 # names
    follow -sDEVICE=ppmraw -dEPSCrop -r79 -dGraphicsAlphaBits=4 -sOutputFile=picture-%d.ppm $(printf '%s.eps ' $pictures)
    exec 3< heard
    n=0
    for name in $pictures; do
        heard=
        read -r heard <&3
        [ "$heard" = 1 ] && mv picture-$((n += 1)).ppm "$name.ppm"
        verdict $? "$name.eps: $heard"
    done
    exec 3<&-
    while IFS=' ,=' read -r name x y red green blue; do
        { read -r _ && read -r comment && read -r size; } < "$name.ppm"
        # shellcheck disable=SC2046 # numbers
        set -- $(od -An -tu1 -j $((${#comment} + ${#size} + 9 + 3 * (y * ${size% *} + x))) -N 3 "$name.ppm") 999 999 999
        far=$((($1 - red) * ($1 - red) > 25 || ($2 - green) * ($2 - green) > 25 || ($3 - blue) * ($3 - blue) > 25))
        case "$name $x $y $red $green $blue" in
        'straight 22 4 0 0 0') far=$((1 - far)) ;; # it is white
        esac
        verdict $far "pixel $name $x $y $red $green $blue is $1 $2 $3"
    done < points
}

# ---- Documents: all examples with all options, and content that is hard to fit on a page.

awk 'BEGIN { print "1 @0+"; for (i = 0; i < 400; i++) print "; line", i, "of a comment that goes on and on\n;Or not." }' > talk.txt
set -- "$root"/tests/golden/*.txt "$root"/examples/*.txt talk.txt
"$program" -c "$@" > words 2>&1
document book $? -O comments=yes "$@"

for text in "$root"/examples/*.txt "$root"/tests/golden/*.txt; do
    base=${text##*/}
    base=${base%.txt}
    "$program" -c "$text" > results 2> words
    status=$?
    [ -s results ] || continue # a text without a game
    case $base in
        hostile) status=1 ;; # letters that cannot be drawn
    esac
    case $text in
    *golden*)
        document "golden-$base" $status -a -O comments=yes "$text"
        continue
        ;;
    esac
    document "$base" $status -a -O comments=yes "$text"
    document "$base-page" $status -a -O theme=classic -O paper=a5 -O contents=yes "$text"
    document "$base-film" $status -m all -O figures=9 -O theme=line "$text"
done

# Marks: on a page, in figures, in a film.
for theme in print classic modern line dark; do
    document marks-$theme 0 -O marks=all,theme=$theme "$root"/examples/bailey-siegenthaler.txt
done
# The signs of the legend differ at 100 dots an inch and in grey: 25 of their dots differ much, in any theme.
if have 'signs of the legend' python3; then
    for theme in print classic modern line dark; do
        "$program" -T ps -O marks=attacks,corners,wins,theme=$theme -m all "$root/examples/line.txt" > signs.ps
        awk -f "$root/tests/pictures/drawn.awk" signs.ps | awk '/^board/ && $4 == 20 && n++ < 6 { print $2, $3 }' > signs-$theme
        sed '/^%%Page: 2 /,/^%%Trailer/d' signs.ps > signs-$theme.ps
    done
    follow -sDEVICE=pgmraw -r100 -sOutputFile=signs-%d.pgm signs-*.ps
    python3 - signs-?*.ps > found << 'END'
import re, sys
for n, name in enumerate(sys.argv[1:], 1):
    data = open('signs-%d.pgm' % n, 'rb').read()
    width, pixels = re.match(rb'P5\s+(?:#.*\n)?(\d+) \d+\s255\n(.*)', data, re.S).groups()
    rows = [pixels[i:i + int(width)] for i in range(0, len(pixels), int(width))]
    places = [[float(n) * 100 / 72 for n in line.split()] for line in open(name[:-3])]
    signs = [b''.join(row[round(x):round(x) + 27] for row in rows[round(len(rows) - y):][:27]) for x, y in places]
    print(len(signs), min(sum(abs(p - q) > 60 for p, q in zip(a, b)) for i, a in enumerate(signs) for b in signs[:i]), name)
END
    for theme in classic dark line modern print; do
        awk -v name=signs-$theme.ps '$1 == 6 && $2 >= 25 && $3 == name { good = 1 } END { exit !good }' found
        verdict $? "signs of the legend, theme=$theme: $(cat found)"
    done
fi
# Every move and every word of the comments is on the pages.
set -- bailey-siegenthaler loop line claims cave
for name in "$@"; do
    "$program" -T ps -O comments=yes "$root/examples/$name.txt" > "words-$name.ps"
done
# The letters of all codes that Windows-1252 has, and of two in another encoding.
{
    cat "$root/src/paper/prolog.ps"
    echo 'traxfig begin more 97 [ /Aogonek /eng ] putinterval /R /Times-Roman codes font /Y /Times-Roman more font /R 20 Tf /byte 1 string def
        32 16 240 { /row exch def 0 1 15 {
            dup row add << 127 0 129 0 141 0 143 0 144 0 157 0 >> 1 index known { pop pop }
            { byte 0 3 -1 roll put 30 mul 20 add 800 row 2.5 mul sub moveto byte show } ifelse
        } for } for
        /Y 20 Tf 20 100 moveto (ab) show showpage'
} > words-codes.ps
set -- "$@" codes
# shellcheck disable=SC2046 # names
follow -sDEVICE=txtwrite -sOutputFile=words-%d.txt $(printf 'words-%s.ps ' "$@")
exec 3< heard
n=0
for name in "$@"; do
    read -r pages heard <&3
    while [ $((pages -= 1)) -ge 0 ]; do
        cat words-$((n += 1)).txt
    done > words.txt
    [ "$name" != codes ] || continue
    text=$root/examples/$name.txt
    sed -n '/^ *1 /,$p' "$text" | tr -cs "A-Za-z0-9@/+'" '\n' | sort -u > wanted
    tr -cs "A-Za-z0-9@/+'" '\n' < words.txt | sort -u > there
    missed=$(comm -23 wanted there)
    [ -z "$missed$heard" ] && [ "$(wc -l < wanted)" -gt 10 ]
    verdict $? "what of $name.txt is not in the booklet: $heard $missed"
done
exec 3<&-
tr -d ' \r' < words.txt | grep . > codes
cat > wanted << 'END'
!"#$%&'()*+,-./
0123456789:;<=>?
@ABCDEFGHIJKLMNO
PQRSTUVWXYZ[\]^_
`abcdefghijklmno
pqrstuvwxyz{|}~
€‚ƒ„…†‡ˆ‰Š‹ŒŽ
‘’“”•–—˜™š›œžŸ
¡¢£¤¥¦§¨©ª«¬-®¯
°±²³´µ¶·¸¹º»¼½¾¿
ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ
ÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß
àáâãäåæçèéêëìíîï
ðñòóôõö÷øùúûüýþÿ
Ąŋ
END
cmp wanted codes
verdict $? 'the codes of letters:' diff wanted codes
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
n=0
for kind in '@0/' '-m all @0/ B1+' '-r loop across.txt'; do
    # shellcheck disable=SC2086 # words
    document room-$((n += 1)) 0 -O paper=a5 -O orientation=landscape -g "$wide" -w "$wide" -b "$wide" $kind
done
document name 0 -g "$long" -w "$long $long" -b "($long" @0+
document names 0 -O comments=yes -g "$long" -w "$long $long" -b "\\$long" @0+ A0+
document across 0 -r loop across.txt
echo "@0+$(repeat 3000 @1+)" > thin.txt
"$program" -T eps -r loop -O numbers=no thin.txt > thin.eps
examine thin.eps 'a row of 3001 tiles'
document across-marks 0 -r loop -O marks=attacks,corners across.txt
document across-turned 0 -r loop -O orientation=landscape -a across.txt
echo "@0+$(repeat 99 @1+)$(repeat 99 A0+)" > bent.txt
document bent 0 -r loop bent.txt
document bent-book 0 -r loop -O comments=yes bent.txt
document bent-film 0 -r loop -m 100-110 -O figures=1 bent.txt
awk 'BEGIN { for (i = 0; i < 60; i++) print "@0+ A0+" }' > many.txt
document many 0 -O comments=yes many.txt
document talk 0 -O comments=yes talk.txt
document first 1 B7/
document refused 1 "$root/tests/golden/refused.moves"
# The board is divided, and the space of the refused move lies in one part only.
awk 'BEGIN { printf "A1S A2S A3S A4S B4S C4S D4S D3S D2S D1S C1U"
             for (i = 5; i <= 90; i++) printf " A%dS", i; print " B1U" }' > spoilt.txt
document spoilt 1 -r loop spoilt.txt
grep -q '^0 \.26 l$' spoilt.ps
verdict $? 'spoilt.ps'
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
examine hostile.eps
[ "$(grep -c '^%%EOF' hostile-book.ps)" -eq 1 ] && grep -q 'M\|\\351\\227\\200?' hostile.ps
verdict $? 'what is in Latin-1 is shown, the rest is a question mark'

# ---- Colours of known places. Of @0+ the white track is upright and bridges the black one.

picture straight '22,4=255,255,255 22,22=255,255,255 4,22=0,0,0 40,22=0,0,0 9,9=209,209,209' @0+
picture curve '15,15=255,255,255 29,29=0,0,0 36,8=209,209,209' @0/
# All four corners of a tile are round.
picture round "$(printf '%s=255,255,255 ' 5,5 108,5 5,108 108,108; printf '%s=209,209,209 ' 9,9 104,9 9,104 104,104)" -O tile=100 @0+
picture modern '15,15=255,255,255 29,29=245,56,51 36,8=33,33,33' -O theme=modern @0/
picture classic '22,4=255,255,255 4,22=0,0,0 9,9=222,54,43' -O theme=classic @0+
picture line '22,4=255,255,255 4,22=0,0,0 9,9=255,255,255' -O theme=line @0+

# White wins at once above the first and second of three tiles: a white ring on the background of a tile. In the third
# column nothing is marked, and without -O marks nothing in the first.
picture marks "$(printf '%s=255,255,255 ' 37,22 22,37 81,22 110,22; printf '%s=209,209,209 ' 22,22 66,22 11,55)" \
    -O marks=attacks @0/ B1+ "@1\\"
# The other marks: black's attacks below the board; both colours' corners on the one tile, around the place of its
# number; a safe move of black beside it.
picture attacks '30,66=0,0,0 22,66=209,209,209' -O marks=attacks @0/ "B1\\"
picture corners '40,23=255,255,255 13,13=0,0,0' -O marks=corners @0/
picture safe '68,23=0,0,0 72,22=255,255,255' -O marks=safe @0/
# The edges of a winning path go on beside the numbers 6 and 9 on it, .19 of a tile from its middle.
picture path "$(printf '%s=102,102,102 ' 553,511 553,595 1211,511 1211,595)" -O tile=200,numbers=yes "$root/examples/line.txt"
# Both colours win by force in two turns, as the oracle finds too: two dashed rings, each with its outline.
"$program" -T eps -O marks=wins @0/ A0/ A0/ A0/ @1/ @1/ B0/ "B4\\" "A0\\" @3+ > wins.eps
[ "$(grep -o '.24 .136. 0 d$' wins.eps | wc -l)" -eq 4 ]
verdict $? 'wins by force'
examine wins.eps
picture unmarked '' -O marks=none @0/ B1+ "@1\\"
[ "$(grep -cx h marks.eps)" -gt "$(grep -cx h unmarked.eps)" ]
verdict $? 'marks are drawn only if asked for'

document marks 0 -m all -O marks=all "$root/examples/loop.txt"

# No seam between two tiles.
picture seam "$(printf '7,%d=255,255,255 ' 12 13 14 15 16 27 28 29 30 42 43 44)" -O tile=13 @0+ A0+ A0+ A0+
examine seam.eps 'a picture that begins at its edge'
# Nor between two tiles of a refused move, B2 and C2: their white track, 151.6 points below the upper edge, passes 201.6.
picture shadow "$(printf '%d,166=255,255,255 ' 219 220 221 222 223)" -q -O tile=100,numbers=yes,last=yes "$root/examples/illegal.txt"
echo 'straight 22,4=0,0,0' >> points # is wrong
pictures_are_right

# ---- Pictures: a tight box, and no page operators.

"$program" -T eps "$root"/examples/line.txt > tight.eps
"$program" -T eps -O labels=no,numbers=no @0+ > bare.eps
[ "$(grep -c '^%%.*font TRXFIG+Traxfig-\(Roman\|Bold\)$' tight.eps)" = 4 ] && ! grep -q '^%%.*Italic' tight.eps &&
    ! grep -q '^%%.*TRXFIG' bare.eps
verdict $? 'EPS names the fonts that it uses, and no other'
! grep -Eq 'setpagedevice|initgraphics|initclip|^quit' tight.eps
verdict $? 'an EPS file changes nothing for the page around it'

# Numbers stand in the middle of their spaces: what they stand on is half as far below it as a bold digit is high, about .7
# of the size of the letters, which is .36 of a space.
"$program" -T eps -O labels=no @0+ A2+ A3/ > middle.eps
gs -q -dSAFER -dBATCH -dNODISPLAY -c '/show { pop currentpoint exch pop 1000 mul round cvi == } def' -f middle.eps > found
awk '{ off = -$1 / 24 % 1000 - 500 - .5 * 709 * .36; n += off > -5 && off < 5 } END { exit !(n && n == NR) }' found
verdict $? "what a number stands on: $(cat found)"

# ---- These tests must be able to fail.

sed 's/^%%Pages: .*/%%Pages: 77/' tile.ps > wrong-pages.ps
examine wrong-pages.ps
sed 's/^sheet restore/& 1/' tile.ps > wrong-stack.ps
examine wrong-stack.ps
sed 's/^traxfig begin/traxfig begin nonsense/' tile.ps > wrong-error.ps
examine wrong-error.ps # it ends the run
documents_are_sound

# ---- Split by page: header to setup, one page, trailer; each is that page of the whole.

awk '
    /^%%Page: / { n++; printf "%s", head > part(n) }
    /^%%Trailer/ { trailer = 1 }
    function part(n) { return sprintf("part-%03d.ps", n) }
    trailer { tail = tail $0 "\n"; next }
    n == 0 { head = head $0 "\n"; next }
    { print > part(n) }
    END { for (i = 1; i <= n; i++) printf "%s", tail > part(i) }' book.ps
follow -sDEVICE=ppmraw -r20 -sOutputFile=part-%d.ppm part-*.ps
page=0
different=0
while [ -f "part-$((page + 1)).ppm" ]; do
    page=$((page + 1))
    cmp -s "part-$page.ppm" "sound-$page.ppm" || different=$((different + 1))
done
[ "$different" = 0 ] && [ "$page" -gt 1 ] && [ "$(grep -c '^1 $' heard)" = "$page" ] &&
    [ "$(grep -c '^%%Page: ' book.ps)" = "$page" ]
verdict $? "split by page, $different of $page pages differ: $(sort -u heard)"

# ---- Margins, and the operators of the prolog.

"$program" -T ps @0/ > one.ps
"$program" -T pdf @0/ > one.pdf
sed 's/^%%EndPageSetup/0 -250 translate/' one.ps > low.ps
cp "$root/src/paper/prolog.ps" .
# Words of the prolog => what they paint, in points: paths that are filled or stroked; letters, with where they begin, their font, and how
# wide and high it is; what is left on the stack, or of q and Q. The letters have the widths of Times, Helvetica and Helvetica-Bold.
cat > table << 'END'
1 2 m 3 4 l 5 6 7 8 9 10 c h f => fill m 1.0 2.0 l 3.0 4.0 c 5.0 6.0 7.0 8.0 9.0 10.0 h
1 2 m 3 4 l S 5 6 m f => stroke m 1.0 2.0 l 3.0 4.0 fill m 5.0 6.0
7 w currentlinewidth tell [3 1] 2 d currentdash tell aload pop tell tell => 7.0 2.0 1.0 3.0
.25 g currentgray tell .5 G currentgray tell => 0.25 0.5
.25 .5 1 rg currentrgbcolor tell tell tell 1 .5 .25 RG currentrgbcolor tell tell tell => 1.0 0.5 0.25 0.25 0.5 1.0
q 2 1 4 3 10 20 cm 1 2 m f Q 1 2 m f => fill m 20.0 27.0 fill m 1.0 2.0
/a1 { 0 0 m f } bind def q 1 0 0 1 5 6 cm /a1 Do 1 0 0 1 1 0 cm /a1 Do Q /a1 Do => fill m 5.0 6.0 fill m 6.0 6.0 fill m 0.0 0.0
1 j currentlinejoin tell => 1.0
/Span << /ActualText () >> BDC EMC =>
/H 12 Tf 3 4 m (b) show /R 10 Tf (a) show => b 3.0 4.0 /H 12.0 12.0 a 9.67 4.0 /R 10.0 10.0
BT /R 10 Tf 3 4 Td (a word) Tj 10 -1 Td (b) Tj ET => a word 3.0 4.0 /R 10.0 10.0 b 13.0 3.0 /R 10.0 10.0
BT 3 4 Td ET BT /R 10 Tf 1 2 Td (a) Tj ET => a 1.0 2.0 /R 10.0 10.0
1 Tr BT /D 10 Tf 3 4 Td (7) Tj ET 0 Tr BT 3 4 Td (7) Tj ET => 7 3.0 4.0 /D 10.0 10.0 stroke m 3.0 4.0 7 3.0 4.0 /D 10.0 10.0
END
sed -e :a -e '/\\$/{N;ba' -e '}' -e 's/ *\\\n  */ /g' table > words.table
{
    echo '/say { print ( ) print } bind def
        /tell { 100 mul round cvi 100 div =only ( ) print } bind def
        /point { transform matrix defaultmatrix itransform exch tell tell } bind def
        /path {
            { 2 copy /b exch def /a exch def (m) say point } { 2 copy b eq exch a eq and { pop pop } { (l) say point } ifelse }
            { (c) say 6 -2 roll point 4 -2 roll point point } { (h) say } pathforall newpath
        } bind def
        /fill { (fill) say path } def
        /stroke { (stroke) say path } def
        /letters {
            say currentpoint point currentfont /FontName get ==only ( ) print
            currentfont /FontMatrix get matrix currentmatrix matrix concatmatrix dup 0 get 100 mul tell 3 get 100 mul tell
        } bind def
        /show { dup letters stringwidth rmoveto } def
        /charpath { pop letters currentpoint lineto } def
        /case {
            gsave 2 setmiterlimit gsave 3 setmiterlimit cvx exec
            currentmiterlimit 3 eq grestore currentmiterlimit 2 eq and not { (another state) say } if
            count 0 ne { (left) say clear } if (; ) print grestoreall initmatrix newpath
        } def'
    cat prolog.ps
    echo 'traxfig begin /H /Helvetica codes font /D /Helvetica-Bold codes font /R /Times-Roman codes font'
    sed 's/ *=>.*//; s/.*/(&) case/' words.table
} > words.ps
boxes prolog.ps many.ps book.ps one.ps one.pdf tight.eps low.ps words.ps > found
tail -n 1 heard | sed 's/^0 //' | tr ';' '\n' | sed 's/^ *//; s/ *$//' | head -n "$(wc -l < words.table)" > told
exec 3< told
while read -r told <&3 && read -r line; do
    [ "$told" = "$(echo "${line#* =>}" | sed 's/^ //')" ]
    verdict $? "prolog.ps: $line, not $told"
done < words.table
exec 3<&-
[ "$(wc -l < told)" -eq "$(wc -l < words.table)" ]
verdict $? 'not all words of the prolog were examined'
{ read -r prolog && read -r many && read -r book && read -r one && read -r pdf && read -r tight &&
    read -r low; } < found
[ "$prolog" = 0 ] && head -n 1 heard | grep -q '^0 $'
verdict $? "prolog.ps alone: $(head -n 1 heard)"
keeps_margins "$many"
verdict $? "many games: $many"
keeps_margins "$book"
verdict $? "margins of the book: $book"
keeps_margins "$one" && awk '/^q .* cm$/ { exit $2 < 420 }' one.ps
verdict $? "margins of the largest tile: $one"
echo "$one $pdf" | awk '{ for (i = 1; i <= 5; i++) { off = $i - $(i + 5); if (off * off > .1) exit 1 } exit NF != 10 }'
verdict $? "the same tile as PDF: $one, $pdf"
! keeps_margins "$low"
verdict $? 'what stands in the margins was not noticed'
echo "$(sed -n 's/^%%HiResBoundingBox: //p' tight.eps) $tight" |
    awk '{ exit !($6 > 0 && $7 > 0 && $8 < $3 && $9 < $4 && $6 < 3 && $7 < 3 && $8 > $3 - 3 && $9 > $4 - 3) }'
verdict $? "the ends of tracks lie outside the box of tight.eps, or far inside: $tight"

finish
