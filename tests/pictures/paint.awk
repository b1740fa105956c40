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
    split("", glyph)
}

FNR == 1 { file++ }

# The font: at begin[letter, row] + column, glyph[] has a character; width[] the width of a field or 0, and place[] the
# position in it. Numbers that follow each other are the fastest indices of an awk.
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

# A line after the glyphs: characters of a colour, or pairs of what changes on the last tile or the winning path.
function read_inks(line,   kind, n, words, i) {
    if (line ~ /^(last|won) /) {
        n = split(line, words, / +/)
        for (i = 2; i <= n; i++)
            if (words[i] != "" && !((words[1], first(words[i])) in swap))
                swap[words[1], first(words[i])] = substr(words[i], length(first(words[i])) + 1)
        return
    }
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

function first(text) {
    return substr(text, 1, character(text))
}

# The sequence for an ink. T, W, B and N on the last tile are t, w, b and n; V and C are white and black on the winning
# path.
function sgr(kind) {
    if (kind ~ /[twbn]/)
        return "\033[" (kind == "t" ? "95" : kind == "w" ? "97" : kind == "b" ? "30" : "93") ";45m"
    if (kind ~ /[VCvc]/)
        return "\033[" (toupper(kind) == "V" ? "97" : "30") ";42m"
    return "\033[" (kind == "T" ? "91;41" : kind == "W" ? "97;41" : kind == "B" ? "30;41" : kind == "N" ? "93;41" : "0") "m"
}

function read_row(letter, row, line,   n, i) {
    begin[letter, row] = cells + 1
    while (line != "") {
        if (match(line, /^%[0-9]+s/)) {
            n = substr(line, 2, RLENGTH - 2) + 0
            line = substr(line, RLENGTH + 1)
            for (i = 1; i <= n; i++) {
                width[++cells] = n
                place[cells] = i
                glyph[cells] = ""
            }
            continue
        }
        if (substr(line, 1, 2) == "%%")
            line = substr(line, 2)
        n = character(line)
        glyph[++cells] = substr(line, 1, n)
        width[cells] = place[cells] = 0
        line = substr(line, n + 1)
    }
    wide = cells + 1 - begin[letter, row]
}

# Fills number[x, y] from the moves of a JSON line; x and y count from 0 at the left and top.
function read_numbers(line,   n, part, left, top, key, at, total, xs, ys, ns, i) {
    split("", number)
    winner = line ~ /"winner":"white","by":"(loop|line)/ ? "W" : line ~ /"winner":"black","by":"(loop|line)/ ? "B" : ""
    loops = line ~ /"by":"loop/
    lines_win = line ~ /"by":"(loop[+])?line/
    last = ""
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
            if (n > 1)
                last = total
            n = n < 0 ? n : -n # the tiles after the first are forced
            left = at[1] < left ? at[1] + 0 : left
            top = at[2] < top ? at[2] + 0 : top
            part = substr(part, RSTART + RLENGTH)
        }
    }
    for (i = 1; i <= total; i++)
        number[xs[i] - left, ys[i] - top] = ns[i]
    last_x = last ? xs[last] - left : -1
    last_y = last ? ys[last] - top : -1
}

# The track of a colour on a tile, as the two sides it joins: north 1, east 2, south 3, west 4.
function sides(letter, colour) {
    if (colour == "B")
        letter = substr("befcda", index("ebadcf", letter), 1)
    return substr("13 24 34 14 23 12", index("ebadcf", letter) * 3 - 2, 2)
}

# Follows a path from a tile over a side to its end; returns the side where it ends, or "loop". Fills walk[].
function follow(x, y, side, colour,   both, from_x, from_y) {
    from_x = x
    from_y = y
    while (1) {
        walk[x, y]
        end_x = x
        end_y = y
        x += (side == 2) - (side == 4)
        y += (side == 3) - (side == 1)
        if (!((x, y) in letter_at))
            return side
        if (x == from_x && y == from_y)
            return "loop"
        both = sides(letter_at[x, y], colour)
        side = substr(both, substr(both, 1, 1) == (side + 1) % 4 + 1 ? 2 : 1, 1)
    }
}

