#!/bin/sh
# fonts.sh TRAXFIG: the built-in fonts: what is in colour, their numbers, their list in the program and in tfm/README.md; fonts of few
# lines. boards.py holds their boards against positions. Ends with "N passed, N failed".

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root/tests/pictures" || exit 2
LC_ALL=C
export LC_ALL
escape=$(printf '\033')
sed -n 2,4p ../golden/positions.trx > "$work/few"

# coloured FONT: colours end with each line, and without its colour sequences the output is the plain one.
coloured()
{
    "$program" --lines -f "$1" "$work/few" > "$work/plain" || return 1
    "$program" --lines -f "$1" -O colour=yes "$work/few" > "$work/inks" || return 1
    awk -v escape="$escape" '
        FNR == NR { plain[FNR] = $0; next }
        { end = $0; sub(".*" escape "\\[0m", "", end); gsub(escape "\\[[0-9;]*m", "") }
        $0 != plain[FNR] || index(end, escape) { exit 1 }
        { delete plain[FNR] }
        END { for (line in plain) exit 1 }' "$work/plain" "$work/inks"
}

# Fields in a corner that two or four tiles share.
for tile in e b a d c f; do
    printf '+-#\n|%s|\n#-%%1s\n\n' $tile
done > "$work/corner.tfm"

printf 'e-\n|E\n\nb-\n|B\n\na-\n|A\n\nd-\n|D\n\nc-\n|C\n\nf-\n|F\n' > "$work/two.tfm" # two lines, one of them shared
[ "$("$program" -q -f "$work/two.tfm" A1S A1U B2R)" = "$(printf '  AB\n1 a--\n2 |f-\n   |F')" ]
verdict $? 'rows have their numbers in a font of two lines'
awk 'BEGIN { printf "@0+"; for (i = 1; i < 27; i++) printf " @1+"; print "" }' > "$work/across"
"$program" -q -r loop -f "$work/corner.tfm" "$work/across" | head -n 2 > "$work/names"
printf '%55s%s\n   %s\n' '' A 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z A' | cmp - "$work/names"
verdict $? 'two letters stand one below the other where a column has no more than two characters'
"$program" -q -r loop "$work/across" | grep -q '^ *A     B  .*  Z    AA$'
verdict $? 'two letters stand side by side where a column is wide'
# Numbers have as many digits in all tiles of a font.
for fields in large:4 numbered:3 unicode-numbered:3; do
    [ "$(grep -o '%[0-9]*s' "../../tfm/${fields%:*}.tfm" | tr '\n' ' ')" = "$(awk -v n="${fields#*:}" 'BEGIN { while (i++ < 6) printf "%%%ds ", n }')" ]
    verdict $? "the fields of ${fields%:*}"
done
plain=" $(grep -L '^white ' ../../tfm/*.tfm | tr '\n' ' ')"
for font in ../../tfm/*.tfm; do
    case $plain in
    *" $font "*) verdict 1 "$font does not tell its colours" ;;
    *) verdict 0 ;;
    esac
    name=${font##*/}
    "$program" --lines -f "${name%.tfm}" "$work/few" > "$work/built-in"
    "$program" --lines -f "$font" "$work/few" | cmp "$work/built-in" -
    verdict $? "$font is not the one built in"
    coloured "$font"
    verdict $? "$font in colour is not the same without its sequences"
done

# A line of the board that is longer than the buffer, after a short one.
awk 'BEGIN { printf "@0+"; for (i = 1; i < 24000; i++) printf " @1+"; print "" }' > "$work/long"
"$program" --lines -r loop -q -O labels=no,last=no "$work/few" "$work/long" "$work/few" > "$work/drawn"
"$program" --lines -r loop -q -O labels=no,last=no "$work/few" > "$work/around"
awk 'function line(first, more,   i) { printf "%s", first; for (i = 0; i < 24000; i++) printf "%s", more; print "" }
    BEGIN { line("+", "--o--+"); line("|", "  o  |"); line("#", "##o###"); line("|", "  o  |"); line("+", "--o--+") }' > "$work/wide"
{ cat "$work/around"; echo; cat "$work/wide"; echo; cat "$work/around"; } | cmp - "$work/drawn"
verdict $? 'a line of 144,001 characters'

# -f list shows each of them: name, size and board.
"$program" -f list | awk -v work="$work" '
    /^[a-z0-9-]+, [0-9]+ x [0-9]+$/ { file = work "/" substr($1, 1, length($1) - 1) ".list"; skip = 2; gap = "" }
    skip-- <= 0 && $0 == "" { gap = gap "\n"; next }
    skip < 0 { printf "%s%s\n", gap, $0 > file; gap = "" }'
for font in ../../tfm/*.tfm; do
    name=${font##*/}
    name=${name%.tfm}
    "$program" -q -f "$name" @0+ "A2\\" A0/ B1+ "C1\\" | cmp - "$work/$name.list"
    verdict $? "-f list does not show $font"
done
[ "$("$program" -f list -O colour=yes | grep -c "$escape")" -gt 100 ]
verdict $? '-f list does not show colours'

# tfm/README.md names all of them, with their sizes; those up to `letters` are ASCII.
# shellcheck disable=SC2016 # no commands
sed -n 's/^| `\([a-z0-9-]*\)` | \([0-9]* x [0-9]*\) | .*/\1, \2/p' ../../tfm/README.md > "$work/named"
sort "$work/named" > "$work/sorted"
"$program" -f list | grep '^[a-z0-9-]*, [0-9]* x [0-9]*$' | sort | cmp -s "$work/sorted" -
verdict $? 'the fonts of tfm/README.md are not those that -f list shows'
until=
while IFS=, read -r name _; do
    grep -q '[^ -~]' "../../tfm/$name.tfm"
    [ $? = "${until:-1}" ]
    verdict $? "$name stands among the wrong fonts in tfm/README.md"
    [ "$name" != letters ] || until=0
done < "$work/named"

finish
