#!/bin/sh
# mutate.sh EVERY [FILE...]: breaks the files of the project, or these, in a copy: makes every EVERY-th change of mutate.awk, one
# at a time, and reports whether the tests notice it, change by change and then file by file. First it writes the expected
# pictures and pages, the generated files and the hashes of the page anew, as one does after a change that is meant: what
# only differs from the expected bytes is not noticed. If the tests do not notice a change of C, gcc's sanitizers are tried.
# A part that runs longer than TIME seconds has noticed. CC is the compiler; a fast one saves hours. FIRST is the number
# of the first change: for two runs side by side, double EVERY and give each its own FIRST.

CC=${CC:-cc}
TIME=${TIME:-120}
every=$1
shift
here=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
cd "$here" && cp -r .editorconfig src tests msg tfm examples README.md LICENSE Makefile "$work" && cd "$work" || exit 2
rm -f src/*/*.o tests/*/*.o
programs='traxfig build/units build/laws build/replay build/faults build/oracle'
n=$((every - ${FIRST:-every}))
modules=$(find src -name '*.c' ! -path '*/tools/*' | sort)

# build: makes the programs and writes anew what depends on the looks of pictures.
# shellcheck disable=SC2086 # lists
build()
{
    mkdir -p build && sh tests/pictures/csp.sh --write && make -s CC="$CC" CFLAGS='-std=c11 -w' $programs || return 1
    for drawn in tests/golden/*.ps tests/golden/*.eps tests/golden/*.svg tests/golden/*.html examples/*.svg; do
        sh tests/golden/run.sh ./traxfig --write "${drawn%.*}" "${drawn##*.}" || return 1
    done
    timeout "$TIME" make -s CC="$CC" CFLAGS='-std=c11 -w' generated
}

# try COMMAND...: fails if the command fails or takes too long; the output goes to a file.
try()
{
    timeout "$TIME" "$@" > log 2>&1 < /dev/null
}

# scripts FOLDER/PART...
scripts()
{
    for part in "$@"; do
        try sh "tests/$part.sh" ./traxfig || return 1
    done
}

# parts FILE: whether the parts of the tests that this file can matter to pass, those first that notice most.
parts()
{
    case $1 in
    *.ps) scripts pictures/layout pictures/boards pictures/ps pictures/pdf golden/run ;;
    *.svg | *.html | *.js) scripts pictures/boards pictures/player pictures/web golden/run && try build/units ;;
    msg/*) scripts cli/languages cli/errors cli/manual pictures/player golden/run cli/readme && try build/units ;;
    examples/* | src/tools/*) scripts cli/generated cli/readme cli/editors cli/emacs cli/manual golden/run ;;
    Makefile) try make -s CC="$CC" CFLAGS='-std=c11 -w' layers && scripts cli/readme golden/run ;;
    *)
        try build/units && try build/replay tests/fuzz/corpus/* && try build/faults && scripts golden/run cli/errors &&
            scripts pictures/layout cli/languages cli/manual cli/texts cli/options cli/misuse && try build/laws 300 &&
            try build/oracle 30 && scripts pictures/paint cli/settings pictures/boards pictures/ps pictures/pdf &&
            scripts pictures/web pictures/player cli/output cli/foreign reading/reading cli/readme
        ;;
    esac
}

# sane FILE: whether gcc's sanitizers report nothing in a program with this file.
sane()
{
    case $1 in
    *.c) ;;
    *) return 0 ;;
    esac
    cp -r "$work" "$work.sane" && cd "$work.sane" || exit 2
    rm -f src/*/*.o tests/*/*.o build/units build/replay traxfig
    make -s -j2 CC=gcc CFLAGS='-std=c11 -O1 -g -w -fsanitize=address,undefined -fno-sanitize-recover=all' traxfig build/units \
        build/replay > log 2>&1 &&
        { try build/units && try build/replay tests/fuzz/corpus/* && scripts golden/run cli/texts cli/errors; }
    result=$?
    cd "$work" && rm -rf "$work.sane"
    return $result
}

# shellcheck disable=SC2046,SC2086
[ $# -gt 0 ] || set -- $modules src/paper/prolog.ps src/web/tiles.svg src/web/player.html src/web/*.js msg/*.msg Makefile \
    src/tools/*.sh src/tools/*.awk examples/*.sh
# unbroken FILE...: whether the tests for these files pass, one file of each kind.
unbroken()
{
    build > log 2>&1 || return 1
    seen=
    for file in "$@"; do
        case "$seen " in
        *" ${file##*[./]} "*) continue ;;
        esac
        seen="$seen ${file##*[./]}"
        parts "$file" || return 1
    done
}

if ! unbroken "$@"; then
    echo 'the tests fail without a change'
    cat log
    exit 2
fi
for file in "$@"; do
    if [ "$file" = src/base/output.c ] && [ "$(id -u)" = 0 ]; then
        echo "left out: $file: as root, a program that is broken there replaces devices such as /dev/null"
        continue
    fi
    made=0
    noticed=0
    sanitizers=0
    cp "$file" whole
    awk -v kind="${file##*[./]}" -f tests/tools/mutate.awk whole > changes
    change=0
    while read -r what <&3; do
        change=$((change + 1))
        n=$((n + 1))
        [ $((n % every)) -eq 0 ] || continue
        awk -v kind="${file##*[./]}" -v change=$change -f tests/tools/mutate.awk whole > "$file"
        if ! build > log 2>&1; then
            [ "$file" = "${file%.c}" ] || continue # it does not compile
            outcome=noticed
        elif ! parts "$file"; then
            outcome=noticed
        elif ! sane "$file"; then
            outcome='noticed by sanitizers'
            sanitizers=$((sanitizers + 1))
        else
            outcome=survived
        fi
        made=$((made + 1))
        [ "$outcome" = survived ] || noticed=$((noticed + 1))
        printf '%s\n' "$outcome: $file:$what"
    done 3< changes
    cp whole "$file"
    [ $made = 0 ] || echo "$noticed $made $sanitizers $file" >> figures
done
[ -f figures ] || exit 0
awk '{ printf "%4d of %4d noticed%s: %s\n", $1, $2, $3 ? ", " $3 " by sanitizers alone" : "", $4; a += $1; b += $2; c += $3 }
    END { print a " of " b " changes noticed, " c + 0 " of them by sanitizers alone" }' figures
