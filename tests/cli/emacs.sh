#!/bin/sh
# emacs.sh TRAXFIG: examples/traxfig.el compiles without a warning, and draws, finds moves and shows pictures in an Emacs
# without a screen. Skipped, and counted as that, if there is no Emacs.

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
TRAXFIG_PROGRAM=$program
export TRAXFIG_PROGRAM
cd "$root" || exit 2

if ! have traxfig.el emacs; then
    finish
    exit
fi
cp examples/traxfig.el "$work"
# It is compiled first, when nothing is loaded that it does not load itself; with vc-mode each file that is found starts Git.
emacs -Q --batch --eval "
    (progn
      (setq vc-handled-backends nil byte-compile-error-on-warn t)
      (when (byte-compile-file \"$work/traxfig.el\") (message \"it compiles\"))
      (setq byte-compile-error-on-warn nil))" \
    -l examples/traxfig.el -l tests/cli/emacs.el > "$work/log" 2>&1
status=$?
grep -q '^it compiles$' "$work/log"
verdict $? 'compiling traxfig.el:' cat "$work/log"
passed=$((passed + $(grep -c '^ *passed ' "$work/log")))
wrong=$(grep -c '^ *FAILED ' "$work/log")
[ "$status" = 0 ] || [ "$wrong" -gt 0 ] || wrong=1
[ "$wrong" = 0 ] || cat "$work/log"
failed=$((failed + wrong))

finish
