#!/bin/sh
# output.sh TRAXFIG [KILLS]: what -o does to files. An output is the old file or the new one, whole, whatever happens: the
# program is killed KILLS times (40), the disk is full, nothing can be drawn. Ends with "N passed, N failed, N skipped".

# shellcheck source=tests/cli/expect.sh
. "$(dirname "$0")/expect.sh"
kills=${2:-40}
printf 'nothing here\n' > none
"$program" good > new
echo 'an older output' > old

# is WHICH WHAT: the output is the old file or the new one, and no other file is left.
is()
{
    cmp -s "$1" out
    verdict $? "$2: the output is not the $1 one"
    set -- "$2" traxfig-*
    [ "$2" = 'traxfig-*' ]
    verdict $? "$1: an unfinished file is left"
}

# keeps STATUS MESSAGE ARGUMENT...: a run that fails leaves the old output, and makes none.
keeps()
{
    cp old out
    expect "$@"
    is old "$*"
    rm out
    shift 2
    run "$@" < /dev/null
    [ ! -e out ]
    verdict $? "$*: an output was made"
}

cp old out
expect 0 '' -o out good
is new 'a file'
rm out
expect 0 '' -o out good
is new 'a new file'
: > out
expect 0 '' -o out good
is new 'an empty file'
"$program" @0/ B1+ > moves
expect 0 '' -o out @0/ B1+
cmp -s moves out
verdict $? 'moves in a file'
keeps 1 'this text contains no game' -o out none
keeps 1 'this text contains no game' -T html -o out none
keeps 1 'no position after move 9' -m 9 -o out good
keeps 2 'cannot read missing: ' -o out good missing
keeps 2 'cannot read .: ' -o out . good
keeps 2 'unknown format bmp' -T bmp -o out good
# An empty list of moves is a result too.
printf '1 A1S RESIGN\n' > over
cp old out
expect 0 '' --legal -o out over
: > empty
is empty 'no legal move'

# Standard output.
for name in - /dev/stdout; do
    run -o $name good
    cmp -s new stdout
    verdict $? "-o $name"
    printf 'before\n' > both
    "$program" -o $name good >> both 2> stderr
    { echo before; cat new; } | cmp -s - both
    verdict $? "-o $name, appended"
done
[ ! -e ./- ]
verdict $? '-o - makes a file'
run -o /dev/fd/1 good
cmp -s new stdout
verdict $? '-o /dev/fd/1'
"$program" -o /dev/stderr good > stdout 2> stderr
cmp -s new stderr && [ ! -s stdout ]
verdict $? '-o /dev/stderr'
{ echo before >&2 && "$program" -o /dev/stderr good; } > stdout 2> stderr
head -n 1 stderr | grep -qx before
verdict $? 'what stood before in the file of standard error:' cat stderr
# In /proc only the descriptors are streams. All else there may be a file, an input too.
if [ -e /proc/self/cwd/good ] && [ -e /proc/self/fd/1 ]; then
    cp good twin
    for name in /proc/self/cwd/twin /proc/self/root"$work"/twin /proc/self/fd/3/twin /dev/fd/3/twin; do
        run -o "$name" twin 3< .
        judge 2 "$name is identical to twin and may be the same file" "-o $name"
        cmp -s good twin
        verdict $? "-o $name: the input was changed"
        cp old out
        run -o "${name%twin}out" twin 3< .
        [ $status = 0 ]
        verdict $? "-o ${name%twin}out:" cat stderr
        is new "-o ${name%twin}out"
    done
    for name in /proc/self/fd/3 /proc/thread-self/fd/3 /dev/fd/3; do
        cp old out
        run -o "$name" good 3>> out
        cat old new | cmp -s - out
        verdict $? "-o $name: the stream:" cat out
    done
else
    echo 'skipped: names in /proc: there is none'
    skipped=$((skipped + 1))
