#!/bin/sh
# paint.sh TRAXFIG: every built-in font over the games of golden/positions.trx, against the painter in
# paint.awk: their last positions, and each position of three. Ends with "N passed, N failed".

program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
cd "$(dirname "$0")" || exit 2
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
unset LC_MESSAGES LANG TRAXFIG
LC_ALL=C
export LC_ALL
passed=0
failed=0
sed -n 2,4p golden/positions.trx > "$work/few"

# paint FONT GAMES OPTION...: both painters on the same positions.
paint()
{
    font=$1
    games=$2
    shift 2
    all=0
    [ "$1" = -a ] && all=1
    for format in code json; do
        "$program" --lines -T $format "$@" "$games" > "$work/$format" || return 1
    done
    "$program" --lines -q -O labels=no -f "$font" "$@" "$games" > "$work/ascii" || return 1
    awk -f paint.awk -v all=$all "$font" "$work/code" "$work/json" > "$work/painted" || return 1
    [ -s "$work/painted" ] && cmp "$work/painted" "$work/ascii"
}

verdict()
{
    if [ "$1" = 0 ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "failed: $2"
    fi
}

# A font with what the built-in ones do not have: fields that are too narrow, percent signs, no border.
printf '%%1s%%2s\n%%%%e.\n\n%%1s%%2s\n%%%%b.\n\n%%1s%%2s\n%%%%a.\n\n%%1s%%2s\n%%%%d.\n\n%%1s%%2s\n%%%%c.\n\n%%1s%%2s\n%%%%f.\n' \
    > "$work/odd.tfm"
printf 'e\n\nb\n\na\n\nd\n\nc\n\nf\n' > "$work/one.tfm"

for font in ../tfm/*.tfm "$work/odd.tfm" "$work/one.tfm"; do
    paint "$font" golden/positions.trx
    verdict $? "$font"
    paint "$font" golden/positions.trx -a
    verdict $? "$font -a"
    paint "$font" "$work/few" -m all
    verdict $? "$font -m all"
done
for font in ../tfm/*.tfm; do
    "$program" --lines -f "$(basename "$font" .tfm)" "$work/few" > "$work/built-in"
    "$program" --lines -f "$font" "$work/few" > "$work/file"
    cmp "$work/built-in" "$work/file"
    verdict $? "$font is not the one built in"
done

# A painter that agrees with everything is none.
sed 's/#/*/' ../tfm/short2.tfm > "$work/other.tfm"
"$program" --lines -q -O labels=no "$work/few" > "$work/ascii"
"$program" --lines -T code "$work/few" > "$work/code"
"$program" --lines -T json "$work/few" > "$work/json"
awk -f paint.awk "$work/other.tfm" "$work/code" "$work/json" | cmp -s - "$work/ascii"
[ $? = 1 ]
verdict $? 'a changed font was not noticed'

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
