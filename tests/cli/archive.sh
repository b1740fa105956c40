#!/bin/sh
# archive.sh TRAXFIG: records written and read back; games selected, found and counted as another program does it, with
# boards turned by hand. Ends with "N passed, N failed".

# shellcheck source=tests/cli/expect.sh
. "$(dirname "$0")/expect.sh"
records=$root/../shared/records

# What must survive in -T json: without files and places, with lines of comments joined.
facts='def flat: if . then gsub("\\s+"; " ") else . end;
    [.title, .white, .black, .rules, .result, .board, (.intro | flat), (.outro | flat), [.moves[] | .modern, (.comment | flat)]]'

if have 'records read back' jq; then
    # The games of all files in one record are the same games when it is read back, and written again it is the same text.
    set -- "$root"/examples/*.txt "$root"/tests/golden/collection.txt
    [ ! -d "$records/annotated" ] || set -- "$@" "$records"/annotated/*.txt # a copy of the project has no records beside it
    awk 'BEGIN { printf "1 @0+ ;"; while (n++ < 100) printf "a " }' > wide.txt
    set -- "$@" wide.txt
    # shellcheck disable=SC2094 # no file is called json
    "$program" -T json "$@" 2> stderr > json
    [ "$(jq .file json | uniq | wc -l)" = $# ]
    verdict $? 'a file without a game'
    jq -c "$facts" json > one
    for notation in modern classic; do
        "$program" -T record -O notation=$notation "$@" > $notation 2> stderr
        "$program" -T record -O notation=$notation $notation 2> stderr | cmp -s - $notation
        verdict $? "$notation: another record when the record is read"
        "$program" -T json $notation 2> stderr | jq -c "$facts" > other
        cmp -s other one
        verdict $? "$notation: not the same games when their record is read:" diff other one
    done
    awk 'length > 76 && / .* / { print FILENAME ": " $0; bad = 1 } END { exit bad }' modern classic > long
    verdict $? 'not all lines have at most 76 columns:' cat long
    "$program" -T record -m 2 "$root/examples/loop.txt" | grep -c '^ *3' > one
    [ "$(cat one)" = 0 ]
    verdict $? '-T record -m 2 has a third move'
fi

if have 'games counted' python3; then
    # The rest is compared with python's reading of the JSON.
    {
        "$program" -T modern "$root"/examples/*.txt
        "$program" -T modern "$root"/tests/golden/archive.txt
        [ ! -d "$records" ] || head -n 700 "$records/archive.trx"
    } > games.trx 2> stderr
    python3 "$root/tests/cli/archive.py" "$program" games.trx > said 2> stderr
    verdict $? 'archive.py:' cat said stderr
    grep -q 'positions of the tree' said && grep -q 'colours exchanged' said
    verdict $? 'archive.py did not compare all:' cat said stderr
fi

if have 'texts rewritten' python3; then
    # All records but three: the verdicts on their variations take half a second, five times.
    set -- "$root"/examples/*.txt games.trx
    for text in "$records"/annotated/*.txt; do
        case $text in
        */031.txt | */054.txt | */076.txt) ;;
        *) [ ! -f "$text" ] || set -- "$@" "$text" ;;
        esac
    done
    python3 "$root/tests/cli/rewrite.py" "$program" "$@" > said 2> stderr
    verdict $? 'rewrite.py:' cat said stderr
fi
# CRLF, small letters, quote marks, a move glued to a word.
printf '> 1 @0+\r\n> 2 b1/ 3 A2+x\r\n' > mail.txt
"$program" --rewrite classic -o mail.txt mail.txt 2> stderr
printf '> 1 A1S\r\n> 2 b1u 3 A2+x\r\n' | cmp -s - mail.txt
verdict $? '--rewrite in place:' cat mail.txt stderr
# Moves on the command line: no byte after the last move is read. glibc fills new memory with the letter a.
MALLOC_PERTURB_=158 "$program" --rewrite classic @0/ B1+ 2> stderr | grep -qx 'A1C B1S'
verdict $? '--rewrite of moves:' cat stderr
printf '1 A1S 2 b1U\n' | "$program" --rewrite modern | grep -qx '1 @0+ 2 B1/' # not all letters of b1U are small
verdict $? '--rewrite of a word with a small letter and a capital'
# A log whose games would be others if some of its moves changed: none does, and each is named.
printf '12:00:03 pc -> fpga1: @0+\n12:00:10 fpga1: B0+\n12:00:22 fpga1 -> pc: @0/\n12:00:22 pc -> fpga0: @0/\n' > log.txt
"$program" --rewrite classic log.txt 2> stderr > one
"$program" -T modern log.txt 2> said | grep -c . > games
"$program" -T modern one 2> said | grep -c . | cmp -s - games
verdict $? '--rewrite of a log makes other games:' cat one stderr
expect 2 "--rewrite cannot be 'clasic'; did you mean classic?" --rewrite clasic two.txt
expect 2 '--rewrite and -T svg cannot be combined' --rewrite classic -T svg two.txt
for option in '--position ee' '--find A1S' --unique '--select error' --legal; do
    # shellcheck disable=SC2086 # two arguments
    expect 2 "${option%% *} and --rewrite cannot be combined" --rewrite classic $option
