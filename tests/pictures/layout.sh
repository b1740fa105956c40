#!/bin/sh
# layout.sh TRAXFIG: the places of figures and words on PostScript pages, read from the PostScript. Ends with
# "N passed, N failed".

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$work" || exit 2

# row TILES [WORD]: the record of a straight row, or also of a column below it.
row()
{
    awk -v n="$1" -v more="$2" 'BEGIN { printf "@0+"; for (i = 1; i < n; i++) printf " @1+"
                                        for (i = 1; more && i < n; i++) printf " %s", more; print "" }' > row.txt
}

# ---- The board on a page of its own.

# Each part of a divided board leaves three tiles of the width free, for the coordinates and a gap.
for tiles in 100 140 141 142 143 144 145 146 147 148 149 150 151 152 153 300; do
    row $tiles
    "$program" -T ps -r loop row.txt > row.ps
    awk '/ board$/ { size = $3 } / labels$/ && size { parts++; wide += ($(NF - 2) + 3) * size > 465 }
        END { exit parts < 2 || wide }' row.ps
    verdict $? "a part of $tiles tiles is too wide"
done

# Tiles as small as asked for are no reason to divide it: it is centred, 297 from the left.
for tile in 3 5 9; do
    "$program" -T ps -O tile=$tile @0/ > small.ps
    awk '/ board$/ { off = $1 + $3 / 2 - 297; boards++ } END { exit boards != 1 || off > 9 || off < -9 }' small.ps
    verdict $? "a board of one tile of $tile points"
done

# 141 tiles are seven times 20 and one: each part has 21, one of them shared with the next part.
row 141
[ "$("$program" -T ps -r loop row.txt | sed -n 's/.* \([0-9]* 1\) labels$/\1/p' | uniq -c | tr -s ' ')" = ' 7 21 1' ]
verdict $? 'parts of 141 tiles are not alike'

# Narrow parts stand side by side as long as there is space: where the next one, a step further right, would end beyond
# 530, it begins a row or page.
awk 'BEGIN { printf "@0+"; while (++n < 900) printf " A0+"; print "" }' > column.txt
"$program" -T ps -r loop column.txt | awk '
    / board$/ { if ($1 > x && x) step = $1 - x; else if (x) early += x + step + $3 <= 530; x = $1; parts++ }
    END { exit parts < 11 || !step || early }'
verdict $? 'parts side by side'

# A part without a tile is left out, even if later moves fill it: a row of 100, a column on its left, and one on its
# right, CV.
awk 'BEGIN { printf "@0+"; while (++i < 100) printf " @1+"; while (++j < 100) printf " A0+"
             while (++k < 60) printf " CV" 100 - k "+"; print "" }' > u.txt
for moves in '199 4' '258 5'; do
    [ "$("$program" -T ps -r loop -m "${moves% *}" u.txt | grep -c ' board$')" = "${moves#* }" ]
    verdict $? "empty parts of a board after ${moves% *} moves"
done

# Portrait or landscape: as asked for, or the one in which a row of 60 tiles is larger.
row 60
for way in 'auto @0/ 0' 'portrait @0/ 0' 'landscape @0/ 1' 'auto row.txt 1' 'portrait row.txt 0' 'landscape row.txt 1'; do
    # shellcheck disable=SC2086 # words
    set -- $way
    "$program" -T ps -r loop -O orientation="$1" "$2" > way.ps 2> words
    [ "$(grep -c '^%%PageOrientation: Landscape' way.ps)" = "$3" ]
    verdict $? "orientation=$1 of $2"
done
# The title page, the contents and the index are portrait, before and behind any game.
echo '@0/' > small.txt
for games in 'small.txt row.txt 1' 'row.txt small.txt 1' 'row.txt row.txt 2'; do
    # shellcheck disable=SC2086 # words
    "$program" -T ps -r loop -O index=yes,contents=yes ${games% *} > way.ps 2> words
    [ "$(grep -c '^%%PageOrientation: Landscape' way.ps)" = "${games##* }" ] && [ "$(grep -c '^%%Page: ' way.ps)" = 5 ]
    verdict $? "portrait pages around ${games% *}: $(grep -c '^%%PageOrientation: Landscape' way.ps) landscape"
done

