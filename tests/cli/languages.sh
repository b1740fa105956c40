#!/bin/sh
# languages.sh TRAXFIG: the program accepts every catalogue of msg, has it built in, and chooses it by the locale. Its
# help fits a screen of 24 lines of 80 columns, with the prompt below it, and has every option of the manual. Words that
# users type are in the order of English, and each sentence says what words.txt has, with the signs of English.
# Ends with "N passed, N failed".

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$root/msg" || exit 2
LC_ALL=C
export LC_ALL

# fits FILE: it has at most 23 lines of at most 79 columns: some terminals wrap a line of 80. Continuation bytes of UTF-8
# take no column, letters from U+3000 on take two.
fits()
{
    awk 'BEGIN {
             for (i = 128; i < 192; i++) more = more sprintf("%c", i)
             for (i = 227; i < 245; i++) wide = wide sprintf("%c", i)
         }
         { line = $0; gsub("[" more "]", "", line); gsub("[" wide "]", "xx", line) }
         length(line) > 79 { print length(line) ": " $0; bad = 1 }
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
                if (help !~ " " option[count] "([ :,]|\302\240)" && ++missing)
                    print "the help is without " option[count]
            exit missing > 0
        }' "$1"
}

# explains HELP CATALOGUE: each option has its argument and, as far as a line has room, its sentence of the catalogue.
explains()
{
    awk -v help="$1" '
        BEGIN { while ((getline line < help) > 0) lines[++count] = line }
        FILENAME ~ /left$/ { left[++rows] = substr($0, 1, 21); name[rows] = substr($0, 22); next }
        /^help-/ { key = $1; sub(/^[^ ]* /, ""); sub(/%s.*/, ""); sentence[key] = substr($0, 1, 40) }
        END {
            for (at = 1; at <= count; at++)
                if (lines[at] !~ /^     /)
                    lines[++kept] = lines[at]
            for (at = 1; at <= rows; at++) {
                wanted = at == 1 || at == rows ? sentence["help-" name[at] ":"] : left[at] sentence["help-" name[at] ":"]
                if (index(lines[at], wanted) != 1 || length(wanted) < 23) {
                    print "the help has not \"" wanted "\" but \"" lines[at] "\""
                    bad = 1
                }
            }
            exit bad || kept != rows
        }' "$work/left" "$2"
}
cat > "$work/left" << 'END'
                     usage
 -n --numbered       numbered
    --lines          lines
 -r --rules NAME     rules
 -k --keep-going     keep-going
 -m --moves N        moves
 -T --to FORMAT      to
 -O --set KEY=VALUE  setting
 -f --font NAME      font
 -a --all            all
 -c --check          check
    --legal          legal
    --select GAMES   select
    --find POSITION  find
    --rewrite NAME   rewrite
 -o --output FILE    output
 -s --code           code
 -g --game TEXT      title
 -l --language NAME  language
 -v --verbose        verbose
 -h --help           help
                     end
END

# says CATALOGUE: its sentences have the words of words.txt, and two long ones that differ in English differ here: short ones may
# be the same, as `possible: %s`. Each of its clauses has a row; so has each hole of those with two of a kind, or in an order of
# their own, but not the last ones: so they cannot change places.
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
        { other[name] = covered[name] = $0 }
        function wrong(what) { print FILENAME ": " what; bad = 1 }
        function typed(text,  all) {
            while (match(text, / --?[a-z]+|@0[+\/]|[A-Z][0-9][A-Z]|%%d/)) {
                all = all " " substr(text, RSTART, RLENGTH)
                text = substr(text, RSTART + RLENGTH)
            }
            return all
        }
        END {
            if (!at)
                wrong("words.txt has no column for it")
            for (i = 1; at && i <= count; i++) {
                split(words[i], field, "|")
                place = index(other[field[1]], field[2])
                if (field[2] == "" || !place)
                    wrong(field[1] " does not say \"" field[2] "\": " other[field[1]])
                else if (gsub(/%/, "#", field[2]))
                    covered[field[1]] = substr(covered[field[1]], 1, place - 1) field[2] \
                        substr(covered[field[1]], place + length(field[2]))
            }
            for (name in english) {
                if (typed(english[name]) != typed(other[name]))
                    wrong(name " has what users type in another order:" typed(other[name]))
                clauses = english[name] ~ /^%s: %s$/ || english[name] !~ /[a-z]/ ? 0 : 1 + gsub(/; [a-z]/, "&", english[name])
                if (told[name] + 0 < clauses && name !~ /^(help|language)/)
                    wrong(name " has fewer rows in words.txt than clauses")
                while (sub(/((\302\240)?[:;,]|。|、)? ?%[ds]([.]|。)?$/, "", covered[name]))
                    ;
                if (covered[name] ~ /%[1-3ds]/ && english[name] !~ /%%/ && english[name] != "%s: %s" &&
                    (other[name] ~ /%[1-3]/ || english[name] ~ /%s.*%s|%d.*%d/))
                    wrong(name " has a hole that no row of words.txt has: " covered[name])
                for (twin in english)
                    if (english[name] != english[twin] && other[name] == other[twin] && name < twin && length(other[name]) > 24)
                        wrong(name " and " twin " are the same sentence")
            }
            exit bad
        }' "$root/tests/cli/words.txt" en.msg "$1"
}

