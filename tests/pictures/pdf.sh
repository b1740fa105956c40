#!/bin/sh
# pdf.sh TRAXFIG: PDF documents: their objects, outline, links and labels (pdf.py); that qpdf, MuPDF and poppler read them without
# a complaint; their text in reading order; and that Ghostscript draws the same pages from PDF and from PostScript.
# Ends with "N passed, N failed".

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$work" || exit 2

# document NAME OPTION... -- FILE...: writes a document. examine makes a test of each.
documents=
document()
{
    name=$1
    shift
    options=
    while [ "$1" != -- ]; do
        options="$options $1"
        shift
    done
    shift
    # shellcheck disable=SC2086 # words
    "$program" -T pdf $options "$@" > "$name.pdf" 2> words
    "$program" -T json "$@" > "$name.json" 2> words
    documents="$documents $name.pdf+$name.json"
}

# examine NAME[+JSON[+MOVES]]...: a test of each document, and that something is wrong with wrong.pdf.
examine()
{
    python3 "$root/tests/pictures/pdf.py" "$@" > found 2>&1
    for name in "$@"; do
        name=${name%%+*}
        case $name in
        wrong.pdf) grep -q '^wrong.pdf: .* [1-9][0-9]* failed' found ;;
        *) grep -q "^$name: [1-9][0-9]* passed, 0 failed\$" found ;;
        esac
        verdict $? "$name: $(sed "/^$name: /q" found | tail -n 3)"
    done
}

python=
have 'PDF objects' python3 && python=1

