#!/bin/sh
# editors.sh TRAXFIG: what examples offers for Vim, Git and GitHub works. Each part is skipped, with a message, if its tool
# is missing. Ends with "N passed, N failed, N skipped".

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$work" || exit 2
PATH=$(dirname "$program"):$PATH
export PATH

# Vim: each word of a record has its colour.
highlighting()
{
    {
        printf 'White: Ann\n8x8 Trax\n1 A1S 2. @1\\ aa12r ; 3 B1+\nShe saw it, resign\n'
        printf 'Black: Bo\nGame 3: Cup\nLoop Trax\nTrax\nSupertrax\n# so\n2 A1C B1U 1AL B2D A2R @0+ C10/\nTime\nWin\nDraw\n'
        # With blanks before, dots, at the end of a line, in small letters; and what only looks like it.
        printf '  Black: Cy\n\tgame\t12: Final\n 8x8 trax\n3.. a1s\t14\nDRAW\n'
        printf 'White won # so\nWinner, time4 Redraw\nTraxes LoopTraxx\nb22\nA1X xA1SS 7AB\n@x/ A+\n'
    } > record.trx
    cat > words.vim <<'END'
source $SYNTAX
let words = []
for line in range(1, line('$'))
  let before = ''
  for column in range(1, col([line, '$']) - 1)
    let name = synIDattr(synID(line, column, 1), 'name')
    if name != '' && name != before
      call add(words, name . ' ')
    endif
    if name != ''
      let words[-1] .= strpart(getline(line), column - 1, 1)
    endif
    let before = name
  endfor
endfor
call map(words, 'substitute(v:val, "\t", "\\\\t", "g")')
for name in ['Comment', 'Rules', 'Name', 'Title', 'Number', 'Move', 'End']
  call add(words, name . ' ' . matchstr(execute('highlight trax' . name), 'links to .*'))
endfor
call add(words, b:current_syntax)
" A file whose syntax is known already stays as it is.
enew
let b:current_syntax = 'mine'
source $SYNTAX
call setline(1, 'A1S')
call add(words, b:current_syntax . synIDattr(synID(1, 1, 1), 'name'))
" What the comment tells to write into a file: records have this syntax.
execute filter(readfile($SYNTAX), 'v:val =~ "autocmd"')[0][1:]
edit! other.trx
call add(words, &filetype)
call writefile(words, 'words')
quitall!
END
    cat > expected <<'END'
traxName White
traxTitle : Ann
traxRules 8x8 Trax
traxNumber 1
traxMove A1S
traxNumber 2
traxMove @1\
traxMove aa12r
traxComment ; 3 B1+
traxEnd resign
traxName Black
traxTitle : Bo
traxName Game 3
traxTitle : Cup
traxRules Loop Trax
traxRules Trax
traxRules Supertrax
traxComment # so
traxNumber 2
traxMove A1C
traxMove B1U
traxMove 1AL
traxMove B2D
traxMove A2R
traxMove @0+
traxMove C10/
traxEnd Time
traxEnd Win
traxEnd Draw
traxName   Black
traxTitle : Cy
traxName \tgame\t12
traxTitle : Final
traxRules  8x8 trax
traxNumber 3
traxMove a1s
traxNumber 14
traxEnd DRAW
Comment links to Comment
Rules links to Type
Name links to Keyword
Title links to String
Number links to Number
Move links to Identifier
End links to Special
trax
mine
trax
END
    SYNTAX=$root/examples/trax.vim vim -Nes -u NONE -i NONE --cmd 'syntax on' -S words.vim record.trx < /dev/null
    diff expected words
}

# Git: a record with an error is refused as it is in the index, whatever is on disk, and others are not looked at.
hook()
{
    git -c init.defaultBranch=main init -q records && cd records || return
    git config user.name Ann && git config user.email ann@example.org
    cp "$root/examples/pre-commit" .git/hooks && chmod +x .git/hooks/pre-commit
    mkdir games
    echo 'no game' > note.txt
    echo '1 A1S 2 A1U' > 'games/a name.txt'
    mkdir ../temporary && export TMPDIR="$PWD/../temporary"
    git add . && git commit -qm one > ../refused 2>&1 && [ ! -s ../refused ] || return
    printf 'A1S A1U\nA1S Z9S\n' > archive.trx
    git add . && echo 'A1S A1U' > archive.trx
    ! git commit -qm two 2> ../refused || return
    grep -q '^\./archive.trx:2:5: error: ' ../refused && grep -q '^The commit is refused' ../refused || return
    git add . && git commit -qm two || return
    # A line without its first move, in a directory.
    mkdir club && printf '@0/ @1/ A0/ C2/\n@1/ B0/ B0/\n@0+ @1+ B2/\n' > club/night.trx && git add .
    ! git commit -qm lost 2> ../refused && grep -q '^\./club/night.trx:2:1: warning: ' ../refused || return
    git rm -qf club/night.trx
    # A record that has changed, or has changed its name too.
    printf 'A1S A1U\nA1S Z9S\n' > archive.trx
    ! git commit -qam three 2> ../refused || return
    git mv archive.trx other.trx && git add .
    ! git commit -qm three 2> ../refused || return
    git checkout -q HEAD -- . && git rm -q --cached other.trx && echo '1 A1S 2 Z9S' > 'games/a name.txt'
    ! git commit -qam three 2> ../refused || return
    git rm -qf 'games/a name.txt' && git commit -qm three || return
    # What cannot be checked is refused.
    # shellcheck disable=SC2016 # for the other shell
    mkdir ../failing && printf '#!/bin/sh\n[ "$1" != checkout-index ] && exec "%s" "$@"\n' "$(command -v git)" > ../failing/git
    chmod 755 ../failing/git && echo 'A1S' > new.trx && git add .
    ! PATH=$PWD/../failing:$PATH .git/hooks/pre-commit 2> ../refused && [ ! -s ../refused ] || return
    [ -z "$(ls "$TMPDIR")" ] || return # copies of records
    ! PATH=$TMPDIR "$(command -v sh)" .git/hooks/pre-commit 2> ../refused && grep -Fxq 'traxfig is not in PATH' ../refused
}

