#!/bin/sh
# errors.sh TRAXFIG: the exit status and the message of each error of options, files, fonts and catalogues. Ends with
# "N passed, N failed".

# shellcheck source=tests/cli/expect.sh
. "$(dirname "$0")/expect.sh"
english=$root/msg/en.msg
printf 'nothing here\n' > none
: > empty

# Packed texts, each with what unpacks it.
printf 'BZh91AY' > packed
expect 1 'this looks like bzip2; unpack it with: bzip2 -dc packed | traxfig' packed
printf '\3757zXZ\000' > packed
expect 1 'this looks like xz; unpack it with: xz -dc packed | traxfig' packed
printf 'PK\003\004' > packed
expect 1 'this looks like ZIP; unpack it with: unzip -p packed | traxfig' packed
# The name of a file never becomes a command: it is quoted, or nothing is advised that has it.
while read -r name; do
    read -r quoted
    cp packed "./$name"
    expect 1 "this looks like ZIP; unpack it with: unzip -p $quoted | traxfig" -- "$name"
    eval "set -- $quoted"
    [ $# = 1 ] && cmp -s packed "$1"
    verdict $? "what a shell makes of $quoted"
    mkdir "folder $name"
    expect 2 "to read all files in it, write 'folder ${quoted#[\']}/*" "folder $name"
done << 'END'
a b; id #.gz
'a b; id #.gz'
$(id)`id`&|<>*?[x]~!"\.gz
'$(id)`id`&|<>*?[x]~!"\.gz'
é.gz
'é.gz'
END
cp packed ./-x
expect 1 'unpack it with: unzip -p ./-x | traxfig' -- -x
mkdir ./-y
expect 2 'write ./-y/*' -- -y
for name in "it's.gz" "$(printf 'a\nb.gz')" "$(printf 'a\033.gz')" "$(printf '\377.gz')"; do
    cp packed "$name"
    expect 1 'this looks like ZIP; unpack or decode it first' "$name"
    mkdir "folder $name"
    run "folder $name"
    [ $status = 2 ] && ! grep -q 'files in it' stderr
    verdict $? "a folder that is not quoted:" cat stderr
done
run < packed
judge 1 'this looks like ZIP; unpack or decode it first' 'a packed standard input'

# Usage.
expect 0 '' good
expect 2 'unknown option --nothing;' --nothing good
expect 2 'format ascii has no setting paper; it is a setting of pdf, ps' -O paper=a4 good
expect 2 'format ascii has no setting papers; available: labels, colour' -O papers=a4 good
for colour in 1234 123456 1234567 '#12' '#1234' '#12345' '#1234567' '#12g' '#g23' '#12345g'; do
    expect 2 "background cannot be '$colour'; allowed: none, white, black, #RRGGBB" -T svg -O "background=$colour" good
done
expect 2 'format modern has no settings; lables cannot be set' -T modern -O lables=no good
expect 2 '; a file name needs a / or the extension .tfm' -f nofont good
expect 2 'cannot read nofont.tfm: ' -f nofont.tfm good
cp "$root/tfm/mel.tfm" mine
expect 2 'unknown font mine; available: ' -f mine good
run -f ./mine good
"$program" -f mel good | cmp -s - stdout
verdict $? 'a font by its path'
expect 2 'unknown font lists; available: braille, compact' -f lists good
expect 2 'format ascii has no setting theme' -T svg -O theme=line -f list
expect 0 '' -f list missing
expect 2 'unknown language xx; available: da, de, en, es, fr, ja; a file name needs a / or the extension .msg' -l xx good
expect 2 'cannot read xx.msg: ' -l xx.msg good
LANG=xx_YY.UTF-8 && export LANG
expect 0 '' good
unset LANG

# Of several errors JSON has the first. A position before the end has neither an error nor a conclusion.
expect 1 ': 4 Z9S: ' -k -T json A1C A1S 1AS foo Z9S B1S
grep -q '"error":{"line":1,"column":13,"text":"foo","reason":"syntax",' stdout
verdict $? 'the first error:' grep -o '"error":.*' stdout
printf 'White: Ann\n1 A1C 2 B1D\n\nIt was late.\n' > late
expect 0 '' -T json -m 1-2 late
[ "$(grep -o '"outro":[^}]*' stdout | tr '\n' ' ')" = '"outro":null "outro":"It was late." ' ]
verdict $? 'conclusions:' grep -o '"outro":[^}]*' stdout
# A game whose first move is refused has no position but the one before it, which shows the error: -m all draws that.
printf '1 A1X 2 A1U\n' > refused
for format in ascii check classic code eps html json modern pdf ps svg; do
    run -T $format refused
    cp stdout plain
    expect 1 'refused:1:3: error: 1 A1X: not a move' -T $format -m all refused
    [ -s stdout ]
    verdict $? "-T $format -m all of a refused first move: nothing"
    case $format in
    html | pdf | ps) ;; # a strip has another layout
    *) cmp -s plain stdout ;;
    esac
    verdict $? "-T $format -m all of a refused first move: another drawing"
