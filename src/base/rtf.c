#include "base/base.h"

enum { DEPTH = 32 /* of groups, as far as their counts are known */ };

/* A text in Rich Text Format (1.9), as it is read. */
struct rtf {
    const char *at, *end;
    struct sink *to;
    int depth;           /* of groups */
    int hidden;          /* the depth of the group that is not text; 0: none */
    uint32_t uc[DEPTH];  /* at each depth, how many signs behind a code point stand for it where there is no Unicode; */
    uint32_t skips;      /*   how many of them come next */
    uint32_t high;       /* the first half of a pair, if it was read last, */
    size_t after_high;   /*   and where what stands for it ends */
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
    if (r->skips)
        r->skips--;
    else if (!r->hidden)
        sink_text(r->to, t);
}

/* A code point; U+FFFD if it is half of a pair, 0 or none of Unicode. */
static void put_rune(struct rtf *r, uint32_t rune)
{
    bool valid = rune && rune >> 11 != 0xD800 >> 11 && rune < 0x110000;
    char bytes[4];

    put(r, (struct text){bytes, text_utf8(valid ? rune : 0xFFFD, bytes)});
}

/* A unit of UTF-16, of which two may be one code point. */
static void put_unit(struct rtf *r, uint32_t unit)
{
    bool is_low = unit >> 10 == 0xDC00 >> 10, is_high = unit >> 10 == 0xD800 >> 10 && !r->hidden;

    r->skips = 0;
    if (is_low && r->high && r->to->used == r->after_high && !r->hidden) {
        r->to->used -= sizeof "\xEF\xBF\xBD" - 1;
        unit = 0x10000 + ((r->high & 0x3FF) << 10 | (unit & 0x3FF));
    }
    put_rune(r, unit);
    r->high = is_high ? unit : 0;
    r->after_high = r->to->used;
}

/* A byte of Windows-1252, the code page of most such texts. */
static void put_byte(struct rtf *r, unsigned byte)
{
    static const uint16_t runes[] = {
        0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D,
        0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x009D, 0x017E, 0x0178,
    };

    put_rune(r, byte >> 5 == 0x80 >> 5 ? runes[byte - 0x80] : byte);
}

static const char *find_control(struct text word)
{
    size_t i;

    for (i = 0; i < sizeof controls / sizeof *controls; i++)
        if (text_is_nocase(word, controls[i].word))
            return controls[i].text;
    return "";
}

static uint32_t *uc_at(struct rtf *r)
{
    return &r->uc[r->depth < 0 ? 0 : r->depth < DEPTH ? r->depth : DEPTH - 1];
}

/* A { or }, which ends what is skipped. */
static void read_brace(struct rtf *r, bool opens)
{
    uint32_t uc = *uc_at(r);

    if (!opens)
        r->hidden = r->hidden < r->depth ? r->hidden : 0;
    r->depth += opens ? 1 : -1;
    if (opens)
        *uc_at(r) = uc;
    r->skips = 0;
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
    for (r->at += minus; r->at < r->end && is_digit(*r->at); r->at++)
        number = number < 0x110000 ? number * 10 + (uint32_t)(*r->at - '0') : number;
    r->at += r->at < r->end && *r->at == ' ';
    text = find_control(word);
    if (*text == '\1')
        r->hidden = r->hidden ? r->hidden : r->depth;
    else if (text_is_nocase(word, "uc"))
        *uc_at(r) = number;
    else if (text_is_nocase(word, "u")) {
        put_unit(r, minus ? 0x10000 - number : number);
        r->skips = *uc_at(r);
    } else
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
        put_byte(r, (unsigned)(hex_digit(r->at[0]) * 16 + hex_digit(r->at[1])));
        r->at += 2;
    } else if (c == '*') {
        r->hidden = r->hidden ? r->hidden : r->depth;
    } else if (c == '\\' || c == '{' || c == '}') {
        put(r, text_between(r->at - 1, r->at));
    } else {
        put(r, text_of(c == '~' ? " " : c == '_' ? "-" : c == '\n' || c == '\r' ? "\n" : ""));
    }
}

bool rtf_decode(struct text all, struct sink *to)
{
    struct rtf r = {.at = all.at, .end = all.at + all.length, .to = to, .uc = {1}};

    if (!text_starts_nocase(all, "{\\rtf"))
        return false;
    while (r.at < r.end) {
        const char *start = r.at++;

        if (*start == '{' || *start == '}') {
            read_brace(&r, *start == '{');
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
