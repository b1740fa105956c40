#!/bin/sh
# sizes.sh TRAXFIG: places beyond 2^31 in pictures and files, whatever the size of a long. Ends with
# "N passed, N failed, N skipped".

# shellcheck source=tests/cli/expect.sh
. "$(dirname "$0")/expect.sh"

# A sheet that is wider than 2^31 units: one long board, and many small ones.
awk '
    BEGIN {
        split("A B C D E F G H I J K L M N O P Q R S T U V W X Y Z", letter, " ")
        name[1] = "A"
        printf "Loop Trax\n@0+"
        for (i = 2; i <= 220000; i++) {
            n = int((i - 1) / 26)
            name[i] = name[n] letter[i - 26 * n]
            printf " %s1+", name[i]
        }
        for (i = 1; i < 1000; i++)
            printf "\n@0+ B1+"
        print ""
    }' > wide
"$program" -T svg -O columns=1000,numbers=no wide | sed -n '1s/.*viewBox="\([^"]*\)" width="\([0-9]*\)".*/\1 \2/p' > stdout
awk '{ exit !(NF == 5 && $3 > 2200000000 && $5 > 10000000000) }' stdout
verdict $? 'the size of a very wide sheet:' cat stdout
rm wide

# A picture that is higher than 2^31 tenths of a point, in which places are kept, and so than 2^31 thousandths, in which they
# are written: each game is as far below the one before as the second is below the first.
awk 'BEGIN { for (s = "@0+"; ++i < 11000; ) s = s " A" i + 1 "+"; print "Loop Trax"; while (n++ < 100) print s }' > high
"$program" -T eps -O tile=200,numbers=no,labels=no,last=no high | awk '
    /^%%BoundingBox/ { height = $5 }
    /^q 200 0 0 200 / { n++; y = -$7; if (n == 2) step = y }
    END { exit !(n == 100 && step > 2200000 && y > step * (n - 1) - 1 && y < step * (n - 1) + 1 && height > y) }'
verdict $? 'the height of a hundred high pictures'

# A file of more than 2 GiB is replaced too; Windows does not say how long it is.
dd if=/dev/zero of=out bs=1 count=1 seek=2300000000 2> stderr
"$program" -o out good
"$program" good | cmp -s - out
verdict $? 'an output of 2 GiB:' ls -l out
finish
