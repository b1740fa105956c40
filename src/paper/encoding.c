#include "base/base.h"
#include "trax/trax.h"
#include "paper/paper.h"
#include "paper/inks.h"

enum { DOTLESS_I = 8, CAPITAL_L_STROKE = 11, L_STROKE, MINUS = 14, FRACTION };

const char *const encoding_fonts[ENCODING_FONTS] = {"Times-Roman",    "Times-Bold", "Times-Italic", "Helvetica",
                                                    "Helvetica-Bold", "Symbol"};

const char encoding_names[] = "2 /breve /caron /dotaccent /hungarumlaut /ogonek /ring /dotlessi 11 /Lslash /lslash "
                              "14 /minus /fraction";

/* Letters of Windows-1252 outside Latin-1, and what to draw for some others. */
static const struct {
    uint16_t rune;
    unsigned char byte;
} specials[] = {
    {0x20AC, 128}, {0x201A, 130}, {0x0192, 131}, {0x201E, 132}, {0x2026, 133}, {0x2020, 134},
    {0x2021, 135}, {0x02C6, 136}, {0x2030, 137}, {0x0160, 138}, {0x2039, 139}, {0x0152, 140},
    {0x017D, 142}, {0x2018, 145}, {0x2019, 146}, {0x201C, 147}, {0x201D, 148}, {0x2022, 149},
    {0x2013, 150}, {0x2014, 151}, {0x02DC, 152}, {0x2122, 153}, {0x0161, 154}, {0x203A, 155},
    {0x0153, 156}, {0x017E, 158}, {0x0178, 159}, {0x2010, '-'}, {0x2011, '-'}, {0x2012, 150},
    {0x2015, 151}, {0x2212, MINUS}, {0x2044, FRACTION}, {0x202F, ENCODING_FIXED}, {0x2007, ENCODING_FIXED},
    {0x0131, DOTLESS_I}, {0x0141, CAPITAL_L_STROKE}, {0x0142, L_STROKE}, {0x0138, 'k'}, {0x017F, 's'}, {0x1E9E, 223},
    {0x02BC, 146}, {0x02BB, 145}, {0x201B, 145}, {0x201F, 147}, {0x2215, FRACTION}, {0x2219, 183}, {0x22C5, 183},
};

/* Signs that stand for several letters. */
static const struct {
    uint16_t rune;
    const char *letters;
} several[] = {
    {0xFB00, "ff"}, {0xFB01, "fi"}, {0xFB02, "fl"}, {0xFB03, "ffi"}, {0xFB04, "ffl"}, {0x0132, "IJ"}, {0x0133, "ij"},
    {0x2025, ".."}, {0x203C, "!!"}, {0x2047, "??"}, {0x2048, "?!"}, {0x2049, "!?"}, {0x2116, "No."},
    {0x2153, "1\0173"}, {0x2154, "2\0173"}, {0x215B, "1\0178"}, {0x215C, "3\0178"}, {0x215D, "5\0178"},
    {0x215E, "7\0178"},
};

/* Letters of Symbol. */
static const struct {
    uint16_t rune;
    unsigned char byte;
} symbols[] = {
    {0x2190, 172}, {0x2191, 173}, {0x2192, 174}, {0x2193, 175}, {0x2194, 171}, {0x21D0, 220}, {0x21D2, 222},
    {0x21D4, 219}, {0x2264, 163}, {0x2265, 179}, {0x2260, 185}, {0x2248, 187}, {0x221E, 165}, {0x221A, 214},
    {0x2261, 186}, {0x2234, 92},  {0x2205, 198}, {0x2208, 206}, {0x2211, 229}, {0x2202, 182}, {0x2660, 170},
    {0x2663, 167}, {0x2665, 169}, {0x2666, 168}, {0x25CA, 224}, {0x2206, 'D'}, {0x2126, 'W'}, {0x2032, 162},
    {0x2033, 178}, {0x2200, 34},  {0x2203, 36},  {0x2227, 217}, {0x2228, 218}, {0x2229, 199}, {0x222A, 200},
    {0x2282, 204}, {0x2283, 201}, {0x2297, 196}, {0x2295, 197}, {0x2220, 208}, {0x21D1, 221}, {0x21D3, 223},
};

