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

# Control characters, except the line end: no message may have any.
controls=$(printf '[\001-\011\013-\037\177]')

# told WORDS: whether a line of stderr has these words, and none has a control character. The shell reads a few lines in a
# tenth of the time that it takes to start another program.
told()
{
    found=no
    clean=yes
    while IFS= read -r told || [ "$told" ]; do
        case $told in
        *"$1"*) found=yes ;;
        esac
        case $told in
        *$controls*) clean=no ;;
        esac
    done < stderr
    [ $found = yes ] && [ $clean = yes ]
}

# judge STATUS MESSAGE WHAT: tests the last run. An empty message means that stderr must be empty. Neither output may have
# control characters.
judge()
{
    if [ "$2" ]; then
        told "$2"
    else
        [ ! -s stderr ]
    fi
    said=$?
    [ $said = 0 ] && [ "$status" = "$1" ]
    verdict $? "$3: status $status, not $1, or not '$2', or control characters:" head -n 3 stderr
    [ ! -s stdout ] || LC_ALL=C tr -d '\n\040-\176\200-\377' < stdout > raw
    [ ! -s stdout ] || [ ! -s raw ] || [ "$(head -c 5 stdout | tr -d '\0')" = %PDF- ] # which is binary
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