# The list of moves: columns side by side, each filled before the next, centred on the page, which is 465 wide from 65 on;
# with the numbers in order. A column ends 6 points before the next one; its words begin 21 behind its left side.
for tiles in 1 2 3 4 6 7 8 13 14 15 21 60; do
    row $tiles
    "$program" -T ps -r loop -O orientation=portrait row.txt > row.ps
    awk -v tiles=$tiles '
        /^\[?\([0-9]+\)\(.*\)$/ { n++; sub(/^\[/, ""); wrong += index($0, "(" n ")(@") != 1 }
        / list$/ { x = substr($1, 2); wrong += n - before > rows && columns; rows = n - before; before = n
            if (!columns++) left = x - 21
            else { if (step && (x - last - step) ^ 2 > 1) wrong++; step = x - last }
            last = x }
        END { off = 2 * (left - 65) + columns * (step ? step : 66) - 465
              exit n != tiles || wrong || off > 2 || off < -2 }' row.ps
    verdict $? "the list of $tiles moves"
done

# ---- A booklet: text that does not fit beside its board stands below the last row.

row 100 A0+
"$program" -T ps -r loop -O comments=yes row.txt > book.ps
awk '/^%%Page: /{ y = 1000 }
    / board$/ { x = $1; y = $2; size = $3 }
    / labels$/ { y -= $(NF - 1) * size }
    / t$/ && $(NF - 2) < x && y < 1000 { below++; over += $(NF - 1) > y }
    END { exit !below || over }' book.ps
verdict $? 'text over a board'

# ---- A film strip: tiles keep their places.

# In a row of three figures the first tile keeps its place above the words, whichever way the board grows, with and
# without marks; the legend of these has boards of 11 points.
for way in 'A2+ A3+ 0 0' 'A0+ A0+ 0 1' 'B1+ C1+ 0 0' '@1+ @1+ 1 0'; do
    for marks in none attacks; do
        # shellcheck disable=SC2086 # words
        set -- $way
        "$program" -T ps -r loop -m all -O figures=9,marks=$marks @0+ "$1" "$2" > film.ps
        awk -v left="$3" -v up="$4" '
            function differ(a, b) { return a - b > 1.5 || b - a > 1.5 }
            / board$/ && $3 != 11 { x = $1 + figures * left * $3; y = $2 - figures * up * $3; figures++ }
            / t$/ && figures == 1 { right = x - $(NF - 2) - $(NF - 3) / 2; top = y; below = $(NF - 1) }
            / t$/ && figures { moved += differ(x - $(NF - 2) - $(NF - 3) / 2, right) || differ(y, top) || $(NF - 1) != below }
            END { exit figures != 3 || moved }' film.ps
        verdict $? "film of @0+ $1 $2, marks=$marks"
    done
done

# The caption of a tall board, 4 below its line, ends above the coordinates of the board below it, which are as high as a tile.
# shellcheck disable=SC2046 # words
"$program" -T ps -r loop -m 27-30 -O figures=4 $(awk 'BEGIN { print "@0+"; while (++n < 30) print "A" n + 1 "+" }') > tall.ps
awk '/ board$/ && ++figures > 2 { over += $2 + $3 > y[figures - 2] - 4 }
    / t$/ { y[figures] = $(NF - 1) }
    END { exit figures != 4 || over }' tall.ps
verdict $? 'captions of tall boards in a film'

# A refused move beside a board of full width stays within its figure, a third of 465 less the gaps, 146 wide, centred on
# its words.
"$program" -T ps -r trax8 -m all -O figures=9 @0+ @1/ "@1\\" @1/ "@1\\" @1/ "@1\\" @1/ "@1\\" > off.ps 2> words
awk '/ board$/ { x = $1; figures++ } / t$/ && figures { out += x < $(NF - 2) + $(NF - 3) / 2 - 73 } END { exit figures != 8 || out }' off.ps
verdict $? 'a refused move in a film'

# So does one on the right of it; one below it stays above its words, and above the next row.
printf '@0+ B1/ C1\\ D1/ E1\\ F1/ G1\\ H1/ I1\\\n' > right.trx
printf '@0+ A2/ A3\\ A4/ A5\\ A6/ A7\\ A8/ A9\\\n' > below.trx
for side in right below; do
    "$program" -T ps -r trax8 -m all -O figures=9 $side.trx > off.ps 2> words
    awk '/ board$/ { x = $1; y = $2; size = $3; figures++ } / labels$/ { right = x + $(NF - 2) * size; low = y - $(NF - 1) * size; wide = $(NF - 2); high = $(NF - 1) }
        / t$/ && figures { out += right > $(NF - 2) + $(NF - 3) / 2 + 74 || $(NF - 1) > low }
        END { exit figures != 8 || out || wide + high != 10 }' off.ps
    verdict $? "a refused move in a film, $side"
done

# With marks the figures of a film have space for those around the board: here five tiles in cells 145.6 wide.
"$program" -T ps -m all -O figures=12,labels=no,marks=attacks @0/ B1+ "@1\\" |
    awk '/ board$/ && $3 != 11 { n++; wrong += $3 != 29.1 } END { exit n != 3 || wrong }'
verdict $? 'the size of a film with marks'

# With -q there is no list. In a booklet a figure ends where the text beside it is as high, or half as high if that ends with
# variations: four rows are about 79 points high, four lines of a comment 45 to 54.
"$program" -q -T ps @0/ > quiet.ps
! grep -q ' list$' quiet.ps && [ "$("$program" -T ps @0/ | grep -c ' list$')" = 1 ]
verdict $? 'the list of moves with -q'
for case in '  A0+ any win:2' 'Line:1'; do
    line=${case%:*}
    printf '1 @0+\n2 A0+\n3 A0+\n4 A0+ ;Words.\n;%s\n;%s\n;%s\n5 A0+\n' "$line" "$line" "$line" > half.txt
    [ "$("$program" -T ps -r loop -O comments=yes half.txt | grep -c ' board$')" = "${case#*:}" ]
    verdict $? "the boards beside lines such as $line"
done

# The list of moves begins 14 points below the board, with a line of 11.
"$program" -T ps -O labels=no @0/ | awk '/ board$/ { low = $2 - $3 } / list$/ { off = low - $2 - 25; seen = 1 } END { exit !seen || off > .1 || off < -.1 }'
verdict $? 'the gap above a list'

# All figures of a film have the same size: the last one has much text below it, and the first page a heading. So have those of
# a gallery; a pair of them fills its page.
for figures in 2 6 12 20; do
    "$program" -T ps -m all -O figures=$figures "$root/examples/illegal.txt" > same.ps 2> words
    [ "$(sed -n 's/^[0-9].* \(.*\) board$/\1/p' same.ps | sort | uniq -c | wc -l)" = 1 ]
    verdict $? "sizes of a film of $figures figures a page"
    printf '%s\n' '@0+ A0+' '@0/ @1/ A2/ RESIGN' '@0+ B1+ A0+' '@0/' '@0+ B1+ C1+ D1+ E1+ F1+ G1+ DRAW' > gallery.trx
    "$program" -T ps -O figures=$figures gallery.trx > same.ps 2> words
    [ "$(sed -n 's/^[0-9].* \(.*\) board$/\1/p' same.ps | sort | uniq -c | wc -l)" = 1 ]
    verdict $? "sizes of a gallery of $figures figures a page"
done
"$program" -T ps -O figures=2 @0+ | awk '/ board$/ { exit $3 < 30 }'
verdict $? 'figures of a pair are small'

# A row with fewer figures than the others, of a page that has no more, stands in the middle, 297.
for figures in 3 5; do
    "$program" -T ps -O figures=$figures,labels=no gallery.trx |
        awk -v last=$figures '/^%%Page: 2/ { exit } / board$/ { n++ } n == last && / t$/ { off = $(NF - 2) + $(NF - 3) / 2 - 297; seen = 1 }
            END { exit !seen || off > 2 || off < -2 }'
    verdict $? "the last row of $figures figures"
done

# ---- Captions.

# The lines of a caption are about equally long: `Unfinished after move` and `1 (Black to move).`
"$program" -T ps -O figures=12 @0+ |
    awk '/^[(]Unfinished/ { one = $(NF - 3) } /^[(]1 .*Black to/ { two = $(NF - 3) } END { exit !(one && two > one / 2) }'
verdict $? 'a caption whose last line is short'

# Below the board of a page stands what its marks mean.
"$program" -T ps -O marks=attacks @0/ B1+ "@1\\" > said.ps
grep -Fq '(White can win at once with A0/ B0\\) ' said.ps && grep -Fq '(Black has no attack.) ' said.ps
verdict $? 'what is said below a board with marks'

# The legend of marks: what is said of White stands behind a white ring, what is said of Black behind a black one.
"$program" -T ps -O marks=all,comments=yes "$root/examples/loop.txt" > legend.ps 2> words
awk '/^[01] G$/ { ink = $1 } / circle$/ { rings++ } /^\(.*(White|Black).*\) .* t$/ && rings { lines++; wrong += ink != /White/ }
    / t$/ { rings = 0 } END { exit lines < 6 || wrong }' legend.ps
verdict $? "the legend of marks: $(grep -o '^([^)]*\(White\|Black\)[^)]*)' legend.ps | sort -u | tr '\n' ' ')"

# Each line of the legend is centred between the margins, from its first ring, on a plate of 11, to its last word.
"$program" -T ps -O marks=all @0+ @1/ | awk '
    function judge() { if (left) { lines++; wrong += (left + right - 595) ^ 2 > 9 } left = 0 }
    / 11 board$/ { if (low != $2) judge(); if (!left) { left = $1 } low = $2 }
    / t$/ && left && !done { right = $(NF - 2) + $(NF - 3) }
    / board$/ && $3 != 11 { judge(); done = 1 } END { judge(); exit lines != 2 || wrong }'
verdict $? 'lines of the legend in the middle'
# With -q there is none, but the rings stay.
"$program" -q -T ps -O marks=attacks,comments=yes '@0/' "@1\\" > quiet.ps
! grep -q 'wins here' quiet.ps && [ "$(grep -c ' circle$' quiet.ps)" = 4 ] # lines and outlines of two
verdict $? 'a legend with -q'

# The rule below a running head: under its words, from margin to margin.
"$program" -T ps -O comments=yes "$root/examples/loop.txt" "$root/examples/gift.txt" > head.ps
awk '/^\.4 w / { rules++; wrong += !($4 < y && $4 > y - 12 && $3 == 65 && $6 == 530 && $4 == $7) } / t$/ { y = $(NF - 1) } END { exit !rules || wrong }' head.ps
verdict $? "the rule of a running head: $(grep -m 1 '^[.]4 w' head.ps)"

# ---- Words.

# Lines of a comment: one with a blank goes on, after an empty line it begins anew; one with two blanks or a move is a
# variation, smaller and indented.
printf '1 @0+ ;first words\n;\n; other words\n; and more\n;  two blanks\n;A2+ a move\n2 A0+\n' > lines.txt
"$program" -T ps -O comments=yes lines.txt |
    awk '/ Tf$/ && !/^\/Tf/ { size = $2 } / t$/ { sub(/ 0 [0-9.]+ /, " "); sub(/ [0-9.]+ t$/, ""); print size, $0 }' > found
printf '%s\n' '10 (first words)' '10 (other words and more) X' '9 (two blanks) X+12' '9 (A2+ a move) X+12' > wanted
left=$(sed -n 's/.*(other words and more) //p' found)
awk -v left="${left:-0}" '/words/ || /blanks/ || /move/ {
    x = $NF; sub(/ [0-9.]+$/, ""); print $0 (/first/ ? "" : x == left ? " X" : " X+" x - left) }' found | cmp - wanted
verdict $? "lines of a comment: $(tr '\n' ';' < found)"

# A variation begins below the word that it is below in the record, in the line above that begins no further right: at 9
# points a move such as B3+ and a blank are 17.8 wide, and W3+ and a blank 20.3. Places are whole points.
printf '1 @0+ ;  A2+ W2+\n;      B3+ C3+ D3+\n;              D4+\n;      B5+\n;  A6+\n2 A0+\n' > nested.txt
"$program" -T ps -O comments=yes nested.txt |
    awk '/^\([A-D][2-6][+].*\) .* t$/ { x[++n] = $(NF - 2) }
        function off(value, wanted) { return value < wanted - 1.3 || value > wanted + 1.3 }
        END { exit n != 5 || off(x[2], x[1] + 18.2) || off(x[3], x[2] + 35.7) || off(x[4], x[2]) || off(x[5], x[1]) ||
                        (x[2] - x[1]) "" ~ /[.]/ || (x[3] - x[1]) "" ~ /[.]/ }'
verdict $? 'variations below each other'

# So it does below the last of many beside each other: below the second word of that line, which is its own.
awk 'BEGIN { print "1 @0+ ;First."; while (n++ < 40) print ";  A2+ B2+"
             print ";  WW200+ A3+\n;         A3+\n2 A0+" }' > many.txt
