#!/bin/sh
# makefile.sh TRAXFIG: what make would do, by `make -n` in a copy of the sources: what is compiled, with which flags, again
# after a change of which file, and the commands of each target. Any make will do.

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root" || exit 2
mkdir "$work/copy"
cp -R Makefile src tfm msg tests "$work/copy"
find "$work/copy" -name '*.o' -exec rm -f {} +
cd "$work/copy" || exit 2
unset CC CPPFLAGS CFLAGS LDFLAGS

# would ARGUMENT...: what make would do, a command on a line, without needless blanks.
would()
{
    make -n "$@" 2>&1 | sed -e :a -e '/\\$/{N;ba' -e '}' -e 's/\\\n//g; s/  */ /g; s/ $//' -e 's:[^ ]*/make :make :'
}

# after FILE TARGET...: the same when this file is the only new one.
after()
{
    changed=$1
    shift
    touch "$changed"
    would "$@"
    touch -t 200001010000 "$changed"
}

flags='-std=c11 -O2 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wformat=2 -Wstrict-prototypes -Wmissing-prototypes'

# compiled FLAGS FILE...: the commands that compile these files.
compiled()
{
    with=$1
    shift
    for file; do
        echo "$with -Isrc -c -o ${file%.c}.o $file"
    done
}

# agree WHAT: the commands in `wanted`, in any order, are those in `told`.
agree()
{
    sort "$work/wanted" | diff - "$work/told" > "$work/differs"
    verdict $? "$1:" cat "$work/differs"
}

# Every file of the program is compiled once, linked once, and carries every file that is built in; what packagers set
# reaches the compiler and the linker. Without a name, make builds the program.
# shellcheck disable=SC2046 # names
set -- build/builtin.c $(find src -name '*.c' ! -path '*/tools/*')
for arguments in '' traxfig 'EXE=.exe traxfig.exe'; do
    # shellcheck disable=SC2086 # words
    would $arguments > "$work/all"
    grep ' -c ' "$work/all" | sort > "$work/told"
    compiled "cc $flags" "$@" ${arguments:+$(echo "$arguments" | sed -n 's:^EXE.*:src/tools/windows.c:p')} > "$work/wanted"
    agree "make $arguments"
    sed -n "s/^cc -o traxfig\(.exe\)* //p" "$work/all" | tr ' ' '\n' | sort > "$work/told"
    sed 's/.* -o \(.*\.o\) .*/\1/' "$work/wanted" > "$work/objects"
    mv "$work/objects" "$work/wanted"
    agree "what is linked by make $arguments"
done
mine='CC=mycc CPPFLAGS=-DMINE CFLAGS=-O3 LDFLAGS=-Lmine'
for from in environment arguments; do
    # shellcheck disable=SC2086,SC2163 # words
    case $from in
    environment) (export $mine && would DESTDIR=to all) ;;
    arguments) (export CFLAGS=-O1 && would $mine all) ;;
    esac > "$work/all"
    grep ' -c ' "$work/all" | sort > "$work/told"
    compiled "mycc $flags -DMINE -O3" "$@" > "$work/wanted"
    agree "variables of make from its $from"
    grep -q '^mycc -O3 -Lmine -o traxfig ' "$work/all"
    verdict $? "LDFLAGS from its $from"
