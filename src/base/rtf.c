#include "base/base.h"

/* A text in Rich Text Format, as it is read. */
struct rtf {
    const char *at, *end;
    struct sink *to;
    int depth;   /* of groups */
    int hidden;  /* the depth of the group that is not text; 0: none */
    bool skips;  /* what stands for a code point where there is no Unicode comes next */
};

/* What control words stand for. Groups that begin with \1 are not text. */
static const struct control {
    const char *word, *text;
} controls[] = {
    {"par", "\n"},      {"line", "\n"},     {"row", "\n"},       {"sect", "\n"},      {"page", "\n"},
    {"cell", "\t"},     {"tab", "\t"},      {"emdash", "-"},     {"endash", "-"},     {"bullet", "*"},
    {"lquote", "'"},    {"rquote", "'"},    {"ldblquote", "\""}, {"rdblquote", "\""}, {"emspace", " "},
    {"enspace", " "},   {"fonttbl", "\1"},  {"colortbl", "\1"},  {"stylesheet", "\1"}, {"info", "\1"},
    {"pict", "\1"},     {"header", "\1"},   {"footer", "\1"},    {"listtable", "\1"}, {"themedata", "\1"},
};

static void put(struct rtf *r, struct text t)
{
    if (!r->hidden && !r->skips)
        sink_text(r->to, t);
    r->skips = false;
}

static bool is_rune(uint32_t n)
{
    return n && (n < 0xD800 || n > 0xDFFF) && n < 0x110000;
}

static void put_rune(struct rtf *r, uint32_t rune)
{
    char bytes[4];

    put(r, (struct text){bytes, text_utf8(is_rune(rune) ? rune : 0xFFFD, bytes)});
}

static const char *find_control(struct text word)
{
    size_t i;

    for (i = 0; i < sizeof controls / sizeof *controls; i++)
        if (text_is_nocase(word, controls[i].word))
            return controls[i].text;
    return "";
}

/* `\par`, `\u8211?`: a word, perhaps a number, and one blank. */
static void read_word(struct rtf *r)
{
    const char *start = r->at, *text;
    struct text word;
    uint32_t number = 0;
    bool minus;

    while (r->at < r->end && is_letter(*r->at))
        r->at++;
    word = text_between(start, r->at);
    minus = r->at < r->end && *r->at == '-';
    for (r->at += minus; r->at < r->end && is_digit(*r->at) && number < 0x10000; r->at++)
        number = number * 10 + (uint32_t)(*r->at - '0');
    r->at += r->at < r->end && *r->at == ' ';
    text = find_control(word);
    if (*text == '\1')
        r->hidden = r->hidden ? r->hidden : r->depth;
    else if (text_is_nocase(word, "u")) {
        put_rune(r, minus ? 0x10000 - number : number);
        r->skips = true;
    } else if (*text)
        put(r, text_of(text));
}

static int hex_digit(char c)
{
    return is_digit(c) ? c - '0' : (to_upper(c) - 'A' + 10) & 15;
}

/* `\\`, `\'e9`, and other signs behind a backslash. */
static void read_sign(struct rtf *r)
{
    char c = *r->at++;

    if (c == '\'' && r->end - r->at > 1) {
        put_rune(r, (uint32_t)(hex_digit(r->at[0]) * 16 + hex_digit(r->at[1])));
        r->at += 2;
    } else if (c == '*') {
        r->hidden = r->hidden ? r->hidden : r->depth;
    } else if (c == '~') {
        put(r, text_of(" "));
    } else if (c == '\\' || c == '{' || c == '}') {
        put(r, text_between(r->at - 1, r->at));
    } else if (c == '_') {
        put(r, text_of("-"));
    } else if (c == '\n' || c == '\r') {
        put(r, text_of("\n"));
    }
}

bool rtf_decode(struct text all, struct sink *to)
{
    struct rtf r = {.at = all.at, .end = all.at + all.length, .to = to};

    if (!text_starts_nocase(all, "{\\rtf"))
        return false;
    while (r.at < r.end) {
        const char *start = r.at++;

        if (*start == '{') {
            r.depth++;
        } else if (*start == '}') {
            r.hidden = r.hidden < r.depth ? r.hidden : 0;
            r.depth--;
        } else if (*start != '\\') {
            if (*start != '\n' && *start != '\r')
                put(&r, text_between(start, r.at));
        } else if (r.at < r.end && is_letter(*r.at)) {
            read_word(&r);
        } else if (r.at < r.end) {
            read_sign(&r);
        }
    }
    return true;
}
