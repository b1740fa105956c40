#!/bin/sh
# readme.sh TRAXFIG: follows the READMEs of the project, of src, tfm and msg, and traxfig-intro(7), from top to bottom, in a
# copy of the project: commands in console blocks must print what stands there (blanks at the ends of lines do not count), C
# and files that a reader writes go into their files, and shell blocks must run without a compiler's warning. README.md
# and traxfig-intro(7) are also followed where they are installed. Then the generated files are up to date, and the build
# notices a sentence that is missing. A command whose program is missing is skipped and named. Every file of src must have
# a row in src/README.md. Ends with "N passed, N failed".

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root" || exit 2
mkdir -p "$work/bin" "$work/copy/tests"
ln -s "$program" "$work/bin/traxfig"
PATH=$work/bin:$PATH
HOME=$work # GNU parallel writes files there
export HOME
cp -R Makefile README.md src tfm msg examples "$work/copy"
cp -R tests/suite.sh tests/cli tests/pictures "$work/copy/tests"
# tcc compiles in a tenth of the time; what README says to write is compiled by the usual compiler as well.
quick=${CC:-cc}
command -v tcc > "$work/found" && quick=tcc
rm -f "$work"/copy/src/*/*.o # perhaps compiled with other flags

# missing FILE: prints the first program of a line of commands that is not installed.
missing()
{
    tr '|' '\n' < "$1" | while read -r word _; do
        if ! command -v "$word" > "$work/found"; then
            echo "$word"
            break
        fi
    done
}

# follow FOLDER DOCUMENT...: runs the commands of documents in a folder. Numbered files: NNN.sh and NNN.txt, a command and
# its expected output; NNN.make, a shell block. A file that a manual shows with cat, a reader has written.
follow()
{
    cd "$1" || return
    shift
    rm -f "$work"/[0-9]*
    awk -v work="$work" '
        function file(suffix) { return work "/" sprintf("%03d", n) suffix }
        FNR == 1 { manual = /^[.]Dd/ }
        manual && /^[.]Bd -literal/ { inside = "console"; next }
        manual && /^[.]Ed/ { inside = "" }
        manual { gsub(/\\e/, "\\") }
        /^```/ { inside = inside ? "" : substr($0, 4); if (inside == "sh") n++; c = ""; next }
        inside == "console" && /^\$ / {
            n++
            print substr($0, 3) > file(".sh")
            printf "" > file(".txt")
            shown = manual && $2 == "cat" ? $3 : ""
            next
        }
        inside == "console" { print > file(".txt"); if (shown) print > shown }
        inside == "sh" { print > file(".make") }
        inside == "c" && !c { c = "src/render/" substr($2, 1, length($2) - 1) ".c"; print c > (work "/written") }
        inside == "c" { print > c }
        FILENAME ~ /^msg/ && match($0, /^[0-9][.] Run `[^`]*/) { n++; print substr($0, 9, RLENGTH - 8) > file(".make") }
    ' "$@"
    for script in "$work"/[0-9]*.sh "$work"/[0-9]*.make; do
        [ ! -f "$script" ] || echo "$script"
    done | sort > "$work/scripts"
    while read -r script; do
        absent=$(missing "$script")
        if [ "${script%.make}" != "$script" ]; then
            CC=$quick CFLAGS=-O0 sh -e "$script" > "$work/out" 2>&1 && ! grep -q 'warning:' "$work/out"
            verdict $? "$*: ${script##*/}:" tail -n 10 "$script" "$work/out"
        elif [ "$absent" ]; then
            have "$(cat "$script")" "$absent"
        else
            sh "$script" 2>&1 | sed 's/ *$//' > "$work/out"
            diff "${script%.sh}.txt" "$work/out" > "$work/diff"
            verdict $? "$* (- expected, + printed):" cat "$script" "$work/diff"
        fi
    done < "$work/scripts"
}

# Where they are installed; the shared folders of a system are those of this test.
usr=$work/usr
(cd "$work/copy" && cp "$program" traxfig && DESTDIR='' BINDIR=$usr/bin MANDIR=$usr/man DATADIR=$usr/share DOCDIR=$usr/doc BASHDIR=$usr/1 \
    ZSHDIR=$usr/2 FISHDIR=$usr/3 LISPDIR=$usr/4 VIMDIR=$usr/5 EXE='' sh src/tools/install.sh install)
rm -f "$work/copy/traxfig"
for name in AUTHOR COMMITTER; do
    export "GIT_${name}_NAME=Ann" "GIT_${name}_EMAIL=ann@example.org"
done
follow "$usr/doc" README.md
mkdir "$work/empty"
follow "$work/empty" "$usr/man/man7/traxfig-intro.7"
follow "$work/copy" README.md src/README.md tfm/README.md msg/README.md
[ "$passed" -gt 0 ]
verdict $? 'README.md: no command was run'
warnings=$(sed -n 's/^WARNINGS = //p' Makefile)
while read -r file; do
    # shellcheck disable=SC2086 # options
    ${CC:-cc} -std=c11 $warnings -Werror -Isrc -c -o "$work/object" "$file" > "$work/out" 2>&1
    verdict $? "src/README.md: $file:" head -n 6 "$work/out"
done < "$work/written"
sh tests/cli/generated.sh ./traxfig --current > "$work/out" 2>&1
verdict $? 'who follows the READMEs is left with:' grep 'out of date' "$work/out"
for catalogue in en xx; do
    sed '/^format-size:/d' msg/$catalogue.msg > "$work/less"
    cp "$work/less" msg/$catalogue.msg
    rm -f build/builtin.[co] # bmake knows times of files by the second
    ! CC=$quick make traxfig > "$work/out" 2>&1 && grep -q "$catalogue.msg.*MESSAGE_LIST" "$work/out"
    verdict $? "a sentence that $catalogue.msg does not have:" cat "$work/out"
    echo 'format-size: a size' >> msg/$catalogue.msg
done
[ "$(wc -l < README.md)" -le 200 ]
verdict $? 'README.md has more than 200 lines'

# rows README: each name of standard input stands in a row of a table, as code, with or without .c.
rows()
{
    awk -v readme="$root/$1" '
        BEGIN {
            while (getline line < readme > 0)
                for (n = split(line, words, "`"); line ~ /^[|]/ && n > 1; n--)
                    known[words[n]]
        }
        { print($0 in known || ($0 ".c") in known ? 0 : 1), $0 }' > "$work/verdicts"
    while read -r bad name; do
        verdict "$bad" "$1: there is no row for $name"
    done < "$work/verdicts"
}

for file in "$root"/tests/*.sh "$root"/tests/*/*.sh "$root"/tests/*/*.awk "$root"/tests/*/*.py "$root"/tests/*/*.c; do
    case $file in
    */unit/units.c) ;;
    */unit/* | */formed_*.c) continue ;;
    esac
    echo "${file##*/}"
done > "$work/names"
rows tests/README.md < "$work/names"
for file in "$root"/src/*/*.c; do
    name=${file##*/}
    echo "${name%.c}"
done > "$work/names"
rows src/README.md < "$work/names"

finish
