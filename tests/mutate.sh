#!/bin/sh
# mutate.sh EVERY [FILE...]: makes every EVERY-th change that mutate.awk knows of, one at a time, to the files of
# src, or to these, in a copy of the project, and tells which of them the tests do not notice. A test that
# takes longer than TIME has noticed. CC compiles; a quick compiler saves hours. FIRST is the first change.

CC=${CC:-cc}
TIME=${TIME:-60}
every=$1
shift
here=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
cd "$here" && cp -r src tests msg tfm examples README.md Makefile "$work" && cd "$work" && make > log || exit 2
made=0
noticed=0
n=$((every - ${FIRST:-every}))

# Lists of files are words.
rooms=$(make -n traxfig -W src/main.c | grep -o 'src/[a-z_]*\.c' | grep -v embed | sort -u)
engine=$(echo "$rooms" | grep -v main.c)
names=$(make -n -W src/main.c build/faults | grep -o -e '-D[a-z]*=[a-z_]*' | sort -u)

# sources TARGET: the files of the tests that it is made of, as the Makefile has it.
sources()
{
    make -n -B "build/$1" | grep -o 'tests/[a-z_]*\.c' | sort -u
}

units=$(sources units)
fuzz=$(sources replay)
laws=$(sources laws)
oracle=$(sources oracle)

# try COMMAND...: fails if it does, or takes too long.
try()
{
    timeout "$TIME" "$@" > log 2>&1
}

scripts()
{
    for part in "$@"; do
        try sh "tests/$part.sh" ./traxfig || return 1
    done
}

# Whether all parts of the tests pass; the quick ones first. What does not compile is 2.
# shellcheck disable=SC2086
passes()
{
    set -- $CC -std=c11 -w -Isrc -o
    "$@" traxfig $rooms build/assets.c && "$@" build/units $units $engine build/assets.c || return 2
    try build/units && scripts run paint languages || return 1
    "$@" build/replay $fuzz $engine build/assets.c && "$@" build/faults $names tests/faults.c faults_cases.o $rooms \
        build/assets.c || return 2
    try build/replay tests/corpus/*/* && try build/faults && scripts manual texts || return 1
    "$@" build/laws $laws $engine build/assets.c && "$@" build/oracle $oracle $engine build/assets.c || return 2
    try build/laws 300 && try build/oracle 30 && scripts errors ps web readme
}

$CC -std=c11 -w -c -o faults_cases.o tests/faults_cases.c || exit 2
passes || { echo 'the tests fail without a change'; cat log; exit 2; }
# shellcheck disable=SC2046
[ $# -gt 0 ] || set -- $(echo "$rooms" | sed 's/src.//')
for file in "$@"; do
    cp "src/$file" whole
    awk -f tests/mutate.awk whole > changes
    change=0
    while read -r what; do
        change=$((change + 1))
        n=$((n + 1))
        [ $((n % every)) -eq 0 ] || continue
        awk -v change=$change -f tests/mutate.awk whole > "src/$file"
        passes 2> errors
        result=$?
        [ $result = 2 ] && continue
        made=$((made + 1))
        [ $result = 1 ] && noticed=$((noticed + 1))
        [ $result = 0 ] && echo "survived: $file:$what"
    done < changes
    cp whole "src/$file"
done
echo "$noticed of $made changes noticed"
