#!/bin/sh
# texts.sh TRAXFIG: odd texts: the place and line of an error, bytes that must not reach a terminal, and sizes too large.
# Ends with "N passed, N failed".
# shellcheck disable=SC3045 # where ulimit knows no -v, what needs it is left out

# shellcheck source=tests/cli/expect.sh
. "$(dirname "$0")/expect.sh"

# Records.
# What a terminal does not show: marks of direction, and letters without width.
printf 'White: A\342\200\256nn\nEvent: a\342\200\213x\n1 A1C\n' > "$(printf 'names\342\200\256')"
expect 0 '' names*
[ "$(sed -n '1p;2p' stdout)" = "a?x
White: A?nn" ]
verdict $? 'names with hidden letters'
expect 0 '' -T record names*
grep -Fxq 'Event: a?x' stdout && grep -Fxq '[White "A?nn"]' stdout
verdict $? 'a record with hidden letters:' cat stdout
expect 0 '' -c names*
grep -q '^names?:3: Unfin' stdout
verdict $? 'a file whose name has hidden letters'
rm names*
# Commands that GitHub takes from a line that begins with them.
printf 'White: x\n1 A1C\n::error file=a::b 2 B1R\n \t##[error] 3 A1S\n' > commands
expect 1 'commands:3:21: warning: skipped: it is part of a sentence; if it is move 2, put it on its own line' commands
! grep -q '^[[:blank:]]*::\|^[[:blank:]]*##' stderr && grep -Fxq '  3 | ::error file=a::b 2 B1R' stderr
verdict $? 'a command in a record:' cat stderr
# Those of ## count in the middle of a line too; a file can have a command as its name.
printf '1 A1C\n2 B1R ##[error] ##vso[x]\n' > middle
for option in -c -v; do
    run $option middle
    ! grep -q '##\(vso\)*\[' stderr && grep -Fq '2 B1R ##?error] ##vso?x]' stderr
    verdict $? "a command in the middle of a line, $option:" cat stderr
done
for name in '::error::x' ' ::error::x' ':x'; do
    cp commands "$name"
    run -c "$name"
    judge 1 "./$name:3:21: warning: skipped: " "a file named $name"
    ! grep -q '^[[:blank:]]*:' stderr && [ "$(cat stdout)" = "./$name:2: Unfinished after move 1 (Black to move)." ]
    verdict $? 'a command as the name of a file:' cat stdout stderr
done
printf '1 A1C 2 B1R \033[31m\007\001\177 \233m \302\2332J\n' > bells
expect 1 'bells:1:9: error: 2 B1R: ' bells
printf 'White: A\033[2Jnn\nEvent: \007x\n1 A1C\n' > names
expect 0 '' names
printf '1 A1C ; \033]0;title\007\n' > comment
expect 0 '' -T json comment
expect 0 '' -w "$(printf 'J\303\266rg\tX \342\202\254')" good
expect 0 '' -w "$(printf 'A\033[1m')" good
expect 2 'cannot read a' "$(printf 'a\033\n\001b')"
# A draw by the 8x8 rules, read by others.
grep -v '^8x8 Trax$' "$root/examples/draw.txt" > drawn
expect 0 'drawn:3: note: unfinished games that fill 8 by 8 spaces: 1; if these are draws by the 8x8 rules, use -r trax8' -c drawn
expect 0 '' -c -r trax8 drawn
expect 0 '' -c -r trax drawn
expect 0 '' -c "$root/examples/draw.txt"
printf '1 A1S 2 A1U 3 B2R\nI fear 5 A2S\n' > talk.txt
expect 0 'talk.txt:2:10: note: not read: it belongs to no game' -v -c talk.txt
sed -n 4p stderr | grep -Fxq '    |          ^'
verdict $? 'the caret below what was taken for talk'
awk 'BEGIN { printf "@0/ A"; while (i++ < 10000) printf "9"; print "+" }' > far
expect 1 'no tile is next to that space' far
awk 'BEGIN { printf "@0/ "; while (i++ < 10000) printf "Q"; print "1+" }' > far
expect 1 'no tile is next to that space' far
awk 'BEGIN { printf "1 @0/ "; while (i++ < 10000) printf "2"; print " B1/" }' > far
expect 1 'far:1:7: warning: wrong number: this is move 2' far
expect 0 '' -c 1.@0/ 1...@1/ 2.@1/ 4.@1/
many=$(awk 'BEGIN { while (i++ < 10000) printf "9" }')
expect 1 'good:1: error: no position after move 99999999999999999999999999999999: the game ends after' -m "$many" good
expect 1 'no position after move 99999999999999999999999999999999: the' -m "1-$many" good
expect 2 'allowed: ' -T ps -O figures="$many" good
expect 2 'allowed: ' -O depth="$many" good
printf 'White: A\0nn\nEvent: \0\n1 A1C ; a\0b\n2 B1\0D\n' > zero
for format in ascii check classic code eps html json modern pdf ps svg; do
    expect 1 'zero:4:3: error: 2 B1?D: not a move' -T $format zero
done
[ "$(tr -d '\0' < stderr | wc -c)" = "$(wc -c < stderr)" ]
verdict $? 'a zero in a message'

# Control characters in names of the options are drawn as ?.
for format in ascii eps html pdf ps svg; do
    expect 0 '' -T $format -g "$(printf 'a\033b\007\033')" good
done
expect 0 '' -T json -g "$(printf 'a\033b')" good
grep -Fq '"title":"a\u001bb"' stdout
verdict $? 'a control character in JSON:' cat stdout

# The analysis has the kinds asked for, and no others; attacks, corners and wins for each colour.
for kind in 'attacks:2:at once|no attack' 'safe:1:Safe moves' 'corners:2:[Cc]orner' 'wins:2:force a win|no win by attacks'; do
    lines=${kind#*:}
    lines=${lines%:*}
    expect 0 '' -O "marks=${kind%%:*}" A1C B1D A1S
    [ "$(grep -c '^[A-Z]' stdout)" = $((lines + 1)) ] && grep -q '^Unfinished after move 3 (Black to move).$' stdout && [ "$(grep -Ec "${kind##*:}" stdout)" = "$lines" ]
    verdict $? "marks=${kind%%:*}:" grep '^[A-Z]' stdout
done

# The safe moves of the sentence are those of the JSON output, which the oracle compares.
expect 0 '' -O marks=safe @0/ B1+ "@1\\"
sed -n "s/^Safe moves for Black: \(.*\)[.]$/\1/p" stdout | tr -d , | tr " " "\n" > safe
expect 0 '' -T json -O marks=safe @0/ B1+ "@1\\"
sed 's/.*"safe":\[//; s/\].*//' stdout | grep -o '"modern":"[^"]*"' | sed 's/.*:"//; s/"$//; s/\\\\/\\/g' | cmp -s - safe
verdict $? 'safe moves:' cat safe

# One turn, two turns: singular and plural.
expect 0 'read as the moves of one game: 1 game, 1 move' -v A1C
printf 'A1C B1D\nA1C\n' > two
expect 0 'read as one game per line: 2 games, 3 moves' -v two
# How each kind of text was read.
"$program" -T json good > written.json
"$program" -T svg good > written.svg
printf 'moves = ["A1C", "B1D", "A2L"]\n' > quoted
printf '(;GM[16];W[@0/];B[B1+])\n' > sgf
printf -- '-W\n@0/\nB1+\n' > contest
while read -r option file form; do
    expect 0 "note: read as $form" -v "$option" "$file"
done << 'END'
-c written.json JSON: 1 game, 3 moves
-c written.svg a page or image made by traxfig: 1 game, 3 moves
-c quoted one game per line: 1 game, 3 moves
-c sgf an SGF record: 1 game, 2 moves
-c contest games that span several lines: 1 game, 2 moves
-n good numbered moves: 1 game, 3 moves
--plain good plain moves: 1 game, 3 moves
END

# Two rows of 8,193 at a right angle exceed the largest board, as is tested below with a limit of memory.
awk 'BEGIN { print "Loop Trax"; print "@0+"; while (i++ < 8500) print "A" i + 1 "+"
             while (j++ < 8500) { c = j; w = ""; for (c = j + 1; c; c = int((c - 1) / 26))
                 w = sprintf("%c", 65 + (c - 1) % 26) w; print w "1+" } }' > corner

# A heading that states another number of moves, more of them or fewer.
for turns in 2 4; do
    printf 'Ann vs Bo (%d moves)\n1 A1C 2 B1D 3 A2L\n' $turns > heading
    expect 0 "heading:2: note: number of moves: $turns in the heading, 3 in the record" -c heading
done
printf '1 A1C 2 B1D 3 A2L\n\nAnn vs Bo (4 moves)\n' > heading
expect 0 'heading:1: note: number of moves: 4 in the heading, 3 in the record' -c heading
printf 'Ann vs Bo (3 moves)\n1 A1C 2 B1D 3 A2L\n' > heading
expect 0 '' -c heading

# Moves that correct others and are doubted anyway: one warning each.
printf '@0+ @1+ @1+ @1+ @1\\ A0\\\nsorry, meant A0+ here\nD2+ B0+ @3+ E1/\nsorry, meant E0/ here\nF4+ E6/\n' > sorry
expect 1 'sorry:2:14: warning: this move is part of a sentence; read as move 7' sorry
[ "$(grep -c warning: stderr)" = 2 ]
verdict $? 'one warning for each correction:' cat stderr

# A move that fills the board leaves no attack: it is safe, whoever makes it.
cat > full << 'END'
A1C @1+ @1\ C2/ D1/ B0\ C0+ B5\ E3/ F3+ D0+ B7\ G5+ A7+ G4+ H7/ A2\ H5/ D8+ F3+ A1+ C1\ B8/ H3\ H1\
END
expect 0 '' -r trax8 -O marks=safe full
grep -q '^Safe moves for Black: A8+, A8/\.$' stdout
verdict $? 'the last move of a full board:' grep Safe stdout

# Every format that draws says how a game ended, the players before that, and where a refused move stopped it; the same as -c.
printf '%s\n' 'A1C B1D A2L RESIGN' 'A1C B1D TIME' 'A1C B1D WIN' 'A1C DRAW' '@0/ B1+ @1\ A0/' '@0+ A2+ A3+ A4+ A5+ A6+ A7+ A8+' \
    'A1C B1R' 'A1C B1D A2L Z9S' > ends
while read -r words; do
    printf 'White: Ann Lee\nBlack: Bo Roe\n%s\n' "$words" > ended
    sentence=$("$program" -c --plain ended 2> stderr)
    sentence=${sentence#* }
    for format in ascii svg html ps eps; do
        run -T $format --plain ended
        [ $format = eps ] || grep -Fq "$sentence" stdout
        verdict $? "-T $format does not say '$sentence' of $words"
        case $format in
        svg | html) tr -d '\n' < stdout | grep -q 'White: Ann Lee.*Black: Bo Roe' ;;
        ps) grep -q '(Ann Lee .226 Bo Roe)' stdout ;;
        ascii) [ "$(head -n 2 stdout)" = 'White: Ann Lee
Black: Bo Roe' ] ;;
        esac
        verdict $? "-T $format does not name the players of $words"
        if [ $format = svg ]; then
            grep -q "<text[^>]*-caption[^>]*>[^<]*${sentence%%[.:]*}" stdout
            verdict $? "a picture does not show '$sentence'"
        fi
    done
done < ends

# The pictures of a sheet lie side by side, the same gap apart in both ways.
run -T svg -m all -O columns=2 "$root/examples/loop.txt"
sed -n 's/^<svg role="img" x="\([0-9]*\)" y="\([0-9]*\)" width="\([0-9]*\)" height="\([0-9]*\)".*/\1 \2 \3 \4/p' stdout | awk '
    { x[NR] = $1; y[NR] = $2; wide[NR] = $3; high[NR] = $4 }
    END {
        for (i = 1; i <= NR; i++) {
            row = int((i + 1) / 2)
            low[row] = y[i] + high[i] > low[row] ? y[i] + high[i] : low[row]
            top[row] = i % 2 == 0 && top[row] < y[i] ? top[row] : y[i]
            widest = wide[i] > widest ? wide[i] : widest
        }
        for (i = 1; i <= NR; i++) {
            row = int((i + 1) / 2)
            bad += top[row] != (row > 1 ? low[row - 1] + 6 : 0)
            bad += x[i] + wide[i] / 2 - (i % 2 ? 0 : widest + 6) - widest / 2 > 1 || x[i] + wide[i] > widest + (i % 2 ? 0 : widest + 6)
        }
        exit NR != 11 || bad
    }'
verdict $? 'the pictures of a sheet:' grep -o '^<svg role.*height="[0-9]*"' stdout

# What stands before a game, in it and after it, in each format that has room for words; and a picture in words.
printf 'Two friends met.\n\nWhite: Ann\nBlack: Bo\n1 A1C 2 B1D ; so it went\n\nIt was late.\n' > late
for format in '-u' '-T ps -O comments=yes' '-T json'; do
    # shellcheck disable=SC2086 # words
    run $format late
    awk '/Two friends met\./ { n += n == 0 } /so it went/ { n += n == 1 } /It was late\./ { n += n == 2 } END { exit n != 3 }' stdout
    verdict $? "$format does not say all that stands around a game"
done
# A comment that a copy of its move repeats stands there once, with what the copy adds.
[ "$(printf '> 1 A1C ;one\n> ;two\n> 2 B1D\n\n1 A1C ;one\n;two\n;three\n;three\n2 B1D\n' | "$program" -T record | tr -dc 'a-z;')" = 'rax;one;two;three;three' ]
verdict $? 'a comment that is repeated'
run -i late
[ "$(grep -c '^<p class="prose">' stdout)" = 2 ] && grep -q '"intro":"Two friends met.","outro":"It was late."' stdout
verdict $? 'a page does not say all that stands around a game'
run -T svg late
grep -Fq '<desc>White: Ann. Black: Bo. Moves: 1 A1C 2 B1D. Unfinished after move 2 (White to move).</desc>' stdout
verdict $? 'a picture in words:' grep desc stdout
run -T svg -m 1 late
grep -Fq '<desc>White: Ann. Black: Bo. Moves: 1 A1C. After move 1: A1C</desc>' stdout
verdict $? 'a picture of a position in words:' grep desc stdout
run -T svg --position 'd white'
grep -Fq '<desc>Position: d white. White to move.</desc>' stdout
verdict $? 'a picture of a position without moves in words:' grep desc stdout

run -u -m 1-2 late
[ "$(grep -o '<figcaption>After move [^<]*' stdout | tr '\n' ';')" = '<figcaption>After move 1: A1C;<figcaption>After move 2: B1D;' ]
verdict $? 'the captions of positions:' grep figcaption stdout
run -u late
! grep -q '<figcaption>' stdout
verdict $? 'a caption without -m:' grep '<figcaption>' stdout

# The title of a page is that of its game, or how many games it has; then each has its own above it.
printf 'Event: Cup\nA1C B1D\nEvent: Final\nA1S A2S\n' > pair
run -u --lines pair
[ "$(sed -n -e 's/^<title>\(.*\)<.title>$/\1/p' -e 's/.*<h[12]><bdi[^>]*>\([^<]*\)<.*/\1/p' stdout | tr '\n' ';')" = '2 games;2 games;Cup;Final;' ]
verdict $? 'the titles of a page:' grep '<title>\|<h[12]>' stdout
for form in -u -i; do
    run $form --lines -g 'Club <1>' pair
    [ "$(grep -c '^<title>Club &lt;1&gt;<.title>$\|<h1><bdi[^>]*>Club &lt;1&gt;<' stdout)" = 2 ]
    verdict $? 'the title that all games of a page have:' grep '<title>\|<h[12]>' stdout
done
run -u -g 'Cup <&>' A1C
[ "$(grep -c 'Cup &lt;&amp;&gt;<' stdout)" = 2 ] && ! grep -q '<h2>' stdout
verdict $? 'the title of a page:' grep '<title>\|<h[12]>' stdout
expect 1 'note: variations checked: 3, correct: 1' -c --variations -v "$root/examples/claims.txt"

# Behind a missing move nobody has won, whatever is said of the winner.
printf '1 A1C\n2 B1U\n4 A2S\n5 A1D\nBlack wins\n' > gap
expect 1 'gap:3:1: error: move 3 is missing' -c gap
grep -q ': Stopped by an error at move 3' stdout
verdict $? "the winner of a game with a missing move: $(cat stdout)"
printf '1. @0/ 2. A2+\n\nSome words here about it.\n5. B1+ is next.\n' > prose
expect 1 'prose:4:4: error: this move and all after it are skipped: move 3 is missing' -c prose
awk '{ print } END { print "13 A1+" }' "$root/examples/loop.txt" > won # on the board it was won
expect 1 'won:16:1: error: 12 13: the game was already over; this move is ignored' -c won

# A page with many games says how many of them are not there for readers without scripts.
awk '{ all = all $0 "\n" } END { while (n++ < 160) printf "%s\n", all }' "$root/examples/bailey-siegenthaler.txt" > many
run -i many
here=$(grep -c '^<article id' stdout)
bytes=$(sed -n '/^<noscript>/,/^<.noscript>/p' stdout | wc -c) # a million, and the rest of a game
[ "$bytes" -gt 1000000 ] && [ "$bytes" -lt $((1000500 + 1000000 / here)) ] && grep -Fq "<p>More games, shown only when scripts are enabled: $((160 - here)).</p>" stdout
verdict $? "a page of $here of 160 games:" grep 'more games' stdout

# Games without names are numbered through the files, in the outline (Game 1, Game 2, in UTF-16) and in pictures.
cp good good2
run -T pdf good good2
[ "$(grep -a -o 'FEFF00470061006D00650020[0-9]*' stdout | tr '\n' ' ')" = 'FEFF00470061006D006500200031 FEFF00470061006D006500200032 ' ]
verdict $? 'the outline of two files:' grep -a 'Title' stdout
run -T ps good good2
[ "$(sed -n 's/^(\(Game .\)) Tj$/\1/p' stdout | tr '\n' '|')" = 'Game 1|Game 2|' ] # titles, which no running head repeats
verdict $? 'games of two files:' grep 'Game' stdout
run -T svg good good2
[ "$(grep -o '<title>[^<]*' stdout | tr '\n' ' ')" = '<title>Game 1 <title>Game 2 ' ]
verdict $? 'pictures of two files:' grep '<title>' stdout

# Long lines, and many lines.
awk 'BEGIN { for (i = 0; i < 1000; i++) s = s "x y ; . "; while (n++ < 400) printf "%s", s }' > long
expect 1 'this text contains no game' long
rm long
awk 'BEGIN { while (i++ < 300000) print "A1C" }' > many
expect 0 '' --lines -T code many
[ "$(wc -l < stdout)" -eq 300000 ]
verdict $? 'hundreds of thousands of games'
awk 'BEGIN { while (i++ < 70000) print "A1C B1D"; print "A1C B1R" }' > many
expect 1 'many:70001:5: error: 2 B1R' -c many
[ "$(wc -l < stdout)" -eq 70001 ]
verdict $? 'a line a game'

# Out of memory. Programs with a sanitizer cannot run under this limit.
if (ulimit -v 20000 && "$program" good > stdout) 2> stderr; then
    head -c 60000000 /dev/zero > zeros
    (ulimit -v 50000 && "$program" zeros > stdout 2> stderr)
    status=$?
    judge 2 'traxfig: out of memory' 'memory runs out'
    (ulimit -v 100000 && "$program" -c corner > stdout 2> stderr)
    status=$?
    judge 2 'traxfig: out of memory' 'memory runs out for a board'
    (ulimit -v 720000 && "$program" -c corner > stdout 2> stderr)
    status=$?
    judge 1 'the board would need more than 67108864 spaces, the maximum' 'the largest board in 700 MB'
    for unit in 'A1C' '["@0/"],' '@0+ B1+' '1 @0/ ; x' 'From: x'; do
        for before in '(;GM[16];P0[1 Dropb @ 0 /])' '1 @0/ 2 A2+' 'From: a'; do
            awk -v before="$before" -v unit="$unit" 'BEGIN { print before; for (n = 100000; n > 0; n -= length(unit) + 1) print unit }' > units
            (ulimit -v 120000 && "$program" -c units > stdout 2> stderr)
            [ $? -lt 2 ]
            verdict $? "1,000 bytes of memory for each byte of $unit behind $before:" tail -n 1 stderr
        done
    done
fi

# A text that is too long is refused by its name before it is read; small texts take little memory.
dd if=/dev/zero of=long bs=1 count=1 seek=2147483647 2> stderr
expect 2 'long has more than 2147483647 bytes; split it' long
rm long
mkdir small
awk 'BEGIN { for (i = 0; i < 600; i++) { name = "small/" i; print "1 A1S" > name; close(name) } }'
if (ulimit -v 24000 && "$program" -V) > stdout 2>&1; then # not with sanitizers
    (ulimit -v 24000 && exec "$program" -c small/*) > stdout 2> stderr
    [ "$(wc -l < stdout)" = 600 ]
    verdict $? '600 small texts in 24 MB:' head -n 2 stderr
fi

# A reply that is named prevents the win: the side that claims it has an attack before the reply, and none after it.
printf '1 @0+ 2 A2+ 3 A3/ ; B3\\ any win\n' > claim
expect 1 'claim:1:29: warning: win: this variation does not win: A4+ refutes it' -c --variations claim
"$program" -c -O marks=attacks @0+ A2+ A3/ B3\\ > stdout
grep -q 'White 0, Black 2' stdout
verdict $? 'a threat:' cat stdout
"$program" -c -O marks=attacks @0+ A2+ A3/ B3\\ A4+ > stdout
grep -q 'White 0, Black 0' stdout
verdict $? 'no threat any more:' cat stdout
printf '1 @0+ 2 A2+ 3 A3/ ; B1+ any win\n' > claim
expect 1 'claim:1:29: warning: win: this variation does not win' -c --variations claim
! grep -q refutes stderr
verdict $? 'no reply is needed where nothing is threatened:' cat stderr
# One way to read a variation fails at an earlier move, by a reply: that is none to the move where another way fails.
printf '1 @0+\n2 A2\\\n3 B1/\n4 C1/\n5 C3\\\n ;@2\\ any A3/ any\n ;A2/ any any A0/ win\n' > claim
expect 1 'claim:7:15: warning: A0/: this variation does not win' -c --variations claim
! grep -q refutes stderr
verdict $? 'a reply to another move is named:' cat stderr
# What is reported of a variation, and what a page says of it: each verdict.
while IFS='|' read -r variation verdict sentence; do
    printf '1 @0/\n2 A2/\n3 B1/\n4 A3+ ; %s\n' "$variation" > claim
    if [ "$sentence" ]; then
        expect 1 "$sentence" -c --variations claim
    else
        expect 0 '' -c --variations claim
    fi
    run -i claim
    grep -q "\"verdict\":\"$verdict\"" stdout
    verdict $? "the verdict of a page on $variation is not $verdict:" grep -o '"verdict":"[a-z]*"' stdout
done << 'END'
B0/ any @2|holds|
B0/ any B0/x|holds|claim:4:17: warning: B0/x: not a move; remove the end of this word, and the variation is correct
B1/ any|holds|claim:4:9: warning: B1/: that space already has a tile; if you used the space's classic name, write B0/
A1/ B2/ any|illegal|claim:4:13: warning: B2/: this move of a variation is illegal: that space already has a tile
B4/ any win|refuted|claim:4:17: warning: win: this variation does not win
END
# A search for a variation has a bound.
limit 300 "$program" -c --variations "$root/tests/golden/untold.txt" > stdout 2> stderr
[ $? = 1 ] && grep -q 'untold.txt:113:16: warning: any: checking whether this variation wins would take too long' stderr
verdict $? 'a claim that takes too long to check:' head -n 1 stderr

# Repairs have a bound for the run too; for how many games none was looked for is said.
said='games with errors for which no repair was sought, to save time: '
"$program" -T modern "$root/examples/bailey-siegenthaler.txt" | sed 's/$/ Z9+ A1+/' > broken
awk '{ for (i = 0; i < 20; i++) print $0 "\n" }' broken > few
"$program" -c few > stdout 2> stderr
! grep -q "$said" stderr
verdict $? 'of 20 broken games each is looked at:' tail -n 1 stderr
awk '{ for (i = 0; i < 400; i++) print $0 "\n" }' broken > many
"$program" -c many > stdout 2> stderr
grep -q "^traxfig: note: ${said}[1-3][0-9][0-9]; check the text in smaller parts$" stderr
verdict $? 'of 400 broken games some are not:' tail -n 1 stderr

# A position without moves hides no game; nor has it a move that lost.
"$program" --position cba:ecdf:fdca:acde:eecd:1fa -T json -O marks=turning > position 2> stderr &&
    "$program" -T json good >> position && "$program" -c position | grep -q '^position:2: Unfinished after move 3'
verdict $? 'a position before a game' cat stderr
# A player without a legal move had no move that would have saved the game.
cat > stuck << 'END'
@0/ A0/ @2\ A3/ B0\ B4+ @4/ D4/ C0/ C6\ @5+ C2\ B1+ E3+ @5\ D0\ @6\ F8/ C2\ E8/ B2\ H5/ D8+ B5/ A7/ A4/ G1\
H2+ C1\ B1+ H1/ H8/ B4+ A3/ A1\ RESIGN
Resign
END
"$program" --plain -r trax8 -c -O marks=turning stuck > found && grep -q 'by resignation after move 35' found && ! grep -q '36 ' found
verdict $? 'a move that is illegal saves nothing:' cat found
finish
