#!/bin/sh
# web.sh TRAXFIG: examines pictures and the page with xmllint, rsvg-convert and node. Parts whose programs are not
# installed are skipped, and counted as that.

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root" || exit 2

# Records noise1 to noise40: nine moves whose comments and heading are random bytes, the same with every awk.
make_noise()
{
    LC_ALL=C awk -v work="$work" '
        function below(limit) {
            random = random * 16807 % 2147483647
            return random % limit
        }
        function noise(  text, n) {
            for (n = below(40); n; n--)
                text = text sprintf("%c", 1 + below(255))
            gsub("[\n\r]", "<&\">", text)
            return text
        }
        BEGIN {
            n = split("@0+ @1+ @1+ @1+ A0+ @2+ E1+ F2+ D3/", moves, " ")
            for (seed = 1; seed <= 40; seed++) {
                random = seed
                record = work "/noise" seed
                print "White: " noise() "\nBlack: ]]></desc>" noise() "\nEvent: <!--" noise() > record
                for (i = 1; i <= n; i++)
                    print i, moves[i], ";", noise() > record
                close(record)
            }
        }'
}

check_xml()
{
    set -- tests/golden/*.svg examples/*.svg src/web/tiles.svg
    make_noise
    seed=1
    while [ "$seed" -le 40 ]; do
        "$program" -T svg "$work/noise$seed" > "$work/noise$seed.svg" 2> "$work/err"
        [ $? -le 1 ]
        verdict $? "the status of the picture of noise $seed"
        set -- "$@" "$work/noise$seed.svg"
        seed=$((seed + 1))
    done
    "$program" -T svg -m all -g '</title><&">' -w "$(printf 'a\001\033\377\357\277\277b')" A1S > "$work/names.svg" 2> "$work/said"
    echo '<svg>&</svg>' > "$work/wrong.svg"
    # What is said of a file begins with its name. An empty one is said to be.
    said=$(xmllint --noout "$@" "$work/names.svg" "$work/wrong.svg" 2>&1)
    for file in "$@" "$work/names.svg"; do
        case $said in
        *"$file"*) verdict 1 "$file is not XML" ;;
        *) verdict 0 ;;
        esac
    done
    case $said in
    *"$work/wrong.svg"*) verdict 0 ;;
    *) verdict 1 'xmllint accepts what is not XML' ;;
    esac
}

# Whether the output of a game is always the same.
check_same()
{
    for format in svg html; do
        "$program" -T "$format" examples/bailey-siegenthaler.txt > "$work/one"
        "$program" -T "$format" examples/bailey-siegenthaler.txt | cmp - "$work/one"
        verdict $? "$format: other bytes the second time"
    done
}

# Renders a picture, of which pixel.py will compare the colours of points.
colours=0
check_colours()
{
    points=$1
    shift
    colours=$((colours + 1))
    "$program" -q -T svg -O labels=no -O numbers=no -O last=no -O path=no -O size=100 "$@" > "$work/picture.svg"
    rsvg-convert -b white "$work/picture.svg" -o "$work/colours$colours.png"
    echo "$work/colours$colours.png $points: colours of $*" >> "$work/points"
}

# Each picture of a sheet of several games names its game, as a title; that of one game names it once.
printf '1 A1C 2 B1D\n\n1 A1S 2 A1U\n' > "$work/two.txt"
"$program" -T svg -m all -g Club "$work/two.txt" > "$work/two.svg"
[ "$(grep -c 'title.*>Club</text>' "$work/two.svg")" -eq 4 ]
verdict $? 'pictures of two games name them'
"$program" -T svg "$work/two.txt" > "$work/two.svg"
grep -q '>Game 1</text>' "$work/two.svg" && grep -q '>Game 2</text>' "$work/two.svg" &&
    ! "$program" -T svg -m all A1C B1D | grep 'Game 1</text>'
verdict $? 'games without a title have a number if there are several'
# Rings of the legend explain all marks that the board has, and no others.
"$program" -T svg -O marks=attacks @0/ B1+ "@1\\" > "$work/legend.svg"
grep -q 'White wins here at once</text>' "$work/legend.svg" && ! grep -q 'Black wins here' "$work/legend.svg" &&
    [ "$(grep -c '<circle[^>]*edge' "$work/legend.svg")" -eq 3 ]
verdict $? 'a legend for the rings of attacks'
# The ring of a forced win is hidden by that of an attack.
"$program" -T svg -O marks=all @0/ B1+ "@1\\" > "$work/hidden.svg"
grep -q 'wins here at once' "$work/hidden.svg" && ! grep -q 'forces a win here' "$work/hidden.svg"
verdict $? 'a legend without a hidden ring'
# Signs are in one column and sentences in another, wins first.
grep -e 'scale(.6) scale(1)' -e '-legend"' "$work/hidden.svg" | sed 's/^<g[^(]*(\([-0-9]*\).*/\1/; s/.* x="\([-0-9]*\).*/\1/' | sort | uniq -c > "$work/said"
[ "$(wc -l < "$work/said")" -eq 2 ] && [ "$(grep -c -e '-legend"' "$work/hidden.svg")" -gt 2 ] && grep -m 1 -e '-legend"' "$work/hidden.svg" | grep -q wins
verdict $? "a legend in columns: $(cat "$work/said")"
# The boards of a row have one top, whether words stand above them or not: here three boards of as many rows in two rows.
"$program" -T svg -m 5-7 -O columns=2 -w Ann examples/draw.txt | tr '"' ' ' | awk '/^<svg role/ { print $7 - $14 }' > "$work/said"
[ "$(uniq -c "$work/said" | awk '{ printf "%s ", $1 }')" = '2 1 ' ]
verdict $? "the tops of boards: $(tr '\n' ' ' < "$work/said")"
# 28 letters of a title fit in 84 units, of whatever alphabet. The picture is as wide as they are.
"$program" -T svg -m 1 -g 'äbcdëfghïjklmnöpqrstüvwxyzab next' @0+ @1+ > "$work/long.svg"
grep -q '>äbcdëfghïjklmnöpqrstüvwxyzab</text>' "$work/long.svg" && grep -q '>next</text>' "$work/long.svg" && grep -q 'viewBox="-36 [-0-9]* 82 ' "$work/long.svg"
verdict $? 'a word as long as its line'
# singles OPTION... FILE: the pictures of a game after each move, one by one.
singles()
{
    n=1
    while "$program" -T svg -m $n "$@" 2> "$work/err"; do
        n=$((n + 1))
    done
}

# Each picture of a sheet is drawn as it would be alone, although it uses parts of the one before; the next game uses
# nothing of this one.
body()
{
    grep -E '^<(use|text>|text x|desc)|^$' | sed 's/#won[0-9]*/#won/'
}
for game in bailey-siegenthaler cave gift line loop; do
    singles -a -r loop "examples/$game.txt" | body > "$work/singles-$game"
    "$program" -T svg -a -r loop -m all "examples/$game.txt" 2> "$work/err" | body > "$work/sheet"
    [ "$(grep -c '^<desc' "$work/sheet")" -gt 5 ] && cmp "$work/singles-$game" "$work/sheet"
    verdict $? "pictures of $game in a sheet and alone"
done
# Each picture of a sheet has its own marks and their space.
marked()
{
    grep -o -e ' viewBox="[^"]*"' -e '^<g transform="translate.*' -e '^<text class="[a-z0-9]*-caption".*'
}
"$program" -T modern examples/loop.txt > "$work/nameless.txt"
singles -O marks=all "$work/nameless.txt" | marked > "$work/singles"
"$program" -T svg -O marks=all -m all "$work/nameless.txt" 2> "$work/err" | marked | sed 1d > "$work/sheet"
[ "$(grep -c translate "$work/sheet")" -gt 100 ] && cmp "$work/singles" "$work/sheet"
verdict $? 'marks in a sheet and alone'
# A sheet is as high as its contents, however many lines captions have.
sed 's/^after: .*/after: The position that is seen when move number %d has been played, which was %s/' msg/en.msg > "$work/long.msg"
for words in msg/en.msg "$work/long.msg"; do
    "$program" -l "$words" -T svg -m all -O marks=all examples/loop.txt examples/illegal.txt > "$work/sheet.svg" 2> "$work/err"
    tr '"' ' ' < "$work/sheet.svg" | awk 'NR == 1 { for (i = 1; i < NF; i++) if ($i == "viewBox=") high = $(i + 4) }
        /^<svg role/ { n++; if ($7 + $11 > low) low = $7 + $11 }
        END { print n, high, low; exit !(n > 10 && high == low) }' > "$work/said"
    verdict $? "the sheet in the words of $words: $(cat "$work/said")"
done
[ "$(grep -c 'The position that is seen' "$work/sheet.svg")" -gt 10 ] && grep -q '>number 1 has been played' "$work/sheet.svg"
verdict $? 'a long caption goes on in another line'
"$program" -T svg -a -r loop -m all examples/gift.txt examples/loop.txt 2> "$work/err" | body | sed 's/Game 2/Game 1/' > "$work/sheet"
cat "$work/singles-gift" "$work/singles-loop" | cmp - "$work/sheet"
verdict $? 'pictures of two games in a sheet and alone'
# Marks have the same place in the picture whichever tile was the first, from which places are counted.
for second in A0+ A2+; do
    "$program" -T svg -O marks=all "@0+" $second | grep -o -e 'viewBox="[^"]*' -e '<g transform="translate([^)]*)' |
        tr '"(' '  ' | awk '/^viewBox/ { left = $2; top = $3 } /^<g/ { print $4 - left, $5 - top }' |
        sort > "$work/$second"
done
[ -s "$work/A0+" ] && cmp "$work/A0+" "$work/A2+"
verdict $? 'marks above and below the first tile'
# A small picture is as wide as its board, and where words stand below it, as they are.
"$program" -q -T svg A1S > "$work/small.svg"
grep -q 'viewBox="-4 -4 15 15" width="72" height="72"' "$work/small.svg"
verdict $? 'a tile of 48 pixels with its coordinates'
"$program" -T svg -m 1 A1S B1S > "$work/small.svg"
grep -q 'viewBox="-13 -4 36 20"' "$work/small.svg"
verdict $? 'a tile above 17 letters'
"$program" -q -T svg -r loop A1S A2S A3S A4S A5S A6S A7S A8S A9S A10S | tr -d '\n' | grep -q 'viewBox="-6 .*translate(-3 6)">.*>10<'
verdict $? 'numbers of two digits midway between the edge and the board'
# A picture says how its game ended, or where it was stopped, as the board in characters does.
for game in double draw illegal line loop; do
    said=$("$program" "examples/$game.txt" 2> "$work/err" | tail -n 1)
    "$program" -T svg "examples/$game.txt" 2> "$work/err" | grep -qF ">$said</text>"
    verdict $? "the picture of $game does not say: $said"
done
# In an animation each frame around a last tile stays until the next one comes.
for game in bailey-siegenthaler line; do
    "$program" -T svg -r loop -O animate=yes "examples/$game.txt" 2> "$work/err" |
        grep -o 'animation-delay:[0-9.]*s;animation-duration:[0-9.]*s' | sed 's/[^0-9.]/ /g' |
        awk '{ off = until - $1; bad += n++ && off * off > .0001; until = $1 + $2 } END { exit bad || n < 10 }'
    verdict $? "the frames of $game follow each other"
done
# What a reader of the screen hears: each move with its number.
for game in claims gift loop; do
    "$program" -T svg "examples/$game.txt" 2> "$work/err" | grep '^<desc>' | head -n 1 > "$work/heard"
    "$program" -T json "examples/$game.txt" 2> "$work/err" | head -n 1 | grep -o '"n":[0-9]*,"text":"[^"]*"' |
        sed 's/"n":\([0-9]*\),"text":"\(.*\)"/\1 \2/; s/\\\\/\\/' | tr '\n' ' ' | sed 's/ $//' > "$work/moves"
    grep -qF "$(cat "$work/moves")." "$work/heard"
    verdict $? "the picture of $game does not describe $(cat "$work/moves")"
done
# An indented line of a comment stands as it is, whatever it begins with.
printf '1 A1C ; one line\n;     and so on\n' > "$work/full.txt"
"$program" -T html "$work/full.txt" | grep -q '<code>.*and so on</code>'
verdict $? 'an indented line of a comment'
[ "$("$program" -T html -O solutions=yes examples/loop.txt | grep -c 'solution</summary>')" = 1 ]
verdict $? 'a problem whose comments before the last are hidden'
# Hidden parts have a class for the style sheet.
"$program" -T html -O numbers=no,last=no A1S > "$work/bare.html"
grep -q '<main class="still no-numbers no-last"' "$work/bare.html"
verdict $? 'a page without numbers'

# A line of a comment that begins with one blank continues the line above.
printf '1 A1C ; a comment whose first line\n; goes on\n;And ends\n' > "$work/full.txt"
"$program" -T html "$work/full.txt" | sed '/<script/,$d' > "$work/full.html"
[ "$(grep -A2 'a comment whose' "$work/full.html" | sed 's/.*<p>//')" = "$(printf 'a comment whose first line\ngoes on<br>\nAnd ends')" ]
verdict $? 'lines of a comment that are joined, and not'
# If continuation lines are indented, one that is indented like the first begins anew.
printf '1 A1C ;White sets up\n; a corner here.\n;and Black one there\n' > "$work/full.txt"
"$program" -T html "$work/full.txt" | sed '/<script/,$d' > "$work/full.html"
[ "$(grep -A2 'White sets' "$work/full.html" | sed 's/.*<p>//')" = "$(printf 'White sets up\na corner here.<br>\nand Black one there')" ]
verdict $? 'lines of a comment that hang are joined'

if have "the hashes of the page" openssl; then
    sh tests/pictures/csp.sh
    verdict $? "the hashes of the page"
fi
check_same
# draw_signs ACROSS RIGHT BUTTON...: the signs of these buttons of the page, as PNG, below each other, each scaled by ACROSS from
# side to side, moved RIGHT.
draw_signs()
{
    matrix="$1 0 0 1 $2"
    shift 2
    down=0
    printf '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 %d">' $((24 * $#)) > "$work/signs.svg"
    for button in "$@"; do
        path=$(sed -n "s/^<button [^>]*id=\"$button\".* d=\"\([^\"]*\)\".*/\1/p" src/web/player.html)
        [ "$path" ] || return
        printf '<path transform="matrix(%s %d)" d="%s"/>' "$matrix" $down "$path" >> "$work/signs.svg"
        down=$((down + 24))
    done
    echo '</svg>' >> "$work/signs.svg"
    rsvg-convert -w 240 -h $((240 * $#)) -b white "$work/signs.svg"
}

if have "XML" xmllint; then
    check_xml
fi
if have "contrast of colours" python3; then
    borrow python3 tests/pictures/contrast.py src/web/player.html src/web/tiles.svg
fi
if have "colours of pictures" rsvg-convert python3; then
    # A tile is 100 pixels wide, with 10 around it. A straight tile: white upright, black below it.
    check_colours "60,60=ffffff 60,20=ffffff 25,60=17181a 30,30=b9bcbf 3,3=ffffff" A1S
    check_colours "60,60=ffffff 25,60=ee4a33 30,30=1d1f22" -O theme=modern A1S
    check_colours "60,60=ffffff 25,60=000000 30,30=cf3f2f" -O theme=classic A1S
    # A curve: white joins left and top, black right and bottom; the middle is empty.
    check_colours "45,45=ffffff 75,75=17181a 60,60=b9bcbf 90,30=b9bcbf" A1C
    # Two tiles side by side: tracks meet without a seam.
    check_colours "110,60=17181a 109,60=17181a 111,60=17181a" A1S B1S
    # Rings: black's attacks below the board, half on the background of a tile; both colours' corners on the one tile;
    # a safe move of black beside it.
    check_colours "78,160=17181a 60,160=c7c9cc" -O marks=attacks @0/ "B1\\"
    check_colours "72,48=ffffff 67,53=17181a" -O marks=corners @0/
    check_colours "162,60=17181a 160,80=ffffff" -O marks=safe @0/
    # The winning loop is highlighted, with the winner's colour in the middle.
    "$program" -T svg -O size=100 -O labels=no -q examples/loop.txt > "$work/picture.svg"
    grep -q 'class="[a-z0-9]*-glow"' "$work/picture.svg" && grep -q 'class="[a-z0-9]*-won [a-z0-9]*-white"' "$work/picture.svg"
    verdict $? "the winning loop is not marked"
    borrow python3 tests/pictures/pixel.py < "$work/points"
    echo "$work/colours1.png 60,60=123456: wrong" | python3 tests/pictures/pixel.py > "$work/said"
    grep -q '^failed: wrong: 60,60 is ffffff' "$work/said"
    verdict $? 'a wrong colour is taken for right'
fi
if have "the signs on the buttons" rsvg-convert; then
    # Signs of opposite deeds are each other's images in a mirror, as are these four of their own.
    draw_signs -1 24 before first previous mirror closer farther whole > "$work/one.png" &&
        draw_signs 1 0 after last next mirror closer farther whole > "$work/other.png" && cmp "$work/one.png" "$work/other.png"
    verdict $? 'the signs of opposite deeds differ'
fi
if have "the rules in JavaScript" node; then
    set -- examples/*.txt tests/golden/positions.trx
    if [ -r ../shared/records/archive.trx ]; then
        # Every fifth game of the archive is also in mixed.trx, and in classic.trx. Those that begin alike stand together.
        awk 'NR % 5 != 1' ../shared/records/archive.trx | sort > "$work/rest.trx"
        set -- "$@" ../shared/records/[!ac]*.trx "$work/rest.trx"
    fi
    borrow node --single-threaded tests/pictures/engine.js "$program" "$@"
fi

finish
