#!/bin/sh
# install.sh TRAXFIG: `make install` puts every file into its folder, readable by all, and `make uninstall` removes all of
# it. The recipes of the Makefile run in a copy, which has the program. dist.sh tests more, on the tarball.

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root" || exit 2

# POSIX knows no other way to set a variable, and makes differ in what others mean.
! grep -nE '^[A-Za-z_]+ *(!|:|::|:::|[?]|[+])=' Makefile
verdict $? 'the Makefile sets variables by = only'

mkdir "$work/copy" "$work/copy/src"
cp -r Makefile README.md LICENSE msg tfm examples "$work/copy"
cp -r src/man src/tools src/NEWS src/version src/render "$work/copy/src"
cp "$program" "$work/copy/traxfig"

# recipe ARGUMENT...: runs what make would do for these, without building the program.
recipe()
{
    make -n "$@" | sed -e :a -e '/\\$/{N;ba' -e '}' | grep 'install\.sh ' > "$work/recipe"
    (cd "$work/copy" && umask 077 && sh "$work/recipe") > "$work/said" 2>&1 # all can read the files nevertheless
    verdict $? "make $*:" cat "$work/said"
}

# Where each file of the source belongs, below the prefix.
places()
{
    echo "755 bin/traxfig traxfig"
    for file in src/man/*.1; do echo "644 share/man/man1/${file##*/} $file"; done
    for file in src/man/*.5; do echo "644 share/man/man5/${file##*/} $file"; done
    for file in tfm/* msg/*; do echo "644 share/traxfig/$file $file"; done
    for file in examples/*; do echo "644 share/doc/traxfig/$file $file"; done
    for file in README.md LICENSE src/NEWS; do echo "644 share/doc/traxfig/${file##*/} $file"; done
    echo '644 share/traxfig/traxfig.schema.json src/render/traxfig.schema.json
644 share/bash-completion/completions/traxfig.bash examples/traxfig.bash
644 share/zsh/site-functions/_traxfig examples/_traxfig
644 share/fish/vendor_completions.d/traxfig.fish examples/traxfig.fish
644 share/emacs/site-lisp/traxfig.el examples/traxfig.el
644 share/vim/vimfiles/syntax/trax.vim examples/trax.vim'
}

# modes MODE: the files of this folder that have it, with their mode.
modes()
{
    find . -type f -perm "$1" | sed "s:^\./:$1 :"
}

# checksums FOLDER NAME...: of these files of a folder.
checksums()
{
    (cd "$1" && shift && cksum "$@") | awk '{ print $1, $2 }'
}

# installed PREFIX NAMED: what is wrong with the files below it; the manuals name the folder NAMED, so that they differ from
# the source.
installed()
{
    places > "$work/places"
    find "$1" -type d ! -perm 755 | sed 's/$/ cannot be read by all/'
    (cd "$1" && modes 755 && modes 644) | grep -v ' share/traxfig/installed$' | sort > "$work/found"
    cut -d ' ' -f 1,2 "$work/places" | sort | comm -3 - "$work/found" | sed 's/$/ is missing, too many, or has another mode/'
    copies=
    sources=
    while read -r _ place source; do
        case $place in
        */man/*)
            grep -q "$2/share/" "$1/$place" || ! grep -q /usr/local "$1/$place" || echo "$place names other folders"
            grep -qx "\.Os traxfig $(cat src/version)" "$1/$place" || echo "$place has another version"
            ;;
        *) copies="$copies $place" && sources="$sources $source" ;;
        esac
    done < "$work/places"
    # shellcheck disable=SC2086 # names
    checksums "$1" $copies > "$work/sums"
    # shellcheck disable=SC2086
    checksums "$work/copy" $sources | paste -d ' ' "$work/sums" - | awk -v names="$copies" '
        BEGIN { split(names, name, " ") }
        $1 " " $2 != $3 " " $4 { print name[NR] " is another file" }'
}

recipe DESTDIR="$work/root" PREFIX=/opt install
installed "$work/root/opt" /opt > "$work/wrong"
[ ! -s "$work/wrong" ]
verdict $? 'make install with DESTDIR:' head -n 3 "$work/wrong"
recipe DESTDIR="$work/root" PREFIX=/opt uninstall
[ ! -e "$work/root" ]
verdict $? 'make uninstall with DESTDIR leaves something'
# A file that is missing is not built in as an empty one.
sh src/tools/embed.sh src/version "$work/none" src/NEWS > "$work/said" 2>&1
[ $? = 2 ] && grep -q "cannot read $work/none" "$work/said"
verdict $? 'embed.sh with a missing file:' tail -n 1 "$work/said"
# What packagers set reaches each compilation and the linker.
make -n -W src/base/text.c CC=mycc CPPFLAGS=-DMINE CFLAGS=-O3 LDFLAGS=-Lmine traxfig > "$work/said" 2>&1
grep 'text\.c$' "$work/said" | grep -q '^mycc -DMINE -O3 ' && grep -q '^mycc -O3 -Lmine -o traxfig ' "$work/said"
verdict $? 'variables of make:' tail -n 2 "$work/said"
# install-strip strips what it has installed.
if have install-strip strip; then
    make -n DESTDIR="$work/root" BINDIR=/bin install-strip | grep '^strip ' > "$work/recipe"
    mkdir -p "$work/root/bin"
    cp "$program" "$work/root/bin"
    sh "$work/recipe" && [ "$(wc -c < "$work/root/bin/traxfig")" -lt "$(wc -c < "$program")" ]
    verdict $? 'make install-strip with DESTDIR:' cat "$work/recipe"
    rm -r "$work/root"
fi
mkdir "$work/usr"
: > "$work/usr/mine"
recipe PREFIX="$work/usr" install
installed "$work/usr" "$work/usr" | grep -v ' mine is ' > "$work/wrong"
[ ! -s "$work/wrong" ]
verdict $? 'make install:' head -n 3 "$work/wrong"
recipe PREFIX="$work/usr" uninstall
[ "$(find "$work/usr")" = "$work/usr
$work/usr/mine" ]
verdict $? "make uninstall leaves" find "$work/usr"

finish
