#!/bin/sh
# manual.sh TRAXFIG: the examples of the manuals work: each command after a $ succeeds, the example font draws the board
# below it, every option has an example; numbers, limits, exit statuses and other sentences are true. Ends with "N passed,
# N failed".

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$work" || exit 2

# The files in the examples, and the programs after a |, which here only read their input.
mkdir bin games
ln -s "$program" bin/traxfig
for name in ghostview less lpr ps2pdf; do
    printf '#!/bin/sh\nexec cat > swallowed\n' > "bin/$name"
    chmod 755 "bin/$name"
done
PATH=$work/bin:$PATH
cp "$root/examples/loop.txt" game.txt
cp "$root/examples/loop.txt" games
cp "$root/examples/mail.txt" mail.txt
cp "$root/msg/en.msg" mine.msg
echo 'A1S A1U B2R' > notes.txt
traxfig -T classic game.txt mail.txt > archive.trx
cp archive.trx old.trx

# The first literal text of traxfig-font(5) is a font, the second one the board that it draws.
awk '/^\.Bd -literal/ { n++; inside = 1; next } /^\.Ed/ { inside = 0 } inside { print > ("literal" n) }' \
    "$root/src/man/traxfig-font.5"
mv literal1 mine.tfm
sed -n '1s/^\$ //p' literal2 > font.sh
sed 1d literal2 > expected
sh font.sh > drawn
cmp -s expected drawn
verdict $? 'traxfig-font(5): the font draws something else'

