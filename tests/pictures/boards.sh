#!/bin/sh
# boards.sh TRAXFIG [quick]: holds the boards of all formats that draw against the positions, with boards.py. What needs a program
# that is not installed is skipped, and counted as that. With `quick` it reads characters only.

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root" || exit 2

# boards FORMAT...
boards()
{
    borrow python3 tests/pictures/boards.py "$program" "$work" "$@"
}

if have 'boards in characters' python3; then
    boards ascii
fi
if [ "$2" != quick ] && have 'boards in PostScript and PDF' python3 gs; then
    boards eps ps pdf
fi
if [ "$2" != quick ] && have 'boards in SVG' python3 gs rsvg-convert; then
    boards svg
fi

finish
