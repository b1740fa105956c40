#!/bin/sh
# generated.sh TRAXFIG: the generated files of examples must be up to date: the page with all games, and the scripts for
# the completion of shells. With --write it generates them; that is `make generated`; with --current it tests only these.
# If bash and fish are installed, their completion is tested. Ends with "N passed, N failed".

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root" || exit 2
tab=$(printf '\t')

for shell in bash zsh fish; do
    awk -v traxfig="$program" -v shell=$shell -f src/tools/complete.awk src/tools/complete.$shell > "$work/traxfig.$shell"
done
mv "$work/traxfig.zsh" "$work/_traxfig"
# In the folder, so that the page has no path. An illegal move makes the status 1.
(cd examples && "$program" -i -o "$work/index.html" ./*.txt 2> "$work/err")
for file in "$work"/*traxfig* "$work/index.html"; do
    name=examples/${file##*/}
    [ "$2" != --write ] || cp "$file" "$name"
    cmp -s "$file" "$name"
    verdict $? "$name is out of date: make generated"
done

! grep -q -e ' -o . ' "$work/traxfig.fish"
verdict $? 'an option of one letter is one of many letters for fish'

# The fonts are those of Bitstream Charter.
if [ -r /usr/share/fonts/X11/Type1/c0648bt_.pfb ] && command -v python3 > /dev/null; then
    mkdir "$work/fonts"
    python3 src/tools/charter.py /usr/share/fonts/X11/Type1 "$work/fonts"
    for file in charter.names charter.widths charter-roman.t1 charter-bold.t1 charter-italic.t1; do
        cmp -s "$work/fonts/$file" "src/paper/$file"
        verdict $? "src/paper/$file is not what charter.py writes"
    done
fi

# Each option, by hand: its letter, its name, what it takes, whether files too, and what is said of it.
cat > "$work/options" << 'END'
-n|--numbered|||read numbered moves only
|--lines|||read one game per line
|--plain|||read moves in sentences
-r|--rules|NAME||rules
-k|--keep-going|||skip moves that cannot be played
|--unique|||each game once
-m|--moves|N||draw after move N (-1: last but one), moves M-N, or all
-T|--to|FORMAT||format
-O|--set|KEY=VALUE||settings of the format (a=b,c=d)
-f|--font|NAME|files|font, file, auto (fits COLUMNS, LINES)
-a|--all|||number forced tiles too
-c|--check|||no board: one line per game with its result, and errors
|--legal|||list the legal moves
|--variations|||check variations
|--select|GAMES||only these games, as in "white=ann moves>30 result=loop"
|--find|POSITION||games with this position
|--position|POSITION||draw a code from -s
|--rewrite|NAME||convert the moves of a text to modern or classic
-o|--output|FILE|files|write to this file
-s|--code|||same as -T code
-ps||||same as -T ps
-u||||same as -T html
-i||||same as -u + player
-g|--game|TEXT||name of the game
-w|--white|TEXT||name of White
-b|--black|TEXT||name of Black
-l|--language|NAME|files|language, or a file
-v|--verbose|||report how texts are read
-q|--quiet|||only the board
-h|--help|||this help
-V|--version|||version
-p||||same as -ps
END

# lists: the words that an option takes, and what the program says of each: NAME, WORD and SENTENCE.
lists()
{
    for name in rules to language font; do
        "$program" --$name list | sed -n "s/^\([a-z0-9-]*\),*  *\([^ ].*\)/--$name$tab\1$tab\2/p" |
            grep -v "^--font$tab.*${tab}[^0-9]"
        printf '%s\t%s\t%s\n' --$name list 'print them all'
    done
    printf '%s\t%s\t%s\n' --moves all 'every position'
}

# settings: of each format its settings as KEY=VALUE, or KEY= where it is a number above 9: FORMAT and WORD.
settings()
{
    "$program" -O list | awk '
        /^-T/ { print $2 "\tlist"; format = $2; next }
        { sub(/;.*/, ")") }
        !/[)]$/ { for (i = 2; i <= NF; i++) print format "\t" $1 "=" $i; next }
        $NF + 0 > 9 { print format "\t" $1 "="; next }
        { split($0, range, "("); for (i = range[2] + 0; i <= $NF + 0; i++) print format "\t" $1 "=" i }'
}

