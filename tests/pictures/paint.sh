#!/bin/sh
# paint.sh TRAXFIG: compares every built-in font with the painter in paint.awk, on the last positions of the games of
# golden/positions.trx, the longest only in fonts with numbers, and on every position of three games. Ends with "N passed,
# N failed".

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root/tests/pictures" || exit 2
LC_ALL=C
export LC_ALL
escape=$(printf '\033')
cp ../golden/positions.trx "$work/all"
awk 'NF <= 60' "$work/all" > "$work/short"
sed -n 2,4p "$work/all" > "$work/few"
for format in code json; do
    for games in all short few; do
        "$program" --lines -T $format "$work/$games" > "$work/$games.$format"
    done
    "$program" --lines -T $format -m all "$work/few" > "$work/few-m.$format"
done

# paint FONT GAMES [-a | -m all | -O colour=yes]: both painters must draw the same.
paint()
{
    font=$1
    games=$2
    shift 2
    "$program" --lines -q -O labels=no -f "$font" "$@" "$work/$games" > "$work/ascii" 2> "$work/said" || return 1
    case $* in
    -a) set -- -v all=1 ;;
    *colour=yes) set -- -v colour=1 ;;
    '-m all') games=$games-m && set -- ;;
    esac
    awk -f paint.awk "$@" "$font" "$work/$games.code" "$work/$games.json" > "$work/painted" || return 1
    [ -s "$work/painted" ] && cmp "$work/painted" "$work/ascii"
}

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

# A font with properties that no built-in one has: fields that are too narrow, percent signs, no border.
printf '%%1s%%2s\n%%%%e.\n\n%%1s%%2s\n%%%%b.\n\n%%1s%%2s\n%%%%a.\n\n%%1s%%2s\n%%%%d.\n\n%%1s%%2s\n%%%%c.\n\n%%1s%%2s\n%%%%f.\n' \
    > "$work/odd.tfm"
printf 'e\n\nb\n\na\n\nd\n\nc\n\nf\n' > "$work/one.tfm"

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
# Numbers have as many digits in all tiles of a font.
for fields in large:4 numbered:3 unicode-numbered:3; do
    [ "$(grep -o '%[0-9]*s' "../../tfm/${fields%:*}.tfm" | tr '\n' ' ')" = "$(awk -v n="${fields#*:}" 'BEGIN { while (i++ < 6) printf "%%%ds ", n }')" ]
    verdict $? "the fields of ${fields%:*}"
done
numbered=" $(grep -l '%[0-9]*s' ../../tfm/*.tfm "$work"/*.tfm | tr '\n' ' ')"
for font in ../../tfm/*.tfm "$work/odd.tfm" "$work/one.tfm" "$work/two.tfm" "$work/corner.tfm"; do
    paint "$font" short
    verdict $? "$font"
    case $numbered in
    *" $font "*) paint "$font" all -a ;;
    *) # No numbers: the same once more.
        "$program" --lines -q -O labels=no -a -f "$font" "$work/short" 2> "$work/said" | cmp - "$work/painted" ;;
    esac
    verdict $? "$font -a"
    paint "$font" few -m all
    verdict $? "$font -m all"
    paint "$font" few -O colour=yes
    verdict $? "$font in colour"
    coloured "$font"
    verdict $? "$font in colour is not the same without its sequences"
done
printf 'e/\n\nb \n\na/\n\nd/\n\n\303\251/\n\nf/\n\n\nwhite \303\251  e/ %%x\nblack b\nblack a/\nlast b+ /%% e#\nwon  \303\251O  xX bB e\303\250\n' > "$work/inks.tfm"
# ASCII but for a character of the winning path.
sed 's/oO/o\o303\o270/' ../../tfm/short2.tfm > "$work/won.tfm"
paint "$work/won.tfm" all
verdict $? 'a winning path in another character'
grep -q "$(printf '\303\270')" "$work/ascii"
verdict $? 'that character is not there'
for font in "$work/odd.tfm" "$work/inks.tfm"; do
    paint "$font" all -O colour=yes
    verdict $? "$font in colour"
done
grep -q "$escape" "$work/ascii"
verdict $? 'a font that tells its colours is not drawn in them'
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

# Its example is drawn as it stands there, beside the font.
awk -v work="$work" '/^The file .mine\.tfm/ { inside = 1; next } /^A font name/ { exit }
    inside && (/^    / || n) {
        n++
        font = substr($0, 5, 24)
        sub(/ *$/, "", font)
        print font > (work "/mine.tfm")
        if (length($0) > 28)
            print substr($0, 29) > (work "/mine")
    }' ../../tfm/README.md
"$program" -q -f "$work/mine.tfm" -O labels=no A1C 1AR 1AR | cmp - "$work/mine"
verdict $? 'the example of tfm/README.md is drawn otherwise:' "$program" -q -f "$work/mine.tfm" -O labels=no A1C 1AR 1AR

# The comparison must be able to fail.
sed 's/#/*/' ../../tfm/short2.tfm > "$work/other.tfm"
"$program" --lines -q -O labels=no "$work/few" > "$work/ascii"
"$program" --lines -T code "$work/few" > "$work/code"
"$program" --lines -T json "$work/few" > "$work/json"
awk -f paint.awk "$work/other.tfm" "$work/code" "$work/json" | cmp -s - "$work/ascii"
[ $? = 1 ]
verdict $? 'a changed font was not noticed'

finish
