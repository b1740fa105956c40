#!/bin/sh
# csp.sh [--write]: whether src/player.html states the right hashes of its style sheet, of those in
# src/tiles.svg and of its script; with --write puts them there. Needs openssl.

cd "$(dirname "$0")/../src" || exit 2

# The hash of what stands between the n-th <TAG ...> and </TAG> in a file, as a browser takes it.
hash()
{
    awk -v tag="$2" -v n="$3" '
        index($0, "<" tag) == 1 && --n == 0 { inside = 1; printf "\n"; next }
        $0 == "</" tag ">" && inside { exit }
        inside' "$1" | openssl dgst -sha256 -binary | openssl base64
}

styles="'sha256-$(hash player.html style 1)'"
for n in 1 2 3 4 5; do
    styles="$styles 'sha256-$(hash tiles.svg style $n)'"
done
line="style-src $styles; script-src 'sha256-$(hash player.html script 1)'"
if [ "$1" = --write ]; then
    awk -v line="$line" '{ sub(/style-src [^;]*; script-src [^;]*/, line); print }' player.html > ../build/player.html &&
        cp ../build/player.html player.html
else
    grep -qF "$line" player.html
fi
