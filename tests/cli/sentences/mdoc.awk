# mdoc.awk: prints the sentences of a manual in mdoc, one on each line, without most macros that only choose a typeface:
# headings (# or ##), heads of items (*, or ** in an inner list), rows of tables (|), bullets (-), examples ($ for a command,
# > for other literal text), sentences; the kind of a list in brackets, [-] at its end; an empty line between paragraphs;
# <argument>, _emphasis_. Blocks of commands with their output are left out: readme.sh runs them.

# Ends the sentence.
function flush()
{
    if (text != "")
        print text
    text = ""
    joined = 0
}

# Adds a word, after a blank unless the last word or this one is joined to the other.
function put(word)
{
    text = text (text == "" || joined ? "" : " ") word
    joined = 0
}

# The characters that escapes stand for.
function unescape(word)
{
    gsub(/\\&/, "", word)
    gsub(/\\(-|\(mi)/, "-", word)
    gsub(/\\\(aq/, "'", word)
    gsub(/\\\(dq/, "\"", word)
    gsub(/\\\(ba/, "|", word)
    gsub(/\\\(Ye/, "¥", word)
    gsub(/\\\(ss/, "ß", word)
    while (match(word, /\\\[u[0-9A-F]+\]/))
        word = substr(word, 1, RSTART - 1) "U+" substr(word, RSTART + 3, RLENGTH - 4) substr(word, RSTART + RLENGTH)
    gsub(/\\e/, "\\", word)
    return word
}

# Cuts a line into words, of which quotes keep blanks together; returns their number.
function cut(line,    n)
{
    n = 0
    while (match(line, /^ *("[^"]*"|[^ ]+)/)) {
        words[++n] = substr(line, 1, RLENGTH)
        sub(/^ */, "", words[n])
        line = substr(line, RLENGTH + 1)
        if (words[n] ~ /^".*"$/)
            words[n] = substr(words[n], 2, length(words[n]) - 2)
    }
    return n
}

function is_macro(word)
{
    return word ~ /^(An|Ar|Cm|Em|Ev|Fl|Ic|Li|Nm|No|Ns|Op|Pa|Pc|Pf|Po|Pq|Sq|Sx|Ta|Xr)$/
}

function is_closing(word)
{
    return word ~ /^[].,:;)?!]$/
}

# Adds the words of a line of macros.
function add_macros(line,    n, i, last, closers, macro, word, lonely)
{
    n = cut(line)
    for (last = n; last > 0 && is_closing(words[last]); last--) { }
    closers = macro = ""
    for (i = 1; i <= n; i++) {
        word = words[i]
        if (i == last + 1) {
            text = text closers
            closers = ""
        }
        lonely = i == n || is_macro(words[i + 1]) || is_closing(words[i + 1])
        if (word == "Ns") {
            joined = 1
            macro = ""
        } else if (word ~ /^(Sq|Pq|Op|Po)$/) {
            put(word == "Sq" ? "'" : word == "Op" ? "[" : "(")
            joined = 1
            if (word != "Po")
                closers = (word == "Sq" ? "'" : word == "Op" ? "]" : ")") closers
            macro = ""
        } else if (word == "Pc")
            text = text ")"
        else if (word == "Ta")
            put("|")
        else if (word == "Nm" && lonely)
            put(name)
        else if (word == "Ar" && lonely)
            put("<file> ...")
        else if (word == "Pf") {
            put(words[++i])
            joined = 1
        } else if (word == "Xr") {
            put(words[i + 1] "(" words[i + 2] ")")
            i += 2
        } else if (is_macro(word))
            macro = word
        else if (is_closing(word))
            text = text word
        else if (macro == "Ar" && word != "...")
            put("<" unescape(word) ">")
        else if (macro == "Em" && word != "\\&")
            put("_" unescape(word) "_")
        else
            put((macro == "Fl" && word != "|" ? "-" : "") unescape(word))
    }
    text = text closers
}

/^\.Ed/ { literal = 0; next }
literal == 1 { literal = /^\$ / ? 2 : 3 } # commands, or other text
literal == 2 { next }
literal { print ">" ($0 == "" ? "" : " ") unescape($0); next }
/^\.Bl/ {
    flush()
    kind[++level] = $2
    sub(/^\.Bl /, "")
    print "[" $0 "]"
    next
}
/^\.El/ {
    flush()
    level--
    print "[-]"
}
/^\.(El|Pp|Os|Bd|Rs|Re|It$)/ {
    flush()
    literal = /^\.Bd -literal/
    if (/^\.It/ && kind[level] == "-bullet")
        text = "-"
    if (/^\.Pp/)
        print ""
    next
}
/^\.(Sh|Ss|Dd|Dt|Nd|Dl|%[A-Z]) / {
    flush()
    macro = substr($1, 2)
    sub(/^[^ ]* /, "")
    if (macro == "Sh")
        synopsis = $0 == "SYNOPSIS"
    $0 = unescape($0)
    print (macro == "Sh" ? "# " : macro == "Ss" ? "## " : macro == "Dl" && !/^\$/ ? "> " : "") $0
    next
}
/^\.It / {
    flush()
    add_macros(substr($0, 5))
    text = (kind[level] == "-column" ? "| " : level > 1 ? "** " : "* ") text
    flush()
    next
}
/^\.Nm ./ && !name { name = $2 }
/^\.Nm$/ && synopsis { flush() }
/^\./ { add_macros(substr($0, 2)) }
!/^\./ { put(unescape($0)) }
text ~ /[.?!]$/ { flush() }
END { flush() }
