#!/bin/sh
# player.sh TRAXFIG: pages in a browser, by what their viewer sees, with player.py. Skipped, and counted as that, without
# chromium or python3.

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root" || exit 2

if have 'what a viewer of the page sees' chromium python3; then
    borrow python3 tests/pictures/player.py "$program" "$work"
fi

finish