printf 'Event: G\303\251n\303\251ral \305\201\303\263d\305\272 (a) \\ ) <<\nWhite: \346\243\213 \345\243\253\nBlack: Erd\305\221s\n1 @0+ ; Ko\304\215, \304\216\303\241bel\n2 A0+ ; \303\244 \342\206\222 \303\266\n' > names.txt
set -- "$root"/examples/*.txt
document book -O comments=yes -- "$@"
document pages -- "$@"
document contents -O contents=yes,paper=letter -- "$@"
document index -O comments=yes,index=yes -- "$@"
document gallery -O figures=12,contents=yes -- "$@" "$root/tests/golden/games.txt"
document film -m all -O figures=9 -- "$root"/examples/[dl]*.txt
document turned -O orientation=landscape,theme=modern -- "$@"
document names -O comments=yes,contents=yes -- names.txt
awk 'BEGIN { for (i = 0; i < 160; i++) print "@0+ A0+" }' > many.txt
document many -O comments=yes -- many.txt
awk 'BEGIN { for (i = 0; i < 90; i++) {
    printf "Event: Round %d\nWhite: Ann\nBlack: Player %d\n1 @0+\n2 A0+ ; Hm.\n3 B1/\n\n", i, i % 60
    for (k = 0; k < i % 7; k++) print "After the game: words that fill some lines of the page, so that they do not fit on each of them."
    print "" } }' > players.txt
document players -O comments=yes,index=yes -- players.txt
document beginnings -m 2 -O figures=4,paper=a5 -- players.txt
# The index of a collection, in two columns: names as they are; pages that follow one another as the first and the last one.
awk 'BEGIN { for (i = 0; i < 300; i++) printf "White: Name %d\nBlack: Ann\n1 @0+\n2 A0+\n\n", i }' > named.txt
document gallery-index -O figures=12,index=yes -- named.txt
on_pages -O figures=12,index=yes named.txt > named
[ "$(grep -c '(Name [0-9]*.240' named)" = 300 ] && [ "$(grep -c '[0-9].226[0-9]*)' named)" = 2 ] &&
    grep -Eq '^text R 8.5 65 .*[(]Name [0-9]*.240' named && grep -Eq '^text R 8.5 307.5 .*[(]Name [0-9]*.240' named
verdict $? 'the index of a collection'
# From three pages on there is a dash.
for pages in 2 3; do
    head -n $((60 * pages)) named.txt > few.txt
    on_pages -O figures=12,index=yes few.txt > few
    [ "$(grep -c '[0-9].226[0-9]*)' few)" = $((pages > 2 ? 2 : 0)) ]
    verdict $? "the index of $pages pages"
done
# The solutions of problems, in three columns if their lines are short, with a title; replies are indented.
awk 'BEGIN { for (i = 0; i < 70; i++) printf "Event: Problem %d\n1 @0+\n2 A0+\n;B1/ A0+ any win\n;    A0/ any win\n\n", i }' > solved.txt
document solved -O solutions=yes -- solved.txt
on_pages -O solutions=yes solved.txt > solved
[ "$(grep -Ec '^text R 8.5 (77|238.6|400.2) .*[(]B1/ A0\+ any win' solved)" = 70 ] &&
    [ "$(grep -Ec '^text R 8.5 (93|254|416)(.[0-9]*)? .*[(]A0/ any win' solved)" = 70 ] &&
    [ "$(grep -c '[(]Solutions[)]' solved)" = 1 ]
verdict $? 'solutions in three columns'
# They have a page of their own, so that nobody who looks at the last problem reads its solution; the columns are about equally high, with the title in the middle above.
head -n 48 solved.txt > some.txt
on_pages -O solutions=yes some.txt | awk '/^page/ { pages++ } /[(]Solutions[)]/ { from = $5; middle = $4 + $6 / 2 }
    from && /^text/ && /[(](Problem|A0)/ { low[$4 > 297] = $5; bad += $5 > from }
    END { off = low[0] - low[1]; exit bad || pages != 3 || off > 45 || off < -45 || middle < 297 || middle > 298 }'
verdict $? 'solutions on a page of their own'
# No column ends within a solution.
awk '/[(]Solutions[)]/ { on = 1 } on && /[(]Problem/ { x = $4 } on && /[(]A0/ { n++; bad += $4 < x + 27 || $4 > x + 30 } END { exit bad || n != 70 }' solved
verdict $? 'solutions that are whole'
awk 'BEGIN { for (i = 0; i < 90; i++) printf "Event: Problem %d\n1 @0+\n2 A0+\n;One is good.\n;Two is better.\n;Three is best.\n\n", i }' > prose.txt
on_pages -O solutions=yes prose.txt | awk '/[(]Solutions[)]/ { on = 1 } on && /[(]Problem/ { x = $4 } on && /[(](Two|Three) is/ { n++; bad += $4 != x } END { exit bad || n != 180 }'
verdict $? 'solutions of several paragraphs that are whole'
awk 'BEGIN { for (i = 1; i <= 40; i++) { printf "Event: Problem %d\n1 @0+\n2 A0+\n", i; n = i == 9 ? 90 : i * 7 % 12 + 1
             for (k = 0; k < n; k++) print ";  S" i "S any win"; print "" } }' > lengths.txt
on_pages -O solutions=yes lengths.txt | awk '/^page/ { page = $2 } /[(]Solutions[)]/ { on = 1 }
    on && /[(]Problem/ { at = page " " int($4 / 160) }
    on && /[(]S[0-9]+S/ { lines++; split($0, words, /[(]S|S any/); if (words[2] == 9) parts[page " " int($4 / 160)]; else bad += at != page " " int($4 / 160) }
    END { for (part in parts) n++; exit bad || lines < 300 || n != 2 }'
verdict $? 'solutions of many lengths'
long=$(awk 'BEGIN { while (n++ < 12) printf "championship " }')
"$program" -T pdf -O index=yes -g "$long" @0+ > long.pdf
documents="$documents long.pdf"

# Names without end: in contents, outline and title they are cut, on the title page they keep the margins. PostScript has
# strings of 65535 bytes at most, each in lines of 200.
endless=$(awk 'BEGIN { while (n++ < 9000) printf "A)(\\ %%%%EOF " }')
for format in ps pdf; do
    "$program" -T $format -O index=yes,contents=yes -g "$endless" -w "$endless" -b B @0+ A0+ > endless.$format
    [ "$(wc -c < endless.$format)" -lt 60000 ]
    verdict $? "endless names: $(wc -c < endless.$format) bytes of $format"
done
if have 'margins of a title page' gs; then
    gs -q -dSAFER -dBATCH -dNOPAUSE -sDEVICE=bbox -r720 endless.ps 2>&1 | awk '/^%%HiRes/ && ($2 < 63 || $4 > 532) { bad = 1; print } END { exit bad }' > found
    verdict $? "margins of endless names: $(cat found)"
    # A letter with an accent has more ink than without: also those whose parts are an earlier letter and an accent.
    n=10
    for letter in Š S š s Ž Z ž z Ÿ Y ÿ y Ő O; do
        "$program" -T pdf -w "$letter$letter$letter" -o $((n += 1)).pdf @0/
    done
    gs -q -o - -sDEVICE=ink_cov ./??.pdf | awk 'NR % 2 { one = $4; next } { print(one > $4 ? 0 : 1) }' > ink
    for letters in 'Š S' 'š s' 'Ž Z' 'ž z' 'Ÿ Y' 'ÿ y' 'Ő O'; do
        read -r bad
        verdict "${bad:-1}" "the ink of $letters"
    done < ink
fi

# A line of a comment that begins with a number and moves is a variation: 8.5 points high, and indented.
printf '1 @0+\n2 A0+ ;Now\n;3 B1/ any win\n;3 B1/ is worse\n3 A3+\n' > numbered.txt
"$program" -T ps -O comments=yes numbered.txt > numbered.ps
awk '/ Tf$/ { size = $2 } /^\(3 B1\/ any/ { good += size == 8.5 } /^\(3 B1\/ is/ { good += size == 9.5 } END { exit good != 2 }' numbered.ps
verdict $? 'a variation with a number'

awk 'BEGIN { printf "@0+"; for (i = 1; i < 300; i++) printf " @1+"; print "" }' > across.txt
document across -r loop -O contents=yes -- across.txt
documents="$documents+300"
LC_ALL=C sed 's,/XYZ 0 [0-9],/XYZ 0 0,' book.pdf > wrong.pdf
documents="$documents wrong.pdf+book.json"
# shellcheck disable=SC2086 # words
[ -z "$python" ] || examine $documents

# The same bytes each time, and the date only of SOURCE_DATE_EPOCH.
"$program" -T pdf -O comments=yes "$@" 2> words | cmp -s - book.pdf
verdict $? 'the same games give other bytes'
! grep -q CreationDate book.pdf
verdict $? 'a date that nobody asked for'
TZ=JST-9 SOURCE_DATE_EPOCH=1000000000 "$program" -T pdf @0+ | grep -a -q '/CreationDate (D:20010909014640Z)'
verdict $? 'SOURCE_DATE_EPOCH'
SOURCE_DATE_EPOCH=253402300799 "$program" -T pdf @0+ > dated.pdf
grep -a -q '/CreationDate (D:99991231235959Z)' dated.pdf || ! grep -q CreationDate dated.pdf # none where time_t is shorter
verdict $? 'the last SOURCE_DATE_EPOCH'
for date in soon '' -1 0 1e9 253402300800 99999999999999999999 '5 '; do
    SOURCE_DATE_EPOCH=$date "$program" -T pdf @0+ > dated.pdf
    ! grep -q CreationDate dated.pdf
    verdict $? "a SOURCE_DATE_EPOCH that is no date: $date"
done

# The identifier of a file depends on its bytes alone.
"$program" -T pdf @0+ > one.pdf
"$program" -T pdf @0/ > two.pdf
id='/ID \[<\([0-9A-F]\{32\}\)><\1>\]'
[ "$(grep -a -o "$id" one.pdf | wc -l)" = 1 ] && [ "$(grep -a -o "$id" one.pdf)" != "$(grep -a -o "$id" two.pdf)" ]
verdict $? 'identifiers'

# The labels of many pages before the games, in both formats.
awk 'BEGIN { for (i = 0; i < 2800; i++) print "@0+" }' > front.txt
"$program" -T ps -O contents=yes,figures=30 front.txt | sed -n 's/^%%Page: \([^ ]*\) \(40\|44\|46\)$/\1/p' | tr '\n' ' ' > found
[ "$(cat found)" = 'xl xliv xlvi ' ]
verdict $? "labels: $(cat found)"

# Letters that cannot be drawn are named, no others.
"$program" -T pdf names.txt > missing.pdf 2> words
[ $? = 1 ] && grep -q 'pdf has no glyphs for these characters: .*' words && ! grep -q "$(printf '\305\221\\|\304\215\\|\342\206\222')" words
verdict $? "letters: $(cat words)"

# Letters of many languages come back as they were.
letters='čďěňřšťůž ČĎĚŇŘŠŤŮŽ ľahký Koťák şţ ķļņģŗ đĐðÐ ŁÓDŹ łódź ğışİ āē ŋ ĳ ŀ ŉ ŵŷ œŸ'
printf '1 @0+ ;%s\n2 A0+ ;Ionuț co\302\255op ﬁn Ａ１ ‼ a → b\n' "$letters" > letters.txt
"$program" -T pdf -O comments=yes -o letters.pdf letters.txt 2> words
verdict $? "letters of many languages: $(cat words)"

if have 'PDF in qpdf' qpdf; then
    for name in book pages contents index gallery players beginnings film turned names many across; do
        qpdf --check $name.pdf > found 2>&1
        verdict $? "qpdf of $name: $(cat found)"
    done
fi
if have 'PDF in MuPDF' mutool; then
    for name in book pages film names across; do
        mutool draw -q -r 20 -o "m-%d.ppm" $name.pdf > found 2>&1 && ! grep -v 'ICC support' found
        verdict $? "MuPDF of $name: $(cat found)"
    done
    # The halo of a number fills the holes of its digits: behind 6, 8 and 18 of this game is red, none of which is left in
    # the middle of the tile. The board is 8 tiles wide; the tiles of these moves: column, row, and half the digits' width.
    game=$root/examples/draw.txt
    on_pages -O theme=classic "$game" | awk '/^board/ { print $2, $3, $4 }' > place
    "$program" -T pdf -O theme=classic "$game" > halo.pdf
    mutool draw -q -r 100 -o halo.ppm halo.pdf > found 2>&1
    for tile in '4 5 3' '3 6 3' '1 4 10'; do
        # The rows of the picture that lie in a digit's middle, the first one and how many; and the bytes of a row.
        # shellcheck disable=SC2046 # numbers
        set -- $(awk -v tile="$tile" '{ split(tile, t, " "); k = 100 / 72
            print int(1170 - ($2 - (t[2] + .38) * $3) * k), int(.24 * $3 * k), \
                int(($1 + (t[1] + .5 - t[3] / 100) * $3) * k), int(t[3] / 50 * $3 * k) }' place)
        od -An -v -tu1 -w2481 -j $(($(wc -c < halo.ppm) - 2481 * (1170 - $1))) -N $((2481 * $2)) halo.ppm |
            awk -v left="$3" -v wide="$4" '{ for (i = left; i < left + wide; i++) print $(3 * i + 1), $(3 * i + 2) }'
    done | awk '{ seen++; red += $1 - $2 > 60 } END { print red + 0, seen + 0; exit red || seen < 100 }' > found
    verdict $? "holes of numbers: $(cat found)"
fi

# words FILE: its words, one a line, with quotes and dashes as typed.
words()
{
    sed "s/$(printf '\342\200[\230\231]')/'/g; s/$(printf '\342\200[\234\235]')/\"/g; s/$(printf '\342\200[\223\224]')/-/g" "$1" |
        tr -cs "A-Za-z0-9@/+\\\\" '\n' | sed '/^$/d'
}

# What the pages of a collection say: each player once; results; the contents; an index in the order of letters, whatever
# their case.
if have 'words of PDF' pdftotext; then
    printf 'White: zoe\nBlack: Ann\n1 @0+ 2 A0+ 3 B1/ 4 Resign\n\nWhite: Ann\nBlack: bob\n1 @0/ 2 B1+\n\n' > three.txt
    printf 'Event: Final\nWhite: Ann\nBlack: bob\n1 @0+ 2 A0+ 3 B1/ 4 A1+\n\nEvent: Semi\nWhite: bob\n1 @0/ 2 B1+\n' >> three.txt
    "$program" -T pdf -O comments=yes,index=yes -o three.pdf three.txt 2> words
    pdftotext -layout three.pdf three.out
    pdftotext three.pdf said
    tr -s ' .\014' '  \n' < three.out | sed -e 's/^ //' -e '/^$/d' | sed -e 's/ $//' > found
    cat > wanted << 'END'
4 Trax games
Contents
zoe – Ann White wins by resignation after move 3 1
Ann – bob Unfinished after move 2 (White to move) 1
Final: Ann – bob Stopped by an error at move 4 1
Semi: bob Unfinished after move 2 (White to move) 1
END
    sed '/^Semi: .* 1$/q' found | cmp -s - wanted
    verdict $? "the front of a collection: $(sed '/^Semi: .* 1$/q' found | tr '\n' ';')"
    cat > wanted << 'END'
Players
Ann 1
bob 1
zoe 1
Openings
@0+ A0+ B1/ 1
@0/ B1+ 1
END
    # The numbers of pages stand at the right end of the column, behind dots, or else end the words of a line that is full.
    on_pages -O comments=yes,index=yes three.txt | sed -n '/[(]Players[)]$/,$p' > index
    sed -n 's/^text [^(]*(\(.*\))$/\1/p' index | sed 's/.240/ /g' | tr -s ' ' |
        awk '/^(Players|Openings)$/ { print; next } /^[. ]+$/ { next } /^[0-9]+$/ { print key $0; next } { key = $0 }' > found
    cmp -s found wanted
    verdict $? "the index of a collection: $(tr '\n' ';' < found)"
    awk '/[(][. ]+[)]/ { dots++; end = $4 + $6; next } end { off = $4 + $6 - ($4 < 297 ? 287 : 529); bad += off * off > .1 || $4 < end || $4 > end + 12; end = 0 }
        END { exit dots != 5 || bad }' index
    verdict $? "dots in the index: $(grep -c '[(][. ]*[)]' index)"
    awk 'BEGIN { while (n++ < 40) print "White: Ann\n1 @0+\n\nWhite: Bob\n1 @0/\n" }' > turns.txt
    on_pages -O figures=1,index=yes turns.txt | awk '/[(]Players[)]/ { on = 1 } on && /^text R/ { dots += /[.] [.]/; over += $4 + $6 > ($4 < 297 ? 288 : 530); full += /[(]Ann.240.*1, 3/ }
        END { exit dots || over || full != 1 }'
    verdict $? 'a full line of the index'
    # The columns of an index on a page of its own are about equally high, within the title and its gap.
    awk 'BEGIN { while (n++ < 40) printf "White: Player %02d\n1 @0+\n\n", n }' > forty.txt
    on_pages -O figures=1,index=yes forty.txt | awk '/[(]Players[)]/ { on = 1 } on && /[(]Player [0-9]/ { low[$4 > 297] = $5; n++ }
        END { off = low[0] - low[1]; exit n != 40 || !low[1] || off > 40 || off < -40 }'
    verdict $? 'the columns of an index'
    # So are they below the end of a booklet in its first column.
    printf 'White: A\nBlack: B\n1 @0+\n\nWhite: C\nBlack: D\n1 @0/\n\nWhite: E\nBlack: F\n1 @0+\n' > six.txt
    on_pages -O comments=yes,contents=no,index=yes six.txt | awk '/[(]Players[)]/ { on = 1; top = $5 } on && /^text/ { high += $5 > top + 20; right += $4 > 297 }
        END { exit !on || high || !right }'
    verdict $? 'the columns of an index below a game'
    for words in 'White: bob' 'White: Ann' 'Black: bob' 'White wins by resignation after move 3' 'Stopped by an error at move 4' \
        'A1+: that space already has a tile'; do
        grep -Fq "$words" said
        verdict $? "a booklet does not say '$words'"
    done
fi

# Every letter that can be drawn is the one of the record.
cat > codes.txt << 'END'
1 @0+
2 A0+ ;A € ‚ ƒ „ … † ‡ ˆ ‰ Š ‹ Œ Ž ‘ ’ “ ” • – — ˜ ™ š › œ ž Ÿ ¡ ¢ £ ¤ ¥ ¦ § ¨ © ª « ¬ ® ¯ ° ± ² ³ ´ µ ¶ · ¸ ¹ º » ¼ ½ ¾ ¿
; À Á Â Ã Ä Å Æ Ç È É Ê Ë Ì Í Î Ï Ð Ñ Ò Ó Ô Õ Ö × Ø Ù Ú Û Ü Ý Þ ß à á â ã ä å æ ç è é ê ë ì í î ï ð ñ ò ó ô õ ö ÷ ø ù ú û ü ý þ ÿ
; Ā ā Ă ă Ą ą Ć ć Ĉ ĉ Ċ ċ Č č Ď ď Đ đ Ē ē Ĕ ĕ Ė ė Ę ę Ě ě Ĝ ĝ Ğ ğ Ġ ġ Ģ ģ Ĥ ĥ Ħ ħ Ĩ ĩ Ī ī Ĭ ĭ Į į İ ı Ĳ ĳ Ĵ ĵ Ķ ķ ĸ Ĺ ĺ Ļ ļ Ľ ľ Ŀ
; ŀ Ł ł Ń ń Ņ ņ Ň ň ŉ Ŋ ŋ Ō ō Ŏ ŏ Ő ő Ŕ ŕ Ŗ ŗ Ř ř Ś ś Ŝ ŝ Ş ş Ţ ţ Ť ť Ŧ ŧ Ũ ũ Ū ū Ŭ ŭ Ů ů Ű ű Ų ų Ŵ ŵ Ŷ ŷ Ź ź Ż ż ſ ; end
END
tr -d '\n' < codes.txt | sed -e 's/.*;A//' -e 's/; end.*//' | tr -d '; ' > wanted
for kind in pdf ps; do
    reader=pdftotext
    [ $kind = pdf ] || reader=gs
    have "letters of $kind" $reader || continue
    "$program" -T $kind -O comments=yes codes.txt > codes.$kind 2> words
    if [ $kind = pdf ]; then
        pdftotext codes.pdf codes.out
    else
        gs -q -dSAFER -dBATCH -dNOPAUSE -sDEVICE=txtwrite -o codes.out codes.ps
        sed -e 's/^  *[A1]  *[A1]* //' codes.out > words && cp words codes.out
    fi
    tr -d '\r\n\014 ' < codes.out | sed -e 's/.*A0+A//' -e 's/;end.*//' | cmp -s - wanted
    verdict $? "letters of $kind: $(tr -d '\r\n\014 ' < codes.out)"
