# paint.awk: draws boards as tfm/README.md specifies it, with no code of the program.
#
#   LC_ALL=C awk -f tests/pictures/paint.awk [-v all=1] [-v colour=1] FONT.tfm CODE JSON
#
# CODE and JSON are the output of -T code and -T json for the same positions, one per line; only JSON has the numbers.
# Prints what -T ascii -O labels=no -q must print: boards, with an empty line between them. In colour each character of
# a line has an ink: P (page), T (tile), W, B or N (number); sgr() writes the sequences.

BEGIN {
    for (i = 128; i < 192; i++)
        continues = continues sprintf("%c", i)
    split("e b a d c f", order, " ")
    tile = 1
    ROW = 100000 # places of a row: an index of one number is faster than a pair
}

FNR == 1 { file++ }

# The font: glyph[letter, row, column] is a character; width[letter, row, column] the width of a field, and place[] the
# position in it.
file == 1 {
    sub(/\r$/, "")
    if (tile > 6) {
        read_inks($0)
        next
    }
    if ($0 == "") {
        tile++
        rows = 0
    } else {
        read_row(order[tile], rows++, $0)
        high = rows
    }
    next
}

file == 2 { code[FNR] = $0; next }

{
    read_numbers($0)
    if (FNR > 1)
        print ""
    paint(code[FNR])
}

function read_inks(line,   kind, n) {
    kind = toupper(substr(line, 1, 1))
    line = substr(line, 7)
    while (line != "") {
        n = character(line)
        ink[substr(line, 1, n)] = kind
        inks++
        line = substr(line, n + 1)
    }
}

# The length in bytes of the first character of a text.
function character(text,   n) {
    n = 1
    while (n < length(text) && index(continues, substr(text, n + 1, 1)))
        n++
    return n
}

# The sequence for an ink.
function sgr(kind) {
    return "\033[" (kind == "T" ? "91;41" : kind == "W" ? "97;41" : kind == "B" ? "30;41" : kind == "N" ? "93;41" : "0") "m"
}

function read_row(letter, row, line,   column, c, n, i) {
    column = 0
    while (line != "") {
        if (match(line, /^%[0-9]+s/)) {
            n = substr(line, 2, RLENGTH - 2) + 0
            line = substr(line, RLENGTH + 1)
            for (i = 0; i < n; i++) {
                width[letter, row, column] = n
                place[letter, row, column++] = i + 1
            }
            continue
        }
        if (substr(line, 1, 2) == "%%")
            line = substr(line, 2)
        n = character(line)
        glyph[letter, row, column++] = substr(line, 1, n)
        line = substr(line, n + 1)
    }
    wide = column
}

# Fills number[x, y] from the moves of a JSON line; x and y count from 0 at the left and top.
function read_numbers(line,   n, part, left, top, key, at, total, xs, ys, ns, i) {
    split("", number)
    total = left = top = 0
    while (match(line, /"n":[0-9]+,/)) {
        n = substr(line, RSTART + 4, RLENGTH - 5) + 0
        line = substr(line, RSTART + RLENGTH)
        match(line, /"tile":/)
        part = substr(line, RSTART)
        part = substr(part, 1, index(part, "\"comment\"") - 1)
        while (match(part, /\[-?[0-9]+,-?[0-9]+,/)) {
            split(substr(part, RSTART + 1, RLENGTH - 2), at, ",")
            xs[++total] = at[1] + 0
            ys[total] = at[2] + 0
            ns[total] = n
            n = n < 0 ? n : -n # the tiles after the first are forced
            left = at[1] < left ? at[1] + 0 : left
            top = at[2] < top ? at[2] + 0 : top
            part = substr(part, RSTART + RLENGTH)
        }
    }
    for (i = 1; i <= total; i++)
        number[xs[i] - left, ys[i] - top] = ns[i]
}

# Fills letter_at[x, y] from a code; sets columns, and returns the number of rows.
function read_code(text,   lines, n, y, x, c, run) {
    split("", letter_at)
    columns = 0
    n = split(text, lines, ":")
    for (y = 1; y <= n; y++) {
        x = 0
        run = ""
        while (lines[y] != "") {
            c = substr(lines[y], 1, 1)
            lines[y] = substr(lines[y], 2)
            if (c ~ /[0-9]/) {
                run = run c
                continue
            }
            x += run == "" ? 0 : run + 1
            run = ""
            letter_at[x++, y - 1] = c
        }
        columns = x > columns ? x : columns
    }
    return n
}

# The character of a field at one of its places.
function digit(number, n, i,   shown) {
    if (number < 0 && !all)
        return " "
    shown = number ""
    if (length(shown) > n)
        return "*"
    while (length(shown) < n)
        shown = " " shown
    return substr(shown, i, 1)
}

function paint_tile(x, y,   letter, row, column, c, field, at) {
    letter = letter_at[x, y]
    for (row = 0; row < high; row++)
        for (column = 0; column < wide; column++) {
            field = (letter, row, column) in width
            c = field ? digit(number[x, y], width[letter, row, column], place[letter, row, column]) \
                : glyph[letter, row, column]
            at = (y * step_y + row) * ROW + x * step_x + column
            page[at] = c
            if (colour)
                kinds[at] = field ? "N" : c in ink && c != " " ? ink[c] : "T"
        }
}

# A line of the page with its inks, its last character at column `end`.
function in_colour(y, end,   x, kind, now, line) {
    now = "P"
    for (x = 0; x <= end; x++) {
        kind = (y * ROW + x) in page ? kinds[y * ROW + x] : "P"
        line = line (kind == now ? "" : sgr(kind)) ((y * ROW + x) in page ? page[y * ROW + x] : " ")
        now = kind
    }
    return line (now == "P" ? "" : sgr("P"))
}

function paint(text,   n, x, y, line, end, c) {
    split("", page)
    step_x = wide > 1 ? wide - 1 : 1
    step_y = high > 1 ? high - 1 : 1
    n = read_code(text)
    for (y = 0; y < n; y++)
        for (x = columns - 1; x >= 0; x--)
            if ((x, y) in letter_at)
                paint_tile(x, y)
    for (y = 0; y < (n - 1) * step_y + high; y++) {
        line = ""
        end = -1
        for (x = 0; x < (columns - 1) * step_x + wide; x++) {
            c = (y * ROW + x) in page ? page[y * ROW + x] : " "
            line = line c
            end = c != " " ? x : end
        }
        sub(/ +$/, "", line)
        print colour && inks ? in_colour(y, end) : line
    }
}
