#!/bin/sh
# errors.sh TRAXFIG: what fails, and how: the exit status and the sentence. Ends with "N passed, N failed".
# shellcheck disable=SC3045 # where ulimit knows no -v, what needs it is left out

program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
english=$(cd "$(dirname "$0")" && pwd)/../msg/en.msg
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
unset LC_ALL LC_MESSAGES LANG TRAXFIG
passed=0
failed=0

verdict()
{
    if [ "$1" = 0 ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "failed: $2"
    fi
}

# run ARGUMENT...: stdout, stderr and the exit status are left in files and in $status.
run()
{
    "$program" "$@" > stdout 2> stderr
    status=$?
}

# judge STATUS SENTENCE WHAT: the last run. An empty sentence: stderr must be empty. Control characters never
# get out raw.
judge()
{
    if [ "$2" ]; then
        grep -Fq -e "$2" stderr
    else
        [ ! -s stderr ]
    fi
    said=$?
    [ "$status" = "$1" ] && [ $said = 0 ]
    verdict $? "$3: status $status, not $1, or not '$2': $(head -n 3 stderr)"
    LC_ALL=C tr -d '\n\040-\176\200-\377' < stderr > raw
    LC_ALL=C tr -d '\n\040-\176\200-\377' < stdout >> raw
    [ ! -s raw ]
    verdict $? "$3: control characters"
}

# expect STATUS SENTENCE ARGUMENT...; and what fails draws nothing.
expect()
{
    wanted=$1
    sentence=$2
    shift 2
    run "$@" < /dev/null
    judge "$wanted" "$sentence" "$*"
    if [ "$wanted" = 2 ]; then
        [ ! -s stdout ]
        verdict $? "$*: something on stdout"
    fi
}

printf '1 A1C 2 B1D 3 A2L\n' > good
printf 'nothing here\n' > none
: > empty

# Usage.
expect 0 '' good
expect 2 'there is no option -x; traxfig -h lists those there are' -x good
expect 2 'there is no option --nothing;' --nothing good
expect 2 'option -f needs an argument' -f
expect 2 'option --all takes no argument' --all=1 good
expect 2 'there are: trax trax8 loop' -r chess good
expect 2 'there is no format png; there are: ascii' -T png good
expect 2 'format ascii has no setting paper; it has: labels colour' -O paper=a4 good
expect 2 'it can be: yes no' -O labels=maybe good
expect 2 'it can be: no yes' -O colour=red good
expect 2 'format code has no settings, so labels cannot be set' -T code -O labels=no good
expect 2 'a move number from 1 on' -m 0 good
expect 2 'there is no built-in font nofont' -f nofont good
expect 2 'there is no built-in font List; there are: braille compact' -f List good
expect 2 'format ascii has no setting theme' -T svg -O theme=line -f list
expect 0 '' -f list missing
expect 2 'there is no built-in language xx' -l xx good
expect 2 ' en ' -l xx good
expect 1 'good:1: error: there is no position after move 9' -m 9 good
TRAXFIG='-T png' && export TRAXFIG
expect 2 'there is no format png' good
unset TRAXFIG
LANG=xx_YY.UTF-8 && export LANG
expect 0 '' good
unset LANG

# Inputs.
expect 2 'cannot read no/such: ' no/such
expect 2 'cannot read .: ' .
expect 1 'empty: error: there is no game in this text' empty
expect 1 'none: error: there is no game in this text' none
expect 1 '/dev/null: error: there is no game' /dev/null
expect 1 '<stdin>: error: there is no game'
LC_ALL=C awk 'BEGIN { for (i = 0; i < 100000; i++) printf "%c", i * i % 249 < 48 ? i % 31 : 128 + i % 127 }' > binary
expect 1 'there is no game in this text' binary
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
fi
expect 2 'cannot write no/such: ' -o no/such good
expect 2 'cannot write .: ' -o . good
"$program" good >&- 2> stderr
status=$?
: > stdout
judge 2 'cannot write <stdout>: ' 'no standard output'
"$program" - <&- > stdout 2> stderr
status=$?
judge 2 'cannot read <stdin>: ' 'no standard input'
"$program" good > stdout 2>&- && [ -s stdout ]
verdict $? 'no standard error'

# Nobody reads on: a signal, or where it is ignored a sentence.
awk 'BEGIN { while (i++ < 20000) print "A1C B1D A2L" }' > flood
( "$program" flood 2> said; echo $? > status ) | sed q > begin
[ "$(cat status)" -gt 128 ]
verdict $? 'a closed pipe does not stop it'
( trap '' PIPE; "$program" flood 2> stderr; echo $? > status ) | sed q > begin
status=$(cat status)
: > stdout
judge 2 'cannot write <stdout>: ' 'a closed pipe, the signal ignored'
cp good kept
expect 2 'good is an input too; write to another file' -o good good
expect 2 'good is an input too' -o good none good
expect 2 './good is an input too' -o ./good good
expect 2 'good is an input too' -o good ./good
expect 2 'good is an input too' -o good missing good
cmp good kept
verdict $? 'an input was written over'
expect 2 'cannot read missing: ' -o kept missing
cmp good kept
verdict $? 'an output was emptied although there is nothing to write'
if ln -s good symbolic && ln good hard; then
    expect 2 'symbolic is an input too' -o symbolic good
    expect 2 'hard is an input too' -T json -o hard none good
    cmp good kept
    verdict $? 'an input was written over by a link'
    rm -f symbolic hard
fi
cp good copied
expect 2 'copied is an input too' -o copied good
run -o copied - < good
judge 2 'copied is an input too' 'standard input is what would be written over'
echo 'A1C B1D A2L' > told
cp told told.again
expect 0 '' -T classic -o told.again told
cmp told told.again
verdict $? 'an output that was there already'
printf '%s' 'ABC' > other
expect 0 '' -o other good
"$program" good | cmp - other
verdict $? 'an output that was something else before'
# The pipe is held open here: the look whether it is an input would let a reader see its end.
mkfifo pipe
exec 3<> pipe
"$program" -c -o pipe good 2> stderr && head -n 1 <&3 > through
verdict $? 'a pipe as output'
exec 3>&-
[ "$(cat through)" = 'good:1: Open after move 3.' ]
verdict $? 'what came through a pipe'
sed 's/$/\r/' "$english" > my.msg
cp "$english" my.tfm
expect 2 './my.msg is an input too' -l ./my.msg -o ./my.msg good
printf '%b' "ee$five" > own.tfm
expect 2 './own.tfm is an input too' -f ./own.tfm -o ./own.tfm good
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

# Fonts: FAULT SENTENCE, the first glyph of 2 x 1 being wrong.
bad_font()
{
    printf '%b' "$1" > bad.tfm
    expect 2 "$2" -f ./bad.tfm good
}
printf '%b' "ee$five" > bad.tfm
expect 0 '' -f ./bad.tfm good
bad_font '' './bad.tfm:1: error: this font is not used: it ends before its sixth tile'
bad_font 'ee\n' './bad.tfm:2: error: this font is not used: it ends before its sixth tile'
bad_font "ee$five\ngg\n" './bad.tfm:13: error: this font is not used: it goes on after its sixth tile'
bad_font "ee$five\nwhiteo\n" './bad.tfm:13: error: this font is not used: it goes on after its sixth tile'
bad_font "ee$five\nwhite e\nee\n" './bad.tfm:14: error: this font is not used: it goes on after its sixth tile'
bad_font "\nee$five" './bad.tfm:1: error: this font is not used: there is an empty line'
bad_font "ee\n$five" './bad.tfm:3: error: this font is not used: there is an empty line'
bad_font "eee$five" './bad.tfm:3: error: this font is not used: this line is not as wide as the first'
bad_font "ee\nee$five" './bad.tfm:5: error: this font is not used: this tile'
bad_font "ee%n$five" './bad.tfm:1: error: this font is not used: a field is written %3s'
bad_font "%s%s$five" './bad.tfm:1: error: this font is not used: a field is written %3s'
bad_font "e\tee$five" './bad.tfm:1: error: this font is not used: there is a'
bad_font "e\0000$five" './bad.tfm:1: error: this font is not used: there is a'
bad_font "%32se$five" './bad.tfm:1: error: this font is not used: its tiles are larger'
awk 'BEGIN { while (i++ < 100000) printf "x"; print "" }' > wide.tfm
expect 2 './wide.tfm:1: error: this font is not used: its tiles are larger' -f ./wide.tfm good
awk 'BEGIN { while (i++ < 1000000) print "xx" }' > high.tfm
expect 2 './high.tfm:33: error: this font is not used: its tiles are larger' -f ./high.tfm good
expect 2 'cannot read ./missing.tfm: ' -f ./missing.tfm good
expect 2 'cannot read ./: ' -f ./ good

# Catalogues: refused whole, in English.
refused='error: this catalogue is not used'
sed 's/$/\r/' "$english" > crlf.msg
expect 0 '' -l ./crlf.msg good
sed '/^White$/,$d' "$english" > short.msg
expect 2 "./short.msg:7: $refused" -l ./short.msg good
sed 's/^format %s has no setting %s; it has: %s/&%s/' "$english" > holes.msg
expect 2 "$refused" -l ./holes.msg good
sed 's/^After move %d: %s/Nach %s: %d/' "$english" > swapped.msg
expect 2 "./swapped.msg:15: $refused" -l ./swapped.msg good
sed 's/^Game %d/Spiel %n/' "$english" > percent.msg
expect 2 "./percent.msg:13: $refused" -l ./percent.msg good
{ cat "$english"; echo; echo more; } > long.msg
expect 2 "$refused" -l ./long.msg good
expect 2 "$refused" -l ./binary good
awk 'BEGIN { while (i++ < 1000000) print "x" }' > lines.msg
expect 2 "./lines.msg:1000001: $refused" -l ./lines.msg good
{ cat "$english"; awk 'BEGIN { while (i++ < 1000000) print "" }'; echo more; } > lines.msg
expect 2 "$refused" -l ./lines.msg good
expect 2 'cannot read ./no.msg: ' -l ./no.msg good
sed 's/^there is no game in this text/%%n %n %5s/' "$english" > odd.msg
expect 1 'none: error: %n %n %5s' -l ./odd.msg none
printf '%b' 's/^there is no game/\033[2J\0233\0351 &/' > raw.sed
LC_ALL=C sed -f raw.sed "$english" > raw.msg
expect 1 'none: error: ?[2J?é there is no game' -l ./raw.msg none

# Records.
printf '1 A1C 2 B1R 3 A2L\n' > wrong
expect 1 'wrong:1:9: error: 2 B1R: ' wrong
sed -n 2p stderr | grep -Fxq ' 1 A1C 2 B1R 3 A2L' && sed -n 3p stderr | grep -Fxq '         ^'
verdict $? 'the line and the caret below it'
printf '1 A1C \350\251\246\345\220\210 2 B1R\n' > east # two characters, six bytes, four columns
expect 1 'east:1:16: error: 2 B1R: ' east
sed -n 3p stderr | grep -Fxq '              ^'
verdict $? 'the caret below what stands behind wide letters'
awk 'BEGIN { while (i++ < 300) printf "x "; print "1 A1C 2 B1R and more" }' > far
expect 1 'far:1:609: error: 2 B1R' far
sed -n 2p stderr | grep -Eq '^ (x )*1 A1C 2 B1R and more$'
verdict $? 'a long line is shown around the place'
[ "$(sed -n 3p stderr)" = '                                         ^' ]
verdict $? 'the caret below a long line'
printf '1 A1C 2 B1R \033[31m\007\001\177 \233m \302\2332J\n' > bells
expect 1 'bells:1:9: error: 2 B1R: ' bells
printf 'White: A\033[2Jnn\nEvent: \007x\n1 A1C\n' > names
expect 0 '' names
printf '1 A1C ; \033]0;title\007\n' > comment
expect 0 '' -T json comment
expect 0 '' -w "$(printf 'A\033[1m')" good
expect 2 'cannot read a' "$(printf 'a\033\n\001b')"
printf 'A1C B1D A2L B0R\nA1C B1D A2Larely\n' > glued
expect 1 'glued:1:13: error: 4 B0R: this is not a move' --lines glued
expect 1 'glued:2:9: error: 3 A2Larely: this is not a move' --lines glued
printf '1 A1C 2 B1D\n4 B2C\n' > gap
expect 1 'gap:2:3: warning: ' gap
printf '1 A1C 2 B1R\n4 B2C\n' > gap
expect 1 'gap:1:9: error: 2 B1R' gap
! grep -q warning stderr
verdict $? 'an error is enough: what stands behind it is not missed'
printf '1 A1C 2 ZZZZZZZZZZZZZZZZ1+\n' > far
expect 1 'there is no tile next to that space' far
awk 'BEGIN { printf "@0/ A"; while (i++ < 10000) printf "9"; print "+" }' > far
expect 1 'there is no tile next to that space' far
awk 'BEGIN { printf "@0/ "; while (i++ < 10000) printf "Q"; print "1+" }' > far
expect 1 'there is no tile next to that space' far
awk 'BEGIN { printf "1 @0/ "; while (i++ < 10000) printf "2"; print " B1/" }' > far
expect 0 '' far
many=$(awk 'BEGIN { while (i++ < 10000) printf "9" }')
expect 1 'good:1: error: there is no position after move 1073741823' -m "$many" good
expect 1 'there is no position after move 1073741823' -m "1-$many" good
expect 2 'it can be: ' -T ps -O figures="$many" good
expect 2 'it can be: ' -O depth="$many" good
printf 'White: A\0nn\nEvent: \0\n1 A1C ; a\0b\n2 B1\0D\n' > zero
for format in ascii check classic code eps html json modern ps svg; do
    expect 0 '' -T $format zero
done

# Names that try to break out. tests/formed_*.c hold all formats against their grammars; here the words
# themselves are looked for.
hostile='x) show (y\\) </title></desc><script>alert(1)</script> "}],'
for format in svg html eps ps json ascii; do
    expect 0 '' -T $format -w "$hostile" -g "$hostile" good
    case $format in
    svg | html) ! grep -q '<script>alert' stdout ;;
    *ps) ! grep -q -e 'x) show' stdout ;;
    esac
    verdict $? "a name breaks out of $format"
