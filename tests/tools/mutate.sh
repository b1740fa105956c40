#!/bin/sh
# mutate.sh EVERY [FILE...]: breaks the files of src, or these, in a copy of the project: makes every EVERY-th change of
# mutate.awk, one at a time, and reports whether the tests notice it. If they do not, it tries again with gcc's sanitizers.
# A test that runs longer than TIME seconds has noticed. CC is the compiler; a fast one saves hours. FIRST is the number
# of the first change: for two runs side by side, double EVERY and give each its own FIRST.

CC=${CC:-cc}
TIME=${TIME:-60}
every=$1
shift
here=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
cd "$here" && cp -r src tests msg tfm examples README.md Makefile "$work" && cd "$work" || exit 2
rm -f src/*/*.o tests/*/*.o
make > log || exit 2
made=0
noticed=0
sanitizers=0
n=$((every - ${FIRST:-every}))

# Lists of files, separated by blanks.
modules=$(find src -name '*.c' ! -path '*/tools/*')
engine=$(echo "$modules" | grep -v main.c)

# sources TARGET: the test files of a program, by the Makefile.
sources()
{
    make -n -B "build/$1" | grep -o 'tests/[a-z]*/[a-z_]*\.c' | sort -u
}

units=$(sources units)
fuzz=$(sources replay)
laws=$(sources laws)
oracle=$(sources oracle)

# try COMMAND...: fails if the command fails or takes too long.
try()
{
    timeout "$TIME" "$@" > log 2>&1
}

# scripts TRAXFIG PART...
scripts()
{
    program=$1
    shift
    for part in "$@"; do
        try sh tests/*/"$part.sh" "$program" || return 1
    done
}

# Whether all parts of the tests pass, the quick ones first. Returns 2 if the change does not compile.
# shellcheck disable=SC2086
passes()
{
    set -- $CC -std=c11 -w -Isrc -o
    "$@" traxfig $modules build/builtin.c && "$@" build/units $units $engine build/builtin.c &&
        "$@" build/replay $fuzz $engine build/builtin.c && $CC -std=c11 -w -Isrc -r -o whole.o $modules build/builtin.c && objcopy --redefine-syms=tests/fuzz/faults.syms whole.o faulty.o &&
        "$@" build/faults tests/fuzz/faults.c faults_cases.o faulty.o || return 2
    try build/units && try build/replay tests/fuzz/corpus/* && try build/faults &&
        scripts ./traxfig manual languages errors layout || return 1
    "$@" build/laws $laws $engine build/builtin.c && "$@" build/oracle $oracle $engine build/builtin.c || return 2
    try build/laws 300 && try build/oracle 30 && scripts ./traxfig texts run paint ps web readme
}

# objects FILE...: the objects of these files with sanitizers.
objects()
{
    echo "$@" | tr ' ' '\n' | sed 's:/:-:g; s:\(.*\)\.c:sane/\1.o:'
}

# is_sane FILE: compiles this file with sanitizers; whether they report nothing.
# shellcheck disable=SC2046,SC2086
is_sane()
{
    $sane -c -o sane/main.new "src/$1" || return 0 # gcc does not compile it
    name=$(objects "src/$1")
    mv "$name" sane/main.old && mv sane/main.new "$name"
    $sane -o sane/traxfig $(objects $modules build/builtin.c) &&
        $sane -o sane/units $(objects $units $engine build/builtin.c) &&
        $sane -o sane/replay $(objects $fuzz $engine build/builtin.c)
    mv sane/main.old "$name"
    try sane/units && try sane/replay tests/fuzz/corpus/* && scripts sane/traxfig run texts errors manual languages
}

$CC -std=c11 -w -c -o faults_cases.o tests/fuzz/faults_cases.c || exit 2
sane='gcc -std=c11 -O1 -g -w -fsanitize=address,undefined -fno-sanitize-recover=all -Isrc'
mkdir sane
for file in $modules $units $fuzz build/builtin.c; do
    # shellcheck disable=SC2086
    $sane -c -o "$(objects "$file")" "$file" || exit 2
done
if ! passes || ! is_sane cli/main.c; then
    echo 'the tests fail without a change'
    cat log
    exit 2
fi
# shellcheck disable=SC2046
[ $# -gt 0 ] || set -- $(echo "$modules" | sed 's:^src/::')
for file in "$@"; do
    cp "src/$file" whole
    awk -f tests/tools/mutate.awk whole > changes
    change=0
    while read -r what; do
        change=$((change + 1))
        n=$((n + 1))
        [ $((n % every)) -eq 0 ] || continue
        awk -v change=$change -f tests/tools/mutate.awk whole > "src/$file"
        passes 2> errors
        case $? in
            0) outcome=survived ;;
            1) outcome=noticed ;;
            *) continue ;;
        esac
        if [ "$outcome" = survived ] && ! is_sane "$file" 2> errors; then
            outcome='noticed by sanitizers'
            sanitizers=$((sanitizers + 1))
        fi
        made=$((made + 1))
        [ "$outcome" = survived ] || noticed=$((noticed + 1))
        printf '%s\n' "$outcome: $file:$what"
    done < changes
    cp whole "src/$file"
done
echo "$noticed of $made changes noticed, $sanitizers of them by sanitizers alone"