"$program" -T ps -O comments=yes many.txt |
    awk '/^[(]WW200[+] A3[+][)]/ { end = $(NF - 2) + $(NF - 3) }
        /^[(]A3[+][)]/ { off = $(NF - 2) + $(NF - 3) - end; seen = end > 0 }
        END { exit !seen || off > 1.3 || off < -1.3 }'
verdict $? 'a variation below the last of many'

# Dots lead to the number of a page in the contents, and end before it.
"$program" -T ps -O contents=yes "$root/examples/loop.txt" "$root/examples/gift.txt" |
    awk '/^\(\. \. / { end = $(NF - 2) + $(NF - 3); dots++; next }
        dots && end && / t$/ { over += $(NF - 2) < end || $(NF - 2) > end + 40; end = 0 }
        END { exit dots != 2 || over }'
verdict $? 'dots in the contents'

# A page of contents is filled before there is another; then they share the games.
for games in '45 45,61' '46 23,391 23,391'; do
    awk -v n="${games%% *}" 'BEGIN { while (n--) print "@0+ A0+" }' > games.trx
    [ "$("$program" -T ps -O contents=yes,figures=30 games.trx |
        awk '/^%%Page: [1-9]/ { exit } /^%%Page: / { if (n) print n "," y; n = 0 } /^[(]Game / { n++; y = $(NF - 1) } END { print n "," y }' |
        tr '\n' ' ')" = "${games#* } " ]
    verdict $? "the contents of ${games%% *} games"
done

# The legend: the two colours of a mark are neighbours; safe moves are dots, without a tile.
"$program" -T ps -O marks=all @0+ @1/ > legend.ps
awk '/^[(](White wins|Black wins|corner|safe) .* t$/ { y[++n] = $(NF - 1) } /^[(]corner of White/ { one = y[n] } /^[(]corner of Black/ { two = y[n] }
    END { exit !(n == 7 && one == two && y[1] == y[4] && y[5] == y[7] && y[1] > y[5]) }' legend.ps
verdict $? 'the legend of all marks'

# It has the marks that are asked for: of White and of Black, but safe moves together.
for marks in none:0 attacks:2 corners:2 safe:1 wins:2 all:7; do
    [ "$("$program" -T ps -O marks=${marks%:*} -m 1 @0+ | grep -c ' 11 board$')" = "${marks#*:}" ]
    verdict $? "the legend of marks=${marks%:*}"
done

# In a booklet no heading stands alone at the lower end of a page, below the words of the game before, or above a board that
# needs the whole page.
for lines in 10 20 28 30 32 34 36 38; do
    awk -v lines=$lines 'BEGIN { print "GAME 1\n1 @0+ ;First."; while (lines--) print ";Line"
        printf "GAME 2\n1 @0+\n"; for (n = 2; n < 9; n++) print n, "A0+"
        printf "GAME 3\n1 @0+\n"; for (n = 2; n < 40; n++) print n, "A0+" }' > headings.txt
    "$program" -T ps -O comments=yes,contents=no -r loop headings.txt > headings.ps
    awk '/^%%Page: / { if (alone) bad++; alone = 0; y = 0 } /^[(]GAME [0-9][)].* t$/ { if ($(NF - 2) > 100) { alone = 1; seen++ } }
        / board$/ { alone = 0; y = $2; size = $3 } / labels$/ && y { low += y - $(NF - 1) * size < 58; y = 0 }
        END { exit bad || alone || low || seen != 3 }' headings.ps
    verdict $? "headings below $lines lines"