sed -n 's/^\.Dl \$ //p' "$root"/src/man/*.1 | sed 's/\\e/\\/g' > commands
while read -r line; do
    # The example of -k has an illegal move.
    wanted=0
    [ "$line" != 'traxfig -k A1S Z9S A1U' ] || wanted=1
    sh -c "$line" < notes.txt > out 2> err
    status=$?
    [ $status = $wanted ]
    verdict $? "traxfig(1): $line: exit status $status:" head -n 3 err
done < commands
[ "$(wc -l < commands)" -gt 20 ]
verdict $? 'traxfig(1): where are the examples?'

# Adjacent options share the text below them. An option has two names, such as -a and --all.
awk '
    /^\.Sh/ { inside = $2 == "OPTIONS" }
    inside && /^\.It Fl/ { if (shown) n = 0; shown = 0; name[++n] = $3 }
    inside && /^\.Dl \$/ {
        shown = 1
        for (i = 1; i <= n; i++)
            if (index($0, " -" name[i]))
                seen[name[i]] = 1
    }
    inside && /^\.It Fl/ { all[$3] }
    END { for (option in all) if (!seen[option]) print option }
' "$root/src/man/traxfig.1" > without
[ ! -s without ]
verdict $? "traxfig(1): options without an example: $(tr '\n' ' ' < without)"

# Both manuals, and tfm/README.md, say what the tracks of each tile join: white's, then black's.
cat > joins << 'END'
e top bottom left right
b left right top bottom
a left bottom top right
d left top right bottom
c right bottom left top
f right top left bottom
END
sed -n 's/^\.It [1-6][a-z]* Ta \([a-f]\) Ta \(.*\)/\1 \2/p' "$root/src/man/traxfig-font.5" | sed 's/Ta //; s/,//g' > said
cmp -s joins said
verdict $? 'traxfig-font(5): tiles join something else:' diff joins said
sed -n 's/^| [1-6][a-z]*, \([a-f]\) | \(.*\) | [a-z]* |$/\1 \2/p' "$root/tfm/README.md" | sed 's/| //; s/,//g' > said
cmp -s joins said
verdict $? 'tfm/README.md: tiles join something else:' diff joins said
cut -d ' ' -f 1-3 joins > white
awk '/^\.Sq [a-f]$/ { letter = $2 } letter && sub(/[,.]$/, "") { sub(/^joins /, ""); print letter, $1, $3; letter = "" }' \
    "$root/src/man/traxfig.1" > said
cmp -s white said
verdict $? 'traxfig(1): tracks of white join something else:' diff white said

# default KEY LEAST ARGUMENT...: which of three values of a setting changes nothing.
default()
{
    key=$1
    least=$2
    shift 2
    traxfig "$@" > out
    for n in "$least" $((least + 1)) $((least + 2)); do
        traxfig -O "$key=$n" "$@" | cmp -s - out && echo "$n"
    done
}

# The least, the most and the initial value of each setting that is a number: what the program does, and what traxfig(1) says.
echo '@0/ A2+ A3/ @2/ @2/' > force.txt
depth=$(default depth 1 -c -O marks=wins force.txt)
figures=$(default figures 5 -T ps -m all game.txt)
traxfig -O list | sed 's/[()]//g' | awk -v depth="$depth" -v figures="$figures" '
    $(NF - 1) == "-" && $1 != "width" { print $1, $(NF - 2), $NF, (NF > 4 ? $2 : $1 == "depth" ? depth : figures) }' | sort -u > does
awk '
    /^\.(It|Pp|El)/ { key = "" }
    /^\.It Cm [a-z]+$/ { key = $3 }
    /^\.Fl O Cm depth / { key = "depth" }
    key { text[key] = text[key] " " $0 }
    END {
        for (key in text)
            if (match(text[key], /[0-9]+ to [0-9]+|up to [0-9]+/)) {
                split(substr(text[key], RSTART, RLENGTH), range, " to ")
                match(text[key], /default is [0-9]+|[0-9]+, the default/)
                initial = substr(text[key], RSTART, RLENGTH)
                gsub(/[^0-9]/, "", initial)
                print key, range[1] + 0, range[2], initial
            }
    }' "$root/src/man/traxfig.1" | sort > said
cmp -s does said
verdict $? 'traxfig(1): numbers of settings:' diff does said
[ "$(wc -l < does)" = 5 ]
verdict $? "numbers of settings: $(cat does)"

# Limits of searches.
for limit in analysis.h:SEARCH_TRIES analysis.h:SEARCH_RUN analysis.h:SEARCH_SHARE variation.c:TRIES analysis.h:VARIATION_RUN; do
    number=$(sed -n "s/.*\\<${limit#*:} = \\([0-9]*\\).*/\\1/p" "$root/src/analysis/${limit%:*}" | sed -e :a -e 's/\(.*[0-9]\)\([0-9]\{3\}\)/\1,\2/;ta')
    [ "$number" ] && grep -qE "(^| )$number( |\.|$)" "$root/src/man/traxfig.1"
    verdict $? "traxfig(1) does not tell of ${limit#*:}, $number"
done

# exits WORD ARGUMENT...: the section on the exit status says what that of this run means with this word.
exits()
{
    word=$1
    shift
    traxfig "$@" > out 2> err
    status=$?
    awk -v item=".It $status" '/^\.Sh/ { inside = /STATUS/ } /^\.It/ { here = $0 == item } inside && here' "$root/src/man/traxfig.1" |
        grep -q "$word"
    verdict $? "traxfig(1): exit status $status of $*"
}

exits Success -c game.txt
exits 'record has an error' A1S Z9S
exits 'no game' "$root/LICENSE"
exits usage --nonsense
exits 'could not be read' missing.txt

# same ARGUMENTS ARGUMENTS: whether two runs draw the same.
same()
{
    # shellcheck disable=SC2086 # words
    traxfig $1 > one 2> err && traxfig $2 > other 2> err && cmp -s one other
}