fi
for device in /dev/null /dev/zero; do
    run -o $device good
    [ $status = 0 ] && [ -c $device ]
    verdict $? "-o $device"
done

# Links are replaced; what they lead to stays.
sed 1q "$root/msg/en.msg" > kept.msg
cp "$root/msg/en.msg" own.msg
cp "$root/tfm/mel.tfm" own.tfm
for made in 'ln -s' ln; do
    for own in own.msg own.tfm good; do
        cp $own before
        rm -f out
        $made $own out
        case $own in
        own.msg) run -l ./own.msg -o out good ;;
        own.tfm) run -f ./own.tfm -o out good ;;
        good) run -o out good ;;
        esac
        cmp -s $own before
        verdict $? "$made $own"
        [ $status = 2 ] && grep -q "out is identical to .*$own and may be the same file" stderr
        verdict $? "$made $own:" cat stderr
        cp old other
        rm -f out
        $made other out
        expect 0 '' -o out good
        is new "$made"
        cmp -s old other
        verdict $? "$made: the file behind a link"
    done
done
rm -f out
mkdir folder
cp own.msg folder/own.msg
expect 2 'folder/../folder/own.msg is identical to ./folder/own.msg and may' -l ./folder/own.msg -o folder/../folder/own.msg good
cmp -s own.msg folder/own.msg
verdict $? 'a catalogue by another path'
ln -s nowhere out
expect 0 '' -o out good
is new 'a link to nothing'

# Standard error, closed: nothing but the drawing is in the output.
printf '1 A1C 2 B1D 3 Z9L\n' > wrong
"$program" wrong > new.wrong 2> stderr
for closed in '>&- 2>&-' '>&- 2>&- <&-'; do
    eval "\"$program\" good $closed"
    [ $? = 2 ]
    verdict $? "a drawing that is lost: $closed"
done
for closed in '2>&-' '2>&- <&-' '2>&- >&-' '2>&- >&- <&-'; do
    cp old out
    eval "\"$program\" -o out wrong $closed"
    [ $? = 1 ] && cmp -s new.wrong out
    verdict $? "$closed"
done
"$program" -o out good >&- 2> stderr && cmp -s new out
verdict $? 'standard output closed'

# A folder in which no file can be made: the file is written when all of it is known.
alone="setpriv --reuid 65534 --clear-groups"
if [ "$(id -u)" != 0 ]; then
    alone=
elif ! $alone "$program" -V > stdout 2> stderr; then
    echo 'skipped: a folder that cannot be written: there is no setpriv'
    skipped=$((skipped + 1))
    alone=no
fi
if [ "$alone" != no ]; then
    cp old folder/out
    cp none good new folder
    chmod 666 folder/out
    chmod 755 . folder
    [ "$alone" ] || chmod 555 folder
    $alone "$program" -o folder/out none > stdout 2> stderr
    cmp -s old folder/out
    verdict $? 'a closed folder, no game'
    $alone "$program" -o folder/out good > stdout 2> stderr
    verdict $? 'a closed folder:' cat stderr
    cmp -s new folder/out
    verdict $? 'a closed folder'
    $alone "$program" -o folder/more good > stdout 2> stderr
    [ $? = 2 ] && grep -q 'cannot write folder/more: ' stderr
    verdict $? 'a new file in a closed folder'
    chmod 444 folder/out
    $alone "$program" -T json -o folder/out good > stdout 2> stderr
    [ $? = 2 ] && cmp -s new folder/out
    verdict $? 'a file that cannot be written'
    chmod 755 folder
fi

