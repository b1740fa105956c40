#!/bin/sh
# layout.sh TRAXFIG: the places of figures and words on pages, as drawn.awk reads them from the PostScript. Ends with
# "N passed, N failed".

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$work" || exit 2

# row COLUMNS [ROWS]: the record of a straight row, or also of a column below its first tile.
row()
{
    awk -v all="$*" 'BEGIN { split(all, n, " "); printf "@0+"; while (--n[1] > 0) printf " @1+"
                             while (--n[2] > 0) printf " A0+"; print "" }' > row.txt
}

# ---- The board on a page of its own.

# Each part of a divided board leaves three tiles of the width free, for the coordinates and a gap, and is in the middle.
for tiles in 100 140 141 142 143 144 145 146 147 148 149 150 151 152 153 300; do
    row $tiles
    on_pages -r loop row.txt | awk '/^board/ { parts++; off = $2 + $5 * $4 / 2 - 297.5; wrong += ($5 + 3) * $4 > 465 || off * off > 144 } END { exit parts < 2 || wrong }'
    verdict $? "the place of a part of $tiles tiles"
done

# Tiles as small as asked for are no reason to divide it: it is centred, 297 from the left.
for tile in 3 5 9; do
    on_pages -O tile=$tile @0/ | awk '/^board/ { off = $2 + $4 / 2 - 297; boards++ } END { exit boards != 1 || off > 9 || off < -9 }'
    verdict $? "a board of one tile of $tile points"
done

# 141 tiles are seven times 20 and one: each part has 21, one of them shared with the next part.
row 141
[ "$(on_pages -r loop -O moves=no row.txt | sed -n 's/^board .* \([0-9]* 1\)$/\1/p' | uniq -c | tr -s ' ')" = ' 7 21 1' ]
verdict $? 'parts of 141 tiles are not alike'
# With smaller tiles, and moves in smaller type, there is space for the list on the same page.
on_pages -r loop row.txt | awk '/^page/ { pages++ } /[(]141[)]/ { size = $3 } END { exit pages != 1 || size < 8 || size > 9.5 }'
verdict $? 'the list of moves below a divided board'
row 200 # eight parts with tiles of 16 points fit below each other, nine of 16.5 do not
[ "$(on_pages -r loop row.txt | awk '/^board/ { print $4 }' | uniq -c | tr -s ' ')" = ' 8 16' ]
verdict $? 'the largest tiles of a divided board'

# Narrow parts stand side by side as long as there is space: where the next one, a step further right, would end beyond
# 530, it begins a row or page.
row 1 900
on_pages -r loop row.txt | awk '
    /^board/ { if ($2 > x && x) step = $2 - x; else if (x) early += x + step + $4 <= 530; x = $2; parts++ }
    END { exit parts < 11 || !step || early }'
verdict $? 'parts side by side'

# A part without a tile is left out, even if later moves fill it: a row of 100, a column on its left, and one on its
# right, CV.
awk 'BEGIN { printf "@0+"; while (++i < 100) printf " @1+"; while (++j < 100) printf " A0+"
             while (++k < 60) printf " CV" 100 - k "+"; print "" }' > u.txt
for moves in '199 8' '258 10'; do
    on_pages -r loop -m "${moves% *}" u.txt > parts
    [ "$(grep -c '^board' parts)" = "${moves#* }" ]
    verdict $? "empty parts of a board after ${moves% *} moves"
    # At its sides a part has no empty rows and columns.
    awk '/^board/ { columns = $5; rows = left = right = 0 } /^row/ { bad += !rows++ && NF < 2; low = NF; left += $2 ~ /^[^.]/; right += length($2) == columns }
        /^end/ { bad += low < 2 || !left || !right } END { exit bad }' parts
    verdict $? "empty sides of parts after ${moves% *} moves"
done

# Portrait or landscape: as asked for, or the one in which a row of 40 tiles is larger.
row 40
for way in 'auto @0/ 0' 'portrait @0/ 0' 'landscape @0/ 1' 'auto row.txt 1' 'portrait row.txt 0' 'landscape row.txt 1'; do
    # shellcheck disable=SC2086 # words
    set -- $way
    "$program" -T ps -r loop -O orientation="$1" "$2" > way.ps 2> words
    [ "$(grep -c '^%%PageOrientation: Landscape' way.ps)" = "$3" ]
    verdict $? "orientation=$1 of $2"
done
# The title page with the contents, the empty page behind it, and the index are portrait, before and behind any game.
echo '@0/' > small.txt
for games in 'small.txt row.txt 1' 'row.txt small.txt 1' 'row.txt row.txt 2'; do
    # shellcheck disable=SC2086 # words
    "$program" -T ps -r loop -O index=yes,contents=yes ${games% *} > way.ps 2> words
    [ "$(grep -c '^%%PageOrientation: Landscape' way.ps)" = "${games##* }" ] && [ "$(grep -c "^%%Page: " way.ps)" = 5 ]
    verdict $? "portrait pages around ${games% *}: $(grep -c '^%%PageOrientation: Landscape' way.ps) landscape"
done

# The list of moves: columns side by side, each filled before the next, with the numbers in order. Its letters are centred on the
# page, 297.5 points from the left. Its lines have 12 points; its words are about 1.4 lines wide.
for tiles in 1 2 3 4 6 7 8 13 14 15 21 60; do
    row $tiles
    on_pages -r loop -O orientation=portrait row.txt | awk -v tiles=$tiles '
        /^text R/ && $7 ~ /^\([0-9]+\)$/ { number = $7; line = $3 / .8; if (!low || $4 < low) low = $4; next }
        /^text R/ && $7 ~ /^\(@/ {
            wrong += number != "(" ++n ")" || line < 11.9 || line > 12.1
            if ($4 != x) {
                if (columns++) { off = $4 - x - step; wrong += columns > 2 && (now > rows || off * off > 1); step = $4 - x; rows = now }
                x = $4; now = 0
            }
            now++
        }
        END { off = (low + x + 1.4 * line) / 2 - 297.5
              exit n != tiles || wrong || (columns > 1 && now > rows) || off > 2 || off < -2 }'
    verdict $? "the list of $tiles moves"
done
# It is as large on A5, and larger on A3 in the proportion of the papers.
for paper in a4:9.6 a5:9.6 letter:9.6 a3:13.5; do
    on_pages -O paper=${paper%:*} "$root/examples/bailey-siegenthaler.txt" |
        awk -v size="${paper#*:}" '/^text R/ && $7 ~ /^[(][0-9]+[)]$/ && NF == 7 && $5 < 700 { n++; wrong += $3 != size } END { exit wrong || n != 31 }'
    verdict $? "the list of moves on ${paper%:*}"
done

# A game of its own fills its page: from the head of the title to the foot of the list at most a quarter is blank.
for name in bailey-siegenthaler loop line double draw cave gift log illegal; do
    on_pages "$root/examples/$name.txt" | awk '/^text/ { low = $5 } /^text B/ { top = top ? top : $5 + 11 } /^board/ { wide = $5 * $4 > 465 }
        END { exit !low || low - 59 > (wide ? 456 : 703) / 4 }'
    verdict $? "the page of $name"
done
# But a list that left the board less than half of it, such as 30 lines of 12 points, stands on the next one; 60 lines on two.
awk 'BEGIN { printf "@0+"; for (n = 1; n < 420; n++) printf " %c%d+", 65 + n % 14, 1 + n / 14 }' > grid.txt
{ on_pages -r loop -m 210 grid.txt; on_pages -r loop grid.txt; } |
    awk '/^page/ { n++ } /^board/ { bad += $4 * $6 < 350 } /^text/ { bad += $4 + $6 > 531 } END { exit bad || n != 5 }'
verdict $? 'a board with a long list of moves'

# It stands below a wide board, smaller, or has a page of its own, larger: 160 moves below 43 by 17 or 18 spaces and two lines of title.
for case in '17 1 7 9' '18 2 11.9 12.1'; do
    awk -v n="${case%% *}" 'BEGIN { printf "@0+"; for (i = 1; i < 43; i++) printf " @1+"; for (i = 1; i < n; i++) printf " A0+"
        for (i = 0; i < 118 - n; i++) printf " %c%d+", 66 + i / (n - 1), n - 1 - i % (n - 1); print "" }' > long.txt
    on_pages -r loop long.txt | awk -v all="${case#* }" 'BEGIN { split(all, n, " ") }
        /^page/ { pages++ } /^board/ { small = $4 < 15; wide = $5 == 43 } /[(]160[)]/ { seen = $3 >= n[2] && $3 <= n[3] }
        END { exit pages != n[1] || small || !wide || !seen }'
    verdict $? "the list of moves of a board of 43 by ${case%% *} spaces"
    # On A3 the list is smaller until tiles have 18 points, on one page.
    on_pages -r loop -O paper=a3 long.txt | awk '/^page/ { pages++ } /^board/ { size = $4 } END { exit pages != 1 || size < 18 }'
    verdict $? "a board of 43 by ${case%% *} spaces on A3"
done
# Where the width limits the tiles, the list keeps its size: a row of 30 has tiles of 15.
row 30
on_pages -r loop -O orientation=portrait row.txt | awk '/^board/ { size = $4 } /[(]30[)]/ { type = $3 } END { exit size < 15 || size > 16 || type != 9.6 }'
verdict $? 'the list of moves below a row of 30 tiles'

