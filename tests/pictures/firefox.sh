#!/bin/sh
# firefox.sh TRAXFIG: pages and pictures in Firefox, with pages.py. A check of compatibility, as other compilers are: .ci/run runs
# it, make check does not. Skipped, and counted as that, without firefox-esr, chromium or python3.

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root" || exit 2

if have 'pages and pictures in Firefox' firefox-esr chromium python3; then
    borrow python3 tests/pictures/pages.py "$program" "$work" firefox
fi

finish
