#!/bin/sh
# sentences.sh TRAXFIG [quick]: every sentence of a manual or README is in a file of `sentences`, in its order, and below
# it, indented, one or more commands that succeed only if it is true. An example, a line that begins with $, is a command
# itself. `: WHY` below a sentence says why no command proves it. Who changes a sentence of a manual changes it here too,
# with its proof. No sentence has more than 30 words. `quick` only compares and counts. Ends with "N passed, N failed".

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$work" || exit 2
sentences=$root/tests/cli/sentences
manuals='traxfig.1 traxfig-intro.7 traxfig-font.5 README.md tfm.md msg.md examples.md' # NAME.md is NAME/README.md

# Prints how a manual and its file differ.
differences()
{
    grep -v '^    ' "rows.$manual" | diff has -
}

# rows.MANUAL: the sentences, those that are wrapped in one line, and the proofs.
for manual in $manuals; do
    awk '
        function flush() { if (text) print text; text = "" }
        !NF || /^    / || /^(#+|[*]+|[$|>])( |$)|^\[-|^!\[/ { flush(); print; next }
        { text = text (text ? " " : "") $0 }
        END { flush() }' "$sentences/$manual" > "rows.$manual"
    case $manual in
    README.md) awk -f "$sentences/markdown.awk" "$root/README.md" ;;
    *.md) awk -f "$sentences/markdown.awk" "$root/${manual%.md}/README.md" ;;
    *) awk -f "$sentences/mdoc.awk" "$root/src/man/$manual" ;;
    esac > has
    grep -v '^    ' "rows.$manual" | cmp -s has -
    verdict $? "$manual (<) and tests/cli/sentences/$manual (>) differ:" differences
    awk 'NF > 30 && !/^([#|$>[]|[*]+ |!\[)|\[-/' has > long
    [ ! -s long ]
    verdict $? "$manual: sentences of more than 30 words:" cat long
done
if [ "$2" = quick ]; then
    finish
    exit
fi

# The files of the examples, and the programs after a |, which here only read their input.
mkdir bin games
ln -s "$program" bin/traxfig
for name in less lpr; do
    printf '#!/bin/sh\nexec cat > swallowed\n' > "bin/$name"
    chmod 755 "bin/$name"
done
PATH=$work/bin:$PATH
cp "$root/examples/loop.txt" game.txt # 11 moves
cp "$root/examples/loop.txt" games
cp "$root/examples/mail.txt" mail.txt
cp "$root/msg/en.msg" mine.msg
echo 'A1S A1U B2R' > notes.txt
printf '@0/ B1+\n@0/ A2+\n' > mirror.trx
printf 'Event: the final\nWhite: Ann Smith\nBlack: Bo\n\n1. @0/ ;a cave\n2. B1+\nBlack resigns\n' > won.txt
traxfig -T classic game.txt mail.txt > archive.trx 2> err
cp archive.trx old.trx
awk '/^\.Bd -literal/ { inside = !seen++; next } /^\.Ed/ { inside = 0 } inside' "$root/src/man/traxfig-font.5" > mine.tfm
: > empty
# shellcheck disable=SC2034 # for the proofs: moves of game.txt for printf %b, of a game, of a numbered one
{
    loop=$(traxfig -T modern game.txt 2> err | sed 's,\\,\\\\,g')
    six='A1S A1U B2R A2S B1R C3D'
    five='1 @0/ 2 A2+ 3 A3/ 4 @2/ 5 @2/'
}

# ---- What proofs say. In their texts \n is a line end and \\ a backslash.

# same ARGUMENTS ARGUMENTS: whether two runs succeed and print the same.
same()
{
    # shellcheck disable=SC2086 # words
    one=$(traxfig $1) && other=$(traxfig $2) && [ "$one" = "$other" ]
}

# differ ARGUMENTS ARGUMENTS: whether two runs succeed and do not.
differ()
{
    # shellcheck disable=SC2086 # words
    one=$(traxfig $1) && other=$(traxfig $2) && [ "$one" != "$other" ]
}

# shows TEXT: whether what the last run of `says` printed has this text.
shows()
{
    case $shown in
    *"$1"*) return 0 ;;
    esac
    printf '%s\n' "$shown"
    return 1
}

# says TEXT ARGUMENT...: whether a run prints this, on standard output or error.
says()
{
    text=$1
    shift
    shown=$(traxfig "$@" 2>&1)
    shows "$text"
}

# chosen CONDITION OTHER [CONDITION...]: whether --select takes won.txt by the first and by those after the second, not by that.
chosen()
{
    wanted=$1 other=$2
    shift 2
    for condition in "$wanted" "$@"; do
        traxfig -c --select "$condition" won.txt > board || return
    done
    status 1 -c --select "$other" won.txt
}

# silent TEXT ARGUMENT...: whether it does not.
silent()
{
    ! says "$@" > quiet
}

# has TEXT FILE: whether the file has this text; if not, prints it.
has()
{
    grep -qaF -e "$1" "$2" || { cat "$2" && false; }
}

