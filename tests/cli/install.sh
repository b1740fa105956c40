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
cp "$program" "$work/copy/traxfig.exe"
find "$work/copy" -type f -exec chmod 600 {} + # as after a checkout that nobody else may read

# recipe STATUS ARGUMENT...: runs what make would do for these, without building the program.
recipe()
{
    wanted=$1
    shift
    make -n "$@" | sed -e :a -e '/\\$/{N;ba' -e '}' | grep 'install\.sh ' > "$work/recipe"
    (cd "$work/copy" && umask 077 && sh "$work/recipe") > "$work/said" 2>&1 # all can read the files nevertheless
    [ $? = "$wanted" ]
    verdict $? "make $*:" cat "$work/said"
}

# The names of these folders as make has them by itself: BINDIR and so on.
usual='/bin /share /share/man /share/doc/traxfig /share/bash-completion/completions /share/zsh/site-functions
    /share/fish/vendor_completions.d /share/emacs/site-lisp /share/vim/vimfiles'

# places BIN DATA MAN DOC BASH ZSH FISH LISP VIM: where each file of the source belongs: mode, place and source, with tabs.
places()
{
    printf '755\t%s\t%s\n' "$1/traxfig$exe" "traxfig$exe"
    for file in src/man/*; do printf '644\t%s\t%s\n' "$3/man${file##*.}/${file##*/}" "$file"; done
    for file in tfm/* msg/*; do printf '644\t%s\t%s\n' "$2/traxfig/$file" "$file"; done
    for file in examples/*; do printf '644\t%s\t%s\n' "$4/$file" "$file"; done
    for file in README.md LICENSE src/NEWS; do printf '644\t%s\t%s\n' "$4/${file##*/}" "$file"; done
    printf '644\t%s\t%s\n' "$2/traxfig/traxfig.schema.json" src/render/traxfig.schema.json "$5/traxfig.bash" examples/traxfig.bash \
        "$6/_traxfig" examples/_traxfig "$7/traxfig.fish" examples/traxfig.fish "$8/traxfig.el" examples/traxfig.el \
        "$9/syntax/trax.vim" examples/trax.vim
}

# installed WHAT FOLDER NAMED BIN DATA ...: the files below a folder, and no others but those named mine*, are in these places
# below it, as for `places`, can be read by all, and are those of the source. A manual has the version at its foot and
# names the folders where the files are in use, below NAMED.
installed()
{
    what=$1
    below=$2
    named=$3
    shift 3
    rm -rf "$work/man"
    mkdir "$work/man"
    for file in src/man/*; do
        awk -v data="$named$2" -v documents="$named$4" '
            /^\.Os/ { getline version < "src/version"; $0 = ".Os traxfig " version }
            { sub("/usr/local/share/doc/traxfig", documents); sub("/usr/local/share", data); print }' "$file" > "$work/man/${file##*/}"
    done
    places "$@" > "$work/places"
    cut -f 3 "$work/places" | sed "s:^src/man/:$work/man/:" | (cd "$work/copy" && xargs cksum) | paste - "$work/places" |
        awk -F '\t' '{ split($1, sum, " "); print sum[1], sum[2], $3; print $2, $3 }' | sort > "$work/wanted"
    (cd "$below" && find . -type f ! -name 'mine*' ! -path '*/traxfig/installed' -exec cksum {} + &&
        for mode in 755 644; do find . -type f ! -name 'mine*' ! -path '*/traxfig/installed' -perm $mode | sed "s/^/$mode /"; done) |
        sed 's: \./: /:' | sort | diff "$work/wanted" - > "$work/wrong"
    find "$below" -type d ! -perm 755 >> "$work/wrong"
    [ ! -s "$work/wrong" ] && [ "$(wc -l < "$work/wanted")" -gt 150 ]
    verdict $? "$what:" cat "$work/wrong"
}

# removed WHAT FOLDER FILE...: below a folder are these files and folders, and no others.
removed()
{
    what=$1
    below=$2
    shift 2
    [ "$(cd "$below" && find . ! -name . | sort | tr '\n' ' ')" = "${*:+$* }" ]
    verdict $? "$what leaves" find "$below"
}

exe=
mkdir "$work/root"
# shellcheck disable=SC2086 # folders
{
    recipe 0 DESTDIR="$work/root" PREFIX=/opt install
    installed 'make install with DESTDIR' "$work/root/opt" /opt $usual
    [ ! -e "$work/root/opt/share/traxfig/installed" ]
    verdict $? 'there is a list of files in a package'
    recipe 0 DESTDIR="$work/root" PREFIX=/opt uninstall
    [ ! -e "$work/root" ]
    verdict $? 'make uninstall with DESTDIR leaves something'
    # Without DESTDIR, twice; there is a folder already, which stays, as does what others wrote into one of the new folders.
    mkdir -p "$work/usr/share/man/man1"
    : > "$work/usr/mine"
    recipe 0 PREFIX="$work/usr" install
    recipe 0 PREFIX="$work/usr" install
    installed 'make install' "$work/usr" "$work/usr" $usual
    : > "$work/usr/share/traxfig/mine too"
    recipe 0 PREFIX="$work/usr" uninstall
    removed 'make uninstall' "$work/usr" ./mine ./share ./share/man ./share/man/man1 ./share/traxfig './share/traxfig/mine too'
    recipe 0 PREFIX="$work/usr" uninstall # nothing is there
    removed 'make uninstall again' "$work/usr" ./mine ./share ./share/man ./share/man/man1 ./share/traxfig './share/traxfig/mine too'
}
# Each folder has its own name, with a blank, and so has DESTDIR; without it, names can be relative. For Windows, too.
set -- '/b 1' '/d 2' '/m 3' '/o 4' '/b 5' '/z 6' '/f 7' '/l 8' '/v 9'
for at in '/my own' 'my own'; do
    case $at in
    /*) destination="$work/pack age" && below="$work/pack age/my own" && exe=.exe ;;
    *) destination='' && below="$work/copy/my own" && exe= ;;
    esac
    for target in install uninstall; do
        recipe 0 EXE=$exe DESTDIR="$destination" BINDIR="$at$1" DATADIR="$at$2" MANDIR="$at$3" DOCDIR="$at$4" BASHDIR="$at$5" \
            ZSHDIR="$at$6" FISHDIR="$at$7" LISPDIR="$at$8" VIMDIR="$at$9" $target
        [ $target = uninstall ] || installed 'make install with blanks' "$below" "$at" "$@"
    done
    [ ! -e "$below" ]
    verdict $? 'make uninstall with blanks leaves' find "$below"
done
# What cannot be written is an error.
: > "$work/file"
recipe 1 DESTDIR="$work/file" install
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
fi

finish