done

# Where the last board, 9 rows of 18, needs the next page, paragraphs stand further apart: their page ends at its margin, 59.
for lines in 40 42 44; do
    awk -v lines=$lines 'BEGIN { print "1 @0+ ;First."; while (lines--) print ";Line"; for (n = 2; n < 10; n++) print n, "A0+" }' > far.txt
    "$program" -T ps -O comments=yes -r loop far.txt |
        awk '/^%%Page: 2/ { exit } / t$/ { low = $(NF - 1) } END { exit !(low > 59 && low < 72) }'
    verdict $? "the bottom of a page with $lines lines"
done

# A comment that fills further pages has its board beside it on each of them; less text than that has none.
for lines in '48 1' '60 2' '160 4'; do
    awk -v lines="${lines% *}" 'BEGIN { print "1 @0+ ;First."; while (lines--) print ";Line"; }' > long.txt
    [ "$("$program" -T ps -O comments=yes,numbers=no long.txt | grep -c ' board$')" = "${lines#* }" ]
    verdict $? "the boards beside ${lines% *} lines"
done

# The rest of a long text, on the page after its board, has five lines at least.
for lines in 49 50 51 52; do
    awk -v lines=$lines 'BEGIN { print "1 @0+ ;First."; while (lines--) print ";Line" }' > rest.txt
    [ "$("$program" -T ps -O comments=yes rest.txt | sed -n '/^%%Page: 2/,$p' | grep -c '^(Line)')" -ge 5 ]
    verdict $? "the rest of $lines lines"