# completes LINE WORD...: bash and fish must offer these words, or none, for an incomplete command, and zsh too, if it ends
# where a setting begins. It is noted, and examined later.
completes()
{
    line=$1
    shift
    for word in "${@:-}"; do
        printf '%s\t%s\n' "$line" "$word"
    done >> "$work/completions"
}

# note_options: what the shells offer for all options and their values, and what fish and zsh say of them. Before a setting
# stands its format, for some in each of the ways to choose it.
note_options()
{
    lists > "$work/lists"
    settings > "$work/settings"
    awk -F '[\t|]' -v work="$work" '
        BEGIN {
            ways["ps"] = "|-ps |-p |-i -p |-T svg -ps "
            ways["html"] = "|-i |-u |-p -i |-T ps -u "
            ways["ascii"] = "||-q "
        }
        function note(line, word, says) {
            print line "\t" word > (work "/completions")
            print line "\t" word ": " says > (work "/descriptions")
        }
        function spec(name, ends,   before, does) {
            before = $3 == "KEY=VALUE" ? "*" : $1 && $2 ? "(" $1 " " $2 ")" : ""
            does = $3 == "KEY=VALUE" ? "_traxfig_settings" : $4 ? "_files" : " "
            if (values[$2])
                does = "{ _describe " $3 " " substr($2, 3) ($4 ? "; _files" : "") " }"
            about = $5
            gsub(/:/, "\\:", about)
            print before name ($3 ? ends : "") "[" about "]" ($3 ? ":" $3 ":" does : "") > (work "/wanted.zsh")
        }
        FILENAME ~ /lists$/ {
            word[$1, ++values[$1]] = $2
            says[$1, values[$1]] = $3
            gsub(/[]:\\[]/, "\\\\&", $3)
            print substr($1, 3) " " $2 ":" $3 > (work "/wanted.zsh")
            next
        }
        FILENAME ~ /settings$/ {
            n = split("-T # |-T# |--to # |--to=# |-T svg -T # |-ps --to=# " ways[$1], way, "|")
            n = $1 in ways ? n : 1
            for (i = 1; i <= n; i++) {
                sub(/#/, $1, way[i])
                print "traxfig " way[i] (i % 2 ? "-O " : "--set ") "\t" $2 > (work "/completions")
            }
            next
        }
        {
            for (i = 1; i <= 2; i++)
                if ($i) {
                    note("traxfig -", $i, $5)
                    spec($i, i == 1 ? "+" : "=")
                    for (n = 1; n <= values[$2]; n++)
                        note("traxfig " (i == 1 ? "" : "-q ") $i " ", word[$2, n], says[$2, n])
                }
            if ($2)
                note("traxfig -a --", $2, $5)
        }
        END { print "-s\n-S\n*:record:_files" > (work "/wanted.zsh") }' "$work/lists" "$work/settings" "$work/options"
}

# offers SHELL: of each line of $work/wanted, a command and a word or sentence, $work/offered must have the same.
offers()
{
    LC_ALL=C sort -u -o "$work/wanted" "$work/wanted"
    LC_ALL=C sort "$work/offered" | awk -F '\t' '
        FNR == NR { wanted[$1] = wanted[$1] ($2 == "" ? "" : ", " $2); next }
        { offered[$1] = offered[$1] ", " $2 }
        END { for (line in wanted) print(wanted[line] == offered[line] ? 0 : 1) " " line offered[line] }' \
        "$work/wanted" - > "$work/verdicts"
    while read -r bad line; do
        verdict "$bad" "$1 completes ${line}"
    done < "$work/verdicts"
}

# Has the shells complete all that was noted, in an empty folder. bash offers only the part after the last = sign.
complete_all()
{
    mkdir "$work/empty"
    cut -f 1 "$work/completions" "$work/descriptions" | sort -u > "$work/lines"
    if have 'completion in bash' bash; then
        awk -F '\t' '{ if ($1 ~ /=[^ ]*$/) sub(/.*=/, "", $2); print $1 "\t" $2 }' "$work/completions" > "$work/wanted"
        # shellcheck disable=SC2016 # for the other shell
        (cd "$work/empty" && root=$root bash -c '. "$root/examples/traxfig.bash"
            compopt() { :; }
            while IFS= read -r COMP_LINE; do
                COMP_POINT=${#COMP_LINE} COMPREPLY=()
                _traxfig
                for word in "${COMPREPLY[@]}"; do printf "%s\t%s\n" "$COMP_LINE" "$word"; done
            done') < "$work/lines" > "$work/offered" 2> "$work/complaints"
        offers bash
        # No blank follows a setting whose value is typed; files are shown as such. What stands behind the cursor does not count.
        [ "$(bash -c '. examples/traxfig.bash
            complete -p traxfig
            compopt() { printf "%s %s;" "$COMP_LINE" "$2"; }
            for COMP_LINE in "traxfig -T svg -O siz" "traxfig -T svg -O theme=m" "traxfig -T svg" \
                "traxfig -o x" "traxfig x" "traxfig -f x"; do
                COMP_POINT=${#COMP_LINE} COMPREPLY=()
                _traxfig
            done
            COMP_LINE="traxfig -T sv -O size=9" COMP_POINT=13
            _traxfig
            echo "${COMPREPLY[@]}"' 2>> "$work/complaints")" = 'complete -F _traxfig traxfig
traxfig -T svg -O siz nospace;traxfig -o x filenames;traxfig x filenames;traxfig -f x filenames;svg' ]
        verdict $? 'bash writes a blank behind a setting, or none behind other words'
        [ ! -s "$work/complaints" ]
        verdict $? 'completion in bash:' cat "$work/complaints"
    fi
    if have 'completion in fish' fish; then
        # shellcheck disable=SC2016
        (cd "$work/empty" && HOME=$work root=$root fish -c 'source $root/examples/traxfig.fish
            while read -l line
                for word in (complete -C $line); printf "%s\t%s\n" $line $word; end
            end') < "$work/lines" > "$work/told" 2> "$work/complaints"
        cp "$work/completions" "$work/wanted"
        cut -f 1,2 "$work/told" > "$work/offered"
        offers fish
        cp "$work/descriptions" "$work/wanted"
        sed "s/^\([^$tab]*${tab}[^$tab]*\)$tab/\1: /" "$work/told" > "$work/offered"
        offers fish
        [ ! -s "$work/complaints" ]
        verdict $? 'completion in fish:' cat "$work/complaints"
    fi
    if have 'completion in zsh' zsh; then
        grep -e "^[^$tab]*\(-O\|--set\) $tab" "$work/completions" > "$work/wanted"
        # shellcheck disable=SC2016
        cut -f 1 "$work/wanted" | sort -u | lists=$work/told.zsh zsh -f -c '
            _arguments() {
                print -rl -- "$@"
                for name in rules moves to font language; do print -rl -- "$name "${(P)^name}; done
            }
            source examples/_traxfig > $lists
            compadd() { for word in "${@[4,-1]}"; do print -r -- "$line"$'"'\t'"'"$word"; done; [ "$1$2$3" = -S-- ] || print "$1$2$3" }
            while IFS= read -r line; do
                words=(${=line} "") CURRENT=$#words
                [ ${#words} -gt 0 ] && _traxfig_settings
            done' > "$work/offered" 2> "$work/complaints"
        offers zsh
        LC_ALL=C sort -o "$work/wanted.zsh" "$work/wanted.zsh"
        LC_ALL=C sort "$work/told.zsh" | diff "$work/wanted.zsh" - > "$work/differs"
        verdict $? 'the descriptions that zsh shows:' cat "$work/differs"
        [ ! -s "$work/complaints" ] && [ "$(head -n 1 examples/_traxfig)" = '#compdef traxfig' ]
        verdict $? 'completion in zsh:' cat "$work/complaints"
    fi
}

# regresses STATUS: examples/regress.sh must end with this status for a folder with three records.
regresses()
{
    PATH=$work:$PATH sh examples/regress.sh "$work/games" "$work/changed" > "$work/out" 2>&1
    status=$?
    [ $status = "$1" ] && { [ $status = 1 ] || [ ! -s "$work/out" ]; } && ! grep -v '^| ' "$work/out"
    verdict $? "regress.sh ends with $status, not $1:" head -n 5 "$work/out"
}

if [ ! "$2" ]; then
    mkdir "$work/games"
    cp examples/loop.* examples/illegal.* examples/log.* "$work/games"
    # A name that looks like an option, and would empty loop.txt.
    cp examples/loop.txt "$work/games/-oloop.txt"
    cp examples/loop.ascii "$work/games/-oloop.ascii"
    ln -s "$program" "$work/traxfig"
    regresses 0
    cmp examples/loop.txt "$work/games/loop.txt"
    verdict $? 'regress.sh wrote over a record'
    rm "$work/games"/-o*.ascii
    regresses 1
    [ "$(cat "$work/out")" = '| no -oloop.ascii; make it with traxfig -o' ] && [ -s "$work/changed/-oloop.svg" ]
    verdict $? 'regress.sh names a record without a drawing:' cat "$work/out"
    rm -r "$work/games"/-o* "$work/changed"
    sed 's/ 11 A2+.*//' examples/loop.txt > "$work/games/loop.txt"
    regresses 1
    grep -q '^| -White wins with a loop at move 11' "$work/out" && [ "$(ls "$work/changed")" = loop.svg ]
    verdict $? 'regress.sh shows what has changed'
    [ "$(head -n 1 "$work/changed/loop.svg" | cut -c 1-4)" = '<svg' ]
    verdict $? 'regress.sh makes no picture'
    # The first board has changed too, and then the first only; the folder has its own name.
    echo '1 A1S' > "$work/games/illegal.txt"
    regresses 1
    cp examples/loop.txt "$work/games/loop.txt"
    regresses 1
    (cd "$work" && PATH=$work:$PATH sh "$root/examples/regress.sh" games > out)
    [ $? = 1 ] && [ "$(cd "$work/changed" && echo *)" = 'illegal.svg loop.svg' ]
    verdict $? 'regress.sh makes no folder'
    cp examples/illegal.txt "$work/games"
    # GitHub would take these lines for commands.
    { echo 'Event: ::error::x ##[error]y'; cat examples/loop.txt; } > "$work/games/loop.txt"
    { echo '::error::x ##[error]y'; cat examples/loop.ascii; } > "$work/games/loop.ascii"
    regresses 1
    grep -q '::error::x' "$work/out" && ! grep -q '^[[:blank:]]*::\|##\[' "$work/out"
    verdict $? 'regress.sh prints commands:' head -n 5 "$work/out"
    note_options
    completes 'traxfig -T sv' svg
    completes 'traxfig -T l' list
    completes 'traxfig -O li' list
    completes 'traxfig -r l' list loop
    completes 'traxfig --ru' --rules
    completes 'traxfig --leg' --legal
    completes 'traxfig --va' --variations
    completes 'traxfig -r t' trax trax8
    completes 'traxfig -f numb' numbered
    completes 'traxfig -T svg -O theme=m' theme=modern
    completes 'traxfig -ps -O pap' paper=a3 paper=a4 paper=a5 paper=legal paper=letter
    for option in -p -ps '-T ps' -Tps --to=ps '--to ps'; do
        completes "traxfig $option -O paper=a" paper=a3 paper=a4 paper=a5
    done
    for option in -i -u '-T html' -Thtml; do
        completes "traxfig $option -O player=" player=no player=yes
    done
    completes 'traxfig -c -O marks=a' marks=all marks=attacks
    completes 'traxfig --to=sv' --to=svg
    completes 'traxfig --to=svg --set=theme=m' --set=theme=modern
    completes 'traxfig -T json -O de' depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9
    # Files: what these options take, besides the names that they know.
    ln -s "$root" "$work/source"
    for option in -f --font= -l --language= -o --output=; do
        case $option in
        *=) completes "traxfig $option../source/msg/d" "$option../source/msg/da.msg" "$option../source/msg/de.msg" ;;
        *) completes "traxfig $option ../source/msg/d" "../source/msg/da.msg" "../source/msg/de.msg" ;;
        esac
    done
    completes "traxfig -q ../source/examples/bai" "../source/examples/bailey-siegenthaler.ascii" "../source/examples/bailey-siegenthaler.txt"
    for option in -m --moves -r --rules -T --to -O --set -g --game -w --white -b --black; do
        completes "traxfig $option ../source/msg/d"
    done
    complete_all
fi

finish
