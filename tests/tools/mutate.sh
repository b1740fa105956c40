#!/bin/sh
# mutate.sh [FILE...]: breaks the files of the project, or these, in a copy, one change of mutate.awk at a time, and reports
# which part of `make check` notices it, change by change and then file by file. EVERY=N makes every N-th change, SAMPLE=N
# makes N that are drawn at random from all, always the same for a SEED. First the generated files and pictures of examples and
# the hashes of the page are written anew, as one does after a change that is meant: these alone notice nothing. The parts
# that notice most for such a file run first; when all changes have been through these, what they did not notice runs through
# all the others, and changes of C at last under gcc's sanitizers. A part that runs ten times as long as without a change has
# noticed. CC is the compiler. Not as root: a program that is broken may replace devices such as /dev/null.

flags='-O1 -w'
here=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
unset MAKEFLAGS MFLAGS
mkdir "$work/tree" "$work/limits" && cd "$here" && cp -r .editorconfig src tests msg tfm examples README.md LICENSE Makefile "$work/tree" &&
    cd "$work/tree" || exit 2
[ ! -d "$here/../shared" ] || ln -s "$here/../shared" "$work/shared"
rm -f src/*/*.o tests/*/*.o
reserves=
PYTHONDONTWRITEBYTECODE=1
export PYTHONDONTWRITEBYTECODE
ulimit -f 9000000
all=$(sed -n '/^else$/,/^END$/p' tests/check.sh | sed -n 's/^\([a-z][a-z]*\(\/[a-z]*\)*\)\( [0-9]*\)*$/\1\3/p' | grep -vx else | tr ' ' :)

build()
{
    timeout 200 make -s CC="${CC:-cc}" CFLAGS="$flags" "$@" < /dev/null > "$work/log" 2>&1
}

# perform PART[:ARGUMENT]: builds what this part of the tests needs, and runs it.
perform()
{
    name=${1%%:*}
    argument=${1#"$name"}
    argument=${argument#:}
    limit=$(cat "$work/limits/${1#*/}" 2> "$work/log" || echo 400)
    case $name in
    units | oracle | laws | faults) build "build/$name" && set -- "build/$name" ;;
    corpus) build build/replay && set -- build/replay tests/fuzz/corpus/* ;;
    layers) set -- make -s CC="${CC:-cc}" CFLAGS="$flags" layers ;;
    golden/* | cli/generated | pictures/pages | pictures/player) renew && set -- sh "tests/$name.sh" ./traxfig ;;
    cli/growth) build build/repeat && set -- sh tests/cli/growth.sh ./traxfig ;;
    *) set -- sh "tests/$name.sh" ./traxfig ;;
    esac || return 1
    # A browser and the sanitizers reserve far more memory than they use.
    # shellcheck disable=SC2086,SC3045 # $argument: none or one
    (
        [ "$reserves" ] || [ "$name" != "${name#pictures}" ] || ulimit -v 8000000
        timeout "$limit" "$@" $argument > "$work/log" 2>&1 < /dev/null
    )
}

# Writes anew what examples show of the looks of pictures; the files of tests/golden hold only what depends on the game.
renew()
{
    for drawn in examples/*.svg; do
        timeout 60 sh tests/golden/run.sh ./traxfig --write "${drawn%.*}" "${drawn##*.}" > "$work/log" 2>&1 || return 1
    done
    build generated
}

# likely FILE: the parts that notice most of the changes of such a file, the fastest of them first.
likely()
{
    case $1 in
    *.ps) echo pictures/layout pictures/boards pictures/ps pictures/pdf ;;
    *.svg) echo units pictures/boards pictures/web pictures/pages ;;
    *.html | *.js) echo pictures/web pictures/player pictures/pages ;;
    src/man/* | *.md) echo cli/sentences:quick cli/manual cli/readme ;;
    msg/*) echo units cli/languages cli/errors cli/sentences cli/readme pictures/player ;;
    tfm/*) echo units pictures/boards:quick pictures/fonts cli/readme ;;
    examples/* | src/tools/*) echo cli/generated cli/editors cli/emacs cli/install cli/readme ;;
    Makefile) echo cli/makefile layers cli/install cli/readme ;;
    src/cli/*) echo units cli/errors cli/misuse cli/options cli/languages cli/sentences corpus golden/run:--quick cli/output \
        cli/texts cli/settings ;;
    src/web/*) echo units golden/run:--quick corpus cli/settings cli/foreign pictures/boards pictures/web pictures/player pictures/pages ;;
    src/image/*) echo units pictures/images golden/run:--quick corpus cli/settings ;;
    src/p*) echo units pictures/layout golden/run:--quick corpus pictures/pdf pictures/ps pictures/boards cli/settings ;;
    src/render/*) echo units golden/run:--quick pictures/boards:quick cli/errors corpus cli/settings cli/texts cli/options ;;
    src/analysis/*) echo units golden/run:--quick oracle corpus cli/errors cli/texts golden/run ;;
    *) echo units golden/run:--quick cli/errors corpus faults laws:300 cli/texts cli/foreign cli/output reading/reading ;;
    esac
}

# others FILE: all parts that likely does not name, the shortest first.
others()
{
    for part in $all; do
        case " $(likely "$1") " in
        *" $part "*) ;;
        *) echo "$part" ;;
        esac
    done | sed '1!G;h;$!d'
}

# change FILE N: makes the N-th change of a file. unchange takes it back, and what was written anew, without work for make.
change()
{
    cp -rp examples "$work/examples"
    cp -p "$1" "$work/whole"
    cp src/web/player.html "$work/page"
    [ ! -f "${1%.c}.o" ] || cp "${1%.c}.o" "$work/object"
    awk -v kind="${1##*[./]}" -v change="$2" -f tests/tools/mutate.awk "$work/whole" > "$1"
}

unchange()
{
    cmp -s "$work/page" src/web/player.html || cp "$work/page" src/web/player.html
    rm -rf examples && mv "$work/examples" examples
    cp "$work/whole" "$1"
    case $1 in
    *.c) cp "$work/object" "${1%.c}.o" ;;
    esac
}

# judge FILE N PART...: sets $outcome for the N-th change of a file, tried by these parts.
judge()
{
    file=$1
    change "$1" "$2"
    shift 2
    outcome=
    case $file in
    *.js | *.html | *.svg) sh tests/pictures/csp.sh --write ;;
    esac
    if ! build traxfig; then
        outcome='noticed: it does not build'
        [ "$file" = "${file%.c}" ] || outcome='no change: it does not compile'
    elif [ "$file" != "${file%.c}" ] && cmp -s "$work/object" "${file%.c}.o"; then
        outcome='no change: it compiles to the same code'
    fi
    for part in "$@"; do
        [ -z "$outcome" ] || break
        perform "$part" || outcome="noticed by $part: $(grep -av '^skipped' "$work/log" | head -n 1 | cut -c 1-150)"
    done
    if [ -z "$outcome" ] && [ "$tried" = others ] && ! sane "$file"; then
        outcome="noticed by sanitizers: $(grep -am 1 -e 'runtime error' -e ERROR: "$work/log" | cut -c 1-150)"
    fi
    unchange "$file"
}

# sane FILE: whether gcc's sanitizers report nothing in a program with this file.
sane()
{
    [ "$1" != "${1%.c}" ] || return 0
    [ -d "$work/sane" ] || cp -r "$work/tree" "$work/sane"
    cp "$1" "$work/sane/$1"
    (
        cd "$work/sane" || exit 2
        [ -f sane ] || rm -f src/*/*.o tests/*/*.o traxfig build/units build/replay
        : > sane
        timeout 900 make -s CC=gcc CFLAGS='-O1 -g -w -fsanitize=address,undefined -fno-sanitize-recover=all' traxfig \
            build/units build/replay > "$work/log" 2>&1
        build() { :; }
        reserves=yes
        for part in units corpus golden/run:--quick cli/errors; do
            perform "$part" || exit 1
        done
    )
    result=$?
    cp "$work/whole" "$work/sane/$1"
    return $result
}

# candidates FILE...: all changes: FILE N LINE COLUMN OLD -> NEW.
candidates()
{
    for file in "$@"; do
        awk -v kind="${file##*[./]}" -f tests/tools/mutate.awk "$file" | awk -v file="$file" '{ print file, NR, $0 }'
    done
}

# drawn: those of them that are made.
drawn()
{
    if [ "$SAMPLE" ]; then
        awk -v seed="${SEED:-1}" 'BEGIN { srand(seed) } { printf "%.9f %s\n", rand(), $0 }' | LC_ALL=C sort | head -n "$SAMPLE" |
            cut -d ' ' -f 2-
    else
        awk -v every="${EVERY:-1}" 'NR % every == 0'
    fi
}

# unbroken: whether all parts pass without a change. Notes how long each takes.
unbroken()
{
    build traxfig || return 1
    for part in layers golden/run:--quick pictures/boards:quick $all; do
        begun=$(date +%s)
        perform "$part" || { echo "$part fails without a change" && return 1; }
        echo $((($(date +%s) - begun) * 10 + 20)) > "$work/limits/${part#*/}"
    done
}