done
# Names in the options are those of the game, also empty ones; of a word that is wrong 32 letters are shown.
printf 'Event: Cup\nWhite: Ann\nBlack: Ben\n1 A1C\n' > called
for case in '-g:Cup' '-w:Ann' '-b:Ben'; do
    "$program" "${case%:*}" '' called > stdout
    ! grep -q "${case#*:}" stdout && [ "$(grep -c 'Cup$\|Ann$\|Ben$' stdout)" = 2 ]
    verdict $? "${case%:*} '':" cat stdout
    "$program" "${case%:*}" New called > stdout
    ! grep -q "${case#*:}" stdout && grep -q 'New$' stdout
    verdict $? "${case%:*} New:" cat stdout
done
letters=abcdefghijabcdefghijabcdefghijab
for more in '' c cdefghijk; do
    expect 1 "error: 2 $letters: not a move; moves look like" A1C $letters$more
done
# The last move of this game makes the board full; a move behind that is in no game.
for more in ': ' '99 A1S:full:5:11: warning: skipped: this move belongs to no game'; do
    { cat "$root/tests/golden/full.txt"; echo "23 A8/ ${more%%:*}"; } > full
    said=${more#*:}
    expect $((${#said} > 1)) "${said# }" full
    grep -q '^Drawn at move 23: the board is full' stdout
    verdict $? 'a full board:' tail -n 1 stdout
done
# Messages name the option that helps; pages do not.
for format in ps html svg; do
    expect 1 'this move is illegal; for rules without this limit, use -r trax' -r trax8 -T $format -O "$(
        case $format in ps) echo comments=yes ;; html) echo player=yes ;; *) echo theme=line ;; esac)" \
        A1S B1/ C1+ D1+ E1+ F1+ G1+ H1+ I1+
    [ -s stdout ] && ! grep -q -e '-r trax' stdout
    verdict $? "an option in $format:" grep -e '-r trax' stdout
done
# --legal says who wins, and how.
expect 0 '' --legal -T modern @0/ B1+ "@1\\"
grep -Fxq 'A0/ 2 white loop' stdout && ! grep -q ' black ' stdout
verdict $? 'a legal move that wins:' grep 'white\|black' stdout

# Inputs.
for path in no/A1C no.A1C ./no 'good no/A1C' 'good ./no'; do # which cannot be moves
    run $path
    [ $status = 2 ] && ! grep -q 'not a move\|moves cannot' stderr
    verdict $? "$path:" cat stderr
done
expect 2 'cannot read .: ' .
expect 2 '; it is not a move either' empty missing
expect 1 'empty: error: this text contains no game' empty
expect 1 'none: error: this text contains no game' none
expect 1 '/dev/null: error: this text contains no game' /dev/null
expect 1 '<stdin>: error: this text contains no game'
LC_ALL=C awk 'BEGIN { for (i = 0; i < 100000; i++) printf "%c", (i * i % 249 < 48 ? i % 31 : 128 + i % 127) }' > binary
expect 1 'this text contains no game' binary
run missing good < /dev/null
judge 2 'cannot read missing: ' 'a missing input'
[ -s stdout ]
verdict $? 'a good input behind a missing one is drawn'

# Outputs.
five='\n\nbb\n\naa\n\ndd\n\ncc\n\nff\n'
if [ -w /dev/full ]; then
    "$program" good > /dev/full 2> stderr
    status=$?
    : > stdout
    judge 2 'cannot write <stdout>: ' 'a full disk'
    "$program" -h > /dev/full 2> stderr
    status=$?
    judge 2 'cannot write <stdout>: ' 'help to a full disk'
    expect 2 'cannot write /dev/full: ' -o /dev/full good
    for format in ascii check json svg html ps eps pdf; do # the first write fails, or the last one
        "$program" -T $format -m all "$root/tests/golden/positions.trx" > /dev/full 2> stderr
        status=$?
        : > stdout
        judge 2 'cannot write <stdout>: No space left on device' "a full disk, $format"
    done