/* The letters of Symbol from U+0391 and from U+03B1 on; a blank where there is none. */
static const char greek_capitals[] = "ABGDEZHQIKLMNXOPR STUFCYW", greek_letters[] = "abgdezhqiklmnxoprVstufcyw";
enum { GREEK_CAPITALS = 0x391, GREEK_LETTERS = 0x3B1, GREEK_COUNT = sizeof greek_letters - 1 };

/* The letter of Symbol for a Greek letter without an accent, or 0. */
static char greek_of(uint32_t rune)
{
    if (rune >= GREEK_CAPITALS && rune < GREEK_CAPITALS + GREEK_COUNT && rune != 0x3A2)
        return greek_capitals[rune - GREEK_CAPITALS];
    if (rune >= GREEK_LETTERS && rune < GREEK_LETTERS + GREEK_COUNT)
        return greek_letters[rune - GREEK_LETTERS];
    return 0;
}

uint32_t encoding_symbol(unsigned char byte)
{
    size_t i;

    for (i = 0; i < GREEK_COUNT; i++)
        if (byte > ' ' && (greek_capitals[i] == (char)byte || greek_letters[i] == (char)byte))
            return (uint32_t)i + (greek_letters[i] == (char)byte ? GREEK_LETTERS : GREEK_CAPITALS);
    for (i = 0; i < sizeof symbols / sizeof *symbols; i++)
        if (symbols[i].byte == byte)
            return symbols[i].rune;
    return 0;
}

/* Writes a letter that Symbol has. */
static size_t symbol_bytes(uint32_t rune, char *bytes)
{
    char letter = greek_of(rune);
    size_t i;

    for (i = 0; !letter && i < sizeof symbols / sizeof *symbols; i++)
        if (symbols[i].rune == rune)
            letter = (char)symbols[i].byte;
    bytes[0] = ENCODING_SYMBOL_NEXT;
    bytes[1] = letter;
    return letter ? 2 : 0;
}

/* Whether a code point is a blank of any width. */
static bool is_space(uint32_t rune)
{
    return rune == '\t' || rune == '\n' || rune == '\r' || (rune >= 0x2000 && rune <= 0x200A && rune != 0x2007) ||
           rune == 0x2028 || rune == 0x2029 || rune == 0x205F || rune == 0x3000;
}

/* Whether a code point has no shape of its own. */
static bool is_hidden(uint32_t rune)
{
    return text_is_hidden(rune) || (rune >= 0xFE00 && rune <= 0xFE0F); /* these choose how a letter looks */
}

enum { FULL_FIRST = 0xFF01, FULL_LAST = 0xFF5E, FULL_WIDTH = FULL_FIRST - '!' /* letters as wide as Chinese ones */ };

/* Writes the bytes of a letter that is drawn without accents of its own; returns how many, 0 if there is none. */
static size_t plain_bytes(uint32_t rune, char *bytes)
{
    size_t i;

    if (rune >= FULL_FIRST && rune <= FULL_LAST)
        rune -= FULL_WIDTH;
    bytes[0] = is_space(rune) ? ' ' : (char)rune;
    if (is_space(rune) || (rune >= 0x20 && rune < 0x7F) || (rune >= 0xA0 && rune < 0x100))
        return 1;
    for (i = 0; i < sizeof specials / sizeof *specials; i++)
        if (specials[i].rune == rune) {
            bytes[0] = (char)specials[i].byte;
            return 1;
        }
    for (i = 0; i < sizeof several / sizeof *several; i++)
        if (several[i].rune == rune)
            return strlen(strcpy(bytes, several[i].letters));
    return symbol_bytes(rune, bytes);
}

enum { LONGEST = ENCODING_ACCENTS + 4 /* bytes of a letter */ };

/* The number of accents that a letter for the fonts begins with. */
static size_t accents_of(struct text bytes)
{
    size_t n = 0;

    while (n + 1 < bytes.length && letter_is_accent((unsigned char)bytes.at[n]))
        n++;
    return n;
}

/* Takes the dot off a small i that has an accent above it. */
static void take_dot(char *bytes, size_t accents)
{
    size_t i;

    for (i = 0; i < accents && bytes[accents] == 'i'; i++)
        if (letter_is_above((unsigned char)bytes[i]))
            bytes[accents] = DOTLESS_I;
}

/* Writes the bytes of a letter; returns how many, 0 if it cannot be drawn. */
static size_t bytes_of(uint32_t rune, char bytes[LONGEST])
{
    size_t accents = 0, plain = plain_bytes(rune, bytes);
    unsigned char code;

    while (!plain && accents < ENCODING_ACCENTS && (code = letter_decompose(&rune)) != 0) {
        bytes[accents++] = (char)code;
        plain = plain_bytes(rune, bytes + accents);
    }
    take_dot(bytes, plain ? accents : 0);
    return plain ? accents + plain : 0;
}

