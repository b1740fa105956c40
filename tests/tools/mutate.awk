# mutate.awk: changes that break a file on purpose.
#
#   awk -v kind=KIND -f mutate.awk FILE             lists them: LINE COLUMN OLD -> NEW, one per line
#   awk -v kind=KIND -v change=N -f mutate.awk FILE prints the file with the N-th of them made
#
# KIND is the ending of the file's name: c, ps, svg, html, js, tfm, msg, el, sh, awk, Makefile, pre-commit.

BEGIN {
    shells = "^(sh|pre-commit)$"
    if (kind == "ps")
        words("add sub sub add eq ne gt lt lt gt exch pop neg pop 2_copy dup true false")
    else if (kind == "msg")
        words("%s x %d 0 %1s %2s %2s %1s")
    else if (kind == "tfm")
        words("o x x o / \\ \\ / | - - | * . ─ │ │ ─ ═ ║ ║ ═ ╗ ╝ ╝ ╗ ╔ ╚ ╚ ╔ ┐ ┘ ┘ ┐ ┌ └ └ ┌ █ ▒ ▄ ▀ ▀ ▄ %2s _2s white black won last")
    else if (kind == "el")
        words("t nil nil t and or or and when unless if unless car cdr 0 1 1 2 not identity")
    else if (kind ~ shells || kind == "Makefile")
        words("-eq -ne = != != = -gt -lt && ; || && -f -d")
    else if (kind != "svg")
        code_rules()
    numbers = kind ~ /^(ps|svg|html|js)$/
}

# Pairs of words that are exchanged; _ stands for a blank.
function words(list,   pairs, count, i) {
    count = split(list, pairs, " ")
    for (i = 1; i < count; i += 2) {
        gsub(/_/, " ", pairs[i])
        old[++rules] = pairs[i]
        new[rules] = pairs[i + 1]
    }
    whole = kind != "msg" && kind != "tfm"
}

# Exchanged in C, and in what looks like it.
function code_rules(   pairs, count, i) {
    count = split("<= < >= > == != && || < <= > >= != == || && << >>", pairs, " ")
    for (i = 1; i < count; i += 2) {
        old[++rules] = " " pairs[i] " "
        new[rules] = " " pairs[i + 1] " "
    }
    add(" + 1", "")
    add(" - 1", "")
    add("(!", "(")
    add(" !", " ")
    add("return true", "return false")
    add("return false", "return true")
    add(" + ", " - ")
    add(" - ", " + ")
    add(" & ", " | ")
    add(" = 0;", " = 1;")
    add(" = true;", " = false;")
    add("++", "--")
    add("continue;", ";")
    add("break;", ";")
}

function add(from, to) {
    old[++rules] = from
    new[rules] = to
}

# It skips comments, the preprocessor, tables and strings.
function is_code(line) {
    if (kind == "ps")
        return line !~ /^%/
    if (kind == "msg")
        return line ~ /^[a-z]/
    if (kind == "tfm")
        return 1
    if (kind == "el") {
        was = quoted
        gsub(/\\./, "", line)
        quoted = (quoted + gsub(/"/, "\"", line)) % 2
        return !was && line !~ /^ *[;"]/
    }
    if (kind ~ /^(sh|awk|Makefile|pre-commit)$/)
        return line !~ /^ *[#;]/
    if (line ~ /\/\*/ && line !~ /\*\//)
        comment = 1
    was = comment
    if (line ~ /\*\//)
        comment = 0
    if (kind ~ /^(svg|html|js)$/)
        return !was && line !~ /<!--/
    return !was && line !~ /^[ \t]*(\/\*|#|\{|\*)/ && line !~ /"/ && line !~ /^(static )?(const|enum)/
}

function make(line, column, from, to) {
    n++
    if (!change)
        print FNR, column, from, "->", to
    else if (n == change)
        changed = substr(line, 1, column - 1) to substr(line, column + length(from))
}

# Whether < or > stands in `a < b ? a : b` or `a < b ? b : a`, the smaller or larger, which is the same of equal ones.
function is_choice(code, at, r,   part, a) {
    split(substr(code, at + length(old[r])), part, / [?:] |[,;)}]/)
    a = part[2] == part[1] ? part[3] : part[3] == part[1] ? part[2] : ""
    return new[r] ~ /^ [<>]=? $/ && a && substr(code, at - length(a), length(a) + 1) == a " " &&
        substr(code, 1, at - length(a) - 1) ~ /([=(,?:|&] ?|return )$/
}

# Whether what stands there is a word by itself.
function is_word(code, at, size) {
    return substr(" " code, at, 1) !~ /[A-Za-z0-9_-]/ && substr(code, at + size, 1) !~ /[A-Za-z0-9_-]/
}

# Each number, one larger or twice as large; each colour, another.
function change_numbers(code,   rest, at) {
    at = 1
    while (match(rest = substr(code, at), /#[0-9a-f][0-9a-f][0-9a-f]+|[0-9]*\.?[0-9]+/)) {
        rest = substr(rest, RSTART, RLENGTH)
        at += RSTART - 1
        if (rest ~ /^#/)
            make($0, at, rest, rest == "#17c" ? "#c71" : "#17c")
        else if (substr(" " code, at, 1) !~ /[A-Za-z_]/)
            make($0, at, rest, rest ~ /\./ || rest > 2 ? rest * 2 : rest + 1)
        at += length(rest)
    }
}

{
    changed = $0
    if (is_code($0)) {
        code = $0
        sub(kind == "ps" ? "%.*" : "/\\*.*", "", code)
        for (r = 1; r <= rules; r++) {
            from = 1
            while ((at = index(substr(code, from), old[r])) > 0) {
                if (whole ? is_word(code, from + at - 1, length(old[r])) : !is_choice(code, from + at - 1, r))
                    make($0, from + at - 1, old[r], new[r])
                from += at
            }
        }
        if (numbers)
            change_numbers(code)
        if (kind ~ shells && code ~ /^ +[a-z]/)
            make($0, match(code, /[a-z]/), substr(code, match(code, /[a-z]/)), ":")
        if (code ~ /^ +[a-z_]+\(.*\);$/)
            make($0, match(code, /[a-z]/), substr(code, match(code, /[a-z]/)), ";")
    }
    if (change)
        print changed
}
