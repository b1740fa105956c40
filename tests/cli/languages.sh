#!/bin/sh
# languages.sh TRAXFIG: the program accepts every catalogue of msg, has it built in, and chooses it by the locale. Its
# help fits a screen of 24 lines of 80 columns, with the prompt below it, and has every option of the manual. Words that
# users type are in the same sentences as in English, and each says what words.txt has, and not the opposite, with the signs
# of English. Ends with "N passed, N failed".

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root/msg" || exit 2
LC_ALL=C
export LC_ALL

# fits FILE: it has at most 23 lines of at most 80 columns. Continuation bytes of UTF-8 take no column, letters from
# U+3000 on take two.
fits()
{
    awk 'BEGIN {
             for (i = 128; i < 192; i++) more = more sprintf("%c", i)
             for (i = 227; i < 245; i++) wide = wide sprintf("%c", i)
         }
         { line = $0; gsub("[" more "]", "", line); gsub("[" wide "]", "xx", line) }
         length(line) > 80 { print length(line) ": " $0; bad = 1 }
         END { exit bad || NR > 23 }' "$1"
}

# The options of the manual, one per line; -p stands there as -ps.
options=$(awk '/^\.It Fl / { for (i = 3; i <= NF && $i != "Ar"; i++) if ($i ~ /[a-z]/ && $i != "p") print "-" $i }' \
    ../src/man/traxfig.1)

# has_options HELP: it names each of them.
has_options()
{
    options=$options awk '
        { help = help " " $0 "," }
        END {
            for (count = split(ENVIRON["options"], option); count > 0; count--)
                if (help !~ " " option[count] "[ :,]" && ++missing)
                    print "the help is without " option[count]
            exit missing > 0
        }' "$1"
}

# agrees CATALOGUE: each sentence has the words that users type of the English one: moves, options, numbers, names.
agrees()
{
    awk '/^[a-z]/ { name = $1; sub(/^[^ ]* +/, "") }
         /^#/ || !/./ { next }
         FNR == NR { english[name] = english[name] " " $0; next }
         { other[name] = other[name] " " $0 }
         END {
             for (name in english) {
                 n = split(english[name], words, / +/)
                 for (i = 1; i <= n; i++) {
                     sub(/^[(]/, "", words[i])
                     sub(/[,.;:)]+$/, "", words[i])
                     if (words[i] ~ /[0-9@\/\\=]|^-[a-z]|^trax(fig)?$/ && !index(other[name], words[i])) {
                         print FILENAME ": " name " is without " words[i]
                         bad = 1
                     }
                 }
             }
             exit bad
         }' en.msg "$1"
}

# says CATALOGUE: its sentences have the words of words.txt; those with both colours name them in the order of English; and
# two long ones that differ in English differ here: short ones may be the same, as `possible: %s`. Each of its clauses has a row.
says()
{
    awk -v language="$(basename "$1" .msg)" '
        { line = $0; sub(/^[^ ]* +/, "") }
        FILENAME ~ /words.txt$/ {
            n = split(line, field, "|")
            if (field[1] == "key")
                for (i = 2; i <= n; i++)
                    at = field[i] == language ? i : at
            else if (line !~ /^#/) {
                words[++count] = field[1] "|" field[at]
                told[field[1]]++
            }
            next
        }
        line !~ /^[a-z]/ { next }
        { name = line; sub(/:.*/, "", name) }
        FILENAME ~ /en.msg$/ && !(name in english) { english[name] = $0; next }
        { other[name] = $0 }
        function wrong(what) { print FILENAME ": " what; bad = 1 }
        END {
            if (!at)
                wrong("words.txt has no column for it")
            for (i = 1; at && i <= count; i++) {
                split(words[i], field, "|")
                if (field[2] == "" || !index(other[field[1]], field[2]))
                    wrong(field[1] " does not say \"" field[2] "\": " other[field[1]])
            }
            for (name in english) {
                clauses = english[name] ~ /^%s: %s$/ || english[name] !~ /[a-z]/ ? 0 : 1 + gsub(/; [a-z]/, "&", english[name])
                if (told[name] + 0 < clauses && name !~ /^(help|language)/)
                    wrong(name " has fewer rows in words.txt than clauses")
                first = index(other[name], other["white"])
                if (index(english[name], "White %d") && (!first || first > index(other[name], other["black"])))
                    wrong(name " has the colours in another order")
                for (twin in english)
                    if (english[name] != english[twin] && other[name] == other[twin] && name < twin && length(other[name]) > 24)
                        wrong(name " and " twin " are the same sentence")
            }
            exit bad
        }' "$root/tests/cli/words.txt" en.msg "$1"
}