done

# The widths by which lines are broken are those of the fonts: of all letters that texts have, upright and, in a name, bold.
if have 'widths of letters' gs; then
    all=ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789
    sed "2s/;A/;A$all !#\$%\&()*+,-.\/:\;<=>?@[\\\\]^_\`{|}~/" codes.txt > ascii.txt
    "$program" -T ps -O comments=yes -g $all ascii.txt 2> words | sed '/^%%EndSetup/q' > widths.ps
    echo '/widths { { (x) dup 0 4 -1 roll put stringwidth pop round cvi =only ( ) print } for } def
        /R 1000 Tf 32 1 255 widths /r 1000 Tf 128 1 255 widths () = /B 1000 Tf 32 1 122 widths () =' >> widths.ps
    gs -q -dNODISPLAY -dBATCH widths.ps > found
    tr -s ' ,}\n' '\n' < "$root/src/paper/charter.widths" | awk '
        NR == FNR { for (i = 1; i <= NF; i++) found[FNR, i] = $i; next }
        /ENCODING/ { font++; n = 0 } /^[0-9]/ { n++
            if (font == 1 && " 3 8 96 98 110 112 113 126 142 " !~ " " n " " && found[1, n] != $1 || font == 2 && n < 92 && (n > 33 || n > 16 && n < 27) && (n < 60 || n > 65) && found[2, n] != $1)
                bad = bad " " n " of font " font ": " found[font, n] " " $1 }
        END { print n bad; exit n != 352 || bad != "" }' found - > wrong
    verdict $? "widths of letters: $(head -c 300 wrong)"