# status STATUS ARGUMENT...: the exit status of a run.
status()
{
    wanted=$1
    shift
    traxfig "$@"
    [ $? = "$wanted" ]
}

# reads TEXT MOVES [OPTION...]: whether these are the moves of the games in a text, in the modern notation, a game a line.
reads()
{
    printf '%b\n' "$1" > text
    wanted=$(printf '%b' "$2")
    shift 2
    moves=$(traxfig -T modern "$@" < text)
    [ "$moves" = "$wanted" ] || { printf '%s\n' "$moves" && false; }
}

# told TEXT WORDS [OPTION...]: whether -c prints these words for a text, as its result or a message.
told()
{
    printf '%b\n' "$1" > text
    words=$2
    shift 2
    says "$words" -c "$@" text
}

# untold TEXT WORDS [OPTION...]: whether it does not.
untold()
{
    ! told "$@" > quiet
}

# fields TEXT PART [OPTION...]: whether the JSON of a text has this part.
fields()
{
    printf '%b\n' "$1" > text
    part=$2
    shift 2
    says "$part" -T json "$@" text
}

# tested FILE TEXT: another test, which proves the sentence, has this text; the end of this script looks for all of them.
tested()
{
    printf '%s\t%s\n' "$root/tests/$1" "$2" >> pointers
}

# line N: N - 1 moves that lay a line of N tiles. wins N: whether it wins.
line()
{
    awk -v n="$1" 'BEGIN { while (n-- > 1) printf " @1+" }'
}
wins()
{
    # shellcheck disable=SC2046 # words
    says ' wins with a line ' -c @0+ $(line "$1")
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

# colours THEME TILE WHITE BLACK: whether theme.THEME, a picture, has these colours.
colours()
{
    grep -q "tile{fill:#$2" "theme.$1" && grep -q "^.*-white{stroke:#$3" "theme.$1" && grep -q "^.*-black{stroke:#$4" "theme.$1"
}

# ---- For traxfig-font(5).

# drawn MOVES DIGITS: whether digits.tfm draws these tiles.
drawn()
{
    # shellcheck disable=SC2086 # words
    [ "$(traxfig -q -f ./digits.tfm -O labels=no $1 | tr -d '\n')" = "$2" ]
}

# square WIDE HIGH: a font of this size.
square()
{
    awk -v wide="$1" -v high="$2" 'BEGIN {
        for (row = ""; length(row) < wide; row = row "x") { }
        for (tile = 0; tile < 6; tile++)
            for (y = 0; y <= high; y++)
                print (y < high ? row : "")
    }'
}

# painted WORDS: whether more.tfm draws a straight tile in colours with these sequences.
painted()
{
    traxfig -q -f ./more.tfm -O labels=no,colour=yes A1S > painted
    has "$1" painted
}

# wrong LINE FONT: whether the program refuses a font at this line.
wrong()
{
    # shellcheck disable=SC2059 # a font
    printf "$2" > bad.tfm
    says "./bad.tfm:$1: " -f ./bad.tfm A1S
}

# font NAME SIZE WHITE [BLACK]: whether `fonts`, the list of all, has a font of this size, with these characters.
font()
{
    grep -qx "$1, $2" fonts && grep "^white " "$root/tfm/$1.tfm" | grep -qF -e "$3" || return 1
    [ ! "$4" ] || grep "^black " "$root/tfm/$1.tfm" | grep -qF -e "$4"
}

# ---- The proofs.

# prove SENTENCE COMMAND: runs the command, and counts it.
prove()
{
    (eval "$2") > said 2>&1 < notes.txt
    verdict $? "it is not true: $1: $2:" cat said
}

# example SENTENCE: runs the command after $. The example of -k has an illegal move.
example()
{
    sh -c "${1#\$ }" < notes.txt > out 2> err
    status=$?
    case $1 in
    *' -k '*) [ $status = 1 ] ;;
    *) [ $status = 0 ] ;;
    esac
    verdict $? "$1: exit status $status:" cat err
}

for manual in $manuals; do
    bare=
    while IFS= read -r row <&3; do
        case $row in
        '') ;;
        '    : '*) bare= ;;
        '    '*)
            bare=
            prove "$sentence" "${row#    }"
            ;;
        *)
            [ ! "$bare" ] || verdict 1 "no proof is below: $bare"
            sentence=$row
            bare=
            case $row in
            '$ '*) example "$row" ;;
            '#'* | '*'* | '| '* | '>'* | '[-'* | '!['*) ;;
            *) bare=$row ;;
            esac
            ;;
        esac
    done 3< "rows.$manual"
    [ ! "$bare" ] || verdict 1 "no proof is below: $bare"
done

awk -F '\t' '
    !($1 in text) {
        while ((getline line < $1) > 0)
            text[$1] = text[$1] line "\n"
        text[$1] = text[$1] "" # if there is no such file
    }
    !index(text[$1], $2) { print $1 " has no more: " $2 }' pointers > gone
[ ! -s gone ]
verdict $? 'tests that prove sentences:' cat gone

finish