# Limits: a disk that is full, a file that is too long. What is left unfinished goes with the signal only.
awk 'BEGIN { while (i++ < 3000) print "A1C B1D A2L" }' > many
"$program" many > new.many
cp old out
(ulimit -f 8; trap '' XFSZ; exec "$program" -o out many 2> stderr)
[ $? = 2 ] && grep -q 'cannot write out: ' stderr
verdict $? 'a file that is too long:' cat stderr
is old 'a file that is too long'
# shellcheck disable=SC2016 # for the inner shell, which says that the program was killed
sh -c 'ulimit -f 8; "$@"; :' sh "$program" -o out many 2> stderr
rm -f traxfig-*.tmp core
is old 'the signal of a file that is too long'
mkdir disk
if [ "$(id -u)" = 0 ] && mount -t tmpfs -o size=64k none disk 2> stderr; then
    cp old disk/out
    "$program" -o disk/out many 2> stderr
    [ $? = 2 ] && grep -q 'cannot write disk/out: ' stderr && cmp -s old disk/out && [ "$(ls disk)" = out ]
    verdict $? 'a full disk:' cat stderr
    head -c 200000 /dev/zero > disk/full 2> stderr
    "$program" -o disk/out good 2> stderr
    [ $? = 2 ] && cmp -s old disk/out
    verdict $? 'a disk that was full before'
    umount disk
else
    echo 'skipped: a full disk: there is no mount of a tmpfs'
    skipped=$((skipped + 1))
fi

# Output and diagnostics in one file: whole lines, and an error directly above its game.
awk 'BEGIN { for (i = 1; i <= 3000; i++) print i % 1000 ? "@0/ B1+" : "@0/ Z9+" }' > games
"$program" -c games > both 2>&1
awk -F: '/error: / { at = $2 } /Stopped/ { n++; bad += $2 != at || NR != error + 3 } /error: / { error = NR }
    !/^games:[0-9]/ && !/^ *[0-9]* *[|]/ { bad++ } END { exit n != 3 || bad }' both
verdict $? 'output and diagnostics in one file:' sed -n 990,1010p both

# Killed while it draws, which takes it some seconds: nothing is left, by whatever signal. INT does nothing to what a shell has
# put into the background, these tests perhaps.
cp old out
for signal in TERM HUP INT KILL; do
    # shellcheck disable=SC2016 # that of the other shell
    sh -c 'kill -$1 $$' sh $signal 2> stderr && continue
    if have "kill -$signal" timeout; then
        timeout -s $signal 0.1 "$program" -m all -O marks=wins,depth=9 -o out "$root/examples/bailey-siegenthaler.txt" 2> stderr
        status=$?
        [ $status -gt 2 ]
        verdict $? "kill -$signal: it was finished before"
        is old "kill -$signal"
    fi
done

# Killed at any moment: by -TERM and -HUP nothing is left, by -KILL perhaps an unfinished file.
cp old out
"$program" -m all many > /dev/null 2>&1 # warms the caches
stands=0
whole=0
left=0
n=0
trap - EXIT # a shell that is killed before it becomes the program would remove the folder
while [ "$n" -lt "$kills" ]; do
    n=$((n + 1))
    moment=$((1000 + n * 37 % 300))
    "$program" -o out many 2> stderr &
    sleep "0.0${moment#1}"
    case $((n % 4)) in
    0) signal=TERM ;;
    2) signal=HUP ;;
    *) signal=KILL ;;
    esac
    kill -$signal $! 2> stderr
    wait $! 2> stderr
    for unfinished in traxfig-*.tmp; do
        [ -e "$unfinished" ] || continue
        rm "$unfinished"
        [ $signal = KILL ] || left=$((left + 1))
    done
    if cmp -s old out; then
        stands=$((stands + 1))
    elif cmp -s new.many out; then
        whole=$((whole + 1))
        cp old out
    fi
done
trap 'rm -rf "$work"' EXIT
[ $((stands + whole)) = "$kills" ]
verdict $? "killed: of $kills, $stands times the old output, $whole times the new one"
[ "$left" = 0 ]
verdict $? "killed by -TERM or -HUP: $left unfinished files are left"

