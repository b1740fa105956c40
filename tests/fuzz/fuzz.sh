#!/bin/sh
# fuzz.sh SECONDS [TARGET...]: runs clang's fuzzer on each target of fuzz.c, or on these, for that many seconds, and
# counts the executions. It starts from tests/fuzz/corpus and keeps what it finds in build/fuzz/corpus; an input that
# breaks the program becomes build/fuzz/TARGET-crash-... Ends with "N passed, N failed". If SEED is set to a number,
# SECONDS is a number of executions, and an empty build/fuzz always gives the same ones. FUZZERS is the folder of the
# programs: build/fuzz, build/fast or build/plain (see the Makefile).
#
# fuzz.sh --merge: adds to tests/fuzz/corpus the inputs found that reach more of the program, as few and as short ones
# as possible.

cd "$(dirname "$0")/../.." || exit 2
all='record game font message options run drawing'
programs=${FUZZERS:-build/fuzz}
seconds=$1
shift
limit=-max_total_time=$seconds
[ "${SEED:-}" ] && limit="-runs=$seconds -seed=$SEED"
[ "$programs" = build/plain ] && limit="$limit -keep_seed=1"
passed=0
failed=0
sum=0

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
        game) longest=600 ;;
    esac
    if [ "$1" = message ]; then # whole catalogues too
        cp msg/*.msg build/fuzz/unpacked/message
        longest=16000
    fi
}

if [ "$seconds" = --merge ]; then
    for target in $all; do
        unpack "$target" 240
        # Each must reach a branch that no other does; how often is not looked at.
        "$programs/$target" -merge=1 -use_counters=0 -max_len="$longest" "build/fuzz/unpacked/$target" \
            "build/fuzz/corpus/$target" > "build/fuzz/$target.log" 2>&1 || exit 1
        rm -f build/fuzz/unpacked/"$target"/*.msg
        build/pack -a "tests/fuzz/corpus/$target" "build/fuzz/unpacked/$target"/* || exit 1
    done
    exit 0
fi

# shellcheck disable=SC2086
[ $# -gt 0 ] || set -- $all
for target in "$@"; do
    unpack "$target" 6000
    # shellcheck disable=SC2086
    "$programs/$target" $limit -max_len=$longest -timeout=60 -dict=tests/fuzz/fuzz.dict \
        -artifact_prefix="build/fuzz/$target-" "build/fuzz/corpus/$target" "build/fuzz/unpacked/$target" \
        > "build/fuzz/$target.log" 2>&1
    status=$?
    runs=$(sed -n 's/^Done \([0-9]*\) runs.*/\1/p' "build/fuzz/$target.log")
    echo "$target: ${runs:-0} executions"
    if [ "$status" = 0 ] && [ "${runs:-0}" -gt 0 ]; then
        passed=$((passed + 1))
        sum=$((sum + runs))
    else
        failed=$((failed + 1))
        grep -a -e 'does not hold' -e 'ERROR' -e 'runtime error' -e '^SUMMARY' "build/fuzz/$target.log"
    fi
done
echo "$sum executions"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
