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
echo '1 @0/ A2+ A3/ @2/ @2/' > force # White wins in two turns
echo '1 @0+ @1+ @1+ @1+ A0/ C3/ @1/ A0+ @1+' > quiet # Black wins in three turns, the first without an attack
awk 'BEGIN { printf "8x8 Trax\n@0+"; for (i = 0; i < 6; i++) printf " @1+"; print " Resign" }' > wide

# draw FORMAT SETTING=VALUE: what the format makes of these games, with what the setting may need. No value may be refused.
draw()
{
    case $1,$2 in
    ascii,*) needs='-f auto' ;;
    html,*) needs='-O player=yes' ;;
    ps,moves=* | pdf,moves=*) needs= ;;
    ps,* | pdf,*) needs='-O comments=yes' ;;
    *) needs= ;;
    esac
    case $1 in
    png | gif) small='-O size=24' ;; # quickly drawn
    *) small= ;;
    esac
    # shellcheck disable=SC2086 # words
    {
        "$program" -T "$1" $small $needs -O "$2" loop broken gift claims
        taken=$? # 1 for the refused move, 2 for a value that is none
        "$program" -T "$1" $small -m 4-7 -O marks=wins -O "$2" force wide
        "$program" -T "$1" $small -O marks=wins,depth=3 -O "$2" quiet
    } 2>&1
    [ $taken -lt 2 ]
}

# Each setting, and of each format its settings with the values to try: words, or numbers within the limits.
"$program" -O list | awk '/^  [a-z]/ && !seen[$1]++ { gsub(/[()]/, ""); print $1, $2 }' | sort > all
for format in $("$program" -T list | sed 's/ .*//'); do
    "$program" -T "$format" -O list | awk '
        !/^  [a-z]/ { next }
        $1 == "depth" { print "depth", /[(]2 -/ ? "2 3" : "1 2"; next }
        $1 == "width" { print "width 10 100"; next }
        $1 == "title" { print "title One Two"; next }
        $1 == "size" { print "size 8 30"; next }
        / - / { sub(/;.*/, ""); gsub(/[()]/, ""); print $1, $2, $(NF - 2) + 1, $NF; next }
        { sub(/#RRGGBB/, "#123456"); print }' > own
    owns=' '
    while read -r key values; do
        owns="$owns$key "
        case $format in kitty | sixel) continue ;; esac # pictures/images.sh compares them with png
        for value in $values; do
            draw "$format" "$key=$value" > "drawn.$format.$key.$value"
            verdict $? "-T $format -O $key=$value is refused"
        done
    done < own
    while read -r key value; do
        case $owns,$key in
        *" title "*,title) ;; # any text is a title
        *" $key "*,*) expect 2 "traxfig: error: $key cannot be 'nonsense'" -T "$format" -O "$key=nonsense" loop ;;
        *) expect 2 "format $format has no setting" -T "$format" -O "$key=$value" loop ;;
        esac
    done < all
done

# What is switched on by itself where it makes sense is the same as yes or no, portrait or landscape.
cksum drawn.* | awk '
    {
        split($3, part, ".")
        setting = "-T " part[2] " -O " part[3]
        value = part[4]
        count[setting]++
        sum = setting " " $1 " " $2
        if (sum in other && value != "auto" && other[sum] != "auto")
            same[setting] = same[setting] " " other[sum] " and " value
        other[sum] = value
    }
    END { for (setting in count) print(same[setting] == "" && count[setting] > 1 ? 0 : 1), setting ":" same[setting] }' > verdicts
while read -r bad what; do
    verdict "$bad" "$what make no difference"
done < verdicts

# Only the last position of a game has a winning path.
moves=$("$program" -T json loop | grep -o '"n":' | wc -l)
for format in 'ascii -O colour=yes' svg ps pdf 'pdf -O comments=yes'; do
    for range in 1-$((moves - 1)) 1-$((moves)); do
        # shellcheck disable=SC2086 # words
        "$program" -T $format -m "$range" -O path=yes loop > with
        # shellcheck disable=SC2086 # words
        "$program" -T $format -m "$range" -O path=no loop | cmp -s - with
        [ $? = $((${range#*-} == moves)) ]
        verdict $? "-T $format -m $range: a winning path"
    done
done

# A background has the colour that it names, as an attribute and in its style; a picture as many pixels as its size asks for,
# rounded.
for background in none: white:ffffff black:000000 '#123456:123456' '#fEdCbA:fedcba' '#1bF:11bbff'; do
    "$program" -T svg -O background="${background%:*}" @0/ |
        sed -n 's/.* fill="#\([0-9a-f]*\)" style="fill:#\([0-9a-f]*\)!important.*/\1 \2/p' > found
    digits=${background#*:}
    [ "$(cat found)" = "${digits:+$digits $digits}" ]
    verdict $? "background=${background%:*} is $(cat found)"
done
for size in 1 7 11 48 999; do
    "$program" -T svg -O size=$size @0/ B1+ C1/ | sed -n '1s/.*viewBox="\([^"]*\)" width="\(.*\)" height="\(.*\)".*/\1 \2 \3/p' |
        awk -v size=$size '{ exit !(NF == 6 && $5 == int($3 * size / 10 + .5) && $6 == int($4 * size / 10 + .5)) }'
    verdict $? "the width and height of a picture with size=$size"
done

# named FILE BEFORE AFTER: each setting stands in the file of the project between these patterns.
named()
{
    awk -v before="$2" -v after="$3" '
        FNR == NR { keys[$1]; next }
        $0 ~ before { for (key in keys) if (!found[key] && $0 ~ before key after) found[key] = 1 }
        END { for (key in keys) print !found[key], key }' all "$root/$1" > verdicts
    while read -r bad key; do
        verdict "$bad" "$1 does not tell of $key"
    done < verdicts
}

named src/man/traxfig.1 'Cm ([a-z ,]* )?' '( |$)'
for shell in traxfig.bash traxfig.fish _traxfig; do
    named "examples/$shell" "[ '\"({=|]" "[= :'\")}]"
done

finish