done
ls tfm/*.tfm msg/*.msg src/paper/prolog.ps src/paper/charter*.t1 src/web/tiles.svg src/web/*.html src/web/*.js src/version > "$work/wanted"
# shellcheck disable=SC2046 # names
printf '%s\n' $(sed -n 's/^sh src.tools.embed\.sh \(.*\) > build.builtin\.c$/\1/p' "$work/all") | sort > "$work/told"
agree 'what is built in'

# What needs the program, or all objects, builds it.
for target in install install-strip check test quick reading generated layers build/bench/traxfig; do
    would $target | grep -q -e ' -o src/cli/main\.o '
    verdict $? "make $target does not build the program"
done
! would uninstall | grep ' -o '
verdict $? 'make uninstall builds something'

# Each file of the tests is part of a program of the tests, and compiled with its flags.
would programs > "$work/all"
grep ' -o tests/' "$work/all" | sed 's/.* -c -o //' | sort -u > "$work/told"
find tests -name '*.c' ! -path '*/tools/*' ! -path '*/cli/*' | sed 's/\(.*\)\.c$/\1.o &/' > "$work/wanted"
agree 'the programs of the tests'
for row in "unit/units.c $flags -O0 -U_FORTIFY_SOURCE" "laws/reference.c $flags" "laws/laws.c $flags -O1" \
    "fuzz/faults.c $flags -O0 -U_FORTIFY_SOURCE"; do
    grep -q "^cc ${row#* } -Isrc -c -o tests/${row%%.c *}.o " "$work/all"
    verdict $? "flags of $row"
done

# A file that has changed: all that includes it is compiled again, and the programs are made anew.
set -- traxfig build/units build/laws build/oracle build/replay build/faults build/pack build/repeat
mkdir build
would "$@" | sed -n 's/.* -o \([^ ]*\).*/\1/p' > "$work/made"
find . -exec touch -t 200001010000 {} +
xargs touch -t 200001020000 build/builtin.c < "$work/made"
would "$@" | grep ' -o ' > "$work/told"
[ ! -s "$work/told" ]
verdict $? 'what is up to date is compiled again:' cat "$work/told"
for header in src/*/*.h; do
    after "$header" "$@" | sed -n 's/.* -c -o .* //p; s/.* -o \(traxfig\) .*/\1/p; s/.* -o \(build\/units\) .*/\1/p' | sort > "$work/told"
    echo "#include \"${header#src/}\"" > "$work/includes"
    for _ in 1 2 3 4 5 6 7 8 9; do # and the headers that include it
        grep -lxFf "$work/includes" src/*/*.h | sed 's:src/\(.*\):#include "\1":' > "$work/above"
        cat "$work/above" >> "$work/includes"
    done
    { echo traxfig; echo build/units; grep -lxFf "$work/includes" src/*/*.c tests/*/*.c; } |
        grep -v -e src/tools/ -e tests/tools/ -e tests/cli/ | sort | comm -23 - "$work/told" > "$work/missed"
    [ ! -s "$work/missed" ]
    verdict $? "after a change of $header these are not made anew:" cat "$work/missed"
done
for file in src/tools/embed.sh tfm/mel.tfm msg/da.msg src/paper/prolog.ps src/web/tiles.svg src/web/player.html src/web/engine.js \
    src/web/player.js src/version; do
    [ "$(after $file traxfig | grep -c -e ' > build/builtin\.c$' -e ' -o build/builtin\.o ' -e ' -o traxfig ')" = 3 ]
    verdict $? "after a change of $file the program is not made anew"
done
for file in src/base/text.c src/cli/main.c tests/unit/text.c tests/laws/laws.c tests/laws/oracle.c tests/fuzz/holds.c tests/fuzz/pack.c \
    tests/fuzz/faults.c tests/fuzz/faults.syms tests/cli/repeat.c tests/laws/reference.c tests/laws/compose.c tests/unit/check.h; do
    case $file in
    src/base/*) wanted='faults laws oracle pack repeat replay traxfig units' ;;
    src/cli/*) wanted='faults repeat traxfig' ;;
    tests/unit/*.c) wanted='units' ;;
    */check.h) wanted='faults laws oracle pack replay units' ;;
    */laws.c) wanted='laws' ;;
    */compose.c) wanted='laws oracle' ;;
    */reference.c) wanted='laws oracle replay' ;;
    *) wanted=$(basename "${file%.*}" | sed 's/holds/replay/') ;;
    esac
    told=$(after $file "$@" | sed -n 's/.* -o \(build\/\)*\([a-z]*\) .*/\2/p' | sort -u | tr '\n' ' ')
    [ "$told" = "$wanted " ]
    verdict $? "after a change of $file these are linked: $told"
done

