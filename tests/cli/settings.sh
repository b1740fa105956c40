#!/bin/sh
# settings.sh TRAXFIG: every setting of every format, from the lists of -O list: each of its values has an effect, alone or
# with what it needs; another format says that it has no such setting; the manual and the completions name it.

# shellcheck source=tests/cli/expect.sh
. "$(dirname "$0")/expect.sh"

# Games in which each setting can have an effect: names, comments, a win, a refused move; forced tiles; a long game.
cp "$root/examples/loop.txt" loop
cp "$root/examples/illegal.txt" broken
cp "$root/examples/gift.txt" gift
cp "$root/examples/claims.txt" claims # with variations
{ cat loop; echo; cat gift; } > two
echo '1 @0/ A2+ A3/ @2/ @2/' > force # White wins in two turns
awk 'BEGIN { printf "8x8 Trax\n@0+"; for (i = 0; i < 6; i++) printf " @1+"; print " Resign" }' > wide

# draw FORMAT SETTING=VALUE: what the format makes of all games, with all that a setting may need.
draw()
{
    for needs in loop 'loop -f auto' 'force -O marks=wins' 'wide -m all' broken 'two -O comments=yes' 'claims -O player=yes'; do
        # shellcheck disable=SC2086 # words
        set -- "$1" "$2" $needs
        case $4,$5 in
        -f,*) [ "$1" = ascii ] || continue ;;
        -O,*comments*) [ "${1#*ps}" != "$1" ] || [ "$1" = pdf ] || continue ;;
        -O,player*) [ "$1" = html ] || continue ;;
        -O,marks*) has "$own" marks || continue ;;
        esac
        "$program" -T "$1" ${4:+"$4" "$5"} -O "$2" "$3" 2>&1
    done
}

# has LIST WORD: whether a word is one of a list.
has()
{
    case " $1 " in
    *" $2 "*) ;;
    *) return 1 ;;
    esac
}

# examples KEY: the values of a setting of `settings` to try: its words, or numbers within its limits.
examples()
{
    case $1 in
    depth) echo 1 2 ;;
    width) echo 10 100 ;;
    *) awk -v key="$1" '$1 == key && /\(.* - .*\)/ { gsub(/[()]/, ""); print $2, $(NF - 2) + 1, $NF }
        $1 == key && ! / - / { $1 = ""; sub(/#RRGGBB/, "#123456"); print }' settings ;;
    esac
}

"$program" -O list | awk '/^  [a-z]/ && !seen[$1]++ { gsub(/[()]/, ""); print $1 "=" $2 }' | sort > each
all=$(sed 's/=.*//' each)
for format in $("$program" -T list | sed 's/ .*//'); do
    "$program" -T "$format" -O list > settings
    own=$(sed -n 's/^  \([a-z][a-z]*\) .*/\1/p' settings | tr '\n' ' ')
    while read -r setting; do
        key=${setting%=*}
        if ! has "$own" "$key"; then
            expect 2 "format $format has no setting" -T "$format" -O "$setting" loop
            continue
        fi
        same=
        rm -f drawn.*
        for value in $(examples "$key"); do
            draw "$format" "$key=$value" > now
            for other in drawn.*; do
                [ ! -f "$other" ] || ! cmp -s now "$other" || same="$value and ${other#drawn.}"
            done
            mv now "drawn.$value"
        done
        # What is switched on by itself where it makes sense is the same as yes or no, portrait or landscape.
        case $same in
        *auto*) same= ;;
        esac
        set -- drawn.*
        [ -z "$same" ] && [ $# -gt 1 ]
        verdict $? "-T $format -O $key: $same make no difference"
        expect 2 "traxfig: error: setting $key cannot be 'nonsense'" -T "$format" -O "$key=nonsense" loop
    done < each
done
for key in $all; do
    grep -Eq "Cm ([a-z ,]* )?$key( |\$)" "$root/src/man/traxfig.1"
    verdict $? "the manual does not tell of $key"
    for shell in traxfig.bash traxfig.fish _traxfig; do
        grep -q "[ '\"({=|]${key}[= :'\")}]" "$root/examples/$shell"
        verdict $? "examples/$shell does not offer $key"
    done
done

finish
