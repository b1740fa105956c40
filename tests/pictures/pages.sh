#!/bin/sh
# pages.sh TRAXFIG: pages and pictures in browsers, with pages.py. Skipped, and counted as that, without chromium or
# python3.

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root" || exit 2

if have 'the page in a browser' chromium python3; then
    borrow python3 tests/pictures/pages.py "$program" "$work"
fi

finish