# A file that is built in and is gone.
for file in tfm/tiny.tfm msg/da.msg; do
    rm $file
    would build/builtin.c | grep -q ' > build/builtin\.c$'
    verdict $? "without $file nothing is built anew"
    touch -r build/builtin.c ${file%/*}
done

# What make does for the targets of README and the Makefile when nothing is built => one of the commands.
xargs rm -rf build < "$work/made"
share=/usr/local/share
paths="BINDIR='/usr/local/bin' DATADIR='$share' MANDIR='$share/man' DOCDIR='$share/doc/traxfig' \
BASHDIR='$share/bash-completion/completions' ZSHDIR='$share/zsh/site-functions' FISHDIR='$share/fish/vendor_completions.d' \
LISPDIR='$share/emacs/site-lisp' VIMDIR='$share/vim/vimfiles'"
would check quick reading oracle laws fuzz build/fuzz/record build/fast/record build/plain/record build/bench/bench build/bench/traxfig \
    mutate cover layers generated bench lint install uninstall dist distcheck clean > "$work/all"
while IFS= read -r row; do
    # shellcheck disable=SC2086 # words
    case ${row%% =>*} in
    *' '* | install-strip) would ${row%% =>*} ;;
    *) cat "$work/all" ;;
    esac > "$work/told"
    grep -Fqx -e "${row#*=> }" "$work/told"
    verdict $? "make $row:" cat "$work/told"
done << END
check => sh tests/check.sh ./traxfig
test => sh tests/check.sh ./traxfig
check EXE=.exe => sh tests/check.sh ./traxfig.exe
check => case "\$MAKEFLAGS" in *-j*) jobs= ;; *) jobs=-j2 ;; esac; make \$jobs programs
quick => sh tests/check.sh ./traxfig quick
quick EXE=.exe => sh tests/check.sh ./traxfig.exe quick
reading => sh tests/reading/reading.sh ./traxfig large
oracle => build/oracle 10000 ../shared/records/archive.trx
oracle ARCHIVE=mine => build/oracle 10000 mine
laws => build/laws 100000
fuzz => FUZZERS=build/fuzz SEED= sh tests/fuzz/fuzz.sh 60
fuzz FUZZERS=build/fast SEED=3 TIME=5 TARGETS=repeat => FUZZERS=build/fast SEED=3 sh tests/fuzz/fuzz.sh 5 repeat
build/fuzz/record => mkdir -p build/fuzz
build/fuzz/record => for target in game drawing font message options run repeat; do ln -f build/fuzz/record build/fuzz/\$target; done
build/fast/record => mkdir -p build/fast
build/fast/record => for target in game drawing font message options run repeat; do ln -f build/fast/record build/fast/\$target; done
build/plain/record => mkdir -p build/plain
build/plain/record => for target in game drawing font message options run repeat; do ln -f build/plain/record build/plain/\$target; done
build/builtin.c => mkdir -p build
build/bench/bench => mkdir -p build/bench
build/bench/traxfig => mkdir -p build/bench
mutate => CC='cc' EVERY=18 SAMPLE= SEED= sh tests/tools/mutate.sh
mutate CC=tcc EVERY=2 SAMPLE=3 SEED=4 FILES=mine => CC='tcc' EVERY=2 SAMPLE=3 SEED=4 sh tests/tools/mutate.sh mine
cover => sh tests/tools/cover.sh
layers => sh tests/tools/layers.sh $(would traxfig | sed -n 's/.* -o traxfig //p')
generated => sh tests/cli/generated.sh ./traxfig --write
bench => build/bench/bench ../shared/records/archive.trx
bench ARCHIVE=mine => build/bench/bench mine
lint => sh tests/tools/style.sh
lint => if command -v shellcheck; then shellcheck tests/*.sh tests/*/*.sh src/tools/*.sh examples/*.sh examples/*.bash .ci/run; fi
lint => if command -v mandoc; then MANPATH=\`pwd\`/build/man mandoc -T lint -W style src/man/*.[157]; fi
lint => cp src/man/*.1 build/man/man1
lint => cp src/man/*.5 build/man/man5
lint => cp src/man/*.7 build/man/man7
lint => if command -v makewhatis; then makewhatis build/man; fi
install => DESTDIR='' $paths EXE='' sh src/tools/install.sh install
uninstall => DESTDIR='' $paths EXE='' sh src/tools/install.sh uninstall
install-strip DESTDIR=to PREFIX=/my EXE=.exe => strip 'to/my/bin/traxfig.exe'
install-strip STRIP=mine => mine '/usr/local/bin/traxfig'
install-strip => DESTDIR='' $paths EXE='' sh src/tools/install.sh install
dist => name=traxfig-\`git show HEAD:src/version\` && git -c tar.umask=0022 archive --format=tar --prefix=\$name/ \
-o build/\$name.tar HEAD && gzip -9nf build/\$name.tar
distcheck => sh tests/cli/dist.sh build/traxfig-\`git show HEAD:src/version\`.tar.gz
clean => rm -rf build traxfig traxfig.exe src/*/*.o tests/*/*.o
END
# The fuzzers are of all files of tests/fuzz that do not belong to other programs.
would build/fuzz/record > "$work/all"
grep -o 'tests/[a-z]*/[a-z_]*\.c' "$work/all" | sort -u > "$work/told"
find tests/fuzz tests/laws/reference* -name '*.c' ! -name 'pack*' ! -name 'faults*' > "$work/wanted"
agree 'the files of the fuzzers'
count='-fsanitize-coverage=trace-pc -Wl,--wrap=__sanitizer_cov_trace_pc,--wrap=memchr,--wrap=memcpy,--wrap=memset,--wrap=calloc'
for sanitizers in 'fuzz -DFUZZ -g -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all' \
    'fast -DFUZZ -g -fsanitize=fuzzer,undefined -fsanitize-trap=undefined -fno-sanitize-coverage=trace-cmp' \
    'plain -DFUZZ -fsanitize=fuzzer'; do
    would "build/${sanitizers%% *}/record" | grep -q "^clang $flags ${sanitizers#* } $count -Isrc -o build/${sanitizers%% *}/record tests/.* build/asserting\.o"
    verdict $? "the fuzzers of $sanitizers"
done

# Where no room is left the tests say so, once.
mkdir full
printf '#!/bin/sh\nprintf "none 64 64 0 100%%%% /\\n"\n' > full/df
chmod 755 full/df
for kind in quick light ''; do
    PATH=$PWD/full:$PATH sh "$root/tests/check.sh" "$program" $kind > "$work/said" 2>&1
    [ $? = 2 ] && [ "$(sed 's/ [24]0*0 / N /' "$work/said")" = "${TMPDIR:-/tmp} has no room for N megabytes; set TMPDIR to another folder" ]
    verdict $? "tests $kind on a full disk:" cat "$work/said"
done

finish
