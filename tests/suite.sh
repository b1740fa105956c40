#!/bin/sh
# suite.sh: the beginning of all test scripts, which read it with `.`. It sets $program, the path of the argument TRAXFIG;
# $root, that of the project; and $work, a folder that is removed at the end. It clears the variables that choose a
# locale, options or the size of a terminal, and those of make; Python writes nothing beside its scripts. `verdict` counts a test, `have` names
# and counts what a missing program skips, `borrow` counts the tests of another program, `limit` bounds the time of a
# command, `on_pages` reads what is on printed pages, `follow` renders them, `finish` ends the script.
# shellcheck disable=SC2034 # used by the scripts

program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
unset LC_ALL LC_COLLATE LC_CTYPE LC_MESSAGES LC_NUMERIC LC_TIME LANG TRAXFIG COLUMNS LINES MAKEFLAGS MFLAGS
passed=0
failed=0
skipped=0
PYTHONDONTWRITEBYTECODE=1
export PYTHONDONTWRITEBYTECODE

# The system's own, if there is one: behind a version manager Python takes ten times as long to start.
if [ -x /usr/bin/python3 ]; then
    python3()
    {
        /usr/bin/python3 "$@"
    }
fi

# limit SECONDS COMMAND...: runs a command no longer than that, where there is timeout(1).
limit()
{
    seconds=$1
    shift
    if command -v timeout > /dev/null; then
        timeout "$seconds" "$@"
    else
        "$@"
    fi
}

# verdict STATUS WHAT [COMMAND...]: counts a test that passed if the status is 0; if not, prints what failed, and the first
# lines of what the command prints, which runs only then.
verdict()
{
    if [ "$1" = 0 ]; then
        passed=$((passed + 1))
        return
    fi
    failed=$((failed + 1))
    what=$2
    shift 2
    [ $# = 0 ] || what="$what $("$@" 2>&1 | head -n 10)"
    echo "failed: $what"
}

# have WHAT COMMAND...: whether all these commands are installed. If not, prints what is skipped, and counts it.
have()
{
    missing=$1
    shift
    for command in "$@"; do
        if ! command -v "$command" > "$work/command"; then
            skipped=$((skipped + 1))
            echo "skipped: $missing: there is no $command"
            return 1
        fi
    done
}

# borrow COMMAND...: runs a program whose last line is like that of `finish`, prints the others, and counts its tests. One
# without that line, or without tests, has failed.
borrow()
{
    "$@" > "$work/borrowed" 2>&1
    last=$(tail -n 1 "$work/borrowed")
    if printf '%s\n' "$last" | grep -Eq '^[0-9]+ passed, [0-9]+ failed(, [0-9]+ skipped)?$'; then
        sed '$d' "$work/borrowed"
        # shellcheck disable=SC2086 # N passed, N failed, N skipped
        set -- $last
        passed=$((passed + $1))
        failed=$((failed + $3))
        skipped=$((skipped + ${5:-0}))
        [ $(($1 + $3 + ${5:-0})) -gt 0 ] || verdict 1 "no tests: $last"
    else
        cat "$work/borrowed"
        verdict 1 "$2 broke off"
    fi
}

# on_pages OPTION... [FILE...]: what is on the pages, see drawn.awk. Messages go to `words`.
on_pages()
{
    "$program" -T ps "$@" 2> words | awk -f "$root/tests/pictures/drawn.awk"
}

# follow OPTION... FILE...: renders all these files in one run of Ghostscript; nothing of one is left for the next, and at
# the end of a page nothing may be on the stack. In `heard` stands a line for each file: how many pages it has, and what was
# said of it; an error ends the run.
follow()
{
    options=
    while [ "${1#-}" != "$1" ]; do
        options="$options $1"
        shift
    done
    for file in "$@"; do
        shift
        set -- "$@" -c '/job save def' -f "$work/$file" \
            -c '(: ) print currentpagedevice /PageCount get = flush job restore'
    done
    # shellcheck disable=SC2086 # options
    gs -q -dSAFER -dBATCH -dNOPAUSE $options \
        -c '/showpage { count 0 ne { (something is left) == } if showpage } bind def' "$@" > said 2>&1
    awk '/^: [0-9]+$/ { print $2 - before, words; before = $2; words = ""; next } { words = words $0 " " }
        END { if (words) print 0, words }' said > heard
}

# Prints the last line, "N passed, N failed, N skipped"; its status is that of the script.
finish()
{
    echo "$passed passed, $failed failed, $skipped skipped"
    [ "$failed" = 0 ]
}
