#!/bin/sh
# suite.sh: the beginning of all test scripts, which read it with `.`. It sets $program, the path of the argument TRAXFIG;
# $root, that of the project; and $work, a folder that is removed at the end. It clears the variables that choose a
# language or options, and those of make. `verdict` counts a test, `finish` ends the script.
# shellcheck disable=SC2034 # used by the scripts

program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
unset LC_ALL LC_MESSAGES LANG TRAXFIG MAKEFLAGS MFLAGS
passed=0
failed=0

# verdict STATUS WHAT: counts a test that passed if the status is 0; if not, prints what failed.
verdict()
{
    if [ "$1" = 0 ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "failed: $2"
    fi
}

# Prints the last line, "N passed, N failed"; its status is that of the script.
finish()
{
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}
