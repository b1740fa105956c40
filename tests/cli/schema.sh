#!/bin/sh
# schema.sh TRAXFIG: src/render/traxfig.schema.json is a valid JSON Schema, all that -T json writes agrees with it, and
# it refuses games that were changed. Each position has its own moves. Uses Debian's python3-jsonschema; skipped, with a
# message, if it is missing. Ends with "N passed, N failed, N skipped".

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root" || exit 2

if ! have 'the JSON Schema' /usr/bin/python3; then
    finish
    exit
fi

# games NAME OPTION...: what the program writes with these options.
games()
{
    name=$1
    shift
    "$program" -T json "$@" > "$work/$name" 2> "$work/log"
}

# agrees NAME: these games agree with the schema.
agrees()
{
    [ -s "$work/$1" ] && grep -q '^done [02]$' "$work/wrong" && ! grep -q "^$work/$1: " "$work/wrong"
    verdict $? "$1:" grep -h "^$work/$1: " "$work/wrong"
}

games golden tests/golden/*.txt
games positions -m all examples/*.txt
games marks -O marks=all -m 8 examples/gift.txt
games depth -O marks=all,depth=3 examples/claims.txt examples/cave.txt
games turning -O marks=turning examples/*.txt
games mistakes -k A1C A1S 1AS foo Z9S B1S

# The schema refuses every game that lacks a member, or has one of another type or an unknown one.
{
    "$program" -T json -O marks=all -m 8 examples/gift.txt
    "$program" -T json -O marks=all examples/claims.txt
    "$program" -T json -O marks=turning examples/loop.txt
    "$program" -T json examples/illegal.txt 2> "$work/log"
} > "$work/spoilt"
/usr/bin/python3 tests/cli/schema.py src/render/traxfig.schema.json "$work/spoilt" "$work/golden" "$work/positions" \
    "$work/marks" "$work/depth" "$work/turning" "$work/mistakes" > "$work/wrong" 2> "$work/log"
status=$?
if [ $status = 3 ]; then
    echo 'skipped: the JSON Schema: python3 has no jsonschema'
    skipped=1
    finish
    exit
fi
echo "done $status" >> "$work/wrong"
for name in golden positions marks depth turning mistakes; do
    agrees $name
done
grep -q '^done [02]$' "$work/wrong" && ! grep -q "^$work/spoilt: " "$work/wrong"
verdict $? 'the schema is too weak:' head -n 5 "$work/log" "$work/wrong"
printf '1 @0/\n2 @1/\n3 Resign\n\nBye.\n' > "$work/bye"
"$program" -T json -m all "$work/bye" |
    awk '{ wrong += gsub(/"n":/, "") != NR; told = told (/Bye/ ? 1 : 0) } END { exit told != "01" || wrong }'
verdict $? 'the moves and the conclusion of each position'
"$program" -T svg "$work/bye" | grep -q '"by":.*Bye' && ! "$program" -T svg -m 1 "$work/bye" | grep -e '"by":' -e Bye
verdict $? 'the result and the conclusion that pictures carry'
printf 'White: a\177b\302\233c\n1 @0/ 2 @1/\n' | "$program" -T json - | grep -Fq '"white":"a\u007fb\u009bc"'
verdict $? 'control characters'

finish