# The extension names the format, unless an option does (options.sh has all extensions).
expect 0 'warning: the extension of x.svg does not match format check, in which the file is written' -c -o x.svg good
"$program" -c good | cmp -s - x.svg
verdict $? 'an option before an extension'
TRAXFIG='-T json' "$program" -o x.svg good 2> stderr
"$program" -T json good | cmp -s - x.svg
verdict $? 'TRAXFIG before an extension'
expect 0 '' -O theme=line -o x.svg good
expect 2 'format ascii has no setting theme' -O theme=line -o x.txt good
cp good good.svg
expect 0 '' -o = good.svg
cmp -s new good.svg.out
verdict $? '-o = names no format'

# -T modern and -T classic keep the rules: what is read from them ends as the record does.
results()
{
    "$program" -c "$@" 2> stderr | sed 's/^.*:[0-9]*: //'
}
printf '%s\n' '@0/ @1/' 'Loop Trax' '@0+ B1+' '@0/ B1+ RESIGN' '8x8 Trax' '@0/ @1/' 'Trax' '@0/ @1/ DRAW' > rules
run -T modern rules
cmp -s rules stdout
verdict $? 'the headings of -T modern:' cat stdout
run -T modern -r trax rules
[ "$(wc -l < stdout)" = 5 ]
verdict $? 'headings although -r was given'
run -T classic rules rules
[ "$(grep -c '^Trax$' stdout)" = 2 ] && [ "$(grep -c '^8x8 Trax$' stdout)" = 2 ]
verdict $? 'headings of two texts'
for to in modern classic; do
    set --
    made=
    for file in "$root"/../shared/records/*.trx "$root"/../shared/records/annotated/*.txt "$root"/examples/*.txt; do
        [ -f "$file" ] || continue
        "$program" -T $to "$file" > "told.$#" 2> stderr || continue # an error has no place in a list of moves
        made="$made told.$#"
        set -- "$@" "$file"
    done
    results "$@" > before
    # shellcheck disable=SC2086 # files
    if results $made | cmp -s - before; then
        passed=$((passed + $#))
        continue
    fi
    for file in $made; do
        results "$1" > before
        results "$file" | cmp -s - before
        verdict $? "$1 as $to has other results"
        shift
    done
done

# A file for each game, or for each position.
rm -f out
{ cat good; echo; echo '1 A1S'; echo '1 @0/'; } > games
expect 0 '' -q -o 'g%02d.txt' good games
"$program" -q good | cmp -s - g01.txt && cmp -s g01.txt g02.txt && [ -s g04.txt ] && [ ! -e g05.txt ]
verdict $? "a file for each game: $(echo g*.txt)"
"$program" -q A1S | cmp -s - g03.txt
verdict $? 'the third game'
for to in svg html ps json code; do
    expect 0 '' -T $to -m all -o "p%d%%.$to" good
    [ "$(echo p*."$to")" = "p1%.$to p2%.$to p3%.$to" ]
    verdict $? "a file for each position: $to"
    "$program" -T $to -m 2 good | cmp -s - "p2%.$to"
    verdict $? "the second position: $to"
done
cp good in3.txt
cp good in03.txt
expect 2 'in3.txt is also an input' -o 'in%d.txt' -T json good in3.txt games
cmp -s good in3.txt
verdict $? 'a series over an input'
[ ! -e in4.txt ]
verdict $? 'a series goes on after an error'
rm -f in1.txt
expect 2 'cannot read missing: ' -o 'in%d.txt' good missing
[ ! -e in1.txt ]
verdict $? 'a series of an input that cannot be read'
for name in 'x%' 'x%0' 'x%s' 'x%3d' 'x%03s' 'x%00d' 'x%d%d' 'x%-d' '%' '%03%' '%10d'; do
    expect 2 "$name cannot be an output; write %d or %03d once for the number, and %% for a percent sign" -o "$name" good
done
expect 0 '' -o 'x%%' good
cmp -s new 'x%'
verdict $? 'a percent sign'
cp good 'in%s'
expect 0 '' -o = 'in%s'
[ -s 'in%s.out' ]
verdict $? '-o = of a name with a percent sign'
finish