# Whether a path between two ends joins opposite sides of a board of at least eight rows or columns.
function is_line(one, x1, y1, other, x2, y2, rows) {
    return columns >= 8 && (one == 4 && x1 == 0 && other == 2 && x2 == columns - 1 || \
                            one == 2 && x1 == columns - 1 && other == 4 && x2 == 0) || \
        rows >= 8 && (one == 1 && y1 == 0 && other == 3 && y2 == rows - 1 || \
                      one == 3 && y1 == rows - 1 && other == 1 && y2 == 0)
}

# Fills won[x, y] with the tiles on loops and lines of the winner.
function find_won(rows,   key, at, both, one, other, x1, y1, i, wins) {
    split("", won)
    for (key in letter_at) {
        if (winner == "" || key in won)
            continue
        split(key, at, SUBSEP)
        split("", walk)
        both = sides(letter_at[key], winner)
        one = follow(at[1], at[2], substr(both, 1, 1), winner)
        x1 = end_x
        y1 = end_y
        wins = loops && one == "loop"
        if (one != "loop") {
            other = follow(at[1], at[2], substr(both, 2, 1), winner)
            wins = lines_win && is_line(one, x1, y1, other, end_x, end_y, rows)
        }
        for (i in walk)
            if (wins)
                won[i]
    }
}

# Shows the last tile, with the borders that it shares.
function show_last(   row, column, at) {
    for (row = 0; last_x >= 0 && row < high; row++)
        for (column = 0; column < wide; column++) {
            at = (last_y * step_y + row) * across + last_x * step_x + column + 1
            if (("last", page[at]) in swap)
                page[at] = swap["last", page[at]]
            if (colour)
                kinds[at] = tolower(kinds[at])
        }
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

function paint_tile(x, y,   row, c, from, end, at, kind, winning) {
    winning = (x, y) in won
    for (row = 0; row < high; row++) {
        at = (y * step_y + row) * across + x * step_x + 1
        from = begin[letter_at[x, y], row]
        end = from + wide
        if (!inks || !colour && !winning) {
            for (; from < end; from++)
                page[at++] = width[from] ? digit(number[x, y], width[from], place[from]) : glyph[from]
            continue
        }
        for (; from < end; from++) {
            c = width[from] ? digit(number[x, y], width[from], place[from]) : glyph[from]
            kind = width[from] ? "N" : c in ink && c != " " ? ink[c] : "T"
            if (winning && kind == winner) {
                c = ("won", c) in swap ? swap["won", c] : c
                kind = winner == "W" ? "V" : "C"
            }
            kinds[at] = kind
            page[at++] = c
        }
    }
}

# A line of the page with its inks, without the blanks at its end.
function in_colour(y,   x, end, at, kind, now, line) {
    for (end = across - 1; end >= 0 && page[y * across + end + 1] == " "; end--)
        ;
    now = "P"
    for (x = 0; x <= end; x++) {
        at = y * across + x + 1
        kind = kinds[at] == "" ? "P" : kinds[at]
        line = line (kind == now ? "" : sgr(kind)) page[at]
        now = kind
    }
    return line (now == "P" ? "" : sgr("P"))
}

function paint(text,   n, x, y, line, at, down, empty) {
    step_x = wide > 1 ? wide - 1 : 1
    step_y = high > 1 ? high - 1 : 1
    n = read_code(text)
    find_won(n)
    across = (columns - 1) * step_x + wide
    down = (n - 1) * step_y + high
    for (empty = " |"; length(empty) < 2 * across * down; empty = empty empty)
        ;
    empty = substr(empty, 1, 2 * across * down - 1)
    split(empty, page, "|") # a blank for each place
    gsub(/ /, "", empty)
    if (colour)
        split(empty, kinds, "|")
    for (y = 0; y < n; y++)
        for (x = columns - 1; x >= 0; x--)
            if ((x, y) in letter_at)
                paint_tile(x, y)
    show_last()
    at = 0
    for (y = 0; y < down; y++) {
        if (colour && inks) {
            print in_colour(y)
            continue
        }
        line = ""
        for (x = 0; x < across; x++)
            line = line page[++at]
        sub(/ +$/, "", line)
        print line
    }
}