fi

# What a document says of itself: its language, its title in the bar of the window, and the outline of several games.
for language in en de ja; do
    "$program" -l $language -T pdf @0+ > told.pdf 2> words
    grep -a -q "/Lang ($(echo $language | sed 's/ja/en/'))" told.pdf && grep -a -q '/DisplayDocTitle true' told.pdf &&
        ! grep -a -q '/PageMode' told.pdf
    verdict $? "the catalog of a document, -l $language: $(grep -a -o '/Lang ([a-z]*)' told.pdf)"
done
grep -a -q '/PageMode /UseOutlines' book.pdf
verdict $? 'the outline of several games is not open'
# Each entry but the first has the one before it, each but the last the next one.
for count in 1 2 3 5; do
    awk -v n=$count 'BEGIN { while (n--) print "@0/ B1+" }' > outline.txt
    "$program" -T pdf outline.txt 2> words | grep -a -o '^[0-9]* 0 obj\|/Prev [0-9]*\|/Next [0-9]*' |
        awk -v count=$count '/obj/ { own = $1 } /Prev/ { back += $2 == own - 1 } /Next/ { on += $2 == own + 1 } /[PN]/ { all++ }
            END { exit !(back == count - 1 && on == count - 1 && all == 2 * count - 2) }'
    verdict $? "the entries before and behind $count of an outline"
