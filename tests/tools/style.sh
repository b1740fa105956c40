#!/bin/sh
# style.sh: checks that the files of the project keep .editorconfig: lines of C have at most 120 bytes and no tabs, and no
# line ends with blanks or a carriage return. Ends with "N passed, N failed", a test for each file.

cd "$(dirname "$0")/../.." || exit 2
find Makefile README.md .ci src msg tests -type f ! -name '*.o' ! -name '*.t1' ! -path 'tests/golden/*' ! -path 'tests/fuzz/corpus/*' \
    ! -name '*.pyc' | LC_ALL=C sort | while read -r file; do
    LC_ALL=C awk '
        FNR == 1 { is_c = FILENAME ~ /\.[ch]$/ }
        function complain(what)
        {
            print FILENAME ":" FNR ": " what
            bad = 1
        }
        /[ \t\r]$/ { complain("blanks at the end of the line") }
        is_c && length > 120 { complain("more than 120 bytes") }
        is_c && /\t/ { complain("a tab") }
        END { print bad ? "failed" : "passed" }' "$file"
done | awk '
    $0 == "passed" { passed++; next }
    $0 == "failed" { failed++; next }
    { print }
    END {
        print passed + 0 " passed, " failed + 0 " failed"
        exit !passed || failed > 0
    }'