# try WHICH: judges the changes of the file `changes` by the parts of likely or others; what they do not notice goes to `left`.
try()
{
    tried=$1
    while read -r file number what <&3; do
        # shellcheck disable=SC2046 # a list
        judge "$file" "$number" $("$tried" "$file")
        if [ "$outcome" ]; then
            echo "${outcome%%[ :]*} $file" >> "$work/figures"
        elif [ "$tried" = others ]; then
            echo "survived $file" >> "$work/figures"
            outcome=survived
        else
            echo "$file $number $what" >> "$work/left"
            outcome='not noticed so far'
        fi
        printf '%s\n' "$file:$what: $outcome"
    done 3< "$work/changes"
}

if [ "$(id -u)" = 0 ]; then
    echo 'not as root: a program that is broken may replace devices' >&2
    exit 2
fi
case $all in
*pictures/pages*units*) ;;
*)
    echo 'tests/check.sh lists no parts' >&2
    exit 2
    ;;
esac
# shellcheck disable=SC2046 # lists
[ $# -gt 0 ] || set -- $(find src -name '*.c' ! -path '*/tools/*' | LC_ALL=C sort) src/paper/prolog.ps src/web/tiles.svg \
    src/web/player.html src/web/engine.js src/web/player.js tfm/*.tfm msg/*.msg Makefile src/tools/*.sh src/tools/*.awk \
    examples/*.sh examples/pre-commit examples/traxfig.el
candidates "$@" > "$work/candidates"
drawn < "$work/candidates" > "$work/changes"
echo "$(wc -l < "$work/changes") of $(wc -l < "$work/candidates") changes"
unbroken || { cat "$work/log" && exit 2; }
: > "$work/left"
: > "$work/figures"
try likely
mv "$work/left" "$work/changes"
try others
grep -v '^no ' "$work/figures" | awk '{ all[$2]++; n++; if ($1 == "noticed") { noticed[$2]++; m++ } }
    END {
        for (file in all)
            printf "%4d of %4d noticed: %s\n", noticed[file], all[file], file | "LC_ALL=C sort -k 5"
        close("LC_ALL=C sort -k 5")
        print m + 0 " of " n + 0 " changes noticed"
    }'
