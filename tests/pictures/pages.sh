#!/bin/sh
# pages.sh TRAXFIG [NAME...]: pages and pictures in a browser, with pages.py: its tests of these names, or those that player.sh
# leaves. Skipped, and counted as that, without python3 or chromium, whose headless shell is faster if it is there.

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root" || exit 2
shift
[ $# -gt 0 ] || set -- browser apart study tiles styles

browser=chromium-headless-shell
command -v $browser > "$work/command" || browser=chromium
if have 'the page in a browser' $browser python3; then
    borrow python3 tests/pictures/pages.py "$program" "$work" "$@"
fi

finish