# Git: what examples/README.md says draws both boards of a change, and the error, without the name of a temporary file.
boards()
{
    git -c init.defaultBranch=main init -q boards && cd boards || return
    git config user.name Ann && git config user.email ann@example.org
    sed -n 's/.*\(\*.trx diff=[a-z]*\).*/\1/p' "$root/examples/README.md" > .gitattributes
    sed -n 's/^    git config diff/git config diff/p' "$root/examples/README.md" > ../recipe && sh ../recipe || return
    echo '1 A1S 2 A1U' > game.trx && git add . && git commit -qm one || return
    echo '1 A1S 2 Z9S' > game.trx
    git diff > ../differences || return
    sed '1,/^@@/d' ../differences | grep -v '^+ .*[|]' > ../told
    cat > ../expected <<'END'
-1 A1S 2 A1U
-   A B
-1 O\-O-
-Unfinished after move 2 (White to move).
+1 A1S 2 Z9S
+<stdin>:1:9: error: 2 Z9S: no tile is next to that space; a new tile must touch another
+   A
+1 -O-
+Stopped by an error at move 2.
END
    diff ../expected ../told
}

# GitHub: the pattern finds the place, the severity and the sentence of each diagnostic but notes.
matcher()
{
    printf '1 A1S\n2 A1U 3 Z9S\n' > with:colon.txt
    printf '1 A1S\n3 A1U\n' > gap.txt
    printf '1 A1S 2 A1U 3 B2R\nI play 4 A2S\n' > note.txt
    ! "$program" -c with:colon.txt gap.txt note.txt missing.txt > results 2> errors || return
    python3 - "$root/examples/problem-matcher.json" > found <<'END'
import json, re, sys
pattern = json.load(open(sys.argv[1]))["problemMatcher"][0]["pattern"][0]
for line in open("errors"):
    match = re.search(pattern["regexp"], line)
    if match:
        print(*(match.group(pattern[key]) for key in ("file", "line", "column", "severity")),
              match.group(pattern["message"])[:6], sep="|")
END
    printf '%s\n' 'with:colon.txt|2|9|error|3 Z9S:' 'gap.txt|2|1|error|move 2' | diff - found
}

# GitHub: the commands of the workflow but `make` work in a repository such as it describes, which has the program in a
# submodule, fetched with it.
workflow()
{
    mkdir -p workflow/games && cd workflow && ln -s "$root" traxfig && cp "$root"/examples/loop.txt "$root"/examples/loop.ascii games
    grep -A 2 'actions/checkout' traxfig/examples/workflow.yml | grep -q 'submodules: true'
    awk '/- name:/ { block = 0 } block { print } /^ *run: [|]/ { block = 1 } /^ *run: [^|]/ { sub(/^ *run: /, ""); print }' \
        traxfig/examples/workflow.yml | grep -v -e 'make -C' -e GITHUB > commands
    grep -q '^on: \[push, pull_request\]$' traxfig/examples/workflow.yml
    grep -A 2 'name: Upload' traxfig/examples/workflow.yml | grep -q 'if: always()' # when a board has changed, too
    [ "$(grep -c . commands)" = 4 ] && sh -e commands > said && grep -q '<html' games.html || return
    # The matcher that it adds is there, the program in the path of what follows, and what is uploaded is what was made.
    [ -f "$(sed -n 's/^::add-matcher:://p' said)" ] && [ "$(grep -c ': [0-9]* moves\|^games/' said)" -gt 0 ] || return
    tr -s ' \n' ' ' < traxfig/examples/workflow.yml > words
    # shellcheck disable=SC2016 # for GitHub
    grep -q 'run: | make -C traxfig echo "$PWD/traxfig" >> "$GITHUB_PATH" ' words || return
    grep -q ' uses: actions/upload-artifact@v4 with: name: games path: | games.html changed/ $' words || return
    grep -q ' jobs: records: runs-on: ubuntu-latest steps: - uses: actions/checkout@v4 with: submodules: true ' words || return
    sed 's/ 11 A2+.*//' games/loop.txt > games/new && mv games/new games/loop.txt
    ! sh -e commands > said && [ -f changed/loop.svg ] # a board has changed
}

# try NAME TOOL FUNCTION: runs a part if its tool is installed.
try()
{
    have "$1" "$2" || return 0
    (set -e; "$3") > log 2>&1
    verdict $? "$1:" cat log
}

try 'trax.vim' vim highlighting
try 'pre-commit' git hook
try 'git diff' git boards
try 'problem-matcher.json' python3 matcher
try 'workflow.yml' sh workflow

finish
