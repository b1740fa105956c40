#!/bin/sh
# fuzz.sh SECONDS [TARGET...]: lets clang's fuzzer work on each target of fuzz.c, or on these, for so many
# seconds, and counts the executions. It begins with tests/fuzz/corpus and keeps what it finds in build/fuzz; what
# breaks the program is left there as TARGET-crash-... Ends with "N passed, N failed". With a number in SEED it is
# executions, not seconds, that are counted, and the same ones whenever build/fuzz is new.
#
# fuzz.sh --merge: takes into tests/fuzz/corpus what covers more than it did, as few and as short inputs as do.

cd "$(dirname "$0")/../.." || exit 2
all='record game font message options run'
seconds=$1
shift
limit=-max_total_time=$seconds
[ "${SEED:-}" ] && limit="-runs=$seconds -seed=$SEED"
passed=0
failed=0
sum=0

if [ "$seconds" = --merge ]; then
    for target in $all; do
        longest=240
        [ "$target" = message ] && longest=16000
        mkdir -p "build/fuzz/merged/$target" "tests/fuzz/corpus/$target"
        "build/fuzz/$target" -merge=1 -max_len=$longest "build/fuzz/merged/$target" "tests/fuzz/corpus/$target" \
            "build/fuzz/corpus/$target" > "build/fuzz/$target.log" 2>&1 || exit 1
        cp "build/fuzz/merged/$target"/* "tests/fuzz/corpus/$target"
    done
    exit 0
fi

# shellcheck disable=SC2086
[ $# -gt 0 ] || set -- $all
for target in "$@"; do
    mkdir -p "build/fuzz/corpus/$target"
    longest=6000
    [ "$target" = message ] && longest=16000 # a whole catalogue
    # shellcheck disable=SC2086
    "build/fuzz/$target" $limit -max_len=$longest -timeout=60 -dict=tests/fuzz/fuzz.dict \
        -artifact_prefix="build/fuzz/$target-" "build/fuzz/corpus/$target" "tests/fuzz/corpus/$target" \
        > "build/fuzz/$target.log" 2>&1
    status=$?
    runs=$(sed -n 's/^Done \([0-9]*\) runs.*/\1/p' "build/fuzz/$target.log")
    echo "$target: ${runs:-0} executions"
    if [ "$status" = 0 ]; then
        passed=$((passed + 1))
        sum=$((sum + ${runs:-0}))
    else
        failed=$((failed + 1))
        grep -a -e 'does not hold' -e 'ERROR' -e 'runtime error' -e '^SUMMARY' "build/fuzz/$target.log"
    fi
done
echo "$sum executions"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