# opposed CATALOGUE: its sentences have words such as not, before, more where the English ones have them, by opposites.txt.
opposed()
{
    awk -v language="$(basename "$1" .msg)" '
        FILENAME ~ /opposites.txt$/ {
            n = split($0, field, "|")
            if (field[1] == "key")
                for (i = 2; i <= n; i++)
                    at = field[i] == language ? i - 1 : at
            else if (/^-/ && $2 == language)
                for (i = 3; i <= NF; i++)
                    except[rows, $i]
            else if (/^[a-z]/) {
                english[++rows] = field[1]
                words[rows] = field[at]
            }
            next
        }
        !/^[a-z]/ { next }
        { name = $1; sub(/^[^ ]* +/, "") }
        FILENAME ~ /en.msg$/ && !(name in sentence) { sentence[name] = $0; next }
        function has(text, all, whole,  list, i, n) {
            text = tolower(text)
            gsub(/[][(),.;:=?!]/, " ", text)
            gsub(/\047/, "& ", text)
            n = split(all, list, " ")
            for (i = 1; i <= n; i++)
                if (index(whole ? " " text " " : text, whole ? " " list[i] " " : list[i]))
                    return 1
            return 0
        }
        {
            sub(/:$/, "", name)
            for (i = 1; i <= rows; i++)
                if (has(sentence[name ":"], english[i], 1) != has($0, words[i], language != "ja") && !((i, name) in except)) {
                    print FILENAME ": " name " says the opposite, or has \"" words[i] "\" in another way: " $0
                    bad = 1
                }
        }
        END { exit bad }' "$root/tests/cli/opposites.txt" en.msg "$1"
}

# punctuated CATALOGUE: each sentence ends with the sign of the English one and has no fewer colons; before each colon
# stands a blank, as in French, or before none, but where a line of a catalogue is quoted (%%). Japanese sentences are
# built in other ways.
punctuated()
{
    awk 'BEGIN { for (i = 227; i < 245; i++) wide = wide sprintf("%c", i) }
        !/^[a-z]/ { next }
        { name = $1; sub(/^[^ ]* +/, ""); sub(/ *[$]$/, "") }
        FILENAME ~ /en.msg$/ && !(name in english) { english[name] = $0; next }
        $0 ~ "[" wide "]" { next }
        function colons(text) { return gsub(/:/, "", text) }
        function last(text) { return text ~ /[.:;?!]$/ && text !~ /[.][.][.]$/ ? substr(text, length(text)) : "" }
        {
            if (colons($0) < colons(english[name]) || last($0) != last(english[name])) {
                print FILENAME ": other signs than in English: " name " " $0
                bad = 1
            }
            if (/ :/) blank = blank " " name
            else if (/:( |$)/ && !/%%/) none = none " " name
        }
        END {
            if (blank && none) print FILENAME ": a blank before the colon:" blank "; none:" none
            exit bad || (blank && none)
        }' en.msg "$1"
}

for catalogue in *.msg; do
    name=${catalogue%.msg}
    "$program" -l "./$catalogue" -h > "$work/help" 2> "$work/err" && [ ! -s "$work/err" ]
    verdict $? "$catalogue:" cat "$work/err"
    fits "$work/help"
    verdict $? "$catalogue: the help does not fit a screen"
    has_options "$work/help" > "$work/said"
    verdict $? "$catalogue:" cat "$work/said"
    grep -q '; -b --black: ' "$work/help" && grep -q '; -V --version: ' "$work/help"
    verdict $? "$catalogue: options that share a line of the help"
    agrees "$catalogue"
    verdict $? "$catalogue: a sentence is not what it is in English"
    says "$catalogue" > "$work/said"
    verdict $? '' cat "$work/said"
    punctuated "$catalogue" > "$work/said"
    verdict $? '' cat "$work/said"
    opposed "$catalogue" > "$work/said"
    verdict $? '' cat "$work/said"
    grep -Fxq ".Cm $name" ../src/man/traxfig.1
    verdict $? "the manual does not name $name"
    for locale in "$name" "${name}_XX.UTF-8"; do
        (unset LC_ALL; LANG=$locale "$program" -h) > "$work/chosen"
        cmp "$work/help" "$work/chosen"
        verdict $? "$locale does not choose $catalogue"
    done
