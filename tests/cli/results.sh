#!/bin/sh
# results.sh TRAXFIG: every way to tell the result of a game, in both notations, on White's turn and on Black's: the winner
# and how the game was won are as the table says, and still so after the game was written in a format and read back. Ends
# with "N passed, N failed".

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$work" || exit 2

# A text, and what -c says of it before the number of the move. MOVES stands for the moves in a row, LIST for numbered ones
# and PAIRS for numbered pairs, each on its line, TREE for those of SGF; NEXT for the number of the next move, MOVER for the
# player whose move that is and OTHER for the other one, ~ for the end of a line. Texts behind & are the lines of one
# archive.
cat > table << 'END'
PAIRS~White resigns | Black wins by resignation
PAIRS~Black lost on time | White wins on time
MOVES RESIGN | OTHER wins by resignation
MOVES resigns | OTHER wins by resignation
LIST~NEXT Resign | OTHER wins by resignation
MOVES OTHER resigns | MOVER wins by resignation
MOVES MOVER resigns | OTHER wins by resignation
LIST~White resigns | Black wins by resignation
LIST~Black resigned. | White wins by resignation
LIST~NEXT. Black resigns | White wins by resignation
MOVES (White resigned) | Black wins by resignation
MOVES White wins by resignation | White wins by resignation
LIST~0-1 (White resigned) | Black wins by resignation
LIST~Resignation by Black | White wins by resignation
LIST~Schwarz gibt auf | White wins by resignation
LIST~Le blanc abandonne | Black wins by resignation
White: Ann~Black: Bo~~LIST~Ann resigns | Black wins by resignation
MOVES TIME | OTHER wins on time
LIST~NEXT Time | OTHER wins on time
LIST~White lost on time | Black wins on time
MOVES Black lost on time | White wins on time
MOVES MOVER ran out of time | OTHER wins on time
MOVES OTHER is out of time | MOVER wins on time
LIST~1-0 (time) | White wins on time
White: Ann~Black: Bo~~LIST~Ann wins on time | White wins on time
MOVES WIN | MOVER claims the win
LIST~NEXT win | MOVER claims the win
LIST~1-0 | White claims the win
MOVES 1-0 | White claims the win
MOVES 0-1 | Black claims the win
LIST~NEXT. 0-1 | Black claims the win
LIST~0 : 1 | Black claims the win
LIST~Result: 1-0 | White claims the win
LIST~Winner: Black | Black claims the win
MOVES White wins | White claims the win
LIST~A win for Black | Black claims the win
MOVES MOVER wins. | MOVER claims the win
MOVES OTHER has won | OTHER claims the win
Result: 0-1~~LIST | Black claims the win
[Result "1-0"]~~LIST | White claims the win
White: Ann~Black: Bo~~LIST~Winner: Bo | Black claims the win
MOVES DRAW | Drawn by agreement
LIST~NEXT Draw | Drawn by agreement
LIST~Draw agreed | Drawn by agreement
MOVES 1/2-1/2 | Drawn by agreement
LIST~1/2 - 1/2 | Drawn by agreement
Result: 1/2-1/2~~LIST | Drawn by agreement
{"moves":"MOVES","result":{"winner":"white","by":"resignation"}} | White wins by resignation
{"moves":"MOVES","result":{"winner":"black","by":"resignation"}} | Black wins by resignation
{"moves":"MOVES","result":{"winner":"white","by":"time"}} | White wins on time
{"moves":"MOVES","result":{"winner":"black","by":"time"}} | Black wins on time
{"moves":"MOVES","result":{"winner":"white","by":"claim"}} | White claims the win
{"moves":"MOVES","result":{"winner":"black","by":"claim"}} | Black claims the win
{"moves":"MOVES","result":{"winner":null,"by":"agreement"}} | Drawn by agreement
(;GM[16]RE[W+R]TREE) | White wins by resignation
(;GM[16]RE[B+R]TREE) | Black wins by resignation
(;GM[16]RE[W+T]TREE) | White wins on time
(;GM[16]RE[White lost on time]TREE) | Black wins on time
(;GM[16]RE[Draw]TREE) | Drawn by agreement
MOVES | Unfinished
&Ann - Bo: MOVES 1-0 | White claims the win
&Ann 0-1 Bo: MOVES | Black claims the win
&Ann - Bo: MOVES Bo resigned | White wins by resignation
&Ann - Bo, White wins: MOVES | White claims the win
&3,Ann,Bo,0-1,MOVES | Black claims the win
&3,Ann,Bo,1/2-1/2,MOVES | Drawn by agreement
END

# A file for each row, notation and player to move; of each what -c is to say.
awk -F ' [|] ' '
    BEGIN {
        split("@0/ B1+ C1+ D1+ E1+", words, " ")
        split("A1C B1S C1S D1S E1S", words_of_old, " ")
    }
    function tell(text, old, count,    row, list, pairs, tree, i, word)
    {
        for (i = 1; i <= count; i++) {
            word = old ? words_of_old[i] : words[i]
            row = row (i > 1 ? " " : "") word
            list = list (i > 1 ? "~" : "") i " " word
            pairs = pairs (i % 2 ? (i > 1 ? "~" : "") (i + 1) / 2 "." : "") " " word
            tree = tree ";" (i % 2 ? "W" : "B") "[" word "]"
        }
        sub(/MOVES/, row, text)
        sub(/LIST/, list, text)
        sub(/PAIRS/, pairs, text)
        sub(/TREE/, tree, text)
        sub(/NEXT/, count + 1, text)
        gsub(/~/, "\n", text)
        return by_name(text, count)
    }
    function by_name(text, count)
    {
        gsub(/MOVER/, count % 2 ? "Black" : "White", text)
        gsub(/OTHER/, count % 2 ? "White" : "Black", text)
        return text
    }
    {
        packed = sub(/^&/, "")
        for (old = 0; old < 2; old++)
            for (count = 4; count < 6; count++) {
                if (!packed || !lines++)
                    file = sprintf("%04d.txt", 4 * NR + 2 * old + count % 2)
                print tell($1, old, count) >> file
                close(file)
                print by_name($2, count) > "wanted"
            }
    }' table

# Reads the games of files: who won, how, after which move, and the board.
games()
{
    "$program" -c "$@" 2> err | sed 's/^[^ ]* //' > results
    "$program" -s "$@" 2> err | paste results -
}

for name in draw gift line loop; do # the board shows how they end
    cp "$root/examples/$name.txt" .
done
cat >> wanted << 'END'
Drawn
White wins with a loop
Black wins with a line
White wins with a loop
END

games ./*.txt > given
sed 's, [a-z]* move.*,,' results > ends
cmp -s wanted ends
verdict $? 'how games end:' diff wanted ends

# agree WAY FILE...: the files have the games of the table.
agree()
{
    way=$1
    shift
    games "$@" > found
    [ -s found ] && cmp -s given found
    verdict $? "games as $way:" diff given found
}

for way in '-T modern' '-T classic' '-T json' '-T svg' '-T html' -i; do
    # shellcheck disable=SC2086 # options
    "$program" $way ./*.txt > all 2> err
    agree "$way" all
    mkdir apart
    # shellcheck disable=SC2086
    case $way in
    *html | -i) ;; # one page has all
    *)
        "$program" $way -o apart/%04d ./*.txt 2> err
        agree "$way, each alone" apart/*
        ;;
    esac
    rm -r apart
done
finish