done

# The conclusion of a game stands beside its last board, below the result, if it has space there; else from margin to margin.
for moves in '2 65' '9 248.4'; do
    awk -v moves="${moves% *}" 'BEGIN { print "1 @0+"; for (n = 2; n <= moves; n++) print n, "A0+"
        print n, "Resign\n\nWe both liked this game." }' > ends.txt
    "$program" -T ps -O comments=yes -r loop ends.txt |
        awk -v left="${moves#* }" '/ wins by/ { y = $(NF - 1) } /^[(]We both/ { x = $(NF - 2); below = $(NF - 1) < y }
            END { exit !(x == left && below) }'
    verdict $? "the conclusion of a game of ${moves% *} moves"
done

# Figures of a booklet that would have tiles smaller than 6 points show the part around their last move, the last one the board.
awk 'BEGIN { print "1 @0+"; while (i++ < 99) print i + 1, (i % 2 ? "@1+" : "@1+ ;A remark.") }' > part.txt
"$program" -T ps -O comments=yes -r loop part.txt > part.ps
awk '/^[(][0-9]+[)].* number$/ { n = substr($1, 2) + 0; x = substr($1, index($1, ")") + 1) }
    / labels$/ { figures++; columns = $(NF - 2); all = columns == 100; cut += columns == 74; wrong += columns > 75 != (n == 100) || x < 0 || x >= columns }
    END { exit wrong || !all || cut < 10 }' part.ps
