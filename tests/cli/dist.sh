#!/bin/sh
# dist.sh TARBALL: unpacked into an empty folder whose name has a blank, with nothing but PATH in the environment, the
# tarball builds, passes its tests and installs; uninstalling removes all of its files and no others. Ends with "N passed, N failed".

tarball=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
mkdir "$work/a folder" && cd "$work/a folder" || exit 2
passed=0
failed=0

try()
{
    title=$1
    shift
    if "$@" > log 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "failed: $title: $(grep '^failed' log; tail -n 5 log)"
    fi
}

bare()
{
    env -i PATH="$PATH" "$@"
}

# Whether a file of each kind is installed.
is_installed()
{
    for file in bin/traxfig share/man/man1/traxfig.1 share/man/man5/traxfig-font.5 share/man/man7/traxfig-intro.7 share/traxfig/tfm/short2.tfm \
        share/traxfig/msg/en.msg share/doc/traxfig/README.md share/doc/traxfig/examples/index.html \
        share/bash-completion/completions/traxfig.bash share/zsh/site-functions/_traxfig \
        share/fish/vendor_completions.d/traxfig.fish share/emacs/site-lisp/traxfig.el \
        share/vim/vimfiles/syntax/trax.vim share/vim/vimfiles/ftdetect/trax.vim share/traxfig/traxfig.schema.json share/doc/traxfig/NEWS; do
        [ -f "root/opt/$file" ] || { echo "$file is missing" && return 1; }
    done
}

# The program, the manuals and the name of the tarball have the same version.
version()
{
    printed=$(root/opt/bin/traxfig -V)
    grep -Fqx ".Os $printed" root/opt/share/man/man1/traxfig.1 &&
        grep -Fqx ".Os $printed" root/opt/share/man/man5/traxfig-font.5 &&
        [ "traxfig-${printed#* }.tar.gz" = "${tarball##*/}" ]
}

# The installed manuals name the folders of this installation, and no others.
folders()
{
    grep -Fq 'Pa /opt/share/traxfig' root/opt/share/man/man1/traxfig.1 &&
        grep -Fq 'Pa /opt/share/traxfig/tfm' root/opt/share/man/man5/traxfig-font.5 &&
        ! grep -q /usr/local root/opt/share/man/man?/*
}

# Flags for the preprocessor reach the compiler.
preprocessor()
{
    touch src/cli/main.c
    make -n CPPFLAGS=-DPROBE | grep -q -e ' -DPROBE .*main\.c'
}

try 'unpack' tar -xzf "$tarball"
cd traxfig-* || exit 2
try 'one folder' [ "$(find .. -mindepth 1 -maxdepth 1 ! -name log | wc -l)" = 1 ]
try 'make' bare make
try 'make check' bare make check
mkdir -p root/opt/share
: > root/opt/share/mine
find root ! -type d > before
try 'make install' bare make DESTDIR="$PWD/root" PREFIX=/opt install
try 'each kind of file is installed' is_installed
try 'one version' version
try 'folders in the manuals' folders
try 'no list of files in a package' [ ! -e root/opt/share/traxfig/installed ]
try 'make install again' bare make DESTDIR="$PWD/root" PREFIX=/opt install
try 'make uninstall' bare make DESTDIR="$PWD/root" PREFIX=/opt uninstall
find root ! -type d > after
try 'nothing is left' diff before after
try 'make install-strip' bare make DESTDIR="$PWD/root" PREFIX=/opt install-strip
try 'the program is stripped' [ "$(wc -c < root/opt/bin/traxfig)" -lt "$(wc -c < traxfig)" ]
try 'make uninstall, stripped' bare make DESTDIR="$PWD/root" PREFIX=/opt uninstall
try 'make install without DESTDIR' bare make PREFIX="$PWD/root/usr" install
try 'its list names the program' grep -qx "f $PWD/root/usr/bin/traxfig" root/usr/share/traxfig/installed
: > root/usr/share/mine
try 'make uninstall without DESTDIR' bare make PREFIX="$PWD/root/usr" uninstall
try 'what others wrote stays' [ "$(find root/usr -type f)" = root/usr/share/mine ]
rm -r root/usr
find root ! -type d > after
try 'nothing else is left' diff before after
try 'CPPFLAGS' preprocessor
try 'make install in a new folder' bare make DESTDIR="$PWD/fresh" PREFIX=/opt install
try 'make uninstall from it' bare make DESTDIR="$PWD/fresh" PREFIX=/opt uninstall
try 'nothing is left in it' [ -z "$(find fresh ! -type d)" ]

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
