#!/bin/sh
# install.sh TRAXFIG: `make install` puts every file into its folder, readable by all, and `make uninstall` removes all of
# it. The recipes of the Makefile run in a copy, which has the program. dist.sh tests more, on the tarball.

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root" || exit 2

# Makes differ in what other ways to set a variable mean.
! grep -nE '^[A-Za-z_]+ *(:|::|:::|[?]|[+])=' Makefile
verdict $? 'the Makefile sets variables by = and != only'

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
    for file in examples/*.txt examples/README.md examples/index.html examples/double.svg examples/page.png examples/player.png \
        examples/workflow.yml examples/regress.sh examples/problem-matcher.json examples/pre-commit examples/traxfig.el \
        examples/trax.vim examples/traxfig.bash examples/_traxfig examples/traxfig.fish; do printf '644\t%s\t%s\n' "$4/$file" "$file"; done
    for file in README.md src/NEWS; do printf '644\t%s\t%s\n' "$4/${file##*/}" "$file"; done
    printf '644\t%s\t%s\n' "$2/traxfig/traxfig.schema.json" src/render/traxfig.schema.json "$5/traxfig.bash" examples/traxfig.bash \
        "$6/_traxfig" examples/_traxfig "$7/traxfig.fish" examples/traxfig.fish "$8/traxfig.el" examples/traxfig.el \
        "$9/syntax/trax.vim" examples/trax.vim "$9/ftdetect/trax.vim" ftdetect
}

# installed WHAT FOLDER NAMED BIN DATA ...: the files below a folder, and no others but those named mine*, are in these places
# below it, as for `places`, can be read by all, and are those of the source. A manual has the version at its foot.
# It and a README name the folders where the files are in use, below NAMED; a README has nothing that is only for those who
# have the source.
installed()
{
    what=$1
    below=$2
    named=$3
    shift 3
    rm -rf "$work/documents"
    mkdir -p "$work/documents/src/man" "$work/documents/examples"
    for file in src/man/* README.md examples/README.md; do
        awk -v programs="$named$1" -v data="$named$2" -v documents="$named$4" -v bash="$named$5" -v zsh="$named$6" -v lisp="$named$8" -v vim="$named$9" '
            /^\.Os/ { getline version < "src/version"; $0 = ".Os traxfig " version }
            /^- \[src\]/ { next }
            /^## In the source/ { exit }
            { sub(/\[licence\]\(LICENSE\)/, "licence"); sub(/\]\(src\/render/, "](" data "/traxfig"); sub(/\]\(tfm/, "](" data "/traxfig/tfm")
              sub(/\]\(src\/NEWS/, "](NEWS"); sub(/\]\(msg/, "](" data "/traxfig/msg"); sub("/usr/local/share/doc/traxfig", documents)
              gsub("/usr/local/bin", programs); sub("/usr/local/share/bash-completion/completions", bash)
              sub("/usr/local/share/zsh/site-functions", zsh); sub("/usr/local/share/vim/vimfiles", vim)
              sub("/usr/local/share/emacs/site-lisp", lisp); sub("/usr/local/share", data); print }' "$file" > "$work/documents/$file"
    done
    echo 'autocmd BufRead,BufNewFile *.trx setfiletype trax' > "$work/documents/ftdetect"
    for file in README.md examples/README.md; do
        grep -o '](\([^):]*\))' "$below$4/$file" | sed 's/^](//; s/)$//; s/#.*//' | sort -u | while read -r link; do
            case $link in
            "$named"*) [ -e "$below${link#"$named"}" ] ;;
            *) [ -e "$below$4/${file%README.md}$link" ] ;;
            esac || echo "$link"
        done > "$work/dead"
        [ ! -s "$work/dead" ] && grep -qF -e "$named" "$below$4/$file"
        verdict $? "$what: dead links of $file:" cat "$work/dead"
    done
    places "$@" > "$work/places"
    cut -f 3 "$work/places" | sed "s:^\(src/man/\|\(examples/\)*README\|ftdetect\):$work/documents/&:" | (cd "$work/copy" && xargs cksum) | paste - "$work/places" |
        awk -F '\t' '{ split($1, sum, " "); print sum[1], sum[2], $3; print $2, $3 }' | sort > "$work/wanted"
    (cd "$below" && find . -type f ! -name 'mine*' ! -path '*/traxfig/installed' -exec cksum {} + &&
        for mode in 755 644; do find . -type f ! -name 'mine*' ! -path '*/traxfig/installed' -perm $mode | sed "s/^/$mode /"; done) |
        sed 's: \./: /:' | sort | diff "$work/wanted" - > "$work/wrong"
    find "$below" -type d ! -perm 755 >> "$work/wrong"
    [ ! -s "$work/wrong" ] && [ "$(wc -l < "$work/wanted")" -gt 120 ]
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
    if have 'Vim finds its files' vim; then
        : > "$work/game.trx"
        vim -Nes -u NONE -i NONE --cmd "set runtimepath^=$work/root/opt/share/vim/vimfiles" --cmd 'filetype on | syntax on' \
            -c "call writefile([&filetype, get(b:, 'current_syntax', '')], '$work/said') | quit" "$work/game.trx" < /dev/null
        [ "$(cat "$work/said")" = "$(printf 'trax\ntrax')" ]
        verdict $? 'Vim does not find its files:' cat "$work/said"
    fi
    if have 'Emacs finds its file' emacs; then
        emacs -Q --batch -L "$work/root/opt/share/emacs/site-lisp" --eval "(require 'traxfig)" --eval "(princ (commandp 'traxfig-buffer))" > "$work/said" 2>&1
        [ "$(cat "$work/said")" = t ]
        verdict $? 'Emacs does not find its file:' cat "$work/said"
    fi
    # What was there before stays, and so do folders that many programs share: nobody knows any more who made them.
    mkdir -p "$work/root/empty/folder" "$work/root/opt/bin/other"
    recipe 0 DESTDIR="$work/root" PREFIX=/opt uninstall
    [ -z "$(find "$work/root" ! -type d -o -name '*traxfig*')" ] && [ -d "$work/root/empty/folder" ] && [ -d "$work/root/opt/bin/other" ]
    verdict $? 'make uninstall with DESTDIR leaves:' find "$work/root"
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
    [ ! -e "$below" ] || { [ "$destination" ] && [ -z "$(find "$below" ! -type d)" ]; }
    verdict $? 'make uninstall with blanks leaves' find "$below"
done
# The source stays as it is: it may be read-only, or belong to somebody else.
[ ! -e "$work/copy/build" ] && [ -z "$(find "$work/copy" ! -type d -newer "$work/copy/traxfig.exe")" ]
verdict $? 'make install writes into the source'
# What cannot be written is an error.
: > "$work/file"
recipe 1 DESTDIR="$work/file" install
# A file that is missing is not built in as an empty one.
sh src/tools/embed.sh src/version "$work/none" src/NEWS > "$work/said" 2>&1
[ $? = 2 ] && grep -q "cannot read $work/none" "$work/said"
verdict $? 'embed.sh with a missing file:' tail -n 1 "$work/said"
# install-strip strips what it has installed.
if have install-strip strip; then
    make -n DESTDIR="$work/root" BINDIR=/bin install-strip | grep '^strip ' > "$work/recipe"
    mkdir -p "$work/root/bin"
    cp "$program" "$work/root/bin"
    sh "$work/recipe" && [ "$(wc -c < "$work/root/bin/traxfig")" -lt "$(wc -c < "$program")" ]
    verdict $? 'make install-strip with DESTDIR:' cat "$work/recipe"
fi

finish