done

# A language that is not built in: English.
"$program" -h > "$work/help"
for locale in C '' _f fra_FR xx_YY f; do
    (unset LC_ALL; LC_MESSAGES=$locale LANG=$locale "$program" -h) > "$work/chosen" 2> "$work/err"
    cmp "$work/help" "$work/chosen" && [ ! -s "$work/err" ]
    verdict $? "$locale chooses something"
done
(LC_ALL='' LC_MESSAGES='' LANG=fr "$program" -h) | cmp -s - "$work/help"
[ $? = 1 ]
verdict $? 'an empty variable hides another'
(unset LC_ALL; LC_MESSAGES=fr LANG=de "$program" -h) > "$work/chosen"
"$program" -l fr -h | cmp -s - "$work/chosen"
verdict $? 'LANG goes before LC_MESSAGES'
(LC_ALL=C LC_MESSAGES=fr LANG=fr "$program" -h) | cmp -s - "$work/help"
verdict $? 'another variable goes before LC_ALL'

# A printer has no Japanese letters, but it has the German ones.
"$program" -l ja -T ps ../examples/loop.txt | grep -Fq '(White wins with a loop at move 11.)'
verdict $? 'captions for a printer are not in English, where it has no letters for others'
"$program" -l de -T ps ../examples/loop.txt | grep -Fq '(Wei\337 gewinnt mit einer Schleife in Zug 11.)'
verdict $? 'captions for a printer are not in German'

# These checks must be able to fail: two sentences exchanged, an option missing, a help too wide.
sed -e 's/^see-help:/held:/' -e 's/^available:/see-help:/' -e 's/^held:/available:/' en.msg > "$work/swapped.msg"
agrees "$work/swapped.msg" > "$work/said"
[ $? = 1 ]
verdict $? 'sentences that changed places were not noticed'
sed -e 's/^zoom-in:/held:/' -e 's/^zoom-out:/zoom-in:/' -e 's/^held:/zoom-out:/' da.msg > "$work/da.msg"
says "$work/da.msg" > "$work/said"
[ $? = 1 ] && [ "$(wc -l < "$work/said")" = 2 ]
verdict $? 'labels that changed places were not noticed'
sed 's/: Weiß %d, Schwarz/: Schwarz %d, Weiß/' de.msg > "$work/de.msg"
says "$work/de.msg" > "$work/said"
[ $? = 1 ] && [ "$(wc -l < "$work/said")" = 2 ]
verdict $? 'colours that changed places were not noticed'
sed 's/^\(occupied: .*\) schon /\1 noch nicht /' de.msg > "$work/de.msg"
opposed "$work/de.msg" > "$work/said"
[ $? = 1 ] && [ "$(wc -l < "$work/said")" = 2 ]
verdict $? 'a sentence that says the opposite was not noticed'
for change in 's/^gap: \(.*\) :/gap: \1/' 's/^gap: \(.*\) :/gap: \1:/' 's/^after-end: .*/&./' \
    's/^\(open: .*\)[.]$/\1/'; do
    sed "$change" fr.msg > "$work/fr.msg"
    cmp -s fr.msg "$work/fr.msg" || punctuated "$work/fr.msg" > "$work/said"
    [ $? = 1 ]
    verdict $? "a wrong sign was not noticed: $change"
done
"$program" -h | grep -v -e --legal > "$work/help"
has_options "$work/help" > "$work/said"
[ $? = 1 ]
verdict $? 'an option that the help does not tell was not noticed'
awk 'BEGIN { while (i++ < 81) printf "x"; print "" }' > "$work/wide"
fits "$work/wide" > "$work/said"
[ $? = 1 ]
verdict $? 'a line of 81 columns was not noticed'

finish