# A long board is not divided crosswise if its whole width fits: on A5, 17 to 20 columns of 43 rows, with 160 moves.
for columns in 17 18 20; do
    awk -v n=$columns 'BEGIN { printf "@0+"; for (i = 1; i < 43; i++) printf " A0+"; for (i = 1; i < n; i++) printf " @1+"
        for (i = 0; i < 118 - n; i++) printf " %c%d+", 63 + n - i % (n - 1), 2 + i / (n - 1); print "" }' > long.txt
    on_pages -r loop -O paper=a5 long.txt | awk -v n=$columns '/^board/ { most = $5 > most ? $5 : most; parts++ } END { exit parts != 2 || most != n }'
    verdict $? "a long board of $columns columns on A5"
done

# Title, legend, sentences and captions are larger on A3 in the proportion of the papers, 842 to 595.
for option in -m9 -mall; do
    for paper in a4 a3; do
        on_pages $option -O moves=no,marks=all,paper=$paper "$root/examples/loop.txt" |
            awk '/^page 2/ { exit } /^text [BI]|^text R.*(win|corner|move)/ { print $3 }' > type-$paper
    done
    paste type-a4 type-a3 | awk 'NF == 2 { bad += $2 < $1 * 1.4 || $2 > $1 * 1.42 } END { exit NR < 8 || bad }'
    verdict $? "type on A3, $option"
done

# ---- A booklet: no text stands beside a board, all stands above or below it.

row 100 100
on_pages -r loop -O comments=yes row.txt | awk '
    /^page/ { for (i in at) delete at[i]; for (i in left) delete left[i]; lines = boards = 0 }
    /^board/ { x[++boards] = $2 - 20; right[boards] = $2 + $5 * $4; top[boards] = $3; y[boards] = $3 - $6 * $4; all++ }
    /^text/ { at[++lines] = $5; left[lines] = $4; n++ }
    { for (i in at) for (b = 1; b <= boards; b++) over += left[i] > x[b] && left[i] < right[b] && at[i] < top[b] && at[i] > y[b] }
    END { exit n < 20 || !all || over }'
verdict $? 'text over a board'