done
# It leads to a place a line above the heading, also if the text below that is divided above a wide board, or moves with it.
for before in 0 9; do
    awk -v before=$before 'BEGIN { while (++n <= before) print n, (n < 2 ? "@0+" : "@1+"), ";Line"
        print "\nEvent: Wide"
        for (n = 1; n < 20; n++) print n, (n < 2 ? "@0+" : "@1+"), (before ? "" : ";Line") }' > wide.txt
    base=$(on_pages -q -r loop -g Title -O comments=yes wide.txt | awk '/[(]Title[)]/ { y = $5 } END { print y }')
    top=$("$program" -T pdf -q -r loop -g Title -O comments=yes wide.txt | grep -a -o '/XYZ 0 [0-9]*' | tail -n 1)
    [ "${top##* }" -ge $((${base%.*} + 25)) ] && [ "${top##* }" -le $((${base%.*} + 35)) ]
    verdict $? "the outline leads to $top, the heading is at $base"
done

# The sizes of papers, in points.
for paper in 'a4 595 842 A4' 'letter 612 792 Letter' 'legal 612 1008 Legal' 'a3 842 1191 A3' 'a5 420 595 A5'; do
    # shellcheck disable=SC2086 # words
    set -- $paper
    "$program" -T pdf -O paper="$1" @0+ | grep -a -q "^/MediaBox \[0 0 $2 $3\]" &&
        "$program" -T ps -O paper="$1" @0+ > paper.ps && grep -q "^%%BoundingBox: 0 0 $2 $3\$" paper.ps &&
        grep -q "^%%DocumentMedia: $4 $2 $3 0 () ()\$" paper.ps && grep -q '^%%Pages: 1$' paper.ps &&
        grep -q '^%%PageOrder: Ascend$' paper.ps && grep -q '^%%LanguageLevel: 2$' paper.ps
    verdict $? "the size of paper=$1"
