#include "base/base.h"
#include "formed.h"
#include "inflate.h"

#include <stdlib.h>

/* The operators of pages and tiles. */
static const char operators[] = "m l c h f S w d g G rg RG j q Q cm Do BT ET Tf Td Tj Tr Tw BDC EMC";

/* The end of a string in parentheses, which must be balanced or escaped, or in < >; NULL if it has none. */
static const char *skip_string(const char *at, const char *end)
{
    int depth = 0;

    if (*at == '<') {
        while (at < end && *at != '>')
            at++;
        return at < end ? at + 1 : NULL;
    }
    for (; at < end; at++) {
        if (*at == '\\' && end - at > 1)
            at++;
        else if (*at == '(')
            depth++;
        else if (*at == ')' && --depth == 0)
            return at + 1;
    }
    return NULL;
}

static bool ends_word(char c)
{
    return c == ' ' || c == '\n' || strchr("()<>[]/", c);
}

static bool is_operator(struct text word)
{
    struct text known;
    int n;

    for (n = 0; (known = text_word(operators, n)).length; n++)
        if (text_equal(word, known))
            return true;
    return false;
}

/* The bytes of a page or tile: numbers, names, strings, arrays, dictionaries, and the operators above; q and Q, BT and
   ET, BDC and EMC in pairs. */
static const char *content(struct text t)
{
    const char *at = t.at, *end = t.at + t.length, *from;
    int saved = 0, text = 0, marked = 0;

    while (at < end) {
        if (*at == '(' || (*at == '<' && end - at > 1 && at[1] != '<')) {
            at = skip_string(at, end);
            if (!at)
                break;
            continue;
        }
        if (*at == '%' || *at < ' ' ? *at != '\n' : *at > '~')
            return "PDF: a byte between the operators of a page";
        from = at++;
        if (ends_word(*from) && *from != '/')
            continue;
        while (at < end && !ends_word(*at))
            at++;
        if (is_letter(*from) && !is_operator(text_between(from, at)))
            return "PDF: an unknown operator";
        saved += text_is(text_between(from, at), "q") - text_is(text_between(from, at), "Q");
        text += text_is(text_between(from, at), "BT") - text_is(text_between(from, at), "ET");
        marked += text_is(text_between(from, at), "BDC") - text_is(text_between(from, at), "EMC");
        if (saved < 0 || text < 0 || text > 1 || marked < 0)
            return "PDF: an operator that ends nothing";
    }
    if (!at)
        return "PDF: a string without an end";
    return saved || text || marked ? "PDF: a page that leaves something open" : NULL;
}

/* Where a word begins in a text, or its length. */
static size_t find(struct text t, size_t from, const char *word)
{
    size_t length = strlen(word);

    for (; from + length <= t.length; from++)
        if (memcmp(t.at + from, word, length) == 0)
            return from;
    return t.length;
}

/* The decimal number at a place, and past it. */
static long read_number(struct text t, size_t *at)
{
    long n = 0;

    while (*at < t.length && is_digit(t.at[*at]) && n < 100000000)
        n = n * 10 + (t.at[(*at)++] - '0');
    return n;
}

/* An object: its number, the pairs of its brackets, and its stream, if it has one. */
static const char *object(struct text all, size_t at, long number)
{
    size_t end = find(all, at, " obj\n"), stream = find(all, at, "stream\n"), stop = find(all, at, "\nendobj\n");
    size_t length = find(all, at, "/Length ");
    struct sink plain = {0};
    const char *fault = NULL;

    if (end == all.length || stop == all.length || read_number(all, &at) != number)
        return "PDF: no object where there should be one";
    for (at = end + 5; at < stop && at < stream; at++)
        if (all.at[at] != '\n' && !is_printable(all.at[at]))
            return "PDF: a byte in an object that is not printable";
    if (stream >= stop)
        return NULL;
    length += strlen("/Length ");
    end = (size_t)read_number(all, &length);
    stream += strlen("stream\n");
    if (stream + end > all.length || find(all, stream + end, "\nendstream\nendobj\n") != stream + end)
        return "PDF: a stream of another length";
    if (!inflate_read((struct text){all.at + stream, end}, &plain))
        fault = "PDF: a stream that cannot be read";
    else
        fault = content(sink_contents(&plain));
    sink_free(&plain);
    return fault;
}

const char *formed_pdf(struct text all)
{
    static const char begin[] = "%PDF-1.7\n", end[] = "\n%%EOF\n";
    size_t at, entry;
    const char *fault;
    long count, i;

    if (!text_starts_nocase(all, begin) || all.length < 64 ||
        !text_is(text_skip(all, all.length - strlen(end)), end))
        return "PDF: no header or no end";
    at = find(all, all.length - 40, "startxref\n") + strlen("startxref\n");
    at = (size_t)read_number(all, &at);
    if (at >= all.length || find(all, at, "xref\n0 ") != at)
        return "PDF: no table of objects";
    at += strlen("xref\n0 ");
    count = read_number(all, &at);
    for (i = 1; i < count; i++) {
        entry = at + 1 + 20 * (size_t)i;
        if (entry + 20 > all.length || memcmp(all.at + entry + 10, " 00000 n \n", 10) != 0)
            return "PDF: a wrong table of objects";
        fault = object(all, (size_t)read_number(all, &entry), i);
        if (fault)
            return fault;
    }
    return NULL;
}
