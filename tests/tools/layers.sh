#!/bin/sh
# layers.sh OBJECT...: the objects of the program, from the ground up. Checks by includes that a file of src names
# only the headers of its own wing and of those below, in order, and that headers include none of ours; and by
# symbols (nm) that no object uses what an object above it defines. Ends with "N passed, N failed", a file each.

cd "$(dirname "$0")/../.." || exit 2
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

awk '
    FNR == 1 {
        files++
        split(FILENAME, path, "/")
        wing = path[2]
        last = 0
    }
    BEGIN {
        count = split("base trax record analysis render print web cli", names, " ")
        for (i = 1; i <= count; i++)
            floor[names[i]] = i
    }
    /^#include "/ {
        split($2, part, /["\/]/)
        if (FILENAME ~ /\.h$/)
            complain("a header includes none of ours")
        else if (!(part[2] in floor) || floor[part[2]] > floor[wing])
            complain("this wing stands above " wing)
        else if (part[3] != part[2] ".h" && part[2] != wing)
            complain("this header is private to " part[2])
        else if (floor[part[2]] < last)
            complain("headers stand in the order of their wings")
        last = floor[part[2]]
    }
    function complain(what)
    {
        print FILENAME ":" FNR ": " $2 ": " what
        bad[FILENAME]
    }
    END {
        for (file in bad)
            failed++
        print files - failed, failed + 0
    }
' src/base/*.[ch] src/trax/*.[ch] src/record/*.[ch] src/analysis/*.[ch] src/render/*.[ch] src/print/*.[ch] \
    src/web/*.[ch] src/cli/*.[ch] > "$work/includes"

for object in "$@"; do
    nm -P "$object" | sed "s|^|$object |"
done | awk '
    $3 ~ /[TDRBC]/ { defined[$2] = $1 }
    $3 == "U" { used[++uses] = $2; user[uses] = $1 }
    !($1 in order) { order[$1] = ++objects }
    END {
        for (i = 1; i <= uses; i++) {
            home = defined[used[i]]
            if (home != "" && order[home] > order[user[i]]) {
                print user[i] ": uses " used[i] ", which " home " above it defines"
                if (!(user[i] in bad))
                    failed++
                bad[user[i]]
            }
        }
        print objects - failed, failed + 0
    }
' > "$work/symbols"

sed '$d' "$work/includes"
sed '$d' "$work/symbols"
tail -q -n 1 "$work/includes" "$work/symbols" | awk '
    { passed += $1; failed += $2 }
    END {
        print passed " passed, " failed " failed"
        exit failed > 0
    }
'
