# markdown.awk: prints the sentences of a README, one on each line: headings (#, ##), rows of tables (|), literal text (>) but what readme.sh runs,
# sentences and items of lists; an empty line between paragraphs.

function show(sentence)
{
    sub(/\001/, " ", sentence)
    gsub(/  +/, " ", sentence)
    print sentence
}

# Prints the sentences of a paragraph: one ends before a blank and a capital letter, a quote, code or a link, but not in code.
function flush(    at, begun)
{
    sub(/^[0-9]+[.] /, "&\001", text) # the number of an item
    sub(/ \001/, "\001", text)
    begun = ""
    while ((at = match(text, /[.?!][)"`]* [A-Z`"*[]/)) > 0) {
        at = index(substr(text, at), " ") + at - 1
        begun = begun substr(text, 1, at - 1)
        text = substr(text, at + 1)
        if (gsub(/`/, "`", begun) % 2)
            begun = begun " "
        else {
            show(begun)
            begun = ""
        }
    }
    if (begun text != "")
        show(begun text)
    text = ""
}

/^```/ { flush(); fenced = !fenced; console = /console/; next }
fenced && console { next }
fenced { print ">" ($0 == "" ? "" : " ") $0; next }
/^    / && text == "" { sub(/^    /, ""); print "> " $0; next }
/^$/ { flush(); print ""; next }
/^(#|[|])/ { flush(); print; next }
/^- / || /^[0-9]+[.] / { flush() }
{ sub(/^ +/, ""); text = text (text == "" ? "" : " ") $0 }
END { flush() }
