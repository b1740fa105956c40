# mutate.awk: changes that break a C file on purpose.
#
#   awk -f mutate.awk FILE             lists them: LINE COLUMN OLD -> NEW, one per line
#   awk -v change=N -f mutate.awk FILE prints the file with the N-th of them made

BEGIN {
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
    if (line ~ /\/\*/ && line !~ /\*\//)
        comment = 1
    was = comment
    if (line ~ /\*\//)
        comment = 0
    return !was && line !~ /^[ \t]*(\/\*|#|\{|\*)/ && line !~ /"/ && line !~ /^(static )?(const|enum)/
}

function make(line, column, from, to) {
    n++
    if (!change)
        print FNR, column, from, "->", to
    else if (n == change)
        changed = substr(line, 1, column - 1) to substr(line, column + length(from))
}

{
    changed = $0
    if (is_code($0)) {
        code = $0
        sub(/\/\*.*/, "", code)
        for (r = 1; r <= rules; r++) {
            from = 1
            while ((at = index(substr(code, from), old[r])) > 0) {
                make($0, from + at - 1, old[r], new[r])
                from += at
            }
        }
        if (code ~ /^ +[a-z_]+\(.*\);$/)
            make($0, match(code, /[a-z]/), substr(code, match(code, /[a-z]/)), ";")
    }
    if (change)
        print changed
}
