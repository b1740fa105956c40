#include "formed.h"

static const struct formed_words known = {
    .operators = "m l c h f S w d g G rg RG j q Q cm Do BT ET Tf Td Tj Tr BDC EMC traxfig begin end codes more "
                 "putinterval font bind def save restore "
                 "showpage translate rotate sheet picture mark stopped cleartomark "
                 "setpagedevice",
    .names = "R B I r b i TRXFIG+Traxfig-Roman TRXFIG+Traxfig-Bold TRXFIG+Traxfig-Italic PageSize sheet picture Span "
             "ActualText " FORMED_LETTERS,
    .comments = "%!PS-Adobe-3.0 %%Title: %%Creator: %%LanguageLevel: %%DocumentData: %%Pages: %%PageOrder: "
                "%%BoundingBox: %%HiResBoundingBox: %%DocumentMedia: %%+ "
                "%%DocumentSuppliedResources: %%EndComments %%BeginSetup %%BeginFeature: "
                "%%EndFeature %%EndSetup %%Page: %%PageOrientation: %%BeginPageSetup %%EndPageSetup %%Trailer %%EOF",
};

/* The text before a line and behind the same or another line. */
static struct text before(struct text all, const char *line)
{
    const char *at = strstr(all.at, line);

    return at ? text_between(all.at, at) : all;
}

static struct text behind(struct text all, const char *line)
{
    const char *at = strstr(all.at, line);

    return at ? text_between(at + strlen(line), all.at + all.length) : all;
}

/* The title is one string. */
static bool is_title(struct text line)
{
    static const struct formed_words nothing = {.operators = "", .names = ""};
    struct text rest = text_skip(line, strlen("%%Title: "));

    return rest.length > 1 && *rest.at == '(' && !formed_words(rest, &nothing, NULL) &&
           formed_words((struct text){rest.at, rest.length - 1}, &nothing, NULL);
}

/* All but the prolog. */
static const char *ps_words(struct text all, struct sink *shown)
{
    struct text head = before(all, "\n%%BeginProlog\n"), rest = behind(all, "\n%%EndProlog\n");
    const char *fault;

    if (head.length == all.length || rest.length == all.length || rest.at < head.at)
        return "no prolog";
    fault = formed_words(head, &known, NULL);
    return fault ? fault : formed_words(rest, &known, shown);
}

static long number_behind(struct text line, const char *key)
{
    long n = 0;

    for (size_t i = strlen(key); i < line.length && is_digit(line.at[i]); i++)
        n = n * 10 + (line.at[i] - '0');
    return n;
}

const char *formed_ps(struct text all, struct sink *shown)
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
        if (text_starts_nocase(line, "%%Title: ") && !is_title(line))
            return "PostScript: a title that is not a string";
        boxed = boxed || text_starts_nocase(line, "%%BoundingBox: ") || text_starts_nocase(line, "%%DocumentMedia: ");
        if (text_starts_nocase(line, "%%Pages: "))
            promised = number_behind(line, "%%Pages: ");
    }
    if (!text_is(line, "%%EOF") || !boxed)
        return "PostScript: no end, or no size";
    if (promised >= 0 && promised != pages)
        return "PostScript: other pages than promised";
    return ps_words(all, shown);
}