verdict $? 'parts of a board in a booklet'

# The running head of a gallery is its title.
"$program" -T ps -O figures=2 gallery.trx | awk '/^%%Page: / { page = $2 } /^[(]5 Trax games[)].* 65 .* t$/ { n += page > 0 } END { exit n != 3 }'
verdict $? 'the running heads of a gallery'

# The index has a line for each player, also of those whose names differ only in their case, and the shorter of two names first.
printf 'White: Ann\nBlack: Zed\n1 @0/\n\nWhite: Anna\n1 @0/\n\nWhite: ann\n1 @0/\n\nWhite: Ann\n1 @0+\n' > cases.txt
"$program" -T ps -O index=yes cases.txt | awk '/^%%Page: / { page++; names = "" } /^[(][Aa]nna?[)] 0 / { names = names $1 } END { exit names != "(Ann)(ann)(Anna)" }'
verdict $? 'names that differ in case in the index'

# The title page shows the largest board once more, in the middle of the page, below the title.
"$program" -T ps -O index=yes,comments=yes -w Ann @0+ A0+ > title.ps
awk '/^%%Page: / { on = $2 == "i" } on && / board$/ { n++; middle = $1 + $3 / 2; high = $2 } on && / t$/ { y = $(NF - 1); if (!title) title = y }
    END { exit !(n == 1 && middle > 297 && middle < 298 && title > high && y < high) }' title.ps
verdict $? 'the board on a title page'

# Words that no line can hold: they end at the right margin, 530, even behind a bold beginning, and an address is divided behind
# a slash.
printf '1 @0+ ;https://www.example.org/a/very/long/address/that/goes/on/and/on/beyond/the/margin/of/the/page.html\n2 A0+ ;%s\n' \
    'Averyveryverylongwordthatgoesonandonandonandonandonandonandonandonandonandonandonwithoutabreak' > wide.txt
"$program" -T ps -O comments=yes wide.txt > wide.ps
awk '/ t$/ { over += $(NF - 2) + $(NF - 3) > 531; cut += /[/][)] 0/; words += /^[(](https|Avery)/ } END { exit over || words != 2 || cut != 1 }' wide.ps
verdict $? 'words that no line can hold'

# Each move and each line of a comment stands there once, in order; so does a move that was refused, and what is before the
# moves and behind them.
printf 'Hello friends,\nthis is a game.\n\n1 @0+ ;one\n2 A0+\nResign\n\nThanks to all.\nBye.\n' > prose.txt
"$program" -T ps -O comments=yes prose.txt 2> words | sed -n 's/^(\(.*\)) .* t$/\1/p' | sed 's/.240/ /g' | tr '\n' '|' > found
[ "$(cat found)" = 'Hello friends, this is a game.|1 @0+|one|2 A0+|Black wins by resignation after move 2.|Thanks to all. Bye.|' ]
verdict $? "the words around a game: $(cat found)"
printf '1 @0+ ;one\n2 A0+ ;two\n;three\n3 A0+\n4 A0+ ;four\n5 A9/ ;five\n' > once.txt
"$program" -T ps -O comments=yes once.txt 2> words | sed -n 's/^(\(.*\)) .* t$/\1/p' | sed 's/.240/ /g' | head -n 10 | tr '\n' '|' > found
[ "$(cat found)" = '1 @0+|one|2 A0+|two|three|3 A0+  4 A0+|four|5 A9/|five|Stopped by an error at move 5.|' ]
verdict $? "the words of a booklet: $(cat found)"

