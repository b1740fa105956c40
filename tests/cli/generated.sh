#!/bin/sh
# generated.sh TRAXFIG: the generated files of examples must be up to date: the page with all games, and the scripts for
# the completion of shells. With --write it generates them; that is `make generated`. If bash and fish are installed,
# their completion is tested. Ends with "N passed, N failed".

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root" || exit 2

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

# Nimbus has the widths of the standard fonts.
metrics=/usr/share/fonts/type1/urw-base35
if [ -r $metrics/NimbusSans-Bold.afm ]; then
    (cd $metrics && awk -f "$root/src/tools/widths.awk" NimbusRoman-Regular.afm NimbusRoman-Bold.afm NimbusRoman-Italic.afm \
        NimbusSans-Regular.afm NimbusSans-Bold.afm StandardSymbolsPS.afm) | cmp -s - src/paper/widths.c
    verdict $? 'src/paper/widths.c is not what widths.awk writes'
fi

# completes LINE WORD...: bash and fish must offer these words for an incomplete command. It is noted, and examined later.
completes()
{
    line=$1
    shift
    for word in "$@"; do
        printf '%s\t%s\n' "$line" "$word"
    done >> "$work/completions"
}

# describes LINE SENTENCE: fish must say this of the only word that it offers.
describes()
{
    printf '%s\t%s\n' "$1" "$2" >> "$work/descriptions"
}

# offers SHELL: of each line of $work/wanted, a command and a word or sentence, $work/offered must have the same.
offers()
{
    LC_ALL=C sort -o "$work/wanted" "$work/wanted"
    LC_ALL=C sort "$work/offered" | awk -F '\t' '
        FNR == NR { wanted[$1] = wanted[$1] ", " $2; next }
        { offered[$1] = offered[$1] ", " $2 }
        END { for (line in wanted) print(wanted[line] == offered[line] ? 0 : 1) " " line offered[line] }' \
        "$work/wanted" - > "$work/verdicts"
    while read -r bad line; do
        verdict "$bad" "$1 completes ${line}"
    done < "$work/verdicts"
}

# Has the shells complete all that was noted. bash offers only the part after the last = sign.
complete_all()
{
    if have 'completion in bash' bash; then
        awk -F '\t' '{ if ($1 ~ /=/) sub(/.*=/, "", $2); print $1 "\t" $2 }' "$work/completions" > "$work/wanted"
        # shellcheck disable=SC2016 # for the other shell
        cut -f 1 "$work/completions" | sort -u | bash -c '. examples/traxfig.bash
            compopt() { :; }
            while IFS= read -r COMP_LINE; do
                COMP_POINT=${#COMP_LINE} COMPREPLY=()
                _traxfig
                for word in "${COMPREPLY[@]}"; do printf "%s\t%s\n" "$COMP_LINE" "$word"; done
            done' > "$work/offered"
        offers bash
        # No blank follows a setting whose value is typed.
        [ "$(bash -c '. examples/traxfig.bash
            compopt() { case $* in *nospace*) printf "%s;" "$COMP_LINE" ;; esac; }
            for COMP_LINE in "traxfig -T svg -O siz" "traxfig -T svg -O theme=m" "traxfig -T svg"; do
                COMP_POINT=${#COMP_LINE} COMPREPLY=()
                _traxfig
            done')" = 'traxfig -T svg -O siz;' ]
        verdict $? 'bash writes a blank behind a setting, or none behind other words'
    fi
    if have 'completion in fish' fish; then
        # shellcheck disable=SC2016
        cat "$work/completions" "$work/descriptions" | cut -f 1 | sort -u | HOME=$work fish -c 'source examples/traxfig.fish
            while read -l line
                for word in (complete -C $line); printf "%s\t%s\n" $line $word; end
            end' > "$work/told"
        cp "$work/completions" "$work/wanted"
        cut -f 1,2 "$work/told" > "$work/offered"
        offers fish
        cp "$work/descriptions" "$work/wanted"
        cut -f 1,3 "$work/told" > "$work/offered"
        offers fish
    fi
}

# regresses STATUS: examples/regress.sh must end with this status for a folder with three records.
regresses()
{
    PATH=$work:$PATH sh examples/regress.sh "$work/games" "$work/changed" > "$work/out"
    status=$?
    [ $status = "$1" ]
    verdict $? "regress.sh ends with $status, not $1:" head -n 5 "$work/out"
}

if [ "$2" != --write ]; then
    mkdir "$work/games"
    cp examples/loop.* examples/illegal.* examples/log.* "$work/games"
    # A name that looks like an option, and would empty loop.txt.
    cp examples/loop.txt "$work/games/-oloop.txt"
    cp examples/loop.ascii "$work/games/-oloop.ascii"
    ln -s "$program" "$work/traxfig"
    regresses 0
    cmp examples/loop.txt "$work/games/loop.txt"
    verdict $? 'regress.sh wrote over a record'
    rm "$work/games"/-o*
    sed 's/ 11 A2+.*//' examples/loop.txt > "$work/games/loop.txt"
    regresses 1
    grep -q '^| -White wins with a loop at move 11' "$work/out" && [ "$(ls "$work/changed")" = loop.svg ]
    verdict $? 'regress.sh shows what has changed'
    # GitHub would take these lines for commands.
    { echo 'Event: ::error::x ##[error]y'; cat examples/loop.txt; } > "$work/games/loop.txt"
    { echo '::error::x ##[error]y'; cat examples/loop.ascii; } > "$work/games/loop.ascii"
    regresses 1
    grep -q '::error::x' "$work/out" && ! grep -q '^[[:blank:]]*::\|##\[' "$work/out"
    verdict $? 'regress.sh prints commands:' head -n 5 "$work/out"
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
    sed '/^_traxfig()/,$d' examples/_traxfig > "$work/formats"
    for option in -T --to -p -ps -u -i; do
        grep -qe " ${option}[ )]" "$work/formats"
        verdict $? "zsh knows no format of $option"
    done
    completes 'traxfig -c -O marks=a' marks=all marks=attacks
    completes 'traxfig --to=sv' --to=svg
    completes 'traxfig --to=svg --set=theme=m' --set=theme=modern
    completes 'traxfig -T json -O de' depth=1 depth=2 depth=3 depth=4 depth=5 depth=6 depth=7 depth=8 depth=9
    describes 'traxfig --leg' 'list the legal moves of the position instead of drawing it'
    describes 'traxfig --whi' 'name of White'
    describes 'traxfig -T js' 'everything about each game, one object per line'
    describes 'traxfig -r trax8' 'at most 8 rows and columns; a full board is a draw'
    # Files: what these options take, besides the names that they know.
    for option in -f --font= -l --language= -o --output=; do
        case $option in
        *=) completes "traxfig ${option}msg/d" "${option}msg/da.msg" "${option}msg/de.msg" ;;
        *) completes "traxfig $option msg/d" msg/da.msg msg/de.msg ;;
        esac
    done
    completes 'traxfig -q examples/bai' examples/bailey-siegenthaler.ascii examples/bailey-siegenthaler.txt
    complete_all
fi

finish
