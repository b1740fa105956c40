#!/bin/sh
# foreign.sh TRAXFIG: what the program writes is read back as the game that it shows, and records of other programs, made
# here of the same games, have their moves. Ends with "N passed, N failed".

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$work" || exit 2

# Each reads files, and prints the moves of their games.
modern()
{
    "$program" -T modern "$@" 2> err
}

bare() # without rules and ends
{
    "$program" -r loop -T modern "$@" 2> err | sed 's/ [A-Z]*$//'
}

# The games of a text in which each move is written twice: of two games in succession, one that begins like the other is that
# game again. Games of one move are left out.
once()
{
    awk 'NF < 2 { next }
        last && (FILENAME != file || index($0, last) != 1 && index(last, $0 " ") != 1) { print kept; last = "" }
        { file = FILENAME }
        length($0) >= length(last) { kept = $0; last = $0 " " }
        END { if (last) print kept }' "$@"
}

# What JSON tells of games, without names and places of files, and what was left of a game after its error.
json()
{
    "$program" -T json "$@" 2> err | sed 's/"file":"[^"]*","line":[0-9]*,"game":[0-9]*,//; s/"line":[0-9]*,//g
        s/"column":[0-9]*,//; s/"repair":"[^"]*"/"repair":null/'
}

# agree READ_GIVEN READ_MADE: each file of $made has the games of the file in its place in $given; these are read by two
# commands. All are read at once; if that differs, each alone.
agree()
{
    # shellcheck disable=SC2086 # lists of files
    set -- "$1" "$2" $given
    # shellcheck disable=SC2086
    "$1" $given > wanted
    # shellcheck disable=SC2086
    "$2" $made > found
    if [ -s found ] && cmp -s wanted found; then
        passed=$((passed + $# - 2))
        return
    fi
    verdict 1 'the games of all files:' diff wanted found
    read_given=$1
    read_made=$2
    shift 2
    for file in $made; do
        $read_given "$1" > wanted
        $read_made "$file" > found
        cmp -s wanted found
        verdict $? "$1 as ${file##*.}:" diff wanted found
        shift
    done
}

# convert WAY: beside each file NAME.modern writes NAME.WAY, its games as another program tells them, or only their moves.
convert()
{
    awk -v way="$1" '
        # `column row shape`, with \ doubled.
        function parts(move)
        {
            shape = substr(move, length(move))
            sub(/[0-9]+.$/, " &", move)
            sub(/.$/, " ", move)
            return move doubled(shape)
        }
        function doubled(move)
        {
            return move (substr(move, length(move)) == "\\" ? "\\" : "")
        }
        function put(player, what)
        {
            print "; P" player "[" n++ " " what "]" > made
        }
        FNR == 1 {
            close(made)
            made = FILENAME
            sub(/modern$/, way, made)
            printf "" > made
        }
        /Trax$/ || /^$/ { next }
        { sub(/ ([A-Z]*|(White|Black) [a-z ]*)$/, "") } # how it ended
        way == "moves" { print > made }
        way == "sgf" {
            print "(;\nGM[16]VV[1]\nSU[trax]\nP0[id \"Ann\"]\nP1[id \"Bo\"]" > made
            n = 0
            put(1, "Start P1")
            for (i = 1; i <= NF; i++) {
                if (i % 5 == 0) {
                    put(i % 2, "Dropb 0 A 0 +")
                    put(i % 2, "Pickb A 1")
                }
                put(i % 2, "dropb 4 " parts($i))
                if (i % 3 == 0)
                    put(i % 2, "Rotateb 5 " parts($i))
                if (i % 4)
                    put(i % 2, "Done")
            }
            print ")" > made
        }
        way == "record" {
            printf "%s", "{\"header\":{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]},\"moves\":[" > made
            for (i = 1; i <= NF; i++)
                printf "%s\"%s\"%s", (i == 1 ? "[" : i % 2 ? ",[" : ","), doubled(tolower($i)), (i % 2 ? "" : "]") > made
            print((NF % 2 ? "]" : "") "]}") > made
        }
        way == "state" {
            printf "%s", "{\"game\":\"trax\",\"numplayers\":2,\"stack\":[{\"currplayer\":1}" > made
            for (i = 1; i <= NF; i++)
                printf ",{\"currplayer\":%d,\"lastmove\":\"%s\"}", 2 - i % 2, doubled($i) > made
            print "]}" > made
        }
        way == "log" && NF > 1 {
            print "pc -> fpga0: -W\npc -> fpga1: -B" > made
            for (i = 1; i <= NF; i++)
                printf "fpga%d -> pc: %s\npc -> fpga%d: %s\n", 1 - i % 2, $i, i % 2, $i > made
            print "pc -> fpga0: -Z" > made
        }' ./*.modern
}

# Copies of all texts but those that are long, or have bytes that no page shows, and those without a game. The lists of files
# are parted by blanks, which the names of these copies do not have.
names=
for text in "$root"/examples/*.txt "$root"/tests/golden/*.txt; do
    case $text in
    */deep.txt | */full.txt | */hostile.txt) continue ;;
    esac
    name=${text%/*}
    name=${name##*/}.${text##*/}
    name=${name%.txt}
    modern "$text" > "$name.modern"
    if [ -s "$name.modern" ]; then
        cp "$text" "$name.txt"
        names="$names $name"
    else
        rm "$name.modern"
    fi
done

given=
made=
for name in $names; do
    case $name in
    *.signs | *.strings) continue ;; # their words are spelt in other ways when they are read back
    esac
    "$program" -T json "$name.txt" > "$name.json" 2> err
    given="$given $name.txt"
    made="$made $name.json"
done
agree json json

given=
made=
for name in $names; do
    for way in 'json:-T json' 'positions:-T json -m all' 'html:-T html' 'html-positions:-T html -m all' page:-i \
        'svg:-T svg' 'svg-positions:-T svg -m all' 'japanese:-l ja -T svg'; do
        case $way,$name in
        page*.untold) way='page:-i -O variations=no' ;; # its claim takes seconds; texts.sh has it judged
        esac
        # shellcheck disable=SC2086 # options
        "$program" ${way#*:} "$name.txt" > "$name.${way%%:*}" 2> err
        given="$given $name.txt"
        made="$made $name.${way%%:*}"
    done
done
agree modern modern

given=
made=
for way in moves sgf record state log; do
    convert $way
done
for file in *.moves; do
    for way in sgf record state; do
        given="$given $file"
        made="$made ${file%moves}$way"
    done
done
agree cat bare

given=
made=
for file in *.moves; do
    given="$given $file"
    made="$made ${file%moves}log"
done
agree once bare
# A record that ends within a list that contains objects is not complete.
printf '{"stack":[{},{"lastmove":"A1S"},{"lastmove":"A1U"}' > short
"$program" -c short > stdout 2> stderr
[ $? = 1 ] && grep -q 'short:1:' stderr
verdict $? 'a JSON record without its end:' cat stderr
finish
