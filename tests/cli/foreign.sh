#!/bin/sh
# foreign.sh TRAXFIG: what the program writes is read back as the game that it shows, and records of other programs, made
# here of the same games, have their moves. Ends with "N passed, N failed".

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root" || exit 2

# made WHAT: the moves of the games in $work/made are those of $file.
made()
{
    "$program" -T modern "$work/made" > "$work/read" 2> "$work/err"
    same modern "$1"
}

# same NAME WHAT: $work/read has the same games as $work/NAME.
same()
{
    if cmp -s "$work/$1" "$work/read"; then
        verdict 0
    else
        verdict 1 "$file: $2: $(diff "$work/$1" "$work/read" | cut -c 1-300 | head -n 4)"
    fi
}

# Of JSON, leaves out names and places of files, and what was left of a game after its error.
clean()
{
    sed 's/"file":"[^"]*","line":[0-9]*,"game":[0-9]*,//; s/"line":[0-9]*,//g; s/"column":[0-9]*,//
        s/"repair":"[^"]*"/"repair":null/'
}

# convert WAY: the games of $work/moves as another program tells them.
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
            print "; P" player "[" n++ " " what "]"
        }
        way == "sgf" {
            print "(;\nGM[16]VV[1]\nSU[trax]\nP0[id \"Ann\"]\nP1[id \"Bo\"]"
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
            print ")"
        }
        way == "record" {
            printf "%s", "{\"header\":{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]},\"moves\":["
            for (i = 1; i <= NF; i++)
                printf "%s\"%s\"%s", (i == 1 ? "[" : i % 2 ? ",[" : ","), doubled(tolower($i)), (i % 2 ? "" : "]")
            print (NF % 2 ? "]" : "") "]}"
        }
        way == "state" {
            printf "%s", "{\"game\":\"trax\",\"numplayers\":2,\"stack\":[{\"currplayer\":1}"
            for (i = 1; i <= NF; i++)
                printf ",{\"currplayer\":%d,\"lastmove\":\"%s\"}", 2 - i % 2, doubled($i)
            print "]}"
        }
        way == "log" {
            print "pc -> fpga0: -W\npc -> fpga1: -B"
            for (i = 1; i <= NF; i++)
                printf "fpga%d -> pc: %s\npc -> fpga%d: %s\n", 1 - i % 2, $i, i % 2, $i
            print "pc -> fpga0: -Z"
        }' "$work/moves" > "$work/made"
}

for file in examples/*.txt tests/golden/*.txt; do
    case $file in
    */deep.txt | */full.txt | */hostile.txt) continue ;; # long, or with bytes that no page shows
    esac
    "$program" -T modern "$file" > "$work/modern" 2> "$work/err"
    [ -s "$work/modern" ] || continue
    case $file in
    */signs.txt | */strings.txt) ;; # their words are spelt in other ways when they are read back
    *)
        "$program" -T json "$file" > "$work/made" 2> "$work/err"
        clean < "$work/made" > "$work/json"
        "$program" -T json "$work/made" 2> "$work/err" | clean > "$work/read"
        same json JSON
        ;;
    esac
    for options in '-T json' '-T json -m all' '-T html' '-T html -m all' -i '-T svg' '-T svg -m all' '-l ja -T svg'; do
        case $options,$file in
        -i,*/untold.txt) options='-i -O variations=no' ;; # its claim takes seconds; golden/run.sh has it judged
        esac
        # shellcheck disable=SC2086
        "$program" $options "$file" > "$work/made" 2> "$work/err"
        made "$options"
    done
    sed '/Trax$/d; /^$/d; s/ [A-Z]*$//' "$work/modern" > "$work/moves" # they tell no rules, nor games without a move
    for way in sgf record state log; do
        convert $way
        "$program" -r loop -T modern "$work/made" 2> "$work/err" | sed 's/ [A-Z]*$//' > "$work/read"
        same moves "$way"
    done
done
finish