# The result stands in the middle below the last board, even if that is wider than a column.
row 20
on_pages -r loop -O comments=yes row.txt | awk '/^board/ { wide = $5 * $4; middle = $2 + wide / 2 }
    /[(]Unfinished/ { off = $4 + $6 / 2 - middle; seen++ } END { exit seen != 1 || wide < 223 || off > .2 || off < -.2 }'
verdict $? 'the result below a wide board'
# A figure in a column shows the last move, also if the board is wider and grows at both ends in turn.
awk 'BEGIN { while (++n < 25) { print n, (n < 2 ? "@0+" : n % 2 ? "@1+" : sprintf("%c1+", 64 + n)); for (i = 0; n > 16 && ++i < 13;) print ";Line" } }' > ends.txt
on_pages -r loop -O comments=yes ends.txt | awk '/^number/ { last = $4 } /[(]After move/ { n++; bad += $9 != last ":" } END { exit bad || n < 6 }'
verdict $? 'figures of a board that grows at both ends'

# ---- A film strip.

# Tiles have one size in a film. They cover a tenth of each page, none of which has a figure alone; numbers have 5 points, or there
# are none. A caption is in the middle below its board.
for case in 'a4 6 501' 'a5 4 250' 'a3 12 1003'; do
    # shellcheck disable=SC2086 # words
    set -- $case
    on_pages -m all -O paper="$1",figures="$2" "$root/examples/bailey-siegenthaler.txt" | awk -v area="$3" '
        function turn() { bad += page && (sum < 1000 * area / 10 || boards < before + 2); page++; sum = 0; before = boards }
        /^page/ { turn() }
        /^board/ { bad += size && $4 != size; size = $4; middle = $2 + $5 * $4 / 2; low = $3 - $6 * $4; boards++ }
        /^row/ { gsub(/[.]/, "", $2); sum += length($2) * size * size }
        /^number/ { bad += size * .36 < 5 }
        /^text I.*After/ && boards { off = $4 + $6 / 2 - middle; bad += off > .2 || off < -.2 || $5 > low; captions++ }
        END { turn(); exit bad || boards != 31 || captions != 31 }'
    verdict $? "film of $2 figures a page on $1"
done

# Its rows keep together, even on a page that is not full: from a caption to the coordinates of the highest board below it
# there are at most 48 points, and these need 13.
for name in line cave; do
    on_pages -m all "$root/examples/$name.txt" | awk '
        function turn() { wide += gap > 61; rows += gap > 0; gap = 0 }
        /^page/ { turn(); low = 0 }
        /^board/ && $3 < low { gap = !gap || low - $3 < gap ? low - $3 : gap }
        /^text I.*After/ { if ($5 < low) turn(); low = $5 }
        END { turn(); exit wide || rows < 3 }'
    verdict $? "rows of the film of $name"
done

# The last line of a conclusion does not begin a column: it stays with the board above it.
{ echo '1 @0+'; yes ';Line' | head -n 35; printf '2 A0+\n\nThanks to all.\n'; } > thanks.txt
on_pages -r loop -O comments=yes thanks.txt | awk '/^page/ { y = 0 } /^board/ { x = $2; y = $3 } /[(]Thanks/ { off = !y || $4 > x } END { exit off }'
verdict $? 'the last line of a conclusion'
{ echo '1 @0+ ;First.'; yes ';Line' | head -n 24; echo '2 A0+ ;One.'; yes ';Line' | head -n 14; printf '3 A0+\nResign\n'; } > apart.txt
on_pages -r loop -O comments=yes apart.txt | awk '/^board/ { bad += off; off = $3 > y } /^text/ && $5 < 760 { y = $5 } / wins/ { off = 0; n++ } END { exit bad || n != 1 }'
verdict $? 'no figure of a booklet but the last begins a column'
on_pages -O comments=yes,paper=a5 "$root/examples/bailey-siegenthaler.txt" | awk '/^page/ { words = 0 } /^text B/ { words++ } /^board/ { alone = !words } END { exit alone }'
verdict $? 'the last move stands above the last figure of a booklet'

# In a booklet with -m each board has its move below it in its column, also if a variation follows that stays with it.
for lines in 4 18 38 39 40; do
    { echo "1 @0+"; yes ";Line" | head -n $lines
        for n in 2 3 4 5 6 7 8 9; do printf '%s A0+ ;Now come three lines that I could play, of which none is good:\n;  A0+ any win\n' $n; done; } > trap.txt
    on_pages -r loop -m all -O comments=yes trap.txt | awk '
        function turn() { bad += board; board = 0 }
        /^page/ { turn() } /^board/ { turn(); board = 1; x = $2 } /^text B 9/ && board { bad += $4 > x; board = 0 } /[(]Unfinished/ { ends++ }
        END { turn(); exit bad || ends != 1 }'
    verdict $? "boards, moves and the end of a booklet, $lines lines"
done

# The letters of the columns, which end 9 points above their board, are at least twice as far from the words above them as
# those are from their board, also in a game that is set tighter. Letters of 9.5 points are 6.4 high.
for name in bailey-siegenthaler loop draw gift cave; do
    on_pages -m all -O comments=yes "$root/examples/$name.txt" | awk '
        /^page/ { low = 0 }
        /^board/ { top = $3 + 9; if (low && top < low) { between = low - top; if (!least || between < least) least = between }
                   bottom = $3 - $6 * $4; x = $2; low = 0 }
        /^text [BR] 9.5/ { if (!low && bottom) { own = bottom - $5 - 6.4; if (own > most) most = own } low = $5 }
        END { exit !least || !most || least < 2 * most }'
    verdict $? "the gaps above boards: $name"
done

# Captions of booklets and pages are in the middle too; below an earlier position stands which it is.
for case in '-O comments=yes:After' '-m 9:After' '-a:White wins'; do
    # shellcheck disable=SC2086 # words
    on_pages ${case%:*} "$root/examples/loop.txt" | awk -v words="${case#*:}" '
        /^board/ { middle = $2 + $5 * $4 / 2 }
        /^text I/ && index($0, words) { off = $4 + $6 / 2 - middle; bad += off > .2 || off < -.2; n++ }
        END { exit bad || !n }'
    verdict $? "captions in the middle: $case"
done
[ "$(on_pages -m 9 "$root/examples/loop.txt" | grep -c '^text I.*(After move 9: ')" = 1 ] &&
    ! on_pages "$root/examples/loop.txt" | grep -q After
verdict $? 'the caption of an earlier position'

# A refused move beside a board of full width stays within the margins, 65 and 530, and 24 from the figure before it. So does one
# on the right of it; one below it stays above its words, and above the next row.
printf '@0+ @1/ @1\\ @1/ @1\\ @1/ @1\\ @1/ @1\\\n' > left.trx
printf '@0+ B1/ C1\\ D1/ E1\\ F1/ G1\\ H1/ I1\\\n' > right.trx
printf '@0+ A2/ A3\\ A4/ A5\\ A6/ A7\\ A8/ A9\\\n' > below.trx
for side in left right below; do
    on_pages -r trax8 -m all -O figures=9 $side.trx | awk '
        /^board/ { out += $2 < 65 || $2 + $5 * $4 > 530.1 || ($2 > right && $2 < right + 24)
            right = $2 + $5 * $4; low = $3 - $6 * $4; sides = $5 + $6; figures++ }
        /^text/ && figures { out += $5 > low }
        END { exit figures != 8 || out || sides != 10 }'
    verdict $? "a refused move in a film, $side"
done

# With -q there is no list. In a booklet a figure follows text as high as it, or half as high if that ends with
# variations: eight rows are 136 points high, eight lines of a comment 94, of a variation 84.
[ "$(on_pages -q @0/ | grep -c '^text R')" = 0 ] && [ "$(on_pages @0/ | grep -c '^text R')" = 2 ]
verdict $? 'the list of moves with -q'
for case in '  A0+ any win:2' 'Line:1'; do
    line=${case%:*}
    { printf '1 @0+\n2 A0+\n3 A0+\n4 A0+\n5 A0+\n6 A0+\n7 A0+\n8 A0+ ;Words.\n'; yes ";$line" | head -n 8
        echo 9 A0+; yes ';Line' | head -n 9; } > half.txt
    [ "$(on_pages -r loop -O comments=yes half.txt | grep -c '^board')" = "${case#*:}" ]
    verdict $? "the boards above lines such as $line"
done

# All figures of a film have the same size, with a heading or much text too. So have those of a gallery; a pair fills its page.
for figures in 2 6 12 20; do
    on_pages -m all -O figures=$figures "$root/examples/illegal.txt" |
        awk '/^board/ { bad += size && $4 != size; size = $4; n++ } END { exit bad || n != 9 }'
    verdict $? "sizes of a film of $figures figures a page"
    printf '%s\n' '@0+ A0+' '@0/ @1/ A2/ RESIGN' '@0+ B1+ A0+' '@0/' '@0+ B1+ C1+ D1+ E1+ F1+ G1+ DRAW' > gallery.trx
    [ "$(on_pages -O figures=$figures gallery.trx | awk '/^page [34]/ { exit } /^board/ { print $4 }' | sort -u | wc -l)" = 1 ]
    verdict $? "sizes of a gallery of $figures figures a page"
done
on_pages -O figures=2 @0+ | awk '/^board/ { small = $4 < 30; seen = 1 } END { exit !seen || small }'
verdict $? 'figures of a pair are small'
# A high board alone on a sheet grows only to the margin below its caption, 59.
on_pages -O figures=2,orientation=landscape "$root/examples/bailey-siegenthaler.txt" | awk '/^text/ { low = $5 } END { exit low < 59 }'
verdict $? 'a high board alone on a sheet'
# Twelve boards of 2 to 7 columns beside a wider one have one size of tiles; no number is under 5 points.
[ "$(for wide in 10 26; do awk -v w=$wide 'BEGIN { for (g = 0; g < 13; g++) { printf "@0+"; for (n = g ? g % 6 + 2 : w; --n;) printf " @1+"; print "" } }' > unequal.trx
    on_pages -r loop -O figures=13 unequal.trx | awk '/^board/ { print $4 }' | sort -n | uniq -c | awk '{ n = $1 } END { print n }'
    "$program" -T ps -r loop -O figures=13 unequal.trx | awk '/ Tf$/ && $2 < 5'
done | tr '\n' ' ')" = '12 12 ' ]
verdict $? 'a row of unequal boards'
# A small board beside wide ones makes none smaller: 60 tiles take 150 of 210 points at least.
for tiles in 60 60 3; do row $tiles; cat row.txt; done > wide.trx
on_pages -r loop -O figures=6 wide.trx | awk '/^board/ { n++; small += $4 < 2.5 } END { exit n != 3 || small }'
verdict $? 'a small board beside wide ones'

# One figure left over from rows of two is in the middle; of rows of three, figures left over stand below those of the row
# above, from the left. The last page but one leaves it a figure, so that it has two.
head -n 3 gallery.trx | cat - gallery.trx > eight.trx
for case in '3 gallery' '5 gallery' '8 eight'; do
    figures=${case% *}
    on_pages -O "figures=$figures,labels=no" "${case#* }.trx" | awk -v last="$figures" '
        /^page 2/ { exit } /^board/ { n++ } n && /^text/ { middle[n] = $4 + $6 / 2 }
        END { off = middle[last] - (last == 8 ? middle[5] : 297.5); exit n != last || off > 2 || off < -2 }'
    verdict $? "the last row of $figures figures"
done
for case in '4 4 3 2' '6 6 5 2' '12 11 2' '2 2 2 2 1'; do
    echo "$case" | awk '{ while (++i <= NF) n += $i; while (n--) { printf "@0+"; for (k = n % 4 > 1 ? 8 : 3; --k;) printf " A0+"; print "" } }' > pages.trx
    [ "$(on_pages -r loop -O figures="${case%% *}" pages.trx | awk '/^page/ && n { print n; n = 0 } /^board/ { n++ } END { print n }' | tr '\n' ' ')" = "$case " ]
    verdict $? "pages of a sheet: $case"
done

# A title that is asked for stands once: above the boards of a sheet, however short, with its head on the next pages; or on the
# title page of a booklet, which has contents only of four games; but not on pages of one game.
cp "$root/examples/loop.txt" .
for case in '1 figures=6 0 0' '3 figures=6 0 0' '9 figures=6 1 0' '3 figures=30 0 0' '1 comments=yes 0 0' '2 comments=yes 0 0' \
    '4 comments=yes 0 1' '1 comments=yes,contents=no 0 0' '2 comments=yes,contents=no 0 0' '4 comments=yes,contents=no 0 0'; do
    # shellcheck disable=SC2086 # words
    set -- $case
    # shellcheck disable=SC2046 # words
    on_pages -O "$2,title=Club" $(yes loop.txt | head -n "$1") > found
    awk -v heads="$3" '/^page/ { page++ } /^board/ && !top { top = $3 }
        /[(]Club[)]/ { n[page > 1]++; bad += page < 2 ? top || $2 != "B" : $2 != "I" }
        END { exit n[0] != 1 || n[1] + 0 != heads || bad }' found && [ "$(grep -c '[(]Contents[)]' found)" = "$4" ]
    verdict $? "the title of $1 games with $2"
done
for options in '' '-m all'; do
    # shellcheck disable=SC2086 # words
    ! on_pages $options -O title=Club loop.txt | grep 'Club' && on_pages $options -O title=Club,contents=yes loop.txt | grep -q Club
    verdict $? "no title on the page of a game $options"
done

# ---- Captions.

# The lines of a caption are about equally long: `Unfinished after` and `move 1 (Black to move).`
on_pages -O figures=12 @0+ | awk '/[(]Unfinished/ { one = $6 } /Black to/ { two = $6 } END { exit !(one && two && two > one / 2 && one > two / 2) }'
verdict $? 'a caption whose last line is short'

# Beside a legend there is one row less, if the last page has room for it, and the captions of a row stay above the next. Pages
# of three rows and fewer are full: 16 figures are 6, 6 and 4, or fours, or 9 and 7.
yes 1 | head -n 16 | while read -r _; do cat "$root/examples/loop.txt"; done > sheet.txt
for case in a4,figures=12:9,7 a5,figures=12:9,7 a4,figures=6:6,6,4 a4,figures=4:4,4,4,4 a4,figures=9:9,7; do
    on_pages -m 9 -O "marks=attacks,paper=${case%:*}" sheet.txt | awk -v wanted="${case#*:}" '
        /^page/ { page++; low = 1000 }
        /^board/ && $5 { n[page]++; if ($3 != row) above = low; row = $3; bad += row + 13 > above }
        /^text I [79]/ { low = $5 }
        END { found = n[1]; for (i = 2; i <= page; i++) found = found "," n[i]; print found; exit bad || found != wanted }' > found
    verdict $? "a sheet with a legend on $case: $(cat found)"
done

# Below the board of a page stands what its marks mean.
"$program" -T ps -O marks=attacks @0/ B1+ "@1\\" > said.ps
grep -Fq '(White can win at once with A0/, B0\\.) ' said.ps && grep -Fq '(Black has no attack.) ' said.ps
verdict $? 'what is said below a board with marks'

# The legend of marks: a white ring stands beside what is said of White, a black one beside what is said of Black.
"$program" -T ps -O marks=all,comments=yes "$root/examples/line.txt" "$root/examples/bailey-siegenthaler.txt" > legend.ps 2> words
awk -f "$root/tests/pictures/drawn.awk" legend.ps | awk '/^text/ { said = $0 } /^line [01] / { ink = $2 }
    /^end/ && said ~ /(White|Black) (wins|forces a win) here|corner for/ { lines++; wrong += ink != (said ~ /White/); said = "" } END { exit lines < 6 || wrong }'
verdict $? "the legend of marks: $(grep -o '^([^)]*\(White\|Black\)[^)]*)' legend.ps | sort -u | tr '\n' ' ')"

# What is said of White stands in a column, each with a sign of 20 points, what is said of Black beside it.
on_pages -m all -O marks=all "$root/examples/line.txt" | awk '
    /^text R/ && /win|corner|safe/ { black = n % 2; wrong += (/Black/ && !black) || (/White/ && black)
        wrong += x[black] && $4 != x[black]; x[black] = $4; y[n++] = $5 }
    /^board/ && $4 == 20 { wrong += ($2 + $5 * 20 > x[black]) || (left[black] && $2 != left[black]); left[black] = $2; signs++ }
    END { exit n != 8 || signs != 8 || wrong || x[0] >= x[1] || y[0] != y[1] || y[2] != y[3] || y[4] != y[5] || y[6] != y[7] }'
verdict $? 'the lines of the legend'
# No place of it is empty before the last, and it stands in the middle of the page.
for case in 9:2 7:1 6:2; do
    on_pages -m "${case%:*}" -O marks=all "$root/examples/line.txt" | awk -v rows="${case#*:}" '
        /^text R/ && /win|corner|safe/ { lines += !row[$5]++; if ($4 + $6 > right) right = $4 + $6 }
        /^board/ && $4 == 20 { if (!left || $2 < left) left = $2 }
        END { for (y in row) short += row[y] < (rows == 1 ? 3 : 2); off = left + right - 595; exit lines != rows || short > 0 || off > 2 || off < -2 }'
    verdict $? "the legend after move ${case%:*}"
done
# With -q there is none, but the rings stay.
on_pages -q -O marks=attacks,comments=yes '@0/' "@1\\" > quiet
! grep -q 'wins here' quiet && [ "$(grep -c '^line [01] ' quiet)" = 4 ] # lines and outlines of two
verdict $? 'a legend with -q'

# ---- Words.

# Lines of a comment: one with a blank goes on, after an empty line it begins anew; one with two blanks or moves is a
# variation, smaller and indented; one with a move and words begins anew, as does one with a bracket.
printf '1 @0+ ;first words\n;\n; other words\n; and more\n;  two blanks\n;A2+ A3+ a move\n;A4+ has words\n;(or A2+ any words)\n2 A0+\n' > lines.txt
on_pages -O comments=yes lines.txt | awk '/^text/ { print $3, substr($0, index($0, "(")), $4 }' > found
printf '%s\n' '9.5 (first words)' '9.5 (other words and more) X' '8.5 (two blanks) X+12' '8.5 (A2+ A3+ a move) X+12' '9.5 (A4+ has words) X' '9.5 (\(or A2+ any words\)) X' > wanted
left=$(sed -n 's/.*(other words and more) //p' found)
awk -v left="${left:-0}" '/words/ || /blanks/ || / a move/ {
    x = $NF; sub(/ [0-9.]+$/, ""); print $0 (/first/ ? "" : x == left ? " X" : " X+" x - left) }' found | cmp - wanted
verdict $? "lines of a comment: $(tr '\n' ';' < found)"

# A line that ends with a blank goes on too, in the next line, wherever that begins; so does the last of a variation.
printf '1 @0+ ;one \n;two\n;  three \n;  four \r\n;    A2+\n;six \n2 A0+ ;seven\n' > flowing.txt
found=$(on_pages -O comments=yes flowing.txt | sed -n 's/^text R [^(]*(\(.*\))$/\1/p' | tr '\n' '|')
[ "${found#*1|}" = 'one two|three four A2+|six|seven|' ]
verdict $? "lines that go on: $found"

# A line without a blank goes on in the middle of a sentence, but not below its end or a variation, and not if it is a
# variation.
printf '1 @0+ ;One goes\n;on (and\n;(two) too,\n;still.\n;but five\n;if A0+ six\n;A1+ any win\n;with it\n;Seven\n2 A0+\n' > within.txt
found=$(on_pages -O comments=yes within.txt | sed -n 's/^text R [^(]*(\(.*\))$/\1/p' | tr -d '\134' | tr '\n' '|')
[ "${found#*1|}" = 'One goes on (and (two) too, still.|but five if A0+ six|A1+ any win|with it|Seven|' ]
verdict $? "lines within a sentence: $found"
# Below a long line a capital will do, but no move.
printf '1 @0+ ;This line has twenty-two letters and more, it has an\n;L. So it goes on until its end, which has no point at\n;A2+ B2+ any win\n;all\n2 A0+\n' > long.txt
on_pages -O comments=yes long.txt > found
! grep -q '(L. So' found && grep -q '^text R 8.5 .*(A2+ B2+ any win' found
verdict $? 'lines below long ones:' cat found

# A caption beside the right margin ends within it.
line=$root/examples/line.txt
on_pages -O figures=12 "$line" "$line" "$line" "$line" "$line" "$line" "$line" "$line" "$line" |
    awk '/^text/ { texts++; over += $4 + $6 > 530.2 } END { exit !texts || over }'
verdict $? 'captions beside the right margin'

printf '1 @0+ ;  one \n;  two\n; three\n;four\n' > solution.txt
found=$(on_pages -O solutions=yes solution.txt | sed -n 's/^text R [89].5[^(]*(\(.*\))$/\1/p' | tr '\n' '|')
[ "$found" = 'one two three|four|' ]
verdict $? "lines of a solution that go on: $found"

# Solutions are in three columns if all lines are short enough, otherwise in two.
printf 'Event: Problem %s\n1 @0+ ;A0/ any win\n\n' 1 2 3 4 5 6 > short.txt
{ cat short.txt; printf 'Event: Problem 7\n1 @0+ ;A0/ any B1/ C1+ any D1/ E2+ any F3/ any win\n'; } > long.txt
for columns in 3 2; do
    [ $columns = 3 ] && solutions=short.txt || solutions=long.txt
    on_pages -O solutions=yes "$solutions" | awk -v most=$columns '/[(]Solutions[)]/ { on = 1 } on && /[(]Problem/ && !seen[$4]++ { n++ }
        /^text/ { over += $4 + $6 > 530.2 } END { exit n != most || over }'
    verdict $? "$columns columns of solutions"
done
on_pages -O solutions=yes,index=yes,orientation=landscape short.txt | awk '/[(](Solutions|Openings)[)]/ { middle[++n] = $4 + $6 / 2 }
    END { off = middle[1] - middle[2]; exit n != 2 || off > 1 || off < -1 }'
verdict $? 'the index below solutions on a landscape page'

# A variation begins below the word that is above it in the record, in each column: A2+ and a space have 20 points, B3+ C3+
# and spaces 39.
printf '1 @0+ ;  A2+ W2+\n;      B3+ C3+ D3+\n;              D4+\n;      B5+\n;  A6+\n2 A0+\n' > nested.txt
for paper in a4 a5; do
    on_pages -O comments=yes,paper=$paper nested.txt | awk '/^text.*\([A-D][2-6][+].*\)/ { x[++n] = $4 }
        function off(value, wanted) { return value < wanted - 1 || value > wanted + 1 }
        END { exit n != 5 || off(x[2], x[1] + 20) || off(x[3], x[2] + 39) || off(x[4], x[2]) || off(x[5], x[1]) }'
    verdict $? "variations below each other on $paper"
done

# Contents that fit stand on the title page, below its board; an index that fits, on the last page of a booklet.
on_pages -O comments=yes,contents=yes,index=yes "$root/examples/loop.txt" | awk '
    /^page/ { on = $2; pages++ } on == "i" && /^board/ { low = $3 - $6 * $4 } /[(]Contents/ { below = on == "i" && $5 < low }
    /[(]Openings/ { index_page = on; off = $4 + $6 / 2 - 297.5 }
    END { exit !below || index_page != 1 || pages != 3 || off * off > 1 }'
verdict $? 'contents and an index that fit'

# Dots lead to the number of a page in the contents, and end before it.
on_pages -O contents=yes "$root/examples/loop.txt" "$root/examples/gift.txt" |
    awk '/\(\. \. / { end = $4 + $6; dots++; next }
        dots && end && /^text/ { over += $4 < end || $4 > end + 40; end = 0 }
        END { exit dots != 2 || over }'
verdict $? 'dots in the contents'
# One or two dots would read as the end of a sentence: there are three or none.
awk 'BEGIN { while (n++ < 40) print "Event: Wiiii Wiiii Wiiii Wiiii Wiiii Wiiii Wiiii Wiiii Wiiii Wiiii Wiiii Wiiii" (s = s "i") "\n1 @0/\n" }' > dots.txt
on_pages -O contents=yes dots.txt | awk '/[(](\. )+[)]$/ { leads++; few += length($0) < index($0, "(") + 7 }
    /^text R 9.5 5[0-9][0-9].*[(][0-9]+[)]$/ { numbers++ } END { exit few || leads < 30 || numbers != 40 }'
verdict $? 'few dots in the contents'

# An unfinished game says so at its end in a booklet, and in the contents.
printf '1 @0/ ;One.\n' > open.txt
[ "$(on_pages -O contents=yes,comments=yes open.txt | grep -c '^text I.*(Unfinished after move 1 .*Black to move')" = 2 ]
verdict $? 'an unfinished game'

# A page of contents is filled before there is another; then they share the games.
for games in '55 55,59.5 ' '56 28,391.6 28,391.6 '; do
    awk -v n="${games%% *}" 'BEGIN { while (n--) print "@0+ A0+" }' > games.trx
    [ "$(on_pages -O contents=yes,figures=30 games.trx |
        awk '/^page [1-9]/ { exit } /^page/ { if (n) print n "," y; n = 0 } /[(]Game / { n++; y = $5 } END { if (n) print n "," y }' |
        tr '\n' ' ')" = "${games#* }" ]
    verdict $? "the contents of ${games%% *} games"
done
for case in '26,paper=a4:1 5 ' '24,paper=a4:4 5 ' '24,paper=a3:4 5 '; do # of 26, six would have cells of 65.8 points, hardly larger than those of five, 65.1
    [ "$(on_pages -O "figures=${case%:*}" games.trx | awk '/^page 2/ { exit } /^board/ { row[$3]++ }
        END { for (y in row) print row[y] }' | sort -u | tr '\n' ' ')" = "${case#*:}" ]
    verdict $? "the columns of ${case%:*} figures"
done

# The legend has the marks that are drawn: of a page those of its board, where White has two attacks, of a film those of all its
# boards. A forced win under an attack of the same colour is not among them.
for marks in none:0:0 attacks:1:2 corners:1:2 safe:1:2 wins:1:2 all:3:7; do
    drawn=${marks#*:}
    [ "$(on_pages -O marks=${marks%%:*} @0/ B1+ "@1\\" | grep -c '^board [^ ]* [^ ]* 20 ')" = "${drawn%:*}" ] &&
        [ "$(on_pages -O marks=${marks%%:*} -m all "$root/examples/loop.txt" | grep -c '^board [^ ]* [^ ]* 20 ')" = "${drawn#*:}" ]
    verdict $? "the legend of marks=${marks%%:*}"
done
printf '@0/ B1+ @1\\\n@0+ @1+\n' > films.trx
[ "$(on_pages -O marks=attacks -m all films.trx | grep -c 'White wins here')" = 1 ]
verdict $? 'the legend of the first of two films'

# It stands on the page of the first marks, here the second or a later one: of a film, of a sheet.
printf '@0+\n@0+\n@0+\n@0/ B1+ @1\\\n' > marked.trx
cp "$root/examples/loop.txt" late.txt
for case in '-m all -O figures=1 late.txt' '-O figures=2 marked.trx'; do
    # shellcheck disable=SC2086 # words
    on_pages -O marks=attacks $case | awk '/^page/ { page++ } /^board/ { sign = $4 == 20 && $5 < 2; legend = sign && !legend ? page : legend }
        /^line [01] / && !sign && !first { first = page } END { exit first < 2 || legend != first }'
    verdict $? "the page of the legend: $case"
done
# In a booklet it stands once, below the first title, for the marks of all games and no others.
sed '/^17/,$d' "$root/examples/line.txt" > black.txt
printf '@0/ B1+ @1\\\n' > white.trx
printf '@0+ @1+\n' > none.trx
for case in 'white.trx none.trx:White' 'none.trx white.trx:White' 'none.trx black.txt:Black' 'white.trx black.txt:White Black' 'none.trx none.trx:'; do
    for paper in a4 a5; do
        # shellcheck disable=SC2086 # words
        on_pages -O marks=attacks,comments=yes,paper=$paper ${case%:*} |
            sed -n 's/^text R.* (\([A-Z][a-z]*\) wins here at once)$/\1/p' | tr '\n' ' ' > found
        [ "$(sed 's/ $//' found)" = "${case##*:}" ]
        verdict $? "the legend of a booklet on $paper: $case, $(cat found)"
    done
done
[ "$(on_pages -O marks=attacks,comments=yes none.trx none.trx)" = "$(on_pages -O comments=yes none.trx none.trx)" ]
verdict $? 'a booklet without any mark that it was asked for'
# Its rows are 23 points high, without gaps, and full; the moves follow it, and links to both games lead to 30 points above their titles.
for case in a4:white.trx:black.txt a5:white.trx:black.txt a4:none.trx:white.trx a5:none.trx:black.txt a5:none.trx:none.trx; do
    set -- "${case%%:*}" "${case##*:}"
    first=${case#*:}
    first=${first%:*}
    "$program" -T pdf -O marks=all,comments=yes,paper="$1" "$first" "$2" 2> words | grep -a -o '/XYZ 0 [0-9.]*' | sed 's,/XYZ 0,place,' > places
    on_pages -O marks=all,comments=yes,paper="$1" "$first" "$2" | cat places - | awk '
        function check(is, wanted) { bad += is < wanted - .1 || is > wanted + .1 }
        /^place/ { place[++places] = $2 }
        /^text B 15/ { check(place[++titles] - $5, 30); y = $5 - 6 }
        /^text R/ && titles == 1 && !moves { cells++; most += ++row[$5] > most }
        /^text R/ && titles == 1 && !moves && $5 != y { check(y - $5, 23); y = $5; rows++ }
        /^text B 9.5/ && !moves { moves = $5; check(y - $5, 36.8) }
        END { exit bad || titles != 2 || !rows || rows * most - cells >= most || !moves }'
    verdict $? "the rows of the legend of a booklet: $case"
done

# In a booklet no heading stands alone at the lower end of a column, below the words of the game before: two lines follow it.
for lines in 10 20 28 30 32 34 36 38; do
    awk -v lines=$lines 'BEGIN { print "GAME 1\n1 @0+ ;First."; while (lines--) print ";Line"
        printf "GAME 2\n1 @0+\n"; for (n = 2; n < 9; n++) print n, "A0+"
        printf "GAME 3\n1 @0+\n"; for (n = 2; n < 40; n++) print n, "A0+" }' > headings.txt
    on_pages -O comments=yes,contents=no -r loop headings.txt | awk '
        /[(]GAME [0-9][)]/ && $3 == 15 { seen++; y = $5; lines = 0; next }
        /^text [BR] 9.5/ && lines < 2 { if ($5 < y && ($5 != last)) lines++; else if ($5 > y) bad++; last = $5 }
        /^board/ { low += $3 - $6 * $4 < 58 }
        END { exit bad || low || seen != 3 }'
    verdict $? "headings below $lines lines"
done

# Nor does one with an introduction, in a film too: a board follows in the same column.
for lines in 4 10 16 17; do
    awk -v lines=$lines 'BEGIN { print "GAME 1\n1 @0+ ;First."; while (lines--) print ";Line"
        printf "GAME 2\nRound 1.\n\n1 @0+\n"; for (n = 2; n < 9; n++) print n, "A0+" }' > headings.txt
    for way in -a '-m all'; do
        # shellcheck disable=SC2086 # words
        on_pages $way -O comments=yes,contents=no,paper=a5 -r loop headings.txt | awk '
            /[(]GAME 2[)]/ && $3 == 15 { waits = 1; y = $5 }
            /^board/ && waits { waits = 0; bad += $3 > y; seen++ }
            /^page/ { bad += waits }
            END { exit bad || waits || !seen }'
        verdict $? "the board of an introduction below $lines lines with $way"
    done
done

# A title that names both players is not followed by their names, and no running head repeats the title below it.
printf 'White: Ann\nBlack: Ben\n1 @0+ ;One.\n\nWhite: Cyd\nBlack: Dan\n1 @0/\n' > players.txt
for way in comments=yes figures=1; do
    on_pages -O $way players.txt | awk '/^text/ && /Ann/ { n++ } /White:|Black:/ { bad++ } END { exit bad || n != 1 }'
    verdict $? "the names of players with $way"
done

# Every figure has its moves above, and tiles of one size; a game that takes a little more than a page is set tighter.
for name in bailey-siegenthaler loop line gift; do
    on_pages -O comments=yes "$root/examples/$name.txt" |
        awk '/^page/ { pages++ } /^board/ { wrong += size && $4 != size; size = $4; n++ } /[(]After move/ { said++; wrong += $9 != last ":" }
            /^text B 9.5/ { for (i = 7; i <= NF; i++) if ($i ~ /^[(]?[0-9]+.240/) { last = $i; gsub(/[(]|.240.*/, "", last) } }
            END { exit wrong || size < 13.9 || pages > 1 || !n || said != n }'
    verdict $? "the booklet of $name"
done

# So have the figures of a booklet, as far as their boards fit in a column, even of a game that is set tighter.
on_pages -O comments=yes,contents=no "$root"/examples/[bcdgl]*.txt | awk '/^page/ { pages++ } /^board/ && !($4 in sizes) { sizes[$4]; n++ } END { exit pages < 4 || n != 1 }'
verdict $? 'the sizes of figures in a booklet'

# Text is set in columns of 50 to 75 letters: one on A5, two on A4 and A3.
for paper in a4:2 a5:1 a3:2; do
    yes ';Many words of a comment that goes on and on' | head -n 400 | sed '1s/^/1 @0+ /' > columns.txt
    [ "$(on_pages -O comments=yes,paper=${paper%:*} columns.txt | awk '/^text R 9.5/ && $4 !~ /[.]/ { print $4 }' | sort -u | wc -l)" -eq "${paper#*:}" ]
    verdict $? "columns on ${paper%:*}"
done

# The conclusion of a game stands below its result.
for moves in 2 9; do
    awk -v moves=$moves 'BEGIN { print "1 @0+"; for (n = 2; n <= moves; n++) print n, "A0+"
        print n, "Resign\n\nWe both liked this game." }' > ends.txt
    on_pages -O comments=yes -r loop ends.txt |
        awk '/ wins by/ { y = $5 } /[(]We both/ { below = $5 < y } END { exit !below }'
    verdict $? "the conclusion of a game of $moves moves"
done

# Figures of a booklet that would have numbers of less than 5 points show the part around their last move, the last one the board.
awk 'BEGIN { print "1 @0+"; while (i++ < 98) print i + 1, (i % 2 ? "@1+" : "@1+ ;A remark.") }' > part.txt
on_pages -O comments=yes -r loop part.txt | awk '
    /^board/ { figures++; columns = $5; all = columns == 99; cut += columns == 13; small += !all && $4 < 13.9 }
    /^number/ { n = $4; x = $2 }
    /^end/ { wrong += ((columns > 15) != (n == 99)) || x < 0 || x >= columns }
    END { exit wrong || !all || cut < 5 || small }'
verdict $? 'parts of a board in a booklet'

# Text above a board that is wider than a column stands in both columns, and links lead to its places.
awk 'BEGIN { print "Loop Trax\nGame 1\n1 @0+"; while (i++ < 11) printf "%d %c1+ ;A remark.\n", i + 1, 65 + i
    print "Game 2\n1 @0+"; for (i = 1; i < 26; i++) printf "%d %c1+ ", i + 1, 65 + i }' > wide.txt
on_pages -O comments=yes wide.txt | awk '/^board/ && $5 == 26 { low = $3 } /^text/ && !low { side[$4 > 290]++ }
    END { exit !low || side[0] < 6 || side[1] < 6 }'
verdict $? 'the columns above a wide board'
# Text that ends with a high board is divided above its last move, though more than half of it is below.
awk 'BEGIN { print "1 @0+ ;One."; while (i++ < 6) print i + 1, "A0+ ;Words."; print "8 A0+" }' > last.txt
on_pages -r loop -O comments=yes last.txt | awk '/^text/ { n++; right += $4 > 297 } END { exit !right || right > n / 2 }'
verdict $? 'the columns beside a last board'
# A short film stands in both columns, divided above a board; the first board stays below the heading and the legend.
printf '1 @0/\n2 A0/ ;one\n3 @1+ ;two\n4 A3/\n' > film.txt
on_pages -m all -O comments=yes film.txt | awk '/^board/ { side[$2 > 290]++ } END { exit side[0] != 3 || side[1] != 1 }' &&
    on_pages -m 1-2 -O comments=yes,marks=all film.txt | awk '/^board/ && $4 < 19 { n++; right += $2 > 290 } END { exit n != 2 || right > 1 }'
verdict $? 'the columns of a short film'
# A film that begins later has the moves before its first board above it, and that board's move below.
on_pages -m 3-4 -O comments=yes film.txt | awk '/^text/ && /[(][12]|one/ { bad += boards > 0 } /^board/ { boards++ }
    /^text/ && /two/ { bad += boards != 1; seen++ } END { exit bad || boards != 2 || seen != 1 }'
verdict $? 'the moves before a film'

# The rows of a gallery are not torn apart: from a board to the one below it, with caption and coordinates, less than 90.
printf '@0/ @1/ @1/ @1/ @1/ @1/\n%.0s' 1 2 3 4 > rows.trx
on_pages --lines -O figures=4 rows.trx | awk '/^board/ { n++; if (low && $3 < low) { rows++; bad += low - $3 > 90 } low = $3 - $6 * $4 }
    END { exit n != 4 || rows != 1 || bad }'
verdict $? 'the distance of rows in a gallery'

# The running head of a gallery is its title.
on_pages -O figures=2 gallery.trx | awk '/^page/ { page = $2 } /[(]5 Trax games[)]/ { n += page > 0 && (page % 2 ? $4 == 65 : $4 > 300) } END { exit n != 3 }'
verdict $? 'the running heads of a gallery'

# Problems begin with their title, in the middle above the first boards; it is the running head of the other pages.
printf 'Event: A\n1 @0+ ;B1/\n\nEvent: B\n1 @0/ ;@1/\n\nEvent: C\n1 @0+ ;A0+\n' > problems.txt
on_pages -O solutions=yes,figures=2 problems.txt | awk '
    /^page/ { page = $2 } /^board/ { high = !high || $3 > high ? $3 : high }
    /[(]3 Trax problems[)]/ { off = $4 + $6 / 2 - 297.5; titles += page == 1 && $3 == 15 && !high && off * off < 1; heads += page > 1 && $3 == 10 }
    END { exit titles != 1 || heads != 2 }' && ! on_pages -O solutions=yes,contents=yes problems.txt | grep -q Unfinished
verdict $? 'the title and the contents of problems'

# The index has a line for each player, also of those whose names differ only in their case, and the shorter of two names first.
printf 'White: Ann\nBlack: Zed\n1 @0/\n\nWhite: Anna\n1 @0/\n\nWhite: ann\n1 @0/\n\nWhite: Ann\n1 @0+\n' > cases.txt
on_pages -O index=yes cases.txt | awk '/^page/ { names = "" } /[(][Aa]nna?.240/ { names = names substr($7, 1, 5) } END { exit names != "(Ann\\(ann\\(Anna" }'
verdict $? 'names that differ in case in the index'

# The title page shows the largest board once more, in the middle of the page, below the title.
on_pages -O index=yes,comments=yes -w Ann @0+ A0+ | awk '
    /^page/ { on = $2 == "i" } on && /^board/ { n++; middle = $2 + $4 / 2; high = $3 } on && /^text/ { title = $5 }
    END { exit !(n == 1 && middle > 297 && middle < 298 && title > high) }' &&
    "$program" -T ps -O index=yes,comments=yes -w Ann @0+ A0+ | awk '/^%%Page:/ { on = $2 == "i" } on && / Tj$/ { n++ } END { exit n != 1 }'
verdict $? 'the board on a title page, without coordinates'

# Words that no line can hold: they end at the right margin, 530, even behind a bold beginning, and an address is divided behind
# a slash.
printf '1 @0+ ;https://www.example.org/a/very/long/address/that/goes/on/and/on/beyond/the/margin/of/the/page.html\n2 A0+ ;%s\n' \
    'Averyveryverylongwordthatgoesonandonandonandonandonandonandonandonandonandonandonwithoutabreak' > wide.txt
on_pages -O comments=yes wide.txt |
    awk '/^text/ { over += $4 + $6 > 531; cut += /\/[)]$/; words += /[(](https|Avery)/ } END { exit over || words != 2 || cut != 2 }'
verdict $? 'words that no line can hold'

# A line does not end between the number of a move and the move, even behind a word.
awk 'BEGIN { for (n = 1; n < 40; n++) print n, (n < 2 ? "@0+" : "A0+"), ";A word with " substr("so that it may win at once and for all", 1, n), "with 12 C5/." }' > parted.txt
! on_pages -r loop -O comments=yes parted.txt | grep -q ' 12[)]$'
verdict $? 'a move below its number'

# Each move and each line of a comment stands there once, in order; so does a move that was refused, and what is before the
# moves and behind them, where a short line goes on only within a sentence.
printf 'Hello friends,\nthis is a game.\n\n1 @0+ ;one\n2 A0+\nResign\n\nThis line is longer than others; it has a point.\nBye.\n\nMany greetings\nAnn\n' > prose.txt
on_pages -O comments=yes prose.txt | sed -n 's/^text [^(]*(\(.*\))$/\1/p' | sed 's/.240/ /g' | tr '\n' '|' > found
[ "$(cat found)" = 'Game 1|Hello friends, this is a game.|1 @0+  |one|2 A0+|After move 2: A0+|Black wins by resignation after move 2.|This line is longer than others; it has a point. Bye.|Many greetings|Ann|' ]
verdict $? "the words around a game: $(cat found)"
printf '1 @0+ ;one\n2 A0+ ;two\n;three\n3 A0+\n4 A0+ ;four\n5 A9/ ;five\n' > once.txt
on_pages -O comments=yes once.txt | sed -n 's/^text [^(]*(\(.*\))$/\1/p' | sed 's/.240/ /g' | head -n 12 | tr '\n' '|' > found
[ "$(cat found)" = 'Game 1|1 @0+  |one|2 A0+  |two|three|3 A0+  4 A0+  |four|5 A9/  |five|After move 4: A0+|Stopped by an error at move 5.|' ]
verdict $? "the words of a booklet: $(cat found)"

# The board of a title page is that of the figure with the most tiles, whichever that is.
for games in '@0+ B1+ C1+ D1/:@0+ A0+:@0+' '@0+:@0+ B1+ C1+ D1/:@0+ A0+' '@0+:@0+ A0+:@0+ B1+ C1+ D1/'; do
    echo "$games" | tr : '\n' > boards.trx
    on_pages -O index=yes boards.trx |
        awk '/^board/ { rows = "" } /^row/ { rows = rows $2 ";" } /^end/ { if (!first) first = rows; else same += rows == first }
            END { exit same != 1 || length(first) < 5 }'
    verdict $? "the board on the title page of $games"
    # It is centred, across and in 281.2 points below the title and a gap; its tiles have 36.
    on_pages -O index=yes boards.trx | grep -q '^board 225.5 501.1 36 '
    verdict $? 'the place of the board on a title page'
done

# Below a long title it is smaller, so that it is on the page.
on_pages -O comments=yes,paper=a5 -O title="$(awk 'BEGIN { while (n++ < 20) printf "all games " }')" @0+ A0+ A0+ A0+ |
    awk '/^board/ { high = $3; low = $3 - $4 * $6; exit } END { exit !high || low < 42 }'
verdict $? 'the board below a long title'

# A document defines the tiles that it has, in two layers each, and the disk of the last move.
for moves in '@0/ 3' '@0+ 3' '@0+ A0+ 3' '@0+ B1/ 5'; do
    # shellcheck disable=SC2086 # words
    [ "$("$program" -T ps ${moves% *} | grep -cx '/T[0-9]* {')" = "${moves##* }" ]
    verdict $? "the drawings of ${moves% *}"
done
# Without a number, too, the disk is half as wide again as a track, so that it shows on a track of its own colour.
"$program" -T ps -O numbers=no @0/ | awk '/ w$/ && $1 < 1 && $1 > track { track = $1 } /^[.][0-9]+ 0 m$/ { disk = 2 * $1 } END { exit !track || disk < 1.5 * track }'
verdict $? 'the disk of the last move'

# In a film of tall boards the text below the last one, a refusal of several lines, keeps the margin, 59. Figures in one row are as
# high as the page, others fill it.
awk 'BEGIN { printf "@0+"; for (n = 1; n < 30; n++) printf " A0+"; print " Z9/" }' > high.txt
for figures in 2 3 4 6 9 12; do
    on_pages -r loop -m $((31 - figures))-30 -O figures=$figures high.txt |
        awk '/^text/ { if ($5 < low || !low) low = $5 } /^board/ { n++ } END { exit n != '$figures' || low < 59 || low > 75 }'
    verdict $? "the last of $figures figures"
done

# Pictures: tiles of 24 points, or smaller in a figure of 460 by 680; several figures stand 12 points apart.
for case in '19 1 24' '20 1 23' '1 28 24' '1 29 23.4' '20 29 23'; do
    row "${case% *}"
    on_pages -T eps -r loop -O labels=no row.txt | awk -v size="${case##* }" '/^board/ { n++; wrong += $4 != size } END { exit n != 1 || wrong }'
    verdict $? "a picture of ${case% *} tiles"
done
on_pages -T eps -m all -O labels=no @0+ A0+ A0+ |
    awk '/^board/ { n++; wrong += $2 != 0 || $3 != (n == 1 ? 0 : n == 2 ? -36 : -96) } END { exit n != 3 || wrong }'
verdict $? 'the gaps between figures of a picture'

# In a film with comments, each board has its move and comment below it, once.
for name in loop bailey-siegenthaler; do
    on_pages -m all -O comments=yes "$root/examples/$name.txt" | awk '
        /^page/ { low = 1000 } /^board/ { boards++; low = $3 - $6 * $4 } /After move/ { wrong++ }
        /^text B 9.5/ { moves++; wrong += moves != boards || index($7, "(" moves "\\240") != 1 || $5 > low }
        END { exit wrong || moves < 11 }'
    verdict $? "moves in the film of $name"
done

# A move without a comment is centred below its board.
on_pages -m all -O comments=yes @0+ @1+ B0/ C1/ B0/ | awk '
    /^board/ { middle = $2 + $5 * $4 / 2; low = $3 - $6 * $4 }
    /^text B 9.5/ { n++; at = $4 + $6 / 2; off += at > middle + .2 || at < middle - .2 || $5 > low } END { exit off || n != 5 }'
verdict $? 'moves without comments in a film'

# A sheet of 30 positions has no coordinates of less than 5 points; larger boards have theirs.
awk 'BEGIN { while (n++ < 30) print "@0+ B1+ C1+ D1+ E1+ F1+ G1+ H1+ I1+ J1+ K1+ L1+ M1+ N1+ O1+ P1+" }' > sheet.trx
for figures in 30 12; do
    "$program" -T ps -r loop -O figures=$figures sheet.trx > sheet.ps
    [ "$(grep -c '^/R [5-8].* Tf$' sheet.ps)" = $((figures > 12 ? 0 : 30)) ] && ! grep -q '^/R [0-4][. ].*Tf' sheet.ps
    verdict $? "coordinates on a sheet of $figures"
done

# A legend leaves fewer rows on its page, but the boards keep their coordinates.
yes '@0+ B1+ C1+ D1+ E1+ F1+ A0+ A0+ A0+ A0+ A0+' | head -30 > many.trx
[ "$("$program" -T ps -r loop -O figures=30,paper=a5,marks=all many.trx | grep -c '^/R [5-8].* Tf$')" -gt 30 ]
verdict $? 'coordinates on a sheet with marks'
# Below a legend boards are as large as the rows allow: their captions are short, and a low row leaves its room to a high one.
for case in '6 a5 9' '20 a5 6.2' '30 a4 8.5'; do
    # shellcheck disable=SC2086 # words
    set -- $case
    { yes '@0+ B1+ C1+ D1+ E1+ F1+ A0+ A0+ A0+ A0+ A0+ A0+' | head -n $(($1 - 1)); echo '@0+ B1+ C1+'; } > many.trx
    on_pages -r loop -O figures="$1",paper="$2",marks=all many.trx | awk -v least="$3" '
        /^page/ { pages++ } /^board/ && $5 > 1 { n++; small += $4 < least } END { exit pages != 1 || n < 6 || small }'
    verdict $? "the tiles of a sheet of $1 with a legend on $2"
done
# Its legend has as many columns as fit: four on A4, three on A5.
for case in a4:1 a5:2; do
    on_pages -m 9 -O marks=all,figures=20,paper=${case%:*} "$root/examples/line.txt" "$root/examples/line.txt" |
        awk -v most="${case#*:}" '/^text R/ && /win|corner|safe/ && !seen[$5]++ { rows++ } END { exit rows != most }'
    verdict $? "the rows of the legend of a sheet on ${case%:*}"
done
# If not all names of columns with two letters fit, each second one is there.
row 60
"$program" -T ps -r loop -O tile=7 row.txt | awk '/^[(][A-Z]+[)] Tj$/ { names = names $1 } END { exit names !~ /[(]Y[)][(]Z[)][(]AA[)][(]AC[)][(]AE[)][(]AG[)][(]AI[)]/ }'
verdict $? 'the names of columns above small tiles'

# Below a figure of a gallery stand the name of its game and its end, or the move of a position before that; below one of a film
# its move, and below the last one the end too. With -q nothing does.
printf '@0+ A0+ A0+\n@0/ @1/ A2/ RESIGN\n' > two.trx
# captions OPTION...: the bold and italic words on the pages, without running heads.
captions()
{
    on_pages "$@" two.trx | awk '/^text [BI]/ && $5 < 783 {
        sub(/^[^(]*/, ""); sub(/[)]$/, ""); gsub(/\\240/, " "); gsub(/\\/, ""); printf "%s", $0 "|" }'
}
[ "$(captions -O figures=4)" = '(Game 1|(Unfinished after move 3 (Black to move).|(Game 2|(White wins by resignation after move 3.|' ]
verdict $? "the captions of a gallery: $(captions -O figures=4)"
# The rules of all games stand once, above the boards; if they differ, below each board.
printf '8x8 Trax\n1 @0/\n\nTrax\n1 @0+\n\n8x8 Trax\n1 @0+\n' > mixed.txt
{ on_pages -r trax8 -O figures=4 two.trx; echo mixed; on_pages -O figures=4 mixed.txt; } |
    awk '/^mixed/ { mixed = 1; boards = 0 } /^board/ { boards++ } /8x8/ { n[mixed + 0]++; bad += mixed ? !boards : boards } END { exit n[0] != 1 || n[1] != 2 || bad }'
verdict $? 'the rules of a gallery'
# They stand below a title, as they do not say what the sheet has.
on_pages -r trax8 -O figures=4 two.trx | awk '/^text B 15.*[(]2 Trax games[)]/ { title = $5 } /8x8 Trax/ { rules = $5 } END { exit !title || rules >= title }'
verdict $? 'the title above the rules of a gallery'
# Captions are smaller below the narrow boards of a page: 8 % on a page of 12, a quarter on a page of 30.
[ "$(on_pages -O figures=30 gallery.trx | awk '/[(]Game 1: [)]/ { print $3 }')" = 7.1 ] &&
    [ "$(on_pages -O figures=12 gallery.trx | awk '/[(]Game 1[)]/ { print $3 }')" = 8.7 ]
verdict $? 'the size of captions'
[ "$(captions -m 2 -O figures=4)" = '(Game 1|(After move 2: A0+|(Game 2|(After move 2: @1/|' ]
verdict $? "the captions of positions: $(captions -m 2 -O figures=4)"
[ "$(captions -O figures=30,paper=a5)" = '(Game 1:|(Unfinished|(Game 2:|(White wins|' ] &&
    [ "$(captions -m 2 -O figures=30,paper=a5)" = '(Game 1: |(2 A0+|(Game 2: |(2 @1/|' ] &&
    on_pages -O figures=30,paper=a5 @0+ Z9S | grep -q '^text I.*(Stopped by an'
verdict $? "brief captions: $(captions -m 2 -O figures=30,paper=a5)"
# On A5 captions are brief with 20 boards on a page too, so that the tiles are larger than with 30.
for figures in 20 30; do
    yes '@0+ B1+ C1+ D1+ E1+ F1+ A0+ A0+ A0+ A0+' | head -30 > many.trx
    on_pages -O figures=$figures,paper=a5 many.trx | awk '/^board/ { print $4; exit }'
done | awk '{ size[NR] = $1 } END { exit size[1] + 0 <= size[2] + 0 }'
verdict $? 'the tiles of sheets of 20 and 30'
printf 'Event: Problem 100: White wins in 2 turns, or Black\n1 @0+ ;B1/\n\nEvent: Study: a cave\n1 @0+ ;B1/\n' > hundred.txt
awk 'BEGIN { while (n++ < 24) print "White: Ann Smith\nBlack: Christopher Jones\n1 @0/\n" }' > names.txt
[ "$(on_pages -O figures=24 names.txt | grep -c '^text B.* (\(Ann Smith .226\|Christopher Jones:\))$')" = 48 ] &&
    on_pages -O solutions=yes,paper=a5 hundred.txt | grep -q '^text B.* (Problem 100:)$'
verdict $? 'a caption is divided after its colon or dash'
# If a name is wider than its line, it is divided, but the names of two players do not share a line unless that saves one; a dash
# begins no line, and takes no room from the board beside it.
printf 'White: Alexandra Papadopoulos\nBlack: Ann Jones\n1 @0/\n\nWhite: Bo Wu\nBlack: Ed\n1 @0/\n' > names.txt
on_pages -O figures=30,paper=a5 names.txt | grep -q '^text B.* (Papadopoulos .226)$' &&
    on_pages -O figures=20,paper=a5 names.txt | awk '/^text B.*[(](Papadopoulos .226|Ann Jones: )[)]$/ { n++ } END { exit n != 2 }'
verdict $? 'the names of two players'
printf 'White: Alexandra Siegenthaler\nBlack: Maximilian Wu\n1 @0/\n' > names.txt
on_pages -O figures=20,paper=a5 names.txt names.txt | grep -q '^text B.*(Maximilian Wu:)$'
verdict $? 'a name that fits on a line'
awk 'BEGIN { for (i = 6; i < 36; i++) { s = s ? s "i" : "Wiiiiii"; print "White: " s "\nBlack: Bo\n1 @0/\n" } }' > dashes.txt
for rows in 9:10 20:8 30:6; do
    on_pages -O figures=${rows%:*},paper=a5 dashes.txt | awk -v most="${rows#*:}" '/^page/ { page++ }
        /^board/ { n++; rows += !row[page, $3]++ } /^text B.*[(].226/ { bad++ } END { exit bad || n != 30 || rows > most }'
    verdict $? "a dash in captions, ${rows%:*} a page"
done
on_pages -O solutions=yes hundred.txt | grep -q '^text B.*(Study: a cave.240' # in front of its moves
verdict $? 'the name of a solution without a number'
[ "$(captions -O solutions=yes)" = '(Game 1|(Black to move.|(Game 2|(Black to move.|' ] &&
    [ "$(captions -m 2 -O solutions=yes)" = '(Game 1|(White to move.|(Game 2|(White to move.|' ] &&
    on_pages -O solutions=yes "$root/examples/loop.txt" | grep -q '^text I.*(White wins with a loop'
verdict $? "the captions of problems: $(captions -O solutions=yes)"
[ "$(captions -q -O figures=4)" = '' ] && [ "$(captions -q -m all -O figures=4)" = '' ]
verdict $? "captions with -q: $(captions -q -O figures=4)"
[ "$(captions -m 1-2 -O figures=4)" = '(Game 1|(After move 1: @0+|(After move 2: A0+|(Game 2|(After move 1: @0/|(After move 2: @1/|' ]
verdict $? "the captions of a film: $(captions -m 1-2 -O figures=4)"
captions -m all -O figures=4 | grep -q '^(Game 1|(After move 1: @0+|(After move 2: A0+|(After move 3: A0+|(Unfinished after move 3 (Black to move).|(Game 2|(After move 1: @0/|(After move 2: @1/|(After move 3: A2/|(White wins by'
verdict $? "the end of a film: $(captions -m all -O figures=4)"

# The caption of a refused move says only which it is and why.
on_pages -m all "$root/examples/illegal.txt" | sed -n 's/^text I [^(]*(\(.*\))$/\1/p' | tail -n 2 | tr '\n' ' ' > found
grep -q '^10 D2S: three tracks .*illegal\. $' found && ! on_pages -m all "$root/examples/illegal.txt" | grep -q 'Stopped'
verdict $? "the caption of a refused move: $(cat found)"

# The rows of a film have about as many figures each: four are two and two, not three and one.
on_pages -m all "$root/examples/mail.txt" | awk '/^text I.*After/ { row[$5]++ } END { for (y in row) { n++; bad += row[y] != 2 } exit bad || n != 2 }'
verdict $? 'rows of a film'

# A column of 150 tiles in a film: tiles have 9 points, and every board but the last is a part, as high as its share of the page.
# The part has the last move.
awk 'BEGIN { printf "@0+"; for (n = 2; n <= 150; n++) printf " A" n "+"; print "" }' > large.txt
for case in '6 32' '2 68' '1 68'; do
    figures=${case% *}
    on_pages -r loop -m all -O figures="$figures" large.txt | awk -v most="${case#* }" '
        /^board/ { n++; bad += n < 150 ? $4 != 9 || $6 > most + 1 : $6 != 150; full += $6 == most }
        /^text/ && n { bad += $5 < 59 }
        END { exit bad || n != 150 || full < 80 }'
    verdict $? "parts of large boards in a film, $figures a page"
done
[ "$(on_pages -r loop -m 60-62 large.txt | awk '/^board/ { rows = $6 } /^number/ { print rows - $3, $4 }' | tr '\n' ' ')" = '1 60 1 61 1 62 ' ]
verdict $? 'the last moves of parts in a film'

# A page of a film has room for six figures with the largest board, unless told otherwise, and for as many as fit with tiles of
# 24 points; earlier boards are smaller, so a page of columns has 9: with four in a row, rows of 4, 8 and 9 tiles are 504 points high,
# their captions and coordinates 100 more, of 656.
for moves in '6 1' '9 1' '10 2'; do
    # shellcheck disable=SC2046 # words
    [ "$("$program" -T ps -r loop -m all $(awk -v n="${moves% *}" 'BEGIN { printf "@0+"; while (--n) printf " A0+" }') |
        grep -c '^%%Page: ')" = "${moves#* }" ]
    verdict $? "pages of a film of ${moves% *} moves"
done

# A film of tall or wide boards has the columns in which its tiles are largest: two boards of 24 by 11 stand side by side, four of
# 5 by 15 below one another. As many as asked for fit on a page. Large tiles have captions in the usual type.
awk 'BEGIN { printf "@0+"; while (++n < 24) print (n % 2 || n == 22 ? " A0+" : " A0+ @1+") }' | tr -d '\n' > tall.txt
awk 'BEGIN { printf "@0+"; while (++n < 15) print n % 3 ? " @1+" : " @1+ A0+" }' | tr -d '\n' > wide.txt
for case in '2 a4 18 tall' '6 a4 11 tall' '6 a3 16 tall' '2 a5 12.5 tall' '4 a4 25 wide'; do
    # shellcheck disable=SC2086 # words
    set -- $case
    last=$("$program" -r loop -c "$4.txt" | sed 's/.*after move \([0-9]*\).*/\1/')
    on_pages -r loop -m $((last - 2 * $1 + 1))-"$last" -O figures="$1",paper="$2" "$4.txt" | awk -v n="$1" -v least="$3" '
        /^page/ { pages++ } /^board/ { boards++; bad += $4 < least } /^text I/ { bad += $3 < 9.5 } END { exit bad || boards != 2 * n || pages > 2 }'
    verdict $? "a film of $4 boards, $1 on $2"
done

# A page is turned if the tiles are over a twentieth larger then, with the list of moves: those of 16 by 10 spaces, but not of 14 by 10.
for case in '9 6 1' '12 8 1' '16 10 1' '14 10 0'; do
    row "${case% *}"
    [ "$("$program" -T ps -r loop row.txt | grep -c 'Orientation: Landscape')" = "${case##* }" ]
    verdict $? "the orientation of a board of ${case% *}"
done
# So with words on marks, which take more lines than the result: no other page has larger tiles by more than a twentieth.
for case in 'all -m 7' 'all -m 5' attacks 'attacks -m 7' 'attacks -m 9'; do
    for way in auto portrait landscape; do
        # shellcheck disable=SC2086 # words
        on_pages -O orientation=$way,marks=$case "$root/examples/log.txt" | awk '/^board/ && $4 > most { most = $4 } END { print most }'
    done | awk 'NR == 1 { own = $1 * 1.05 + .2 } $1 > own { smaller = 1 } END { exit NR != 3 || smaller }'
    verdict $? "the orientation of a page with marks=$case"
done

# What is said of marks stands 6 points below the board, lines of 14.7 points; the heading of a page 14 above it, or more.
on_pages -O marks=attacks,labels=no -g Cup @0/ B1+ "@1\\" |
    awk '/^board/ && $4 != 20 { low = $3 - 2 * $4 } /[(]White can/ { off = low - $5 - 20.7; seen = 1 }
        END { exit !seen || off > .2 || off < -.2 }' # two rows, with the spaces that are marked
verdict $? 'the words below a board'
on_pages -O labels=no -g Cup @0/ | awk '/[(]Cup[)]/ { y = $5 } /^board/ { off = $3 > y - 14; seen = 1 } END { exit !seen || off }'
verdict $? 'the heading above a board'

# In a booklet of several figures each number stands on one of them, and the result below the last one; of several words that
# were refused the last one, its first 40 letters.
awk 'BEGIN { print "1 @0+ ;One."; for (n = 2; n < 30; n++) print n, "A0+ ;Words of a comment that are longer than a line beside the board has."
    print n, "Resign" }' > book.txt
on_pages -r loop -O comments=yes book.txt | awk '
    /^number/ { twice += seen[$4]++; n++ } /^board/ { boards++ } / wins by/ { ends++ }
    END { exit twice || n != 29 || boards < 3 || ends != 1 }'
verdict $? 'numbers and result of a booklet'
# Text that would fill less than a quarter of a last page goes to the pages before, with other figures.
for sentences in 3 4; do
    awk -v lines=$sentences 'BEGIN { print "1 @0+ ;One."; for (n = 2; n <= 22; n++) { printf "%d %s ;", n, n % 3 ? "A0+" : "@1+"
        for (i = 0; i < lines; i++) printf "Words of a comment that are longer than a line beside the board has. "; print "" } }' > book.txt
    [ "$(on_pages -r loop -O comments=yes book.txt | grep -c ^page)" = 2 ]
    verdict $? "the last page of a booklet with comments of $sentences sentences"
done
awk 'BEGIN { print "1 @0+"; for (n = 2; n < 30; n++) {
    printf "%d A0+ ;begins\n", n; for (i = -5; i < n % 3; i++) print ";goes on"; print ";ends" } }' > parts.txt
on_pages -r loop -O comments=yes parts.txt | awk '/begins/ { within = 1; n++ } /ends/ { within = 0 } /^board/ { boards++; bad += within }
    END { exit bad || n != 28 || boards < 4 }'
verdict $? 'figures between moves, not within their comments'
forty=fooooooooooooooooooooooooooooooooooooooo
"$program" -k -T ps -O comments=yes A1C Z9S A1U ${forty}xyz > last.ps 2> words
sed -n 's/^(\(.*\)) Tj$/\1/p' last.ps | tr '\n' ' ' | grep -q "$forty: not a" && ! grep -q "${forty}xyz" last.ps && ! grep -q '^(Z9S: ' last.ps && [ ${#forty} = 40 ]
verdict $? 'the last of two refused words'

# A word is not cut inside a character, and a name that is cut ends with an ellipsis, in the contents too, where its later lines are indented.
on_pages @0/ "a$(printf 'é%.0s' 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25)" | grep -q '[(]a[\\351]*: not a'
verdict $? 'a word cut after 40 bytes'
on_pages -O contents=yes -g "$(printf '%0250d' 0)" @0/ RESIGN | awk '/^page 1/ { exit } /^text R 9.5.*[(]000/ { cut += /205.240[)]/; bad += n && $4 != x + 12; x = n++ ? x : $4 } END { exit n < 3 || !cut || bad }'
verdict $? 'the ellipsis of a name in the contents'

# A line is a variation if the next line branches off below one of its own words, not of what follows it in the text.
printf '{"traxfig":1,"moves":"@0/","comments":{"1":"good","A2+ ":"","1":"       A1+ B1+"}}\n' > beyond.json
on_pages -O comments=yes beyond.json | grep -q '^text R 9.5 .*[(]good[)]'
verdict $? 'a line that ends before the indent of the next line'

finish
