#include "paper/paper.h"

const char *const encoding_faces[ENCODING_FACES] = {"TRXFIG+Traxfig-Roman", "TRXFIG+Traxfig-Bold",
                                                    "TRXFIG+Traxfig-Italic"};

const unsigned short encoding_widths[ENCODING_FACES][ENCODING_LETTERS] = {
#include "paper/charter.widths"
};

enum { MORE_FIRST = 0x100, MORE_LAST = 0x17F };

/* The bytes for characters that Windows-1252 has and Latin-1 lacks, and substitutes for characters that no font has. */
static const struct {
    uint16_t rune;
    char bytes[5];
} others[] = {
    {0x20AC, "\200"}, {0x201A, "\202"}, {0x0192, "\203"}, {0x201E, "\204"}, {0x2026, "\205"}, {0x2020, "\206"},
    {0x2021, "\207"}, {0x02C6, "\210"}, {0x2030, "\211"}, {0x2039, "\213"}, {0x2018, "\221"}, {0x2019, "\222"},
    {0x201C, "\223"}, {0x201D, "\224"}, {0x2022, "\225"}, {0x2013, "\226"}, {0x2014, "\227"}, {0x02DC, "\230"},
    {0x2122, "\231"}, {0x203A, "\233"}, {0x2010, "-"},    {0x2011, "-"},    {0x2012, "\226"}, {0x2015, "\227"},
    {0x2212, "\226"}, {0x2044, "/"},    {0x2215, "/"},    {0x202F, "\240"}, {0x2007, "\240"}, {0x1E9E, "\337"},
    {0x02BC, "\222"}, {0x02BB, "\221"}, {0x201B, "\221"}, {0x201F, "\223"}, {0x2219, "\267"}, {0x22C5, "\267"},
    {0x0218, "\1\336\1"}, {0x0219, "\1\337\1"}, {0x021A, "\1\342\1"}, {0x021B, "\1\343\1"}, /* commas become cedillas */
    {0xFB00, "ff"},   {0xFB01, "fi"},   {0xFB02, "fl"},   {0xFB03, "ffi"},  {0xFB04, "ffl"},  {0x2025, ".."},
    {0x203C, "!!"},   {0x2047, "??"},   {0x2048, "?!"},   {0x2049, "!?"},   {0x2116, "No."},  {0x2153, "1/3"},
    {0x2154, "2/3"},  {0x215B, "1/8"},  {0x215C, "3/8"},  {0x215D, "5/8"},  {0x215E, "7/8"},  {0x2190, "<-"},
    {0x2192, "->"},   {0x2194, "<->"},  {0x21D2, "=>"},   {0x2264, "<="},   {0x2265, ">="},   {0x2032, "'"},
    {0x2033, "\""},
};

/* The bytes for a character: empty if it is invisible, text_of(NULL) if no font has it. `own`: memory for the bytes. */
static struct text encode(uint32_t rune, char own[3])
{
    enum { FULL_FIRST = 0xFF01, FULL_LAST = 0xFF5E /* the fullwidth forms of ASCII */ };

    if (rune >= FULL_FIRST && rune <= FULL_LAST)
        rune -= FULL_FIRST - '!';
    if (rune == '\t' || rune == '\n' || rune == '\r' || (rune >= 0x2000 && rune <= 0x200A && rune != 0x2007) ||
        rune == 0x2028 || rune == 0x2029 || rune == 0x205F || rune == 0x3000)
        return text_of(" ");
    if (text_is_hidden(rune) || (rune >= 0xFE00 && rune <= 0xFE0F)) /* variation selectors */
        return text_of("");
    own[0] = (char)rune;
    if ((rune >= 0x20 && rune < 0x7F) || (rune >= 0xA0 && rune < 0x100))
        return (struct text){own, 1};
    own[0] = own[2] = ENCODING_MORE;
    own[1] = (char)(rune - MORE_FIRST + ENCODING_SECOND);
    if (rune >= MORE_FIRST && rune <= MORE_LAST)
        return (struct text){own, 3};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (others[i].rune == rune)
            return text_of(others[i].bytes);
    return text_of(NULL);
}