fi
"$program" good >&- 2> stderr
status=$?
: > stdout
judge 2 'cannot write <stdout>: ' 'no standard output'
"$program" - <&- > stdout 2> stderr
status=$?
judge 2 'cannot read <stdin>: ' 'no standard input'
"$program" good > stdout 2>&- && [ -s stdout ]
verdict $? 'no standard error'

# A closed pipe: the signal ends the program, or a message if the signal is ignored.
awk 'BEGIN { while (i++ < 20000) print "A1C B1D A2L" }' > flood
( "$program" flood 2> said; echo $? > status ) | sed q > begin
[ "$(cat status)" -gt 128 ]
verdict $? 'a closed pipe does not stop it'
( trap '' PIPE; "$program" flood 2> stderr; echo $? > status ) | sed q > begin
status=$(cat status)
: > stdout
judge 2 'cannot write <stdout>: ' 'a closed pipe, the signal ignored'
cp good kept
expect 2 'good is also an input; write to another file' -f list -o good good
expect 0 '' -f list -o listed good A1S -
expect 2 'good is also an input' -o good none good
expect 2 './good is identical to good and may be the same file' -o ./good good
expect 2 'good is also an input' -o good missing good
mkdir g
for name in .good ..good g/good good. goo; do
    expect 0 '' -o $name good
done
cp good g/good
expect 0 '' -o g/goo g/good
expect 2 'g/good is identical to .//g/./good and may be the same file' -o g/good .//g/./good
cmp good kept
verdict $? 'an input was written over'
expect 2 'cannot read missing: ' -o kept missing
cmp good kept
verdict $? 'an output was emptied although there is nothing to write'
if ln -s good symbolic && ln good hard; then
    expect 2 'symbolic is identical to good and may be the same file; write to another file' -o symbolic good
    expect 2 'hard is identical to good and may be' -T json -o hard none good
    cmp good kept
    verdict $? 'an input was written over by a link'
    rm -f symbolic hard
fi
cp good copied
expect 2 'copied is identical to good and may be' -o copied good
run -o copied - < good
judge 2 'copied is identical to <stdin> and may be' 'standard input is what would be written over'
echo 'A1C B1D A2L' > told
cp told told.again
expect 0 '' -T classic -o told.again told
cmp told told.again
verdict $? 'an output that was there already'
printf 'a1c b1d a2l\n' > low # as long as the output would be
cp low low.again
expect 2 'low.again is identical to low and may be' -T classic -o low.again low
cmp low low.again
verdict $? 'what is as long as an input, but another text'
printf '%s' 'ABC' > other
expect 0 '' -o other good
"$program" good | cmp - other
verdict $? 'an output that was something else before'
# The reader of a FIFO gets all of the output, and one end of file.
mkfifo pipe
for turn in 1 2 3 4 5 6 7 8; do
    cat pipe > through &
    limit 10 "$program" -c -o pipe good 2> stderr
    verdict $? "a pipe as output, time $turn"
    wait
    [ "$(cat through)" = 'good:1: Unfinished after move 3 (Black to move).' ]
    verdict $? 'what came through a pipe'
done
sed 's/$/\r/' "$english" > my.msg
cp "$english" my.tfm
expect 2 './my.msg is also an input' -l ./my.msg -o ./my.msg good
printf '%b' "ee$five" > own.tfm
expect 2 './own.tfm is also an input' -f ./own.tfm -o ./own.tfm good
expect 0 '' -o made good
run good
cmp made stdout
verdict $? '-o and stdout differ'
expect 0 '' -o = good
cmp made good.out
verdict $? '-o = and stdout differ'

"$program" -o = < good
cmp made traxfig.out
verdict $? '-o = of standard input'

