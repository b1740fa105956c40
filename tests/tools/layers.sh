#!/bin/sh
# layers.sh OBJECT...: checks that each part of the program uses only what lies below it. The arguments are the objects
# of the program, from the bottom up. A file includes headers of its own module and of those below, not of those beside
# it, and no private header of another module. No object uses (by nm) what an object after it defines. Ends with
# "N passed, N failed": a test for each file, and for each object.

cd "$(dirname "$0")/../.." || exit 2
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

find src -name '*.[ch]' ! -path 'src/tools/*' | sort > "$work/files"
[ -s "$work/files" ] && [ $# -gt 0 ] || exit 2

# shellcheck disable=SC2046 # names without blanks
awk '
    BEGIN {
        count = split("base trax words record analysis archive render paper print web image cli", names, " ")
        for (i = 1; i <= count; i++)
            level[names[i]] = i
        branch["paper"] = branch["print"] = 1
        branch["web"] = 2
        branch["image"] = 3
    }
    function complain(what)
    {
        print FILENAME ":" FNR ": " what
        bad[FILENAME]
    }
    FNR == 1 {
        files++
        split(FILENAME, path, "/")
        module = path[2]
        if (!(module in level))
            complain("layers.sh does not know the module " module)
    }
    /^[ \t]*#[ \t]*include[ \t]*"/ {
        split($0, quoted, "\"")
        split(quoted[2], part, "/")
        if (!(part[1] in level))
            complain(quoted[2] " is not MODULE/NAME.h")
        else if (level[part[1]] > level[module])
            complain(module " lies below " part[1])
        else if (branch[module] && branch[part[1]] && branch[module] != branch[part[1]])
            complain(module " lies beside " part[1])
        else if (part[2] != part[1] ".h" && part[1] != module)
            complain(quoted[2] " is private to " part[1])
    }
    END {
        for (file in bad)
            failed++
        print files - failed, failed + 0
    }
' $(cat "$work/files") > "$work/includes"

for object in "$@"; do
    nm -P "$object" | sed "s|^|$object |"
done | awk '
    !($1 in order) { order[$1] = ++objects }
    $3 ~ /[TDRBC]/ { defined[$2] = $1 }
    $3 == "U" { used[++uses] = $2; user[uses] = $1 }
    END {
        for (i = 1; i <= uses; i++) {
            home = defined[used[i]]
            if (home != "" && order[home] > order[user[i]]) {
                print user[i] ": uses " used[i] " of " home ", which is linked after it"
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