/* The beginning of a text, up to the first byte that needs conversion. */
static struct text plain_text(struct text t)
{
    size_t n = 0;

    while (n < t.length && is_printable(t.at[n]) && t.at[n] != '"' && t.at[n] != '\'' && t.at[n] != '-')
        n++;
    return (struct text){t.at, n};
}

bool encoding_shows(struct text t)
{
    char own[3];

    while (t = text_skip(t, plain_text(t).length), t.length)
        if (!encode(text_rune(&t), own).at)
            return false;
    return true;
}

/* Writes the quote or the hyphens at the beginning of `rest`. Quotes become typographic. Two or three hyphens, or one
   hyphen between spaces, become a dash. `before` is the last byte written. Returns the number of bytes read. */
static size_t put_punctuation(struct text rest, char before, struct sink *to)
{
    bool opens = before == ' ' || before == '(' || before == '[' || before == '\x96' || before == '\x97';
    char next = rest.length > 1 ? rest.at[1] : ' ';
    size_t dashes = 0;

    if (*rest.at == '"')
        sink_byte(to, opens ? '\x93' : '\x94');
    else if (*rest.at == '\'')
        sink_byte(to, opens && !is_digit(next) ? '\x91' : '\x92');
    while (dashes < rest.length && rest.at[dashes] == '-')
        dashes++;
    if (dashes == 2 || dashes == 3)
        sink_byte(to, dashes == 2 ? '\x96' : '\x97');
    else if (dashes == 1 && before == ' ' && next == ' ')
        sink_byte(to, '\x96');
    else
        sink_repeat(to, '-', dashes);
    return dashes ? dashes : 1;
}

static void put_letter(struct text *t, struct sink *to, struct sink *missing)
{
    uint32_t rune = text_rune(t);
    char own[3];
    struct text bytes = encode(rune, own);

    if (!bytes.at)
        scene_missing(rune, missing);
    sink_text(to, bytes.at ? bytes : text_of("?"));
}

void encoding_write(struct text t, struct sink *to, struct sink *missing)
{
    const size_t from = to->used;

    while (t.length) {
        struct text plain = plain_text(t);

        sink_text(to, plain);
        t = text_skip(t, plain.length);
        if (t.length && is_printable(*t.at))
            t = text_skip(t, put_punctuation(t, to->used > from ? to->bytes[to->used - 1] : ' ', to));
        else if (t.length)
            put_letter(&t, to, missing);
    }
}

/* The width of the character `code`. If `code` changes the font instead, sets *font and returns 0. */
static int64_t letter_width(enum encoding_font *font, unsigned char code)
{
    if (code >= ENCODING_FIRST)
        return encoding_widths[*font % ENCODING_FACES][encoding_letter(*font, code)];
    if (code == ENCODING_MORE)
        code = (unsigned char)(ENCODING_SWITCH + (*font + ENCODING_FACES) % ENCODING_FONTS);
    *font = (enum encoding_font)(code - ENCODING_SWITCH);
    return 0;
}

struct text encoding_part(enum encoding_font *font, struct text *rest)
{
    size_t n = 0;

    for (; rest->length && (unsigned char)*rest->at < ENCODING_FIRST; *rest = text_skip(*rest, 1))
        letter_width(font, (unsigned char)*rest->at);
    while (n < rest->length && (unsigned char)rest->at[n] >= ENCODING_FIRST)
        n++;
    *rest = text_skip(*rest, n);
    return (struct text){rest->at - n, n};
}

int64_t encoding_width(enum encoding_font font, struct text bytes)
{
    int64_t width = 0;

    for (size_t i = 0; i < bytes.length; i++)
        width += letter_width(&font, (unsigned char)bytes.at[i]);
    return width;
}

struct text encoding_fit(enum encoding_font font, struct text bytes, int64_t width)
{
    size_t i;

    for (i = 0; i < bytes.length && (width -= letter_width(&font, (unsigned char)bytes.at[i])) >= 0; i++)
        continue;
    return (struct text){bytes.at, i};
}