done

# Each comment in the order of its words: those of the record, from its first move on, without numbers and moves.
if have 'text of PDF' pdftotext; then
    pdftotext names.pdf names.out
    grep -q "$(printf 'Erd\305\221s')" names.out && grep -q "$(printf '\304\216\303\241bel')" names.out
    verdict $? "letters of the second encoding as text: $(head -n 5 names.out)"
    pdftotext letters.pdf - | tr '\n' ' ' > letters.out
    grep -q -F "$letters" letters.out && grep -q -F 'Ionuţ coop fin A1 !! a -> b' letters.out
    verdict $? "letters of many languages as text: $(cat letters.out)"
    for name in bailey-siegenthaler claims cave line; do
        "$program" -T pdf -O comments=yes -o one.pdf "$root/examples/$name.txt"
        pdftotext -raw one.pdf one.out
        sed -n '/^ *1 /,$p' "$root/examples/$name.txt" | sed -n 's/^[^;]*; *//p' > comments
        words comments > wanted
        words one.out > there
        awk 'NR == FNR { word[++n] = $0; next } FNR == 1 { i = 1 } { if ($0 == word[i]) i++ }
            END { if (i <= n) { print "word " i " of " n ": " word[i]; exit 1 } }' wanted there > found
        verdict $? "comments of $name in reading order: $(cat found)"
    done
    # The legend of marks.
    "$program" -T pdf -O marks=attacks,corners,comments=yes -o one.pdf "$root/examples/loop.txt"
    pdftotext one.pdf one.out
    [ "$(grep -c 'White wins here at once\|Black wins here at once\|corner for White\|corner for Black' one.out)" -gt 0 ] &&
        "$program" -T pdf -O comments=yes "$root/examples/loop.txt" > plain.pdf && pdftotext plain.pdf plain.out &&
        ! grep -q 'at once' plain.out
    verdict $? 'the legend of marks'