# The board of a title page is that of the figure with the most tiles, whichever that is.
for games in '@0+ B1+ C1+ D1/:@0+ A0+:@0+' '@0+:@0+ B1+ C1+ D1/:@0+ A0+' '@0+:@0+ A0+:@0+ B1+ C1+ D1/'; do
    echo "$games" | tr : '\n' > boards.trx
    "$program" -T ps -O index=yes boards.trx |
        awk '/^\[\(/ { on = 1; rows = "" } on { rows = rows $0 } /\]tiles$/ { on = 0; if (!first) first = rows; else same += rows == first }
            END { exit same != 1 || first !~ /[(][a-f.][a-f.][a-f.][a-f.][)]/ }'
    verdict $? "the board on the title page of $games"
    # It is centred, across and in 281.2 points below the title; its tiles have 36.
    "$program" -T ps -O index=yes boards.trx | grep -qx '225.5 499 36 board'
    verdict $? 'the place of the board on a title page'
done

# A document defines the tiles that it has, in three layers each.
for moves in '@0/ 3' '@0+ 3' '@0+ A0+ 3' '@0+ B1/ 6'; do
    # shellcheck disable=SC2086 # words
    [ "$("$program" -T ps ${moves% *} | grep -cx '} tile')" = "${moves##* }" ]
    verdict $? "the drawings of ${moves% *}"
done

# In a film of tall boards the text below the last one, a refusal of several lines, keeps the margin, 59, and fills the page.
awk 'BEGIN { printf "@0+"; for (n = 1; n < 30; n++) printf " A0+"; print " Z9/" }' > high.txt
for figures in 2 3 4 6 9 12; do
    "$program" -T ps -r loop -m $((31 - figures))-30 -O figures=$figures high.txt 2> words |
        awk '/ t$/ { if ($(NF - 1) < low || !low) low = $(NF - 1) } / board$/ { n++ } END { exit n != '$figures' || low < 59 || low > 63 }'
    verdict $? "the last of $figures figures"
done

# Pictures: tiles of 24 points, or smaller in a figure of 460 by 680; several figures stand 12 points apart.
for case in '19 1 24' '20 1 23' '1 28 24' '1 29 23.4' '20 29 23'; do
    awk -v all="$case" 'BEGIN { split(all, n, " "); printf "@0+"; for (i = 1; i < n[1]; i++) printf " @1+"
        for (i = 1; i < n[2]; i++) printf " A0+"; print "" }' > sized.txt
    "$program" -T eps -r loop -O labels=no sized.txt | awk -v size="${case##* }" '/ board$/ { n++; wrong += $3 != size } END { exit n != 1 || wrong }'
    verdict $? "a picture of ${case% *} tiles"
done
"$program" -T eps -m all -O labels=no @0+ A0+ A0+ |
    awk '/ board$/ { n++; wrong += $1 != 0 || $2 != (n == 1 ? 0 : n == 2 ? -36 : -96) } END { exit n != 3 || wrong }'
verdict $? 'the gaps between figures of a picture'