done
expect 2 '--rewrite and %d.txt cannot be combined' --rewrite classic -o %d.txt two.txt

# Conditions on names, text and the rest: each line has one that the first game meets, and one that only the second does.
cat > two.txt << 'END'
Event: The final, part one
White: Ann Smith
Black: Bo

1. @0/ ;a cave
2. B1+ ;a hollow
Black resigns

Loop Trax
Event: Other
White: Cy

1. @0+
2. Z9+
END
while IFS='|' read -r one other; do
    "$program" -T json --select "$one" two.txt 2> stderr | grep -c '"white":"Ann Smith"' > found
    "$program" -T json --select "$other" two.txt 2> stderr | grep -c '"white":"Cy"' >> found
    [ "$(tr '\n' ' ' < found)" = '1 1 ' ] && "$program" -c --select "$other" two.txt 2> stderr | grep -c : | grep -q '^1$'
    verdict $? "--select '$one' and '$other':" cat found
done << 'END'
white=ann|white=cy
white=Smith|white!=smith
white='ann smith'|!white='ann smith'
white~mit|white~C
white=a*h|white=c*
black=bo|!black=bo
player=bo|player=cy
title~final|title=other
text~hollow|!text~hollow
file=*.txt game=1|file~two game>1
rules=trax|rules=loop
winner=white|winner=none
result=resignation|result=open
result=RESIG*|result=op*
moves=2|moves=1
commented|error
!error|!commented
white=zed,black=bo|black=bo moves>7,title=other,white=ann moves>7
END
"$program" -v --unique -c two.txt two.txt 2> stderr > one
grep -q 'two.txt:5: note: .* at two.txt:5$' stderr && [ "$(wc -l < one)" = 2 ]
verdict $? '--unique -v:' cat one stderr
"$program" --find '@0/ A2+' -c two.txt > one 2> stderr
grep -q 'two.txt:5: White wins' one
verdict $? '--find with moves:' cat one stderr
"$program" -c -v -v two.txt 2>&1 | grep -q 'two.txt:[0-9]*: note: cost [0-9]*: numbered, text: 1 game'
verdict $? 'proposals of -v -v'

# What is wrong is said once, with what may stand there.
expect 2 "'wite=ann' is not a condition on games; did you mean white?" -c --select wite=ann games.trx
expect 2 "'Smith' is not a condition on games; if it is part of a value, quote the value" -c --select 'white=Ann Smith' games.trx
expect 2 "'moves>x' is not a condition on games; allowed: moves=N, moves<N" -c --select 'moves>x' games.trx
expect 2 "'winner' is not a condition on games; allowed: white, black, none" -c --select winner games.trx
expect 2 "'error=1' is not a condition on games; allowed: error" -c --select error=1 games.trx
expect 2 "allowed: white=TEXT, white~TEXT" -c --select 'white="Ann' games.trx
expect 2 "allowed: white=TEXT, white~TEXT" -c --select 'white="' games.trx
expect 2 "'@0/ Z9+' is not a position: character 5: no tile is next to that space" -c --find '@0/ Z9+' games.trx
expect 2 "'ax' is not a position: character 2: write a code" -c --find ax games.trx
while read -r at why code; do
    expect 2 "'$code' is not a position: character $at: $why" --position "$code"
done << 'END'
3 write eex
4 after ee red
2 this ea
5 two 0b:b0b:0b
4 this e:0e
4 this 0d:b
END
expect 2 "'0bbbbbbbbb' is not a position: character 10: the board is wider" -r trax8 --position 0bbbbbbbbb
expect 2 '--position and B1+ cannot be combined' --position ee B1+
for format in $("$program" -T list | sed 's/ .*//'); do
    "$program" -T "$format" -o position.out --position '4ca:2efdf:1efaca:defaeee:afaeeeee:faeefd black' 2> stderr && [ -s position.out ]
    verdict $? "-T $format --position:" cat stderr
done
expect 1 'no game matches --select, --find or --unique' -c --select 'moves>1000' games.trx
# Every expression must hold, in whatever order.
printf 'White: Ann\n1 @0+ 2 B1+\n\nWhite: Cy\n1 @0+ 2 B1+ 3 A2+\n' > both.txt
for pair in 'white=ann,white=cy moves=3' 'moves=3 white=ann,white=cy'; do
    run -c --select "${pair% *}" --select "${pair#* }" both.txt
    [ "$(cat stdout)" = 'both.txt:5: Unfinished after move 3 (Black to move).' ]
    verdict $? "two expressions, $pair:" cat stdout
done
finish
