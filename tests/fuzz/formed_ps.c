#include "base/base.h"
#include "formed.h"

/* The end of a string, whose parentheses are balanced or escaped; or NULL. */
static const char *ps_string(const char *at, const char *end)
{
    int depth = 0;

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

static const char *ps_tokens(struct text all)
{
    const char *at = all.at, *end = at + all.length;
    int curly = 0, square = 0;

    while (at < end) {
        if (*at == '(') {
            at = ps_string(at, end);
            if (!at)
                return "PostScript: a string without an end";
            continue;
        }
        if (*at == ')')
            return "PostScript: a string that ends twice";
        if (*at == '%')
            while (at < end && *at != '\n')
                at++;
        curly += at < end ? (*at == '{') - (*at == '}') : 0;
        square += at < end ? (*at == '[') - (*at == ']') : 0;
        /* the [ of a pdfmark has no ] */
        square -= at > all.at && at[-1] == ' ' && text_starts_nocase(text_between(at, end), "pdfmark");
        if (curly < 0 || square < 0)
            return "PostScript: a bracket that closes nothing";
        at += at < end;
    }
    return curly || square ? "PostScript: a bracket is open" : NULL;
}

static long number_behind(struct text line, const char *key)
{
    long n = 0;
    size_t i;

    for (i = strlen(key); i < line.length && is_digit(line.at[i]); i++)
        n = n * 10 + (line.at[i] - '0');
    return n;
}

const char *formed_ps(struct text all)
{
    struct text rest = all, line = text_of(NULL);
    long pages = 0, promised = -1;
    bool boxed = false;

    if (!text_starts_nocase(all, "%!PS-Adobe-3.0"))
        return "PostScript: no header";
    while (text_line(&rest, &line)) {
        size_t i;

        for (i = 0; i < line.length; i++)
            if (line.at[i] < ' ' || line.at[i] > '~')
                return "PostScript: a byte past seven bits, or a control character";
        if (line.length > 255)
            return "PostScript: a line is too long";
        pages += text_starts_nocase(line, "%%Page: ");
        boxed = boxed || text_starts_nocase(line, "%%BoundingBox: ") || text_starts_nocase(line, "%%DocumentMedia: ");
        if (text_starts_nocase(line, "%%Pages: "))
            promised = number_behind(line, "%%Pages: ");
    }
    if (!text_is(line, "%%EOF") || !boxed)
        return "PostScript: no end, or no size";
    if (promised >= 0 && promised != pages)
        return "PostScript: other pages than promised";
    return ps_tokens(all);
}
