#!/bin/sh
# boards.sh TRAXFIG [quick]: holds the boards of all formats that draw against the positions, with boards.py. What needs a program
# that is not installed is skipped, and counted as that. With `quick` it reads characters only.

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root" || exit 2

formats=
if have 'boards in characters' python3; then
    formats=ascii
fi
if [ "$2" != quick ] && have 'boards in PostScript' python3 gs; then
    formats="$formats eps ps"
fi
if [ "$2" != quick ] && have 'boards in PDF' python3 gs mutool; then
    formats="$formats pdf"
fi
if [ "$2" != quick ] && have 'boards in SVG' python3 mutool rsvg-convert; then
    formats="$formats svg"
fi
# shellcheck disable=SC2086 # words
[ -z "$formats" ] || borrow python3 tests/pictures/boards.py "$program" "$work" $formats

finish