/* Whether a rune is an accent for the letter before it. */
static bool is_combining(uint32_t rune)
{
    return rune >= 0x300 && rune < 0x370;
}

/* The bytes at the beginning of a text that stand for themselves. */
static struct text plain_text(struct text t)
{
    size_t n = 0;

    while (n < t.length && is_printable(t.at[n]) && t.at[n] != '"' && t.at[n] != '\'' && t.at[n] != '-')
        n++;
    return (struct text){t.at, n};
}

bool encoding_shows(struct text t)
{
    char bytes[LONGEST];

    while (t = text_skip(t, plain_text(t).length), t.length) {
        uint32_t rune = text_rune(&t);

        if (!is_hidden(rune) && (is_combining(rune) ? !letter_accent_of(rune) : !bytes_of(rune, bytes)))
            return false;
    }
    return true;
}

/* Notes a letter that cannot be drawn; a control character as U+ and its code. */
static void note_missing(uint32_t rune, struct sink *missing)
{
    enum { MAX = 60 };
    char bytes[] = "U+0000";
    size_t length = sizeof bytes - 1, i;

    if (!missing || missing->used > MAX)
        return;
    if (rune >= 0xA0) {
        length = text_utf8(rune, bytes);
    } else {
        bytes[4] = "0123456789ABCDEF"[rune >> 4];
        bytes[5] = "0123456789ABCDEF"[rune & 15];
    }
    for (i = 0; i + length <= missing->used; i++)
        if (memcmp(missing->bytes + i, bytes, length) == 0)
            return;
    sink_word(missing, (struct text){bytes, length});
}

/* The letter that was written last. */
struct last {
    uint32_t rune; /* 0: none */
    size_t at;     /* where its bytes begin */
};

/* Adds a combining letter to the letter written last. */
static bool put_combining(uint32_t combining, struct last *last, struct sink *to)
{
    char bytes[LONGEST];
    uint32_t whole = letter_combine(last->rune, combining);
    unsigned char code = letter_accent_of(combining);
    size_t n = whole ? bytes_of(whole, bytes) : 0, accents;

    if (!n) {
        if (!last->rune || !code)
            return false;
        n = to->used - last->at;
        accents = accents_of((struct text){to->bytes + last->at, n});
        if (accents == ENCODING_ACCENTS)
            return false;
        bytes[0] = (char)code;
        memcpy(bytes + 1, to->bytes + last->at, n);
        take_dot(bytes, accents + 1);
        n++;
    }
    to->used = last->at;
    sink_text(to, (struct text){bytes, n});
    last->rune = whole ? whole : last->rune;
    return true;
}

/* Writes a quote or dashes, of which `rest` begins with the first, as print has them. `before` is the byte before. Runs
   of more than three dashes are drawings. Returns the number of bytes read. */
static size_t put_sign(struct text rest, char before, struct sink *to)
{
    bool opens = before == ' ' || before == '(' || before == '[' || before == '\x96' || before == '\x97';
    char next = rest.length > 1 ? rest.at[1] : ' ';
    size_t dashes = 0;

    if (*rest.at == '"') {
        sink_byte(to, opens ? '\x93' : '\x94');
        return 1;
    }
    if (*rest.at == '\'') {
        sink_byte(to, opens && !is_digit(next) ? '\x91' : '\x92');
        return 1;
    }
    while (dashes < rest.length && rest.at[dashes] == '-')
        dashes++;
    if (dashes == 2 || dashes == 3)
        sink_byte(to, dashes == 2 ? '\x96' : '\x97');
    else if (dashes == 1 && before == ' ' && next == ' ')
        sink_byte(to, '\x96');
    else
        sink_repeat(to, '-', dashes);
    return dashes;
}

/* Whether an accent can be added to a letter: to one of Latin or Greek, or with a code point of its own. */
static bool is_base(uint32_t rune)
{
    return (rune < 0x80 && is_letter((char)rune)) || (rune >= 0xC0 && rune < 0x250) || greek_of(rune) ||
           (rune >= 0x370 && rune < 0x400) || (rune >= 0x1E00 && rune < 0x1F00);
}

