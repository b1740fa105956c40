#!/bin/sh
# pages.sh TRAXFIG [NAME...]: pages and pictures in a browser, with pages.py: its tests of these names, or those that player.sh
# leaves. Skipped, and counted as that, without chromium or python3.

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root" || exit 2
shift
[ $# -gt 0 ] || set -- browser apart study styles

if have 'the page in a browser' chromium python3; then
    borrow python3 tests/pictures/pages.py "$program" "$work" "$@"
fi

finish