# Below a figure of a gallery stand the name of its game and its end, or the move of a position before that; below one of a film
# its move, and below the last one the end too. With -q nothing does.
printf '@0+ A0+ A0+\n@0/ @1/ A2/ RESIGN\n' > two.trx
# captions OPTION...: the bold and italic words on the pages, without running heads.
captions()
{
    "$program" -T ps "$@" two.trx | awk '/^\/[A-Z] [0-9]+ Tf$/ { font = $1; size = $2 } / t$/ && font ~ /[BI]/ && $(NF - 1) < 783 {
        sub(/[)] [0-9.]+ [0-9.]+ [0-9.]+ [0-9.]+ t$/, ""); gsub(/\\240/, " "); gsub(/\\/, ""); printf "%s", $0 "|" }'
}
[ "$(captions -O figures=4)" = '(Game 1|(Unfinished after move 3 (Black to move).|(Game 2|(White wins by resignation after move 3.|' ]
verdict $? "the captions of a gallery: $(captions -O figures=4)"
[ "$(captions -m 2 -O figures=4)" = '(Game 1|(2 A0+|(Game 2|(2 @1/|' ]
verdict $? "the captions of positions: $(captions -m 2 -O figures=4)"
[ "$(captions -q -O figures=4)" = '' ] && [ "$(captions -q -m all -O figures=4)" = '' ]
verdict $? "captions with -q: $(captions -q -O figures=4)"
[ "$(captions -m 1-2 -O figures=4)" = '(1 @0+|(2 A0+|(Game 2|(1 @0/|(2 @1/|' ]
verdict $? "the captions of a film: $(captions -m 1-2 -O figures=4)"
captions -m all -O figures=4 | grep -q '^(1 @0+|(2 A0+|(3 A0+|(Game 2|(1 @0/|(2 @1/|(3 A2/|(White wins by'
verdict $? "the end of a film: $(captions -m all -O figures=4)"

# A film has six figures a page, unless told otherwise.
for moves in '6 1' '7 2' '12 2' '13 3'; do
    # shellcheck disable=SC2046 # words
    [ "$("$program" -T ps -r loop -m all $(awk -v n="${moves% *}" 'BEGIN { printf "@0+"; while (--n) printf " A0+" }') |
        grep -c '^%%Page: ')" = "${moves#* }" ]
    verdict $? "pages of a film of ${moves% *} moves"
done

# A page is turned if the tiles are more than a quarter larger then: those of 18 by 10 spaces, but not of 16 by 10.
for case in '18 10 1' '16 10 0'; do
    awk -v all="$case" 'BEGIN { split(all, n, " "); printf "@0+"; for (i = 1; i < n[1]; i++) printf " @1+"
        for (i = 1; i < n[2]; i++) printf " A0+"; print "" }' > sized.txt
    [ "$("$program" -T ps -r loop sized.txt | grep -c 'Orientation: Landscape')" = "${case##* }" ]
    verdict $? "the orientation of a board of ${case% *}"
done

# What is said of marks stands 6 points below the board, lines of 12 points; the heading of a page 14 above it.
"$program" -T ps -O marks=attacks,labels=no -g Cup @0/ B1+ "@1\\" |
    awk '/ board$/ && $3 != 11 { low = $2 - 2 * $3 } /^[(]White can/ { off = low - $(NF - 1) - 18; seen = 1 }
        END { exit !seen || off > .2 || off < -.2 }' # two rows, with the spaces that are marked
verdict $? 'the words below a board'
"$program" -T ps -O labels=no -g Cup @0/ | awk '/^[(]Cup[)].* t$/ { y = $(NF - 1) } / board$/ { exit $2 != y - 14 }'
verdict $? 'the heading above a board'

# In a booklet of several figures each number stands on one of them, and the result below the last one; of several words that
# were refused the last one, its first 40 letters.
awk 'BEGIN { print "1 @0+ ;One."; for (n = 2; n < 30; n++) print n, "A0+ ;Words of a comment that are longer than a line beside the board has."
    print n, "Resign" }' > book.txt
"$program" -T ps -r loop -O comments=yes book.txt > book.ps
awk '/ (haloed|number)$/ { sub(/[)].*/, ""); twice += seen[$0]++; n++ } / board$/ { boards++ } / wins by/ { ends++ }
    END { exit twice || n != 29 || boards < 3 || ends != 1 }' book.ps
verdict $? 'numbers and result of a booklet'
forty=fooooooooooooooooooooooooooooooooooooooo
"$program" -k -T ps -O comments=yes A1C Z9S A1U ${forty}xyz > last.ps 2> words
grep -q "^($forty: not a" last.ps && grep -q "240$forty)" last.ps && ! grep -q '^(Z9S: ' last.ps && [ ${#forty} = 40 ]
verdict $? 'the last of two refused words'

# The letters of all tiles of a row, in pieces of eighty.
for tiles in 1 79 80 81 160 161; do
    row $tiles
    "$program" -T eps -r loop row.txt |
        awk -v tiles=$tiles '/^%%EndSetup/ { on = 1 } on && /\]tiles/ { exit } on && (/^\[\(/ || all) {
                n++; long += length > 83; line = $0; sub(/^\[\(/, "", line); sub(/(\\|\))$/, "", line); all = all line }
            END { exit long || length(all) != tiles || n != int((tiles + 79) / 80) }'
    verdict $? "the letters of $tiles tiles"
done

finish
