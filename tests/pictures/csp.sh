#!/bin/sh
# csp.sh [--write]: checks the hashes in src/web/player.html of its style sheet, of those in tiles.svg that a page has, and of
# the scripts engine.js and player.js; with --write updates them. Needs openssl.

cd "$(dirname "$0")/../../src/web" || exit 2

# digest: the hash of what it reads, as a browser computes it.
digest()
{
    echo "'sha256-$(openssl dgst -sha256 -binary | openssl base64)'"
}

# sheet FILE N: the N-th style sheet of a file, as a page has it.
sheet()
{
    awk -v n="$2" '
        /^<style class="(apart|light|dark|none|moving)"/ { next }
        /^<style/ && --n == 0 { inside = 1; printf "\n"; next }
        $0 == "</style>" && inside { exit }
        inside { gsub(/tx-/, ""); print }' "$1"
}

styles=$(sheet player.html 1 | digest)
sheets=$(grep '^<style' tiles.svg | grep -cv -e apart -e light -e dark -e none -e moving)
n=0
while [ $((n += 1)) -le "$sheets" ]; do
    styles="$styles $(sheet tiles.svg $n | digest)"
done
scripts=
for script in engine player; do
    scripts="$scripts $({ echo; cat $script.js; } | digest)"
done
line="style-src $styles; script-src$scripts"
if [ "$1" = --write ]; then
    grep -qF "$line" player.html || {
        awk -v line="$line" '{ sub(/style-src [^;]*; script-src [^;]*/, line); print }' player.html > player.new && mv player.new player.html
    }
elif ! grep -qF "$line" player.html; then
    echo 'src/web/player.html states wrong hashes: make generated'
    exit 1
fi