# punctuated CATALOGUE: each sentence ends with the sign of the English one and has no fewer colons; each colon has a
# no-break space before it, as in French, or none has, except where a line of a catalogue is quoted (%%). Japanese
# sentences are built in other ways.
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
            if (/\302\240:/) blank = blank " " name
            else if (/:( |$)/ && !/%%/) none = none " " name
        }
        END {
            if (blank && none) print FILENAME ": a no-break space before the colon:" blank "; none:" none
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
    explains "$work/help" "$catalogue" > "$work/said"
    verdict $? "$catalogue:" cat "$work/said"
    grep -q '; -b --black: ' "$work/help" && grep -q '; -V --version: ' "$work/help"
    verdict $? "$catalogue: options that share a line of the help"
    says "$catalogue" > "$work/said"
    verdict $? '' cat "$work/said"
    punctuated "$catalogue" > "$work/said"
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
    (unset LC_ALL; env LC_MESSAGES="$locale" LANG="$locale" "$program" -h) > "$work/chosen" 2> "$work/err"
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
"$program" -l de -T ps ../examples/loop.txt | grep -Fq '(Wei\337 gewinnt mit dem 11. Zug durch eine Schleife.)'
verdict $? 'captions for a printer are not in German'

# A sentence that a page puts together ends with the full stop of its language.
"$program" -l ja -u ../examples/illegal.txt 2> "$work/err" | grep -q 'この手は反則です。</p>$' &&
    "$program" -l fr -u ../examples/illegal.txt 2> "$work/err" | grep -q 'donc ce coup est illégal\.</p>$'
verdict $? 'the reason of an error on a page does not end with the full stop of the language'

# These checks must be able to fail: a word exchanged, labels that changed places, an option missing, a help too wide.
while read -r language message change; do
    sed "/^$message:/$change" "$language.msg" > "$work/$language.msg"
    says "$work/$language.msg" > "$work/said"
    [ $? = 1 ] && grep -q " $message " "$work/said"
    verdict $? "not noticed: $language.msg: $message: $change"
done <<'END'
de occupied s/schon//
de no-moves s/vorletzten/letzten/
da font-height s/linjer/kolonner/
es no-game s/A1C\(.*\)A1S/A1S\1A1C/
es off-board-rules s/trax$/loop/
fr bad-first s/doit/peut/
fr font-size s/pas/plus/
ja picture s/だけ//
END
sed -e 's/^zoom-in:/held:/' -e 's/^zoom-out:/zoom-in:/' -e 's/^held:/zoom-out:/' da.msg > "$work/da.msg"
says "$work/da.msg" > "$work/said"
[ $? = 1 ] && [ "$(wc -l < "$work/said")" = 2 ]
verdict $? 'labels that changed places were not noticed'
sed 's/: Weiß %d, Schwarz/: Schwarz %d, Weiß/' de.msg > "$work/de.msg"
says "$work/de.msg" > "$work/said"
[ $? = 1 ]
verdict $? 'colours that changed places were not noticed'
nbsp=$(printf '\302\240')
for change in "s/^left-gap: \\(.*\\)$nbsp:/left-gap: \\1/" "s/^left-gap: \\(.*\\)$nbsp:/left-gap: \\1 :/" 's/^after-end: .*/&./' \
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
awk 'BEGIN { while (i++ < 80) printf "x"; print "" }' > "$work/wide"
fits "$work/wide" > "$work/said"
[ $? = 1 ]
verdict $? 'a line of 80 columns was not noticed'

finish