# Sentences of the manuals, without what formats them, and a command that succeeds if they are true. game.txt has 11 moves.
sed -e '/^\./s/ [A-Z][a-z] / /g' -e 's/^\.Fl /.Fl -/' -e 's/^\.[A-Z][a-z] //' "$root"/src/man/*.[15] | tr -s '\n ' ' ' > sentences
for size in 32 33; do
    awk -v n=$size 'BEGIN {
        for (row = ""; length(row) < n; row = row "x") { }
        while (tile++ < 6) { print row; print "" } }' > $size.tfm
    sed 's/^x/%'$size's/; s/x*$//' $size.tfm > field$size.tfm
done
echo '(;GM[16];P0[1 Dropb 0 @ 0 /];P0[2 Pickb A 1];P0[3 Dropb 0 @ 0 +];P0[4 Done])' > turns.sgf
cp "$root/tfm/mel.tfm" once.tfm
awk '$1 == "white" { print "black o" } { print }' once.tfm > twice.tfm
traxfig -f tiny game.txt > in-tiny
printf 'axb\n\naxb\n\naxb\n\naxb\n\naxb\n\naxb\n' > border.tfm

# line N: N - 1 moves that lay a line of N tiles. wins N: whether it wins.
line()
{
    awk -v n="$1" 'BEGIN { while (n-- > 1) printf " @1+" }'
}
wins()
{
    # shellcheck disable=SC2046 # words
    traxfig -c @0+ $(line "$1") | grep -q ' wins with a line '
}

# measured WIDE HIGH MOVE...: whether a board of these tiles has the characters that the manuals say, in a font of 5 by 3.
measured()
{
    wide=$(($1 * 4 + 1))
    high=$(($2 * 2 + 1))
    shift 2
    traxfig -q -f mel -O labels=no "$@" | awk -v wide=$wide -v high=$high 'length > most { most = length } END { exit most != wide || NR != high }'
}

# coloured COLOURS: whether a board in colours has these.
coloured()
{
    traxfig -f numbered -O colour=yes game.txt > board
    for colour in $1; do
        grep -q "\[${colour}m" board || return 1
    done
}

# fitting FONT...: whether each is what -f auto takes if lines may be as long as they are in it, and the next one else.
fitting()
{
    for font in "$@"; do
        traxfig -f "$font" game.txt > board
        wide=$(traxfig -q -f "$font" game.txt | awk 'length > most { most = length } END { print most }')
        traxfig -f auto -O width="$wide" game.txt | cmp - board || return 1
    done
}

# rings: whether rings are as large as traxfig(1) says, in pictures.
scale()
{
    traxfig -T svg -O marks="$1" -m 22 "$root/examples/bailey-siegenthaler.txt" > marked
    sed -n 's/.* scale(\([0-9.]*\))"><circle.*/\1/p' marked | sort -n | tail -n 1
}
rings()
{
    scale attacks > large
    grep -q '<circle.*dasharray' marked && return 1
    scale wins | cmp -s - large && grep -q '<circle.*dasharray' marked || return 1
    echo "$(cat large) $(scale corners)" | awk '{ exit !($1 > 2 * $2) }'
}

while IFS='|' read -r sentence command; do
    grep -qF -e "$sentence" sentences
    verdict $? "the manuals do not say any more: $sentence"
    eval "$command" > said 2>&1
    verdict $? "it is not true: $sentence" cat said
