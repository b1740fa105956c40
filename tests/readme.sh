#!/bin/sh
# readme.sh TRAXFIG: runs the commands in the README's console blocks and compares what they print with
# what stands there; blanks at the ends of lines do not count. Every file of src must have its place in
# "The house". Ends with "N passed, N failed".

cd "$(dirname "$0")/.." || exit 2
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
ln -s "$(cd "$(dirname "$1")" && pwd)/$(basename "$1")" "$work/traxfig"
PATH=$work:$PATH
unset LC_ALL LC_MESSAGES LANG TRAXFIG

# One numbered pair of files a command: N.sh and N.txt, what it should print.
awk -v work="$work" '
    /^```console$/ { inside = 1; next }
    /^```$/ { inside = 0 }
    !inside { next }
    /^\$ / { n++; print substr($0, 3) > (work "/" n ".sh"); printf "" > (work "/" n ".txt"); next }
    { print > (work "/" n ".txt") }
' README.md

passed=0
failed=0
for script in "$work"/*.sh; do
    if grep -q '| jq ' "$script" && ! command -v jq > "$work/jq"; then
        continue
    fi
    sh "$script" 2>&1 | sed 's/ *$//' > "$work/out"
    if diff "${script%.sh}.txt" "$work/out" > "$work/diff"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "failed: README.md: $(cat "$script") (- expected, + printed):"
        head -n 6 "$work/diff"
    fi
done
for file in src/*.c; do
    room=$(basename "$file" .c)
    if grep -q "^|.*\`$room\(\.c\)*\`" README.md; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "failed: README.md: The house has no row for $room"
    fi
done
[ "$passed" -gt 0 ] || failed=$((failed + 1))

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
