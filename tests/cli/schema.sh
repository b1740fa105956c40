#!/bin/sh
# schema.sh TRAXFIG: src/render/traxfig.schema.json is a valid JSON Schema, all that -T json writes agrees with it, and
# it refuses games that were changed. Uses Debian's python3-jsonschema; skipped, with a message, if it is missing. Ends
# with "N passed, N failed, N skipped".

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root" || exit 2

if ! have 'the JSON Schema' /usr/bin/python3 || ! /usr/bin/python3 -c 'import jsonschema' 2> "$work/log"; then
    [ "$skipped" -gt 0 ] || { echo 'skipped: the JSON Schema: python3 has no jsonschema' && skipped=1; }
    finish
    exit
fi

# agrees OPTION...: what the program writes with these options agrees with the schema.
agrees()
{
    "$program" -T json "$@" > "$work/games" 2> "$work/log"
    [ -s "$work/games" ] && /usr/bin/python3 tests/cli/schema.py src/render/traxfig.schema.json < "$work/games" > "$work/wrong"
    verdict $? "-T json $*: $(head -n 3 "$work/wrong")"
}

agrees tests/golden/*.txt
agrees -m all examples/*.txt
agrees -O marks=all -m 8 examples/gift.txt
agrees -O marks=all,depth=3 examples/claims.txt examples/cave.txt
agrees -k A1C A1S 1AS foo Z9S B1S

# The schema refuses every game that lacks a member, or has one of another type or an unknown one.
{
    "$program" -T json -O marks=all -m 8 examples/gift.txt
    "$program" -T json -O marks=all examples/claims.txt
    "$program" -T json examples/illegal.txt 2> "$work/log"
} > "$work/games"
/usr/bin/python3 tests/cli/schema.py src/render/traxfig.schema.json --spoil < "$work/games" > "$work/wrong"
verdict $? "the schema is too weak: $(head -n 5 "$work/wrong")"

finish
