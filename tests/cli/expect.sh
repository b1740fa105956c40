#!/bin/sh
# expect.sh: suite.sh, and functions that run the program and compare the result. They run in $work, where `good` is a
# game.

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$work" || exit 2
printf '1 A1C 2 B1D 3 A2L\n' > good

# run ARGUMENT...: leaves stdout and stderr in files of these names, and the exit status in $status.
run()
{
    "$program" "$@" > stdout 2> stderr
    status=$?
}

# judge STATUS MESSAGE WHAT: tests the last run. An empty message means that stderr must be empty. It must never have
# control characters.
judge()
{
    if [ "$2" ]; then
        grep -Fq -e "$2" stderr
    else
        [ ! -s stderr ]
    fi
    said=$?
    if [ "$status" = "$1" ] && [ $said = 0 ]; then
        verdict 0
    else
        verdict 1 "$3: status $status, not $1, or not '$2': $(head -n 3 stderr)"
    fi
    : > raw # most runs leave one of the two empty: to start no program for it halves the time
    [ ! -s stderr ] || LC_ALL=C tr -d '\n\040-\176\200-\377' < stderr > raw
    [ ! -s stdout ] || [ "$(head -c 5 stdout | tr -d '\0')" = %PDF- ] || # pdf is binary
        LC_ALL=C tr -d '\n\040-\176\200-\377' < stdout >> raw
    [ ! -s raw ]
    verdict $? "$3: control characters"
}

# expect STATUS MESSAGE ARGUMENT...: tests a run; if it fails it must draw nothing.
expect()
{
    wanted=$1
    sentence=$2
    shift 2
    run "$@" < /dev/null
    judge "$wanted" "$sentence" "$*"
    if [ "$wanted" = 2 ]; then
        [ ! -s stdout ]
        verdict $? "$*: something on stdout"
    fi
}
