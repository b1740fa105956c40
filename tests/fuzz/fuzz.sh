#!/bin/sh
# fuzz.sh SECONDS [TARGET...]: runs clang's fuzzer on each target of fuzz.c but `repeat`, or on these, for that many
# seconds each, two at a time, and counts the executions. It starts from tests/fuzz/corpus and keeps what it finds in build/fuzz/corpus; an input that
# breaks the program becomes build/fuzz/TARGET-crash-... Ends with "N passed, N failed". If SEED is set to a number,
# SECONDS is a number of executions, and an empty build/fuzz always gives the same ones. FUZZERS is the folder of the
# programs: build/fuzz, build/fast or build/plain (see the Makefile).
#
# fuzz.sh --merge: makes tests/fuzz/corpus anew of its inputs and those found: as few and as short ones as possible that
# reach what all of them reach. Of those found only the first 240 bytes count.

cd "$(dirname "$0")/../.." || exit 2
all='record game font message options run drawing'
programs=${FUZZERS:-build/fuzz}
seconds=$1
shift
limit="-max_total_time=$seconds -seed=1" # what was found before makes the next time another one
[ "${SEED:-}" ] && limit="-runs=$seconds -seed=$SEED"
[ "$programs" = build/plain ] && limit="$limit -keep_seed=1"
passed=0
failed=0
sum=0
other=

# unpack TARGET LENGTH: the inputs of the corpus, a file each, in build/fuzz/unpacked/TARGET; `longest` becomes the
# length in bytes that an input of this target may have, usually LENGTH.
unpack()
{
    rm -rf "build/fuzz/unpacked/$1"
    mkdir -p "build/fuzz/corpus/$1" "build/fuzz/unpacked/$1"
    build/pack -x "tests/fuzz/corpus/$1" "build/fuzz/unpacked/$1" || exit 2
    longest=$2
    case $1 in
        drawing) longest=80 ;; # a few moves and words, and a thousand executions a second
        repeat) longest=40 ;;
        game) longest=600 ;;
    esac
    if [ "$1" = message ]; then # whole catalogues too
        cp msg/*.msg build/fuzz/unpacked/message
        longest=16000
    fi
}

# reach TARGET TO FROM: adds inputs of a folder to another. Each must reach a branch that no other does; how often is not
# looked at.
reach()
{
    "$programs/$1" -merge=1 -use_counters=0 -max_len="$longest" "build/fuzz/$2/$1" "build/fuzz/$3/$1" \
        > "build/fuzz/$1.log" 2>&1 || exit 1
}

if [ "$seconds" = --merge ]; then
    for target in $all; do
        unpack "$target" 240
        reach "$target" unpacked corpus
        rm -rf "build/fuzz/kept/$target"
        mkdir -p "build/fuzz/kept/$target"
        rm -f build/fuzz/unpacked/"$target"/*.msg
        longest=16000
        reach "$target" kept unpacked
        rm -f "tests/fuzz/corpus/$target"
        build/pack -a "tests/fuzz/corpus/$target" "build/fuzz/kept/$target"/* || exit 1
    done
    exit 0
fi

# search TARGET: runs the fuzzer; its exit status goes to a file.
search()
{
    unpack "$1" 6000
    # shellcheck disable=SC2086
    "$programs/$1" $limit -max_len=$longest -timeout=60 -dict=tests/fuzz/fuzz.dict \
        -artifact_prefix="build/fuzz/$1-" "build/fuzz/corpus/$1" "build/fuzz/unpacked/$1" > "build/fuzz/$1.log" 2>&1
    echo $? > "build/fuzz/$1.status"
}

# shellcheck disable=SC2086
[ $# -gt 0 ] || set -- $all
for target in "$@"; do
    search "$target" &
    if [ "$other" ]; then
        wait
        other=
    else
        other=$target
    fi
done
wait
for target in "$@"; do
    runs=$(sed -n 's/^Done \([0-9]*\) runs.*/\1/p' "build/fuzz/$target.log")
    echo "$target: ${runs:-0} executions"
    if [ "$(cat "build/fuzz/$target.status")" = 0 ] && [ "${runs:-0}" -gt 0 ]; then
        passed=$((passed + 1))
        sum=$((sum + runs))
    else
        failed=$((failed + 1))
        grep -a -e 'does not hold' -e 'ERROR' -e 'runtime error' -e '^SUMMARY' -e 'again and again' "build/fuzz/$target.log"
    fi
done
echo "$sum executions"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
