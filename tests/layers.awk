# layers.awk: awk -f tests/layers.awk src/*.h ROOMS. The rooms stand in an order, that of ROOMS in the
# Makefile; a room includes its own header and those of rooms above it, in that order, and a header
# includes none of ours. Names what breaks this and ends with "N passed, N failed", a file each.

BEGIN {
    for (i = 1; i < ARGC; i++)
        if (ARGV[i] ~ /\.c$/)
            floor[ARGV[i]] = ++rooms
}

FNR == 1 {
    files++
    above = 0
}

/^#include "/ {
    split($0, part, "\"")
    room = "src/" part[2]
    sub(/h$/, "c", room)
    if (FILENAME ~ /\.h$/)
        complain("a header includes none of ours")
    else if (!(room in floor))
        complain("no room has this header")
    else if (floor[room] > floor[FILENAME])
        complain("that room stands below this one")
    else if (floor[room] < above)
        complain("headers stand in the order of their rooms")
    else
        above = floor[room] + 1
}

function complain(what)
{
    print FILENAME ":" FNR ": " part[2] ": " what
    bad[FILENAME]
}

END {
    for (file in bad)
        failed++
    print files - failed " passed, " failed + 0 " failed"
    exit failed > 0
}
