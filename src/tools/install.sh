#!/bin/sh
# install.sh: what `make install` and `make uninstall` do. The Makefile sets these variables of the environment:
# DESTDIR, BINDIR, DATADIR, MANDIR, DOCDIR, BASHDIR, ZSHDIR, FISHDIR, LISPDIR, VIMDIR, EXE.
#
#   sh src/tools/install.sh install     copies each file into its folder
#   sh src/tools/install.sh uninstall   removes these files, and the folders that were created for them
#
# DATADIR/traxfig/installed lists what was installed: a line is `f` (file) or `d` (folder), and the path. Uninstalling
# keeps folders that existed before, and folders with other files. With DESTDIR, for packages, there is no list:
# uninstalling removes the files that an install would write, then DATADIR/traxfig and DOCDIR with their subfolders if
# they are empty. Nothing is written into the source, which may belong to someone else.

set -eu
umask 022
list=$DATADIR/traxfig/installed
tab=$(printf '\t')

# each MODE FOLDER FILE...: prints a line with the mode, the folder, and the files of the source (no name has blanks).
each()
{
    mode=$1
    to=$2
    shift 2
    printf '%s\t%s\t%s\n' "$mode" "$to" "$*"
}

files()
{
    each 755 "$BINDIR" "traxfig$EXE"
    each 644 "$MANDIR/man1" src/man/*.1
    each 644 "$MANDIR/man5" src/man/*.5
    each 644 "$MANDIR/man7" src/man/*.7
    each 644 "$DATADIR/traxfig" src/render/traxfig.schema.json
    each 644 "$DATADIR/traxfig/tfm" tfm/*
    each 644 "$DATADIR/traxfig/msg" msg/*
    each 644 "$DOCDIR" README.md src/NEWS
    # Only the examples that a README names. The other files are outputs that the tests compare.
    each 644 "$DOCDIR/examples" examples/README.md examples/*.txt examples/index.html examples/double.svg examples/page.png \
        examples/player.png examples/workflow.yml examples/regress.sh examples/problem-matcher.json examples/pre-commit \
        examples/traxfig.* examples/_traxfig examples/trax.vim
    each 644 "$BASHDIR" examples/traxfig.bash
    each 644 "$ZSHDIR" examples/_traxfig
    each 644 "$FISHDIR" examples/traxfig.fish
    each 644 "$LISPDIR" examples/traxfig.el
    each 644 "$VIMDIR/syntax" examples/trax.vim
    each 644 "$VIMDIR/ftdetect" examples/trax.vim
}

# folder PATH: creates a folder and its parents, and lists those that did not exist.
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

# document FILE: prints a manual with the version at its foot, or a README without links to what is not installed.
# In both, replaces the usual folders by those of this installation.
document()
{
    sed "s/^\.Os.*/.Os traxfig $(cat src/version)/
        /^- \[src]/d
        s|\[licence](LICENSE)|licence|
        s|](src/NEWS)|](NEWS)|
        s|](src/render/|](/usr/local/share/traxfig/|
        s|](tfm/|](/usr/local/share/traxfig/tfm/|
        s|](msg/|](/usr/local/share/traxfig/msg/|
        /^## In the source/,\$d
        s|/usr/local/share/doc/traxfig|$DOCDIR|g
        s|/usr/local/bin|$BINDIR|g
        s|/usr/local/share/bash-completion/completions|$BASHDIR|g
        s|/usr/local/share/zsh/site-functions|$ZSHDIR|g
        s|/usr/local/share/vim/vimfiles|$VIMDIR|g
        s|/usr/local/share/emacs/site-lisp|$LISPDIR|g
        s|/usr/local/share|$DATADIR|g" "$1"
}

# put MODE FOLDER FILE...: copies files into a folder, and lists the files and the folders that it created.
put()
{
    mode=$1
    to=$2
    shift 2
    folder "$to" && cp "$@" "$DESTDIR$to" || return
    for file in "$@"; do
        path=$to/${file##*/}
        case $to/$file in
        "$VIMDIR/ftdetect"/*) sed -n 's/^" *autocmd/autocmd/p' "$file" > "$DESTDIR$path" ;;
        */src/man/* | "$DOCDIR"/*README.md) document "$file" > "$DESTDIR$path" ;;
        esac && echo "f $path" || return
        shift
        set -- "$@" "$DESTDIR$path"
    done
    chmod "$mode" "$@"
}

install_all()
{
    # shellcheck disable=SC2086 # names without blanks
    installed=$(files | while IFS=$tab read -r mode to names; do put "$mode" "$to" $names || exit; done)
    [ ! "$DESTDIR" ] || return 0
    # Folders that an earlier install created stay in the list.
    [ ! -f "$list" ] || installed="$installed
$(cat "$list")"
    printf '%s\n' "$installed" "f $list" | LC_ALL=C sort -u > "$list"
}

# listed: prints what to remove: first files, then folders, each folder after those in it.
listed()
{
    if [ "$DESTDIR" ]; then
        files | while IFS=$tab read -r mode to names; do
            for file in $names; do
                echo "f $to/${file##*/}"
            done
            case $to in
            "$DATADIR/traxfig"* | "$DOCDIR"*) echo "d $to" ;;
            esac
        done
    elif [ -f "$list" ]; then
        cat "$list"
    fi | LC_ALL=C sort -ru
}

uninstall_all()
{
    listed | while read -r kind path; do
        case $kind in
        f) rm -f "$DESTDIR$path" ;;
        d) rmdir "$DESTDIR$path" 2> /dev/null || : ;;
        esac
    done
}

case $1 in
install) install_all ;;
uninstall) uninstall_all ;;
esac
