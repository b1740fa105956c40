#!/bin/sh
# install.sh: what `make install` and `make uninstall` do. Works on the paths of the Makefile, which come in
# the environment: DESTDIR, BINDIR, DATADIR, MANDIR, DOCDIR, BASHDIR, ZSHDIR, FISHDIR, LISPDIR, EXE.
#
#   sh src/tools/install.sh install     puts everything into its folder
#   sh src/tools/install.sh uninstall   takes it away again, and the folders that had to be made for it
#
# What was put where is noted in DATADIR/traxfig/installed, a line each: `f` or `d` and the path below
# DESTDIR. So an uninstall removes neither a folder that was there before nor one that has got other files.

set -eu
umask 022
list=$DATADIR/traxfig/installed

# folder PATH: makes it, and notes what of it was not there.
folder()
{
    missing=$1
    while [ "$missing" ] && [ ! -d "$DESTDIR$missing" ]; do
        notes="${notes}d $missing
"
        case $missing in
        */*) missing=${missing%/*} ;;
        *) missing= ;;
        esac
    done
    if [ "$DESTDIR" ] && [ ! -d "$DESTDIR" ]; then
        notes="$notes"'d '"
"
    fi
    mkdir -p "$DESTDIR$1"
}

# put MODE FOLDER FILE...: copies files into a folder.
put()
{
    mode=$1
    to=$2
    shift 2
    folder "$to"
    for file in "$@"; do
        cp "$file" "$DESTDIR$to/"
        note_file "$mode" "$to/${file##*/}"
    done
}

note_file()
{
    chmod "$1" "$DESTDIR$2"
    notes="${notes}f $2
"
}

# manual SECTION: copies a manual, with the version at its foot.
manual()
{
    for file in src/man/*."$1"; do
        folder "$MANDIR/man$1"
        sed "s/^\.Os.*/.Os traxfig $(cat src/version)/" "$file" > "$DESTDIR$MANDIR/man$1/${file##*/}"
        note_file 644 "$MANDIR/man$1/${file##*/}"
    done
}

install_all()
{
    notes=
    folder "$DATADIR/traxfig"
    put 755 "$BINDIR" "traxfig$EXE"
    manual 1
    manual 5
    put 644 "$DATADIR/traxfig/tfm" tfm/*
    put 644 "$DATADIR/traxfig/msg" msg/*
    put 644 "$DOCDIR" README.md LICENSE
    put 644 "$DOCDIR/examples" examples/*
    put 644 "$BASHDIR" examples/traxfig.bash
    put 644 "$ZSHDIR" examples/_traxfig
    put 644 "$FISHDIR" examples/traxfig.fish
    put 644 "$LISPDIR" examples/traxfig.el
    notes="${notes}f $list
"
    # Folders that an earlier install made are still its own.
    [ ! -f "$DESTDIR$list" ] || notes=$notes$(cat "$DESTDIR$list")
    printf '%s\n' "$notes" | sed '/^$/d' | LC_ALL=C sort -u > "$DESTDIR$list.new"
    mv "$DESTDIR$list.new" "$DESTDIR$list"
}

uninstall_all()
{
    [ -f "$DESTDIR$list" ] || return 0
    LC_ALL=C sort -r "$DESTDIR$list" > build/installed
    # Files first; then folders, what stands deeper first.
    while read -r kind path; do
        [ "$kind" != f ] || rm -f "$DESTDIR$path"
    done < build/installed
    while read -r kind path; do
        [ "$kind" != d ] || rmdir "$DESTDIR$path" 2> build/kept || :
    done < build/installed
}

case $1 in
install) install_all ;;
uninstall)
    mkdir -p build
    uninstall_all
    ;;
esac