done << 'END'
-1 is the position before the last move.|same "-m -1 game.txt" "-m 10 game.txt"
those after each of moves M to N;|[ "$(traxfig -T code -m 3-5 game.txt | wc -l)" = 3 ]
all , those after every move,|[ "$(traxfig -T code -m all game.txt | wc -l)" = 11 ]
by default short2|same game.txt "-f short2 game.txt"
or for traxfig.out if there is no input file;|traxfig -o = A1S && rm traxfig.out
name of the first input plus .out ,|traxfig -o = game.txt && rm game.txt.out
%03d pads the number with zeros to three digits.|traxfig -o pad%03d game.txt && rm pad001
%% stands for a percent sign.|traxfig -o pad%% game.txt && rm pad%
- and /dev/stdout stand for standard output.|same "-o - game.txt" "-o /dev/stdout game.txt"
W and H from 1 to 32.|traxfig -f ./32.tfm A1S && ! traxfig -f ./33.tfm A1S
N columns, 1 to 32, such as %3s .|traxfig -f ./field32.tfm A1S && ! traxfig -f ./field33.tfm A1S
color is the same as colour .|same "-O color=yes game.txt" "-O colour=yes game.txt"
COLUMNS , or 80.|COLUMNS= same "-f auto game.txt" "-f auto -O width=80 game.txt"
A number n stands for n+1 empty spaces.|traxfig -T json game.txt | grep -qF '"..fa"' && traxfig -s game.txt | grep ':1fa$'
a number above 1 prints the last positions of several games on each page.|! same "-T ps archive.trx" "-T ps -O figures=4 archive.trx"
0 omits the size of the picture|! traxfig -T svg -O size=0 game.txt | grep '^<svg.* width='
A link is replaced; the file that it leads to stays.|echo old > kept && ln -s kept link && traxfig -o link A1S && [ ! -L link ] && grep -qx old kept
Of a turn at boardspace.net the last placement|[ "$(traxfig -T modern turns.sgf)" = @0+ ]
If several lines name a character, the last one applies.|traxfig -O colour=yes -f ./twice.tfm A1S > one && traxfig -O colour=yes -f ./once.tfm A1S | cmp - one
Options of the command line override those of TRAXFIG|TRAXFIG='-f mel' traxfig -f tiny game.txt | cmp - in-tiny
A long name may be abbreviated as long as only one option begins with it.|same "--lang da game.txt" "--language da game.txt" && ! traxfig --l da game.txt
Letters without an argument may be combined after one dash.|same "-nv game.txt" "-n -v game.txt"
The argument of a long option is the next word, or follows = .|same "--font=mel game.txt" "--font mel game.txt"
Without arguments, and for the file - , .Nm reads standard input.|traxfig < game.txt > one && traxfig - < game.txt | cmp - one && traxfig game.txt | cmp - one
If the first argument is a move, all arguments are moves of one game;|same "1 A1S 2 A1U" "A1S A1U"
The list is empty if the game is over.|[ ! "$(traxfig --legal game.txt)" ]
The lists of several positions are separated by empty lines.|[ "$(traxfig --legal -m 1-3 game.txt | grep -c '^$')" = 2 ]
or in the classic one with -T classic ;|traxfig --legal -T classic -m 1 game.txt | grep -q '^A1[SCUDLR] 1$'
does the same.|same -h "?"
invalid bytes are read as Latin-1.|printf 'White: Andr\351\n1 A1S\n' | traxfig | grep -q "Andr$(printf '\303\251')"
Lines end in LF, CRLF or CR.|printf '1 A1S\r2 A1U\r\n3 B2R\n' | traxfig -T modern | grep -qx '@0+ @1\\ B2\\'
Columns are counted in bytes.|printf '; \303\251 1 A1S\n1 A1S \303\251\303\251 2 Z9S\n' | traxfig -c 2>&1 | grep -q '^<stdin>:2:14: '
In a forced tile the field is blank;|traxfig -f numbered @0/ A2/ B1/ | grep -q ' 3 ' && ! traxfig -f numbered @0/ A2/ B1/ | grep -q -e '-3'
as a negative number.|traxfig -a -f numbered @0/ A2/ B1/ | grep -q -e '-3'
If the number does not fit, the field is filled with stars.|sed 's/^%32s/%1sxx/' field32.tfm > small.tfm && traxfig -f ./small.tfm game.txt | grep -qF '*'
boardspace.net SGF with GM[16] or SU[trax]|echo '(;GM[16];W[A1S])' | traxfig -c && echo '(;SU[trax];W[A1S])' | traxfig -c
Resign , the player to move resigns;|echo 1 A1S 2 Resign | traxfig -c | grep 'White wins by resignation'
Time , the player to move has run out of time;|echo 1 A1S 2 Time | traxfig -c | grep 'White wins on time'
Win , the player to move claims the win;|echo 1 A1S 2 Win | traxfig -c | grep 'Black claims the win'
Draw , the players agree on a draw.|echo 1 A1S 2 Draw | traxfig -c | grep 'Drawn by agreement'
a board of w by h tiles has w(W\(mi1)+1 by h(H\(mi1)+1 characters.|measured 2 1 @0+ B1+ && measured 3 1 @0+ B1+ C1+
so w by h tiles have w(W\(mi1)+1 columns and h(H\(mi1)+1 rows.|measured 1 3 @0+ A2+ A3+ && measured 2 2 @0/ A2+ B1/
there the step is 1.|[ "$(traxfig -q -f one -O labels=no @0+ B1+ | head -n 1 | wc -m)" = 3 ]
white and black tracks on red tiles, yellow numbers, the last tile in magenta and the winning path on green.|coloured '97;41 30;41 93;41 30;45 93;45 97;42'
Each line ends in the default colours.|traxfig -q -f mel -O colour=yes,labels=no A1S | awk '!/\033\[0m$/ { exit 1 }'
and each row from right to left.|[ "$(traxfig -q -f ./border.tfm -O labels=no @0+ B1+)" = axbxb ]
a shared border shows the lower tile, or the left one.|[ "$(traxfig -q -f ./border.tfm -O labels=no @0+ B1+)" = axbxb ]
The date of PDF documents, in seconds since 1970;|SOURCE_DATE_EPOCH=86400 traxfig -T pdf A1S | grep -a 'D:19700102000000'
without it they have none.|! traxfig -T pdf A1S | grep -a 'D:[12]'
is set and not empty chooses the language of messages,|LC_ALL= LC_MESSAGES= LANG=de traxfig -h | grep Regeln
If that language is not built in, messages are in English.|LC_ALL=xx LANG=de traxfig -h | grep rules
A game may mix both notations, in upper and lower case.|[ "$(traxfig -T modern @0+ a2S)" = '@0+ A2+' ]
joins opposite sides of the layout over at least eight rows or columns.|wins 8 && ! wins 7
the board has at most 8 rows and columns, and the game is drawn when it is full.|! traxfig -c -r trax8 -f mel A1S $(line 9)
the size is unlimited and only loops win.|! traxfig -c -r loop @0+ $(line 9) | grep wins
1, the version of this format|traxfig -T json A1S | grep '^{"traxfig": *1,'
other formats contradict it.|traxfig --legal -T svg A1S; [ $? = 2 ]
followed by RESIGN , TIME , WIN or DRAW|for end in RESIGN TIME WIN DRAW; do echo "1 A1S 2 $end" | traxfig -T classic | grep -x "A1S $end" || exit 1; done
0 for a note, and for a warning that an option has no effect;|traxfig -T json -f mel A1S
1 for a warning that something was skipped, and for an error;|echo 1 A1S 3 A1U | traxfig -c; [ $? = 1 ]
2 for a usage or file error.|traxfig -T nothing; [ $? = 2 ]
large , numbered , outline , short2 , mel , compact and one with which its lines fit|fitting large numbered outline short2 mel compact one
large , numbered or unicode-numbered shows in a forced tile|for font in large numbered unicode-numbered; do traxfig -a -f $font @0/ A2/ B1/ | grep -e '-3' || exit 1; done
x to the right and y down from the first tile;|traxfig -T json @0+ B1+ A2+ | grep '"tile": *\[1,0,.*"tile": *\[0,1,'
is a warning; the sections below say|traxfig -T svg -f mel A1S 2>&1 | grep warning
The output is the same as with no ,|[ "$(traxfig -O colour=yes A1S | sed 's/'$(printf '\033')'\[[0-9;]*m//g')" = "$(traxfig A1S | sed 's/ *$//')" ]
.svg , .html , .htm , .pdf , .ps , .eps , .json or .txt .|for kind in svg html htm pdf ps eps json txt; do traxfig -o as.$kind A1S && [ "$(head -c 5 as.$kind)" ] || exit 1; done; cmp as.html as.htm && traxfig -T ps A1S | cmp - as.ps
large rings for attacks, large broken rings for moves that begin a forced win, small rings in the middle of corners; and dots for safe moves.|rings
A win on the board is final; later end markers do not change it.|(cat game.txt; echo 12 Resign) | traxfig -c | grep 'wins with a loop at move 11'
Moves in comments are not played.|printf '1 A1S ; 2 A1U\n' | traxfig -c | grep 'after move 1'
a line that begins with # is a comment too.|printf '1 A1S\n# 2 A1U\n' | traxfig -c | grep 'after move 1'
So is text in brackets between numbered moves,|echo '1 @0/ 2 A2+ {solid} (2... B1/ 3. A3+) 3 A3/' | traxfig -T modern | grep -x '@0/ A2+ A3/'
A comment belongs to the move before it.|printf '1 A1S ; one\n2 A1U ; two\n' | traxfig -T json | grep '"comment":" one".*"comment":" two"'
it counts once.|[ "$(echo '1. @0+ (A1S) 2. B1+ (B1S) 3. A2+ (A2S)' | traxfig -T modern)" = '@0+ B1+ A2+' ]
A note reports a game that has more or fewer moves than its heading states.|printf 'Bailey vs Plante (26 turns)\n1 A1S\n' | traxfig -c 2>&1 | grep 'note: the heading states 26 moves'
refuses to write to a file that it also reads:|traxfig -o game.txt game.txt; [ $? = 2 ]
numbered from 1;|traxfig -m all -o of%d game.txt && [ -f of1 ] && [ -f of11 ] && ! [ -f of0 ]
A warning says when -T asks for another format than the extension of the file does.|traxfig -T svg -o other.ps game.txt 2>&1 | grep warning
always counts attacks.|traxfig -c -v -m 5 game.txt | grep 'Attacks: White'
The same input gives the same bytes;|same "-T pdf game.txt" "-T pdf game.txt"
Several positions are drawn one below the other.|traxfig -T eps -m 1-3 game.txt | awk '/^%%BoundingBox/ { exit !($5 > 2 * $4) }'
Several positions or games become one picture, side by side.|traxfig -T svg -m 1-3 game.txt | sed -n '1s/.* width="\([0-9]*\)" height="\([0-9]*\)".*/\1 \2/p' | awk '{ exit !($1 > 2 * $2) }'
begin with five letters, a digit and - ,|traxfig -T svg A1S | grep 'class="[a-z]\{5\}[0-9]-'
for move 12 of the third game of the page.|(printf '1 A1S\n\n1 A1C\n\n'; cat game.txt) | traxfig -u | grep 'game=3&amp;move=11'
The first move is @0+ or @0/ .|traxfig -c @0+ && traxfig -c @0/ && ! traxfig -c @0\\
The first move is A1S or A1C .|traxfig -c A1S && traxfig -c A1C && ! traxfig -c A1U
Booklets are always portrait.|! traxfig -T pdf -O comments=yes,orientation=landscape game.txt | grep -a 'MediaBox .0 0 842'
In PDF a landscape page is wider than high.|traxfig -T pdf -O orientation=landscape game.txt | grep -a '/Page /Parent.* /MediaBox .0 0 842 595.'
the size is unlimited and only loops win.|traxfig -c -r loop game.txt | grep loop
A font with an error is not used.|echo x > bad.tfm; ! traxfig -f ./bad.tfm A1S
names the file and the first wrong line.|echo x > bad.tfm; traxfig -f ./bad.tfm A1S 2>&1 | grep '^./bad.tfm:[0-9]'
the moves of the player to move that leave the opponent no attack;|traxfig -T json -O marks=safe,attacks -m 4 force.txt | grep '"safe"'
The second character of a pair stands for the first on the tile of the last move|[ "$(traxfig -q -f mel -O labels=no A1S A2S | tail -n 1)" = "* o *" ] && grep -qx 'last \.\*' "$root/tfm/mel.tfm"
right-aligned.|traxfig -q -O labels=no -f ./field32.tfm A1S | grep -x " *1"
draw the last tile and the winning path like the others. The default is yes .|same game.txt "-O last=yes,path=yes,labels=yes game.txt"
the paths that their colour can make into a loop in two turns,|traxfig -T json -m 4 -O marks=corners game.txt | grep '"corners"'
openings, which are the first three moves.|traxfig -T ps -O index=yes game.txt | grep -F '(@0+ @1+ B0/) '
END

finish
