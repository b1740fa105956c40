#!/bin/sh
# check.sh TRAXFIG: runs every part of the tests and adds up their closing lines "N passed, N failed". A
# part that prints no such line counts as a failure.

here=$(dirname "$0")
passed=0
failed=0

part()
{
    title=$1
    shift
    output=$("$@" 2>&1)
    line=$(printf '%s\n' "$output" | tail -n 1)
    printf '%s\n' "$output" | sed '$d'
    if printf '%s\n' "$line" | grep -Eq '^[0-9]+ passed, [0-9]+ failed$'; then
        passed=$((passed + ${line%% *}))
        line_failed=${line#*, }
        failed=$((failed + ${line_failed%% *}))
        echo "$title: $line"
    else
        failed=$((failed + 1))
        printf '%s\n' "$line"
        echo "$title: broke off"
    fi
}

part units "$here/../build/units"
part laws "$here/../build/laws" 1500
part corpus "$here/../build/replay" "$here"/corpus/*/*
part faults "$here/../build/faults"
part oracle "$here/../build/oracle" 30
part golden sh "$here/run.sh" "$1"
part paint sh "$here/paint.sh" "$1"
part languages sh "$here/languages.sh" "$1"
part errors sh "$here/errors.sh" "$1"
part texts sh "$here/texts.sh" "$1"
part readme sh "$here/readme.sh" "$1"
part manual sh "$here/manual.sh" "$1"
part generated sh "$here/generated.sh" "$1"
part emacs sh "$here/emacs.sh" "$1"
part postscript sh "$here/ps.sh" "$1"
part web sh "$here/web.sh" "$1"

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
