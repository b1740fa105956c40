#!/bin/sh
# firefox.sh TRAXFIG: pages and pictures in Firefox, with pages.py. A check of compatibility, as other compilers are: .ci/run runs
# it, make check does not. Skipped, and counted as that, without firefox-esr or what pages.sh needs.

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root" || exit 2

if have 'pages and pictures in Firefox' firefox-esr; then
    borrow sh tests/pictures/pages.sh "$program" firefox
fi

finish