/* Writes the next letter of a text, or adds its accent to the last one. */
static void put_letter(struct text *t, struct last *last, struct sink *to, struct sink *missing)
{
    uint32_t rune = text_rune(t);
    char bytes[LONGEST];
    size_t n;

    if (is_hidden(rune) && !is_space(rune))
        return;
    if (is_combining(rune) && put_combining(rune, last, to))
        return;
    n = bytes_of(rune, bytes);
    if (!n)
        note_missing(rune, missing);
    *last = (struct last){n && is_base(rune) ? rune : 0, to->used};
    sink_text(to, n ? (struct text){bytes, n} : text_of("?"));
}

void encoding_write(struct text t, struct sink *to, struct sink *missing)
{
    const size_t from = to->used;
    struct last last = {0};

    while (t.length) {
        struct text plain = plain_text(t);

        if (plain.length) {
            char letter = plain.at[plain.length - 1];

            sink_text(to, plain);
            t = text_skip(t, plain.length);
            last = (struct last){is_letter(letter) ? (uint32_t)letter : 0, to->used - 1};
        } else if (is_printable(*t.at)) {
            t = text_skip(t, put_sign(t, to->used > from ? to->bytes[to->used - 1] : ' ', to));
            last.rune = 0;
        } else {
            put_letter(&t, &last, to, missing);
        }
    }
}

/* The space that an accent takes beside its letter. */
static int64_t accent_width(unsigned char accent, unsigned char letter)
{
    enum { APOSTROPHE = 70, MIDDLE_DOT = 90, HORN = 50 };

    switch (accent) {
    case LETTER_APOSTROPHE: return letter == 'L' ? 0 : APOSTROPHE;
    case LETTER_MIDDLE_DOT: return letter == 'l' ? MIDDLE_DOT : 0;
    case LETTER_HORN: return HORN;
    default: return 0;
    }
}

/* The heights of letters and accents that all these fonts have in common. */
enum { CAPITAL = 205 /* of capitals above small letters */, STACKED = 175 /* of an accent above another */ };

/* Places a stroke through a letter of this width. */
static void place_stroke(unsigned char letter, struct encoding_accent *a)
{
    static const struct {
        unsigned char letter;
        short x, y;
    } strokes[] = {{'d', 60, 330}, {'h', -90, 330}, {'H', 0, CAPITAL}, {'D', -130, 85}};
    size_t i;

    a->y = 60;
    for (i = 0; i < sizeof strokes / sizeof *strokes; i++)
        if (strokes[i].letter == letter) {
            a->x += strokes[i].x;
            a->y = strokes[i].y;
        }
}

/* A letter that gets accents. */
struct base {
    enum encoding_font font; /* of the accents */
    unsigned char letter;
    bool tall;  /* a capital, or as high as one */
    int raised; /* the number of accents above it */
    int64_t width;
};

/* Places an accent on a letter. */
static void place_accent(const struct base *b, unsigned char code, struct encoding_accent *a)
{
    enum { BELOW = -190 };
    int64_t free = b->width - widths_table[b->font][a->byte];

    a->x = free / 2;
    switch (code) {
    case LETTER_CEDILLA:
    case LETTER_COMMA_ABOVE: break;
    case LETTER_COMMA:
    case LETTER_CEDILLA_COMMA:
    case LETTER_DOT_BELOW: a->y = BELOW; break;
    case LETTER_OGONEK: a->x = free; break;
    case LETTER_APOSTROPHE: a->x = b->letter == 'L' ? free : b->width - 150; break;
    case LETTER_MIDDLE_DOT: a->x = b->width - 100; break;
    case LETTER_STROKE: place_stroke(b->letter, a); break;
    case LETTER_HORN:
        a->x = b->width - 170;
        a->y = b->tall ? 60 : -130;
        break;
    default: a->y = (b->tall ? CAPITAL : 0) + b->raised * STACKED + (code == LETTER_HOOK ? 40 : 0);
    }
    if (b->font == ENCODING_ITALIC)
        a->x += a->y / 4;
}

/* The code point of a byte of the fonts, without its accents. */
static uint32_t rune_of(unsigned char byte, bool symbol)
{
    size_t i;

    if (symbol)
        return encoding_symbol(byte);
    if (byte == DOTLESS_I)
        return 'i';
    for (i = 0; i < sizeof specials / sizeof *specials; i++)
        if (specials[i].byte == byte && (byte < 0x20 || (byte >= 0x80 && byte < 0xA0)))
            return specials[i].rune;
    return byte;
}