# bad_font TEXT MESSAGE: a font whose first glyph, of 2 x 1, is wrong.
bad_font()
{
    printf '%b' "$1" > bad.tfm
    expect 2 "$2" -f ./bad.tfm good
}
printf '%b' "ee$five" > bad.tfm
expect 0 '' -f ./bad.tfm good
run -f bad.tfm good
"$program" -f ./bad.tfm good | cmp -s - stdout
verdict $? 'a font without a path'
expect 2 'bad.tfm is also an input' -f bad.tfm -o bad.tfm good
"$program" -f list > stdout
cp bad.tfm mel.tfm
"$program" -f list | cmp -s - stdout
verdict $? 'the list of fonts has a file'
find "$root/tfm" -name '*.tfm' | sed 's,.*/,,; s/\.tfm$//' | LC_ALL=C sort > files
sed -n 's/, [1-9][0-9]* x [1-9][0-9]*$//p' stdout | LC_ALL=C sort | cmp -s - files && grep -qx 'compact, 3 x 3' stdout
verdict $? 'the names and sizes of the fonts'
run -f mel.tfm good
"$program" -f ./bad.tfm good | cmp -s - stdout
verdict $? 'a file with the name of a built-in font'
rm mel.tfm
run -f mel.tfm good
"$program" -f mel good | cmp -s - stdout
verdict $? 'a built-in font by the name of its file'
expect 2 'cannot read no\font: ' -f 'no\font' good
cp "$english" own.msg
expect 0 '' -l own.msg good
bad_font '' './bad.tfm:1: error: font not used: it has fewer than six glyphs'
bad_font 'ee\n\n\nwon eo\n' './bad.tfm:3: error: font not used: it has fewer than six glyphs'
bad_font "ee$five\ngg\n" './bad.tfm:13: error: font not used: after the sixth glyph, only lines white'
bad_font "ee$five\nwhiteo\n" './bad.tfm:13: error: font not used: after the sixth glyph, only lines white'
bad_font "ee$five\nwon oO ab\nlast abc\n" './bad.tfm:14: error: font not used: write pairs of characters'
bad_font "ee$five\nwon o\n" './bad.tfm:13: error: font not used: write pairs of characters'
bad_font "ee$five\nlast o\0033\n" './bad.tfm:13: error: font not used: write pairs of characters'
bad_font "ee$five\nwin oO\n" './bad.tfm:13: error: font not used: after the sixth glyph, only lines white'
bad_font "\nee$five" './bad.tfm:1: error: font not used: empty line instead of a glyph'
bad_font "eee$five" './bad.tfm:3: error: font not used: this line is not as wide as the first'
bad_font "ee\nee$five" './bad.tfm:4: error: font not used: this glyph'
bad_font "ee%n$five" './bad.tfm:1: error: font not used: write a field as %3s'
bad_font "e\tee$five" './bad.tfm:1: error: font not used: it contains a tab'
bad_font "%32se$five" './bad.tfm:1: error: font not used: glyphs must not be larger'
expect 2 'cannot read ./: ' -f ./ good

# Catalogues: one fault refuses the whole file; the message is in English and names the line.
refused='error: message catalogue not used'
sed 's/$/\r/' "$english" > crlf.msg
expect 0 '' -l ./crlf.msg good
sed '/^white:/,$d' "$english" > short.msg
expect 2 "./short.msg:$(awk 'END { print NR + 1 }' short.msg): $refused: message white is missing" -l ./short.msg good
grep -v '^no-game:' "$english" > missing.msg
expect 2 "$refused: message no-game is missing; copy it from en.msg" -l ./missing.msg good

# bad_catalogue NAME SCRIPT MESSAGE: the English catalogue, changed by a sed script at the line of NAME.
bad_catalogue()
{
    at=$(grep -n "^$1:" "$english")
    sed "/^$1:/$2" "$english" > bad.msg
    expect 2 "./bad.msg:${at%%:*}: $refused: $3" -l ./bad.msg good
}
bad_catalogue after 's/: .*/: Nach %s: %d/' 'message after must have the same placeholders as in English: After move %d: %s'
bad_catalogue game 's/game:/gane:/' 'no message is named gane; en.msg has all names'
bad_catalogue game 's/game:/player:/' 'message player occurs twice; remove one of them'
bad_catalogue game 's/:/ =/' 'a line must be NAME: SENTENCE, such as game: Game %d'
expect 2 "$refused" -l ./binary good
{ cat "$english"; awk 'BEGIN { while (i++ < 150000) print "" }'; echo more; } > lines.msg
expect 2 "./lines.msg:$(awk 'END { print NR }' lines.msg): $refused" -l ./lines.msg good
awk 'BEGIN { while (i++ < 150000) print "# x"; print "note: x"; while (j++ < 150000) print " x" }' > lines.msg
expect 2 "./lines.msg:300002: $refused: message warning is missing" -l ./lines.msg good
sed 's/^no-game: .*/no-game: %%n %n %5s/' "$english" > odd.msg
expect 1 'none: error: %n %n %5s' -l ./odd.msg none
printf '%b' 's/^no-game: /&\033[2J\0233\0351 /' > raw.sed
LC_ALL=C sed -f raw.sed "$english" > raw.msg
expect 1 'none: error: ?[2J›é this text contains no game' -l ./raw.msg none

finish
