#!/bin/sh
# csp.sh [--write]: checks the hashes in src/web/player.html of its style sheet and its script, for pages with and without
# marks, and of the style sheets in src/web/tiles.svg that a page has; with --write updates them. Needs openssl.

cd "$(dirname "$0")/../../src/web" || exit 2

# hash FILE TAG N KIND: the hash of the N-th element TAG of a file, as a browser computes it; a plain page leaves out the
# lines between the comments marks and /marks.
hash()
{
    awk -v tag="$2" -v n="$3" -v page="$4" '
        /^<style class="(apart|light|dark|moving)"/ { next }
        index($0, "<" tag) == 1 && --n == 0 { inside = 1; printf "\n"; next }
        $0 == "</" tag ">" && inside { exit }
        $0 == "<!--marks-->" { skipping = page == "plain"; next }
        $0 == "<!--/marks-->" { skipping = 0; next }
        inside && !skipping { gsub(/tx-/, ""); print }' "$1" | openssl dgst -sha256 -binary | openssl base64
}

# Both hashes, each in its own hole.
both()
{
    echo "{{plain:'sha256-$(hash player.html "$1" 1 plain)'}}{{marked:'sha256-$(hash player.html "$1" 1 marked)'}}"
}

styles=$(both style)
sheets=$(grep '^<style' tiles.svg | grep -cv -e apart -e light -e dark -e moving)
n=0
while [ $((n += 1)) -le "$sheets" ]; do
    styles="$styles 'sha256-$(hash tiles.svg style $n plain)'"
done
line="style-src $styles; script-src $(both script)"
if [ "$1" = --write ]; then
    awk -v line="$line" '{ sub(/style-src [^;]*; script-src [^;]*/, line); print }' player.html > ../../build/player.html &&
        cp ../../build/player.html player.html
else
    grep -qF "$line" player.html
fi
