#!/bin/sh
# player.sh TRAXFIG: what the page shows and how it answers its viewer, with pages.py. A part of its own beside pages.sh, since
# together they take far longer than any other. Skipped, and counted as that, without what pages.sh needs.

exec sh "$(dirname "$0")/pages.sh" "$1" player manners scenes