fi

# Pages are full: all but the last one.
awk 'BEGIN { print "1 @0+"; for (n = 2; n < 72; n++)
    print n, (n % 2 ? "@1+" : "A0+"), "; Move", n, "has a comment of some words that take more than one line beside the board, but not many." }' > long.txt
awk 'BEGIN { print "1 @0+"; for (n = 2; n < 70; n++) print n, "A0+ ;The board of move", n,
    "is higher than what is left of the page: the page is filled with the words that follow, and they go on beside the board." }' > tall.txt
for name in long tall; do
    on_pages -O comments=yes -r loop $name.txt > $name.pages
    awk 'function column(x) { side = x > 300; if (page side != now) { if (now) low[n++] = last; now = page side; last = 999 } }
        /^page/ { page = $2; next } /^text/ && $5 < 780 { column($4); last = $5 < last ? $5 : last }
        /^board/ { column($2); low_side = $3 - $6 * $4; last = low_side < last ? low_side : last }
        END { for (i = 0; i < n - 2; i++) if (low[i] < 58 || low[i] > 59 + 60) { bad++; print i, low[i] } exit bad || n < 6 }' $name.pages > found
    verdict $? "$name: columns that end too high: $(tr '\n' ' ' < found)"
done

# A page begins with two variations at least, and its last line announces none.
for lines in 43 44 45 46 47 48; do
    awk -v lines=$lines 'BEGIN { print "1 @0+ ;First words."; for (n = 1; n < lines; n++) print ";Line"
        print ";Announced:\n;  A0+ any win\n;  B1+ any win\n2 A0+" }' > announced.txt
    "$program" -T ps -O comments=yes announced.txt |
        awk '/^%%Page: / { page++ } /^[(]Announced/ { at = page } /^[(]A0[+] any/ { one = page } /^[(]B1[+] any/ { two = page }
            END { exit !at || at != one || one != two }'
    verdict $? "variations that a page parts, below $lines lines"
