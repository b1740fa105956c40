#!/bin/sh
# install.sh: what `make install` and `make uninstall` do. Works on the paths of the Makefile, which come in
# the environment: DESTDIR, BINDIR, DATADIR, MANDIR, DOCDIR, BASHDIR, ZSHDIR, FISHDIR, LISPDIR, VIMDIR, EXE.
#
#   sh src/tools/install.sh install     copies everything into its folder
#   sh src/tools/install.sh uninstall   removes it, and the folders that were created for it
#
# What was installed is listed in DATADIR/traxfig/installed, one per line: `f` or `d` and the path. So uninstalling
# removes neither a folder that existed before nor one with other files. Under DESTDIR, where packages are made, there
# is no list: uninstalling removes the files that an install would write, and every folder that is empty then.

set -eu
umask 022
list=$DATADIR/traxfig/installed
tab=$(printf '\t')

# each MODE FOLDER FILE...: a line for each file: mode, folder, and the file in the source.
each()
{
    mode=$1
    to=$2
    shift 2
    for file in "$@"; do
        printf '%s\t%s\t%s\n' "$mode" "$to" "$file"
    done
}

files()
{
    each 755 "$BINDIR" "traxfig$EXE"
    each 644 "$MANDIR/man1" src/man/*.1
    each 644 "$MANDIR/man5" src/man/*.5
    each 644 "$DATADIR/traxfig" src/render/traxfig.schema.json
    each 644 "$DATADIR/traxfig/tfm" tfm/*
    each 644 "$DATADIR/traxfig/msg" msg/*
    each 644 "$DOCDIR" README.md LICENSE src/NEWS
    each 644 "$DOCDIR/examples" examples/*
    each 644 "$BASHDIR" examples/traxfig.bash
    each 644 "$ZSHDIR" examples/_traxfig
    each 644 "$FISHDIR" examples/traxfig.fish
    each 644 "$LISPDIR" examples/traxfig.el
    each 644 "$VIMDIR/syntax" examples/trax.vim
}

# folder PATH: creates it, and lists which of its parents did not exist.
folder()
{
    missing=$1
    while [ "$missing" ] && [ ! -d "$DESTDIR$missing" ]; do
        echo "d $missing"
        case $missing in
        */*) missing=${missing%/*} ;;
        *) missing= ;;
        esac
    done
    [ -d "$DESTDIR$1" ] || mkdir -p "$DESTDIR$1"
}

# manual FILE: prints it with the version at its foot and the folders of this installation.
manual()
{
    sed "s/^\.Os.*/.Os traxfig $(cat src/version)/
        s|/usr/local/share/doc/traxfig|$DOCDIR|
        s|/usr/local/share|$DATADIR|" "$1"
}

# put MODE FOLDER FILE: copies a file, and lists it with the folders that it needed.
put()
{
    path=$2/${3##*/}
    folder "$2"
    case $3 in
    src/man/*) manual "$3" > "$DESTDIR$path" ;;
    *) cp "$3" "$DESTDIR$path" ;;
    esac
    chmod "$1" "$DESTDIR$path"
    echo "f $path"
}

install_all()
{
    while IFS=$tab read -r mode to file; do
        put "$mode" "$to" "$file"
    done < build/files > build/installed
    [ ! "$DESTDIR" ] || return 0
    # Folders that an earlier install created are still its own.
    [ ! -f "$list" ] || cat "$list" >> build/installed
    echo "f $list" >> build/installed
    LC_ALL=C sort -u build/installed > "$list"
}

uninstall_all()
{
    if [ ! "$DESTDIR" ] && [ ! -f "$list" ]; then
        return 0
    elif [ "$DESTDIR" ]; then
        sed "s|^[^$tab]*$tab\([^$tab]*\)$tab\(.*/\)*|f \1/|" build/files > build/installed
    else
        LC_ALL=C sort -r "$list" > build/installed
    fi
    while read -r kind path; do
        [ "$kind" != f ] || rm -f "$DESTDIR$path"
    done < build/installed
    # Folders, the deepest first.
    while read -r kind path; do
        [ "$kind" != d ] || rmdir "$path" 2> build/kept || :
    done < build/installed
    [ ! "$DESTDIR" ] || find "$DESTDIR" -depth -type d -exec rmdir {} \; 2> build/kept || :
}

mkdir -p build
files > build/files
case $1 in
install) install_all ;;
uninstall) uninstall_all ;;
esac
