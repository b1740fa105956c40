# drawn.awk: what the pages of ps and eps show, one thing a line, in points from the lower left corner:
#
#     page LABEL NUMBER
#     text FONT SIZE X Y WIDTH (STRING)    a piece of a line, as a string of PostScript
#     board X Y SIZE COLUMNS ROWS          the upper left corner of a figure; then what stands on it, in its spaces:
#     row LETTERS                              the tiles of a row, a dot for an empty space; capitals are a winning path
#     number COLUMN ROW NUMBER                 from 0
#     line COLOUR WIDTH                        strokes and areas, in their order: grey or red,green,blue
#     area COLOUR
#     end
#
# Widths are those of the metrics of Bitstream Charter; of other letters than ASCII, 500.

BEGIN {
    all["R"] = "278 338 331 745 556 852 704 170 417 417 500 833 278 319 278 481 556 556 556 556 556 556 556 556 556 556 319 " \
        "319 833 833 833 486 942 639 604 632 693 576 537 694 738 324 444 611 520 866 713 731 558 731 646 556 597 694 " \
        "618 928 600 586 586 421 481 421 1000 500 500 507 539 446 565 491 321 523 564 280 266 517 282 843 568 539 551 " \
        "531 382 400 334 569 494 771 503 495 468 486 500 486 833"
    all["B"] = "291 340 339 736 581 888 741 175 428 428 500 833 289 326 289 491 581 581 581 581 581 581 581 581 581 581 340 " \
        "340 833 833 833 487 917 651 628 638 716 596 552 710 760 354 465 650 543 883 727 752 587 752 671 568 603 705 " \
        "635 946 637 610 592 443 491 443 1000 500 500 544 577 476 596 524 341 551 597 305 297 553 304 892 605 577 591 " \
        "575 421 447 358 600 513 799 531 515 495 493 500 493 833"
    all["I"] = "278 338 331 745 556 852 704 170 419 419 500 833 278 319 278 481 556 556 556 556 556 556 556 556 556 556 319 " \
        "319 833 833 833 486 942 606 588 604 671 546 509 664 712 312 447 625 498 839 683 708 542 708 602 537 565 664 " \
        "590 898 569 562 556 421 481 421 1000 500 500 525 507 394 523 424 292 481 551 287 269 514 275 815 556 502 516 " \
        "512 398 370 333 553 454 713 477 475 440 486 500 486 833"
    for (font in all) {
        n = split(all[font], width, " ")
        for (i = 1; i <= n; i++)
            wide[font, sprintf("%c", i + 31)] = width[i]
    }
}

# The width of a string of PostScript, in thousandths of the size.
function length_of(font, s,    sum, c)
{
    for (s = substr(s, 2, length(s) - 2); s != ""; s = substr(s, 2)) {
        c = substr(s, 1, 1)
        if (c == "\\") {
            s = substr(s, 2)
            c = substr(s, 1, 1)
            if (c ~ /[0-7]/) {
                c = substr(s, 1, 3)
                s = substr(s, 3)
                sum += c == "240" || c == "040" ? wide[font, " "] : c == "205" || c == "227" ? 1000 : \
                       c == "045" ? wide[font, "%"] : c == "221" || c == "222" ? 201 : 500
                continue
            }
        }
        sum += wide[font, c]
    }
    return sum
}

function larger(a, b)
{
    return a > b ? a : b
}

function figure(    i, k, line)
{
    rows = larger(rows, row_names)
    columns = larger(columns, column_names)
    print "board", left, top, size, columns, rows
    for (i = 0; i < rows; i++) {
        line = ""
        for (k = 0; k < columns; k++)
            line = line ((k, i) in tile ? tile[k, i] : ".")
        sub(/[.]+$/, "", line)
        print "row " line
    }
    printf "%s", things
    print "end"
    for (i in tile)
        delete tile[i]
    things = ""
}

# Text: a coordinate or a number of a figure, or a piece of a line.
function text(s)
{
    if (mode)
        return
    if (depth && font == "B")
        things = things "number " int((x - left) / size) " " int((top - y) / size) " " substr(s, 2, length(s) - 2) "\n"
    else if (depth && s ~ /[0-9]/)
        row_names++
    else if (depth)
        column_names++
    else
        print "text", font, points, x, y, length_of(font, s) * points / 1000, s
}

/^%%EndSetup/ { on = 1 }
!on { next }
/^%%Page: / { print "page", $2, $3; next }
/^%/ { next }
/^[(]/ || more {
    more = /[\\]$/ && !/[\\][\\]$/
    part = $0
    if (more)
        sub(/[\\]$/, "", part)
    string = string part
    if (!more) {
        sub(/ Tj$/, "", string)
        text(string)
        string = ""
    }
    next
}
/^\/Span / {
    depth = 1
    rows = columns = row_names = column_names = 0
    before = font " " points
    next
}
depth == 1 && /^q .* cm$/ { left = $6; top = $7; size = $2; depth = 2; next }
/^EMC$/ {
    figure()
    depth = 0
    split(before, part_of, " ")
    font = part_of[1]
    points = part_of[2]
    next
}
/^q .* cm$/ { column = row = 0 }
/ cm$/ {
    column += $(NF - 2)
    row -= $(NF - 1)
    next
}
/ Do$/ {
    form = substr($1, 3) + 0
    if (form < 54) {
        tile[int(column), int(row)] = substr("abcdefABCDEFABCDEF", int(form / 3) + 1, 1)
        columns = larger(columns, int(column) + 1)
        rows = larger(rows, int(row) + 1)
    } else
        things = things "area last\n"
    next
}
/ (g|G|rg|RG)$/ { colour = $1 (NF > 2 ? "," $2 "," $3 : ""); next }
/ w$/ { pen = $1; next }
/^S$/ { things = things "line " colour " " pen "\n"; next }
/^f$/ { things = things "area " colour "\n"; next }
/^BT$/ { x = y = 0; next }
/ Td$/ { x += $1; y += $2; next }
/ Tr/ { mode = $1; next }
/ Tf$/ { font = substr($1, 2); points = $2; next }