/* Adds an accent to the code points of a letter: composed with them, if it can be. */
static void add_rune(unsigned char code, struct encoding_part *part)
{
    uint32_t whole = part->rune_count == 1 ? letter_compose(part->runes[0], code) : 0;

    if (whole)
        part->runes[0] = whole;
    else
        part->runes[part->rune_count++] = letter_combining(code);
}

/* Whether accents stand higher above a letter than above small ones. */
static bool is_tall(uint32_t rune)
{
    return (rune >= 'A' && rune <= 'Z') || (rune >= GREEK_CAPITALS && rune < GREEK_LETTERS) ||
           (rune < 0x80 && strchr("bdfhjklt", (int)rune));
}

/* Places the accents of a part, the nearest to the letter first, and finds the code points of both. */
static void place_accents(enum encoding_font font, struct text codes, struct encoding_part *part)
{
    struct base base = {.font = font, .letter = (unsigned char)*part->bytes.at, .width = part->width};
    uint32_t rune = rune_of(base.letter, part->symbol);
    unsigned char own;

    part->runes[part->rune_count++] = rune;
    own = letter_decompose(&rune);
    base.raised = own && letter_is_above(own);
    base.tall = is_tall(rune);
    while (codes.length) {
        const unsigned char code = (unsigned char)codes.at[--codes.length];
        struct encoding_accent *a = &part->accents[part->accent_count++];

        a->byte = letter_accent_byte(code);
        place_accent(&base, code, a);
        base.raised += letter_is_above(code);
        part->width += accent_width(code, base.letter);
        add_rune(code, part);
    }
}

/* The number of bytes of the letter that a text begins with, and its width. */
static size_t letter_of(enum encoding_font font, struct text t, int64_t *width)
{
    size_t n = accents_of(t), i;
    bool symbol = t.at[n] == ENCODING_SYMBOL_NEXT && n + 1 < t.length;
    unsigned char letter = (unsigned char)t.at[n + symbol];

    *width = widths_table[symbol ? ENCODING_SYMBOL : font][letter];
    for (i = 0; i < n; i++)
        *width += accent_width((unsigned char)t.at[i], letter);
    return n + symbol + 1;
}

struct encoding_part encoding_part(enum encoding_font font, struct text *rest)
{
    struct text codes = {rest->at, accents_of(*rest)};
    struct encoding_part part = {.bytes = text_skip(*rest, codes.length)};
    const unsigned short *widths;
    size_t most, n = 0;

    codes.length = codes.length < ENCODING_ACCENTS ? codes.length : ENCODING_ACCENTS;
    part.symbol = *part.bytes.at == ENCODING_SYMBOL_NEXT && part.bytes.length > 1;
    part.bytes = text_skip(part.bytes, part.symbol);
    widths = widths_table[part.symbol ? ENCODING_SYMBOL : font];
    most = part.symbol || codes.length ? 1 : part.bytes.length;
    do
        part.width += widths[(unsigned char)part.bytes.at[n++]];
    while (n < most && ((unsigned char)part.bytes.at[n] >= ' ' || /* most are */
                        (part.bytes.at[n] != ENCODING_SYMBOL_NEXT &&
                         !letter_is_accent((unsigned char)part.bytes.at[n]))));
    *rest = text_skip(part.bytes, n);
    part.bytes.length = n;
    if (codes.length)
        place_accents(font, codes, &part);
    return part;
}

int64_t encoding_width(enum encoding_font font, struct text bytes)
{
    const unsigned short *widths = widths_table[font];
    int64_t width = 0, letter;
    size_t i = 0;

    while (i < bytes.length) {
        unsigned char code = (unsigned char)bytes.at[i];

        if (code >= ' ') {
            width += widths[code];
            i++;
        } else {
            i += letter_of(font, text_skip(bytes, i), &letter);
            width += letter;
        }
    }
    return width;
}

struct text encoding_fit(enum encoding_font font, struct text bytes, int64_t width)
{
    enum { WIDEST = 1200 };
    struct text rest = bytes;
    int64_t letter;

    if ((int64_t)bytes.length <= width / WIDEST)
        return bytes;
    while (rest.length) {
        size_t n = letter_of(font, rest, &letter);

        if (letter > width)
            break;
        width -= letter;
        rest = text_skip(rest, n);
    }
    return text_between(bytes.at, rest.at);
}
