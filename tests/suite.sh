#!/bin/sh
# suite.sh: how the scripts beside it begin, read with `.`. Of their argument TRAXFIG comes $program; it and $root,
# the folder of the project, are whole paths, $work is a folder that goes with the script, and nothing around
# chooses a language or options, or is a make -j that shares its jobs. `verdict` counts, `finish` ends.
# shellcheck disable=SC2034 # what is set here is used there

program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
unset LC_ALL LC_MESSAGES LANG TRAXFIG MAKEFLAGS MFLAGS
passed=0
failed=0

# verdict STATUS WHAT: a test that held if the status is 0; if not, says what failed.
verdict()
{
    if [ "$1" = 0 ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "failed: $2"
    fi
}

# The closing line "N passed, N failed"; its status is that of the script.
finish()
{
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}
