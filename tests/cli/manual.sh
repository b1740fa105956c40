#!/bin/sh
# manual.sh TRAXFIG: the examples of the manuals work: each command after a $ succeeds, the example font draws the board
# below it, and every option has an example. Ends with "N passed, N failed".

# shellcheck source=tests/suite.sh
. "$(dirname "$0")/../suite.sh"
cd "$work" || exit 2

# The files in the examples, and the programs after a |, which here only read their input.
mkdir bin games
ln -s "$program" bin/traxfig
for name in ghostview less lpr ps2pdf; do
    printf '#!/bin/sh\nexec cat > swallowed\n' > "bin/$name"
    chmod 755 "bin/$name"
done
PATH=$work/bin:$PATH
cp "$root/examples/loop.txt" game.txt
cp "$root/examples/loop.txt" games
cp "$root/examples/mail.txt" mail.txt
cp "$root/msg/en.msg" mine.msg
echo 'A1S A1U B2R' > notes.txt
traxfig -T classic game.txt mail.txt > archive.trx
cp archive.trx old.trx

# The first literal text of traxfig-font(5) is a font, the second one the board that it draws.
awk '/^\.Bd -literal/ { n++; inside = 1; next } /^\.Ed/ { inside = 0 } inside { print > ("literal" n) }' \
    "$root/src/man/traxfig-font.5"
mv literal1 mine.tfm
sed -n '1s/^\$ //p' literal2 > font.sh
sed 1d literal2 > expected
sh font.sh > drawn
cmp -s expected drawn
verdict $? 'traxfig-font(5): the font draws something else'

sed -n 's/^\.Dl \$ //p' "$root"/src/man/*.1 | sed 's/\\e/\\/g' > commands
while read -r line; do
    # The example of -k has an illegal move.
    wanted=0
    [ "$line" != 'traxfig -k A1S Z9S A1U' ] || wanted=1
    sh -c "$line" < notes.txt > out 2> err
    status=$?
    [ $status = $wanted ]
    verdict $? "traxfig(1): $line: exit status $status:" head -n 3 err
done < commands
[ "$(wc -l < commands)" -gt 20 ]
verdict $? 'traxfig(1): where are the examples?'

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

finish