done

# alike NAME OPTION...: writes a document as PDF and as PostScript. all_alike: draws the pages of all of them in Ghostscript,
# and whether they are the same, but for one pixel in a hundred.
names=
alike()
{
    name=$1
    shift
    "$program" -T ps "$@" > "$name.ps" 2> words
    "$program" -T pdf "$@" > "$name.pdf" 2> words
    names="$names $name"
}

all_alike()
{
    for kind in ps pdf; do
        # shellcheck disable=SC2046,SC2086 # names
        follow -sDEVICE=pgmraw -r72 -sOutputFile="alike-$kind-%d.pgm" $(printf "%s.$kind " $names)
        mv heard "alike-$kind.heard"
    done
    cat > alike.py <<'EOF'
import re, sys
def rows(kind, page):
    data = open('alike-%s-%d.pgm' % (kind, page), 'rb').read()
    width, pixels = re.match(rb'P5\s+(?:#.*\n)?(\d+) \d+\s255\n(.*)', data, re.S).groups()
    return [pixels[i:i + int(width)] for i in range(0, len(pixels), int(width))]
def gap(one, two):
    """The part of two pages that differs."""
    if len(one) != len(two): # a page that is turned: upright in PDF, along the paper in PostScript
        one = [bytes(row) for row in zip(*one[::-1])]
    if [len(row) for row in one] != [len(row) for row in two]:
        return 1
    far = sum(abs(a - b) > 64 for p, q in zip(one, two) if p != q for a, b in zip(p, q))
    return far / sum(map(len, one))
failed, first, names = 0, 0, sys.argv[1:]
said = [open('alike-%s.heard' % kind).read().splitlines() for kind in ('ps', 'pdf')]
for n, name in enumerate(names):
    heard = [lines[n] if n < len(lines) else 'nothing' for lines in said]
    last = first + (int(heard[0]) if heard[0] == heard[1] and re.match(r'\d+ $', heard[0]) else 0)
    worst = max([gap(rows('ps', page), rows('pdf', page)) for page in range(first + 1, last + 1)], default=1)
    if worst > .01:
        failed += 1
        print('failed: %s differs between PDF and PostScript: %d pages, %.2f %% %.200r' % (name, last - first, 100 * worst, heard))
    first = last
print('%d passed, %d failed' % (len(names) - failed, failed))
sys.exit(failed > 0)
EOF
    # shellcheck disable=SC2086 # names
    borrow python3 alike.py $names
}

if have 'PDF beside PostScript' gs python3; then
    alike same-gallery -O figures=12,index=yes "$root"/examples/*.txt
    alike same-book -O comments=yes "$root"/examples/*.txt "$root/tests/golden/refused.moves"
    alike same-pages -O theme=classic,marks=all "$root"/examples/l*.txt
    alike same-film -m all -O figures=12,theme=dark "$root/examples/line.txt"
    alike same-upright -O orientation=portrait names.txt
    alike same-turned -O orientation=landscape,paper=legal "$root/examples/line.txt" names.txt
    alike same-letters -O comments=yes,theme=line letters.txt
    all_alike
fi

finish
