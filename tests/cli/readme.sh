#!/bin/sh
# readme.sh TRAXFIG: does what the README says, in a copy of the project, from top to bottom: the commands in
# its console blocks must print what stands there (blanks at the ends of lines do not count), the C in it goes
# into its file, shell blocks are run and must make no compiler complain. A command whose program is not there
# is skipped, and said. Every file of src must have its place in "The house". Ends with "N passed, N failed".

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root" || exit 2
mkdir "$work/bin" "$work/copy"
ln -s "$program" "$work/bin/traxfig"
PATH=$work/bin:$PATH
HOME=$work # where GNU parallel keeps notes of its own
export HOME
cp -R Makefile README.md src tfm msg examples "$work/copy"

# Numbered files: NNN.sh and NNN.txt, a command and what it should print; NNN.make, a shell block.
awk -v work="$work" '
    function file(suffix) { return work "/" sprintf("%03d", n) suffix }
    /^```/ { inside = inside ? "" : substr($0, 4); if (inside == "sh") n++; c = ""; next }
    inside == "console" && /^\$ / { n++; print substr($0, 3) > file(".sh"); printf "" > file(".txt"); next }
    inside == "console" { print > file(".txt") }
    inside == "sh" { print > file(".make") }
    inside == "c" && !c { c = work "/copy/src/render/" substr($2, 1, length($2) - 1) ".c" }
    inside == "c" { print > c }
' README.md

# The first program in a line of commands that is not there, if there is one.
missing()
{
    tr '|' '\n' < "$1" | while read -r word _; do
        if ! command -v "$word" > "$work/found"; then
            echo "$word"
            break
        fi
    done
}

cd "$work/copy" || exit 2
for script in "$work"/[0-9]*.sh "$work"/[0-9]*.make; do
    echo "$script"
done | sort > "$work/scripts"
while read -r script; do
    absent=$(missing "$script")
    if [ "${script%.make}" != "$script" ]; then
        sh -e "$script" > "$work/out" 2>&1 && ! grep -q 'warning:' "$work/out"
        verdict $? "README.md: $(cat "$script"): $(tail -n 6 "$work/out")"
    elif [ "$absent" ]; then
        echo "skipped: $(cat "$script"): there is no $absent"
    else
        sh "$script" 2>&1 | sed 's/ *$//' > "$work/out"
        diff "${script%.sh}.txt" "$work/out" > "$work/diff"
        verdict $? "README.md: $(cat "$script") (- expected, + printed): $(head -n 6 "$work/diff")"
    fi
done < "$work/scripts"
[ "$passed" -gt 0 ]
verdict $? 'README.md: no command was run'

for file in "$root"/tests/*.sh "$root"/tests/*/*.sh "$root"/tests/*/*.awk "$root"/tests/*/*.py "$root"/tests/*/*.c; do
    name=$(basename "$file")
    case $file in
    */unit/units.c) ;;
    */unit/* | */formed_*.c) continue ;;
    esac
    grep -q "^|.*\`$name\`.*|" "$root/tests/README.md"
    verdict $? "tests/README.md: there is no row for $name"
done

for file in "$root"/src/*/*.c; do
    room=$(basename "$file" .c)
    grep -q "^|.*\`$room\(\.c\)*\`" README.md
    verdict $? "README.md: The house has no row for $room"
done

finish
