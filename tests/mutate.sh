#!/bin/sh
# mutate.sh EVERY FILE...: makes every EVERY-th change that mutate.awk knows of, one at a time, to files of
# src in a copy of the project, and tells which of them the tests do not notice. A test that takes longer
# than TIME has noticed. CC compiles; a quick compiler saves hours.

CC=${CC:-cc}
TIME=${TIME:-60}
every=$1
shift
here=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
cp -r "$here/." "$work" && cd "$work" && make > /dev/null || exit 2
made=0
noticed=0

rooms=$(make -n traxfig -W src/main.c | grep -o 'src/[a-z_]*\.c' | grep -v embed | sort -u)
engine=$(echo "$rooms" | grep -v main.c)
units=$(echo tests/units.c tests/test_*.c)
laws="tests/laws.c tests/symmetry.c tests/compose.c tests/reference.c"

# Whether all parts of the tests pass; the quick ones first. Lists of files are words.
# shellcheck disable=SC2086
passes()
{
    $CC -std=c11 -w -Isrc -o build/units $units $engine build/assets.c || return 2
    timeout "$TIME" build/units > log 2>&1 || return 1
    $CC -std=c11 -w -Isrc -o build/laws $laws $engine build/assets.c || return 2
    timeout "$TIME" build/laws 300 > log 2>&1 || return 1
    $CC -std=c11 -w -Isrc -o traxfig $rooms build/assets.c || return 2
    timeout "$TIME" sh tests/run.sh ./traxfig > log 2>&1 || return 1
    timeout "$TIME" sh tests/errors.sh ./traxfig > log 2>&1 || return 1
    timeout "$TIME" sh tests/paint.sh ./traxfig > log 2>&1 || return 1
}

passes || { echo 'the tests fail without a change'; cat log; exit 2; }
for file in "$@"; do
    cp "src/$file" whole
    awk -f tests/mutate.awk whole > changes
    n=0
    while read -r change; do
        n=$((n + 1))
        [ $((n % every)) -eq 0 ] || continue
        awk -v change=$n -f tests/mutate.awk whole > "src/$file"
        passes 2> errors
        result=$?
        [ $result = 2 ] && continue # it does not compile
        made=$((made + 1))
        [ $result = 1 ] && noticed=$((noticed + 1))
        [ $result = 0 ] && echo "survived: $file:$change"
    done < changes
    cp whole "src/$file"
done
echo "$noticed of $made changes noticed"
