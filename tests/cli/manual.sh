#!/bin/sh
# manual.sh TRAXFIG: what is true of the manuals as a whole: every option has an example, they agree with each other, and
# numbers of settings are those of the program. sentences.sh proves each sentence. Ends with "N passed, N failed".

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$work" || exit 2

ln -s "$program" traxfig
PATH=$work:$PATH
cp "$root/examples/loop.txt" game.txt

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

# Both manuals say what the tracks of each tile join: white's, then black's.
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
cut -d ' ' -f 1-3 joins > white
sed -n 's/^\.It \([a-f]\) Ta \(.*\), \(.*\)/\1 \2 \3/p' "$root/src/man/traxfig.1" > said
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
figures=$(default figures 6 -T ps -m all "$root/examples/bailey-siegenthaler.txt") # long; short films have more
for format in ascii check eps html json ps svg; do # those of pixels have sizes of their own
    traxfig -T "$format" -O list
done | sed 's/[();]//g' | awk -v depth="$depth" -v figures="$figures" '
    $3 == "-" && $1 != "width" { print $1, $2, $4, ($1 == "depth" ? depth : figures) }
    $4 == "-" { print $1, $3, $5, $2 }' | sort -u > does
awk '
    /^\.(It|Pp|El)/ { key = "" }
    /^\.S[hs] / { settings = $2 == "Settings" }
    settings && /^\.It Cm [a-z]+$/ { key = $3 }
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

finish
