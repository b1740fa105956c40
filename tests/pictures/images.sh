#!/bin/sh
# images.sh TRAXFIG: pictures of pixels, with images.py. Ends with "N passed, N failed".

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$work" || exit 2

if have 'pictures of pixels' python3 rsvg-convert; then
    borrow python3 "$root/tests/pictures/images.py" "$program" "$root/examples/loop.txt" "$root/examples/line.txt" \
        "$root/examples/gift.txt" "$root/examples/illegal.txt"
fi

finish
