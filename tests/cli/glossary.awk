# glossary.awk: holds the catalogues of msg against glossary.txt, which describes its rows. Every word of every sentence stands
# in a row; a sentence has a word of a row in all languages or in none, and things in the order of another language; small words
# stand beside the words they go with; signs are those of English. Prints what is not so; nothing if all is well.
#
#     awk -f glossary.awk glossary.txt en.msg de.msg ...

BEGIN {
    split("É é Ú ú Ü ü Ö ö Ä ä Å å Æ æ Ø ø Á á Í í", fold, " ")
    for (i = 227; i < 245; i++)
        wide = wide sprintf("%c", i)
    for (i = 1; i in fold; i += 2)
        capitals = capitals " " fold[i]
}

FILENAME ~ /glossary.txt$/ {
    if (/^key/)
        languages = split(substr($0, 5), language, "|")
    else if (/^@ /)
        read_binding()
    else if (/^[-+=] /)
        for (i = 3; i <= NF; i++) {
            if (!($2 in column))
                said("no language " $2 ": " $0)
            excused[$1, $1 == "=" ? 0 : rows, $2, $i] = $0
        }
    else if (!/^#/ && /[|]/)
        read_row()
    else if (!/^#/ && /./)
        said("not a row: " $0)
    for (i = 1; i <= languages && /^key/; i++)
        column[language[i]] = i
    next
}

FNR == 1 {
    tongue = FILENAME
    sub(/.*\//, "", tongue)
    sub(/[.]msg$/, "", tongue)
    files[++count] = tongue
    name = ""
    if (!(tongue in column))
        said("glossary.txt has no column for " FILENAME)
}

/^[a-z]/ {
    name = $1
    sub(/:$/, "", name)
    sub(/^[^ ]* +/, "")
    sub(/ *[$]$/, "")
    text[tongue, name] = $0
    if (tongue == "en")
        names[++sentences] = name
}

/^ / && name != "" {
    text[tongue, name] = text[tongue, name] $0
}

function said(what)
{
    print what
    bad = 1
}

function wrong(what)
{
    said(tongue ".msg: " name ": " what)
}

# read_row: a row of the table: words of each language, with _ for a blank in them.
function read_row(  i, j, n, field, word)
{
    free[++rows] = sub(/^free[|]/, "")
    thing[rows] = sub(/^[*]/, "")
    row_name[rows] = $0
    sub(/[ |].*/, "", row_name[rows])
    if (split($0, field, "|") != languages)
        said("not " languages " columns: " $0)
    for (i = 1; i <= languages; i++) {
        if (field[i] == "-")
            none[rows, language[i]] = 1
        n = split(field[i], word, " ")
        for (j = 1; j <= n; j++) {
            gsub(/_/, " ", word[j])
            if (word[j] == "-")
                continue
            if (index(" " meant[language[i], word[j]] " ", " " rows " "))
                said("twice in a row: " word[j] ": " $0)
            meant[language[i], word[j]] = meant[language[i], word[j]] " " rows
            if (length(word[j]) > longest[language[i]])
                longest[language[i]] = length(word[j])
        }
    }
}

# read_binding: "@ LANGUAGE WORD NEXT ... | LAST ...", the words that a word of the free row goes with.
function read_binding(  i, side, word)
{
    side = "next"
    for (i = 4; i <= NF; i++) {
        word = $i
        gsub(/_/, " ", word)
        gsub(/%%/, "\001", word)
        if (word == "|")
            side = "last"
        else
            goes[$2, $3, side, word] = $0
    }
    binds[$2, $3] = 1
}

# plain TEXT: in small letters, without holes; a blank around each sign that is none of a word, one behind each apostrophe.
function plain(text,  i)
{
    text = tolower(text)
    for (i = 1; i in fold; i += 2)
        gsub(fold[i], fold[i + 1], text)
    gsub(/%%/, "\001", text)
    gsub(/%[0-9]?[sd]/, " ", text)
    gsub(/’/, "'", text)
    gsub(/'/, "' ", text)
    gsub(/¿/, " ", text)
    gsub(/[][(),;!?]/, " & ", text)
    gsub(/[.:]( |$)/, " ", text)
    gsub(/ +/, " ", text)
    return text
}

# rows_of WORD ROW: fills ROW with the rows that it stands in; how many there are.
function rows_of(word, row)
{
    return (tongue, word) in meant ? split(meant[tongue, word], row, " ") : 0
}

# take WORD: one more word of the sentence that is read.
function take(word,  i, n, row)
{
    word_at[tongue, name, ++words[tongue, name]] = word
    stands[tongue, name, word] = 1
    seen[tongue, word] = 1
    n = rows_of(word, row)
    for (i = 1; i <= n; i++)
        has[row[i], tongue, name] = 1
}

# cut_words TEXT: takes its words, the longest phrases of the glossary first.
function cut_words(text,  n, piece, i, j, phrase, found)
{
    n = split(text, piece, " ")
    for (i = 1; i <= n; i = found + 1) {
        found = 0
        phrase = piece[i]
        for (j = i; j <= n && length(phrase) <= longest[tongue]; phrase = phrase " " piece[++j])
            if ((tongue, phrase) in meant)
                found = j
        if (!found)
            found = i
        for (phrase = piece[i]; i < found; )
            phrase = phrase " " piece[++i]
        if (phrase ~ /[^][(),.:;!?|"'\/*=-]/)
            take(phrase)
    }
}

# cut_letters TEXT: the same for a text without blanks between words, in UTF-8.
function cut_letters(text,  size, word)
{
    while (text != "") {
        sub(/^ +/, "", text)
        for (size = longest[tongue]; size > 0 && !((tongue, substr(text, 1, size)) in meant); size--)
            ;
        if (size == 0 && match(text, /^[!-~\001]+/))
            size = RLENGTH
        if (size == 0)
            size = 3
        word = substr(text, 1, size)
        text = substr(text, size + 1)
        if (word ~ /[^][(),.:;!?|"'\/*= -]/)
            take(word)
    }
}

# in_all WORD: every language has it in this sentence: what users type, or a name.
function in_all(word,  i)
{
    for (i = 1; i <= count; i++)
        if (!((files[i], name, word) in stands))
            return 0
    return 1
}

# excuse SIGN ROW: an exception of the glossary for this sentence in a language.
function excuse(sign, row, language)
{
    if (!((sign, row, language, name) in excused))
        return 0
    used[sign, row, language, name] = 1
    return 1
}

# lacking ROW: the languages that have no word of it in this sentence.
function lacking(row,  i, list)
{
    for (i = 1; i <= count; i++)
        if (!((row, files[i], name) in has) && !((row, files[i]) in none) && !excuse("-", row, files[i]))
            list = list " " files[i]
    return list
}

# judge_word WORD: one of its rows is in all languages, or it is itself.
function judge_word(word,  i, n, row, list, told)
{
    if (in_all(word)) {
        if (word != latest[tongue])
            typed[tongue] = typed[tongue] " " word
        latest[tongue] = word
        return
    }
    n = rows_of(word, row)
    for (i = 1; i <= n; i++) {
        if (free[row[i]] || excuse("+", row[i], tongue))
            return
        list = lacking(row[i])
        if (list == "") {
            if (thing[row[i]])
                order[tongue] = order[tongue] " " row[i]
            return
        }
        told = told ", not in" list " (" row_name[row[i]] ")"
    }
    wrong(n ? "\"" word "\"" told : "no row has \"" word "\"")
}

function is_free(word,  i, n, row)
{
    n = rows_of(word, row)
    for (i = 1; i <= n; i++)
        if (free[row[i]])
            return 1
    return 0
}

# neighbour AT STEP: the next word in this direction that is not free.
function neighbour(at, step)
{
    for (at += step; at >= 1 && at <= words[tongue, name]; at += step)
        if (!is_free(word_at[tongue, name, at]))
            return word_at[tongue, name, at]
    return ""
}

# joined SIDE WORD OTHER: the glossary says that they go together.
function joined(side, word, other)
{
    if (!((tongue, word, side, other) in goes))
        return 0
    used[tongue, word, side, other] = 1
    return 1
}

# judge_binding AT: a word that binds others goes with the next one or the last.
function judge_binding(at,  word)
{
    word = word_at[tongue, name, at]
    if ((tongue, word) in binds && is_free(word) && !joined("next", word, neighbour(at, 1)) &&
        !joined("last", word, neighbour(at, -1)))
        wrong("\"" word "\" between \"" neighbour(at, -1) "\" and \"" neighbour(at, 1) "\"")
}

function count_of(sign, text,  n, at)
{
    while ((at = index(text, sign)) > 0) {
        text = substr(text, at + length(sign))
        n++
    }
    return n + 0
}

function is_capital(text)
{
    return text ~ /^[A-Z]/ || index(capitals, " " substr(text, 1, 2))
}

# judge_signs: what users type is in the order of English, brackets are those of English, and so is a capital at the beginning;
# a German noun has one anyway. Sentences in other letters end with their full stop where English has one.
function judge_signs(  i, n, sign, mine, english)
{
    mine = text[tongue, name]
    english = text["en", name]
    if (typed[tongue] != typed["en"])
        wrong("other order than in English:" typed[tongue])
    n = split("( ) [ ] | = ... %%", sign, " ")
    for (i = 1; i <= n; i++)
        if (count_of(sign[i], mine) != count_of(sign[i], english))
            wrong("more or less of " sign[i] " than in English: " mine)
    if (is_wide(mine)) {
        if ((mine ~ /。$/) != (english ~ /[.]$/))
            wrong("another end than in English: " mine)
    } else if (english !~ /^(%|[^ ]+[A-Z])/ && mine !~ /^%/ && is_capital(mine) != is_capital(english) &&
               (tongue != "de" || !is_capital(mine)))
        wrong("another first letter than in English: " mine)
}

# judge_order: the things stand in the order of another language, which has the same kind of letters.
function judge_order(  i, n, row, told)
{
    for (i = 1; i <= count; i++)
        if (files[i] != tongue && order[files[i]] == order[tongue] && is_wide(text[files[i], name]) <= is_wide(text[tongue, name]))
            return
    if (excuse("=", 0, tongue))
        return
    n = split(order[tongue], row, " ")
    for (i = 1; i <= n; i++)
        told = told " " row_name[row[i]]
    wrong("an order of its own:" told)
}

function is_wide(text)
{
    return text ~ "[" wide "]"
}

END {
    for (i = 1; i <= sentences; i++)
        for (k = 1; k <= count; k++) {
            name = names[i]
            tongue = files[k]
            if (is_wide(text[tongue, name]))
                cut_letters(plain(text[tongue, name]))
            else
                cut_words(plain(text[tongue, name]))
        }
    for (i = 1; i <= sentences; i++) {
        for (k = 1; k <= count; k++)
            typed[files[k]] = latest[files[k]] = order[files[k]] = ""
        for (k = 1; k <= count; k++) {
            name = names[i]
            tongue = files[k]
            for (w = 1; w <= words[tongue, name]; w++) {
                judge_word(word_at[tongue, name, w])
                judge_binding(w)
            }
        }
        for (k = 1; k <= count; k++) {
            tongue = files[k]
            judge_signs()
            judge_order()
        }
    }
    for (key in excused)
        if (!(key in used)) {
            split(key, part, SUBSEP)
            said("glossary.txt: needless: " part[1] " " part[3] " " part[4] " (" row_name[part[2]] ")")
        }
    for (key in goes)
        if (!(key in used)) {
            split(key, part, SUBSEP)
            said("glossary.txt: needless: @ " part[1] " " part[2] " " part[3] " " part[4])
        }
    for (key in meant)
        if (!(key in seen)) {
            split(key, part, SUBSEP)
            said("glossary.txt: in no sentence: " part[1] ": " part[2])
        }
    exit bad
}