done
expect 0 '' -T html -O player=yes -b "$hostile" -g "$hostile" good
! grep -q '<script>alert' stdout
verdict $? 'a name breaks out of the page'
run -T json -w "$hostile" good
! command -v jq > found || [ "$(jq -r .white stdout)" = "$hostile" ]
verdict $? 'a name breaks out of JSON'

# A corner of 8,193 x 8,193 would be past what a board may be.
awk 'BEGIN { print "Loop Trax"; print "@0+"; while (i++ < 8500) print "A" i + 1 "+"
             while (j++ < 8500) { c = j; w = ""; for (c = j + 1; c; c = int((c - 1) / 26))
                 w = sprintf("%c", 65 + (c - 1) % 26) w; print w "1+" } }' > corner
expect 1 'the board would grow past the 67108864 spaces that there is room for' -c corner

# Long lines, and many.
awk 'BEGIN { for (i = 0; i < 1000; i++) s = s "x y ; . "; s = s "\n"
             while (n++ < 4000) { line = line substr(s, 1, 8000); if (n % 1000 == 0) { printf "%s", line; line = "" } } }' > long
cat long long long > long3
expect 1 'there is no game in this text' long3
rm -f long long3
awk 'BEGIN { while (i++ < 1000000) print "A1C" }' > many
expect 0 '' -q --lines -T code many
[ "$(wc -l < stdout)" -eq 1000000 ]
verdict $? 'a million games'
awk 'BEGIN { while (i++ < 100000) print "A1C B1D"; print "A1C B1R" }' > many
expect 1 'many:100001:5: error: 2 B1R' -c many
[ "$(wc -l < stdout)" -eq 100001 ]
verdict $? 'a line a game'

# Memory that runs out. The limit is no use to a program with a sanitizer in it.
if (ulimit -v 20000 && "$program" good > stdout) 2> stderr; then
    head -c 60000000 /dev/zero > zeros
    (ulimit -v 50000 && "$program" zeros > stdout 2> stderr)
    status=$?
    judge 2 'traxfig: out of memory' 'memory runs out'
    (ulimit -v 100000 && "$program" -c corner > stdout 2> stderr)
    status=$?
    judge 2 'traxfig: out of memory' 'memory runs out for a board'
fi

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
