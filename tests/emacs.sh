#!/bin/sh
# emacs.sh TRAXFIG: examples/traxfig.el is compiled without a warning, and draws, finds moves and shows
# pictures, in an Emacs without a screen. Without Emacs it is skipped, and said. Ends with
# "N passed, N failed".

TRAXFIG_PROGRAM=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
export TRAXFIG_PROGRAM
cd "$(dirname "$0")/.." || exit 2
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
unset LC_ALL LC_MESSAGES LANG TRAXFIG

if ! command -v emacs > "$work/found"; then
    echo 'skipped: traxfig.el: there is no emacs'
    echo '0 passed, 0 failed'
    exit 0
fi
passed=0
failed=0
cp examples/traxfig.el "$work"
if emacs -Q --batch --eval '(setq byte-compile-error-on-warn t)' -f batch-byte-compile "$work/traxfig.el" \
    > "$work/log" 2>&1; then
    passed=1
else
    failed=1
    cat "$work/log"
fi
emacs -Q --batch -l examples/traxfig.el -l tests/emacs.el > "$work/log" 2>&1
status=$?
passed=$((passed + $(grep -c '^ *passed ' "$work/log")))
wrong=$(grep -c '^ *FAILED ' "$work/log")
[ "$status" = 0 ] || [ "$wrong" -gt 0 ] || wrong=1
[ "$wrong" = 0 ] || cat "$work/log"
failed=$((failed + wrong))

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
