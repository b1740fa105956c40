#!/bin/sh
# embed.sh FILE...: prints C code that builds the files into the program: an array of bytes for each file, and
# builtin_table of base.h. The arrays are not strings: ISO C promises only 4,095 characters in a string. For each
# catalogue, the compiler checks that the numbers of its sentences have the same sum as the numbers of MESSAGE_LIST.
# message_english points to the sentences of en.msg, so that no run has to read this catalogue.

echo '#include "base/base.h"'
n=0
for file; do
    n=$((n + 1))
    [ -r "$file" ] || { echo "$0: cannot read $file" >&2; exit 2; }
    printf '\nstatic const unsigned char file%d[] = {\n' $n
    od -An -v -tu1 "$file" | sed 's/[0-9][0-9]*/&,/g'
    echo '    0};' # so that no array is empty
    case $file in
    *.msg)
        echo '_Static_assert(0'
        sed -n 's/^\([[:alnum:]-]*\):.*/\1/p' "$file" | LC_ALL=C tr '[:lower:]-' '[:upper:]_' | sed 's/.*/    + 1 + MESSAGE_&/'
        echo "    == MESSAGE_COUNT * (MESSAGE_COUNT + 1) / 2, \"$file: not one sentence for each row of MESSAGE_LIST\");"
        ;;
    esac
    case $file in
    */en.msg)
        echo 'const struct message_catalogue message_english = {.blocks = {'
        LC_ALL=C awk -v "array=file$n" '
            function write() {
                if (name)
                    printf "    [MESSAGE_%s] = {(const char *)%s + %d, %d},\n", name, array, from, to - from
            }
            { begin = end; end += length($0) + 1 }
            /^[a-z]/ {
                write()
                match($0, /: */)
                name = toupper(substr($0, 1, RSTART - 1))
                gsub(/-/, "_", name)
                from = begin + RSTART + RLENGTH - 1
            }
            /^[a-z ]/ { to = end - 1 }
            END { write() }' "$file"
        echo '}};'
        ;;
    esac
done
printf '\nconst struct builtin builtin_table[] = {\n'
n=0
for file; do
    n=$((n + 1))
    echo "    {\"${file##*/}\", file$n, sizeof file$n - 1},"
done
echo '    {NULL, NULL, 0},'
echo '};'
