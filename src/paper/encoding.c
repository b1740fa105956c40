#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"

/* Codes of accents. Those up to ACCENT_RING are letters of the fonts at these codes; the rest are drawn with letters
   that Windows-1252 has. */
enum {
    ACCENT_BREVE = 2, ACCENT_CARON, ACCENT_DOT, ACCENT_DOUBLE, ACCENT_OGONEK, ACCENT_RING,
    LETTER_DOTLESS_I = 8, LETTER_CAPITAL_L = 11, LETTER_L = 12,
    ACCENT_MACRON = 16, ACCENT_ACUTE, ACCENT_GRAVE, ACCENT_CIRCUMFLEX, ACCENT_TILDE, ACCENT_DIERESIS, ACCENT_CEDILLA,
    ACCENT_APOSTROPHE, /* the caron of d, l and t */
    ACCENT_STROKE, ACCENT_MIDDLE_DOT, ACCENT_COMMA_ABOVE, ACCENT_END
};

const char *const encoding_fonts[ENCODING_FONTS] = {"Times-Roman",    "Times-Bold", "Times-Italic", "Helvetica",
                                                    "Helvetica-Bold", "Symbol"};

const char encoding_names[] = "2 /breve /caron /dotaccent /hungarumlaut /ogonek /ring /dotlessi 11 /Lslash /lslash "
                              "14 /minus /fraction";

/* The byte with which each accent is drawn, the sign that stands for it in `latin`, and its combining letter. */
static const struct {
    unsigned char byte;
    char sign;
    uint16_t combining;
} accents[ACCENT_END] = {
    [ACCENT_BREVE] = {ACCENT_BREVE, '(', 0x306},     [ACCENT_CARON] = {ACCENT_CARON, 'v', 0x30C},
    [ACCENT_DOT] = {ACCENT_DOT, '.', 0x307},         [ACCENT_DOUBLE] = {ACCENT_DOUBLE, '"', 0x30B},
    [ACCENT_OGONEK] = {ACCENT_OGONEK, ';', 0x328},   [ACCENT_RING] = {ACCENT_RING, 'o', 0x30A},
    [ACCENT_MACRON] = {175, '-', 0x304},             [ACCENT_ACUTE] = {180, '\'', 0x301},
    [ACCENT_GRAVE] = {96, '`', 0x300},               [ACCENT_CIRCUMFLEX] = {136, '^', 0x302},
    [ACCENT_TILDE] = {152, '~', 0x303},              [ACCENT_DIERESIS] = {168, ':', 0x308},
    [ACCENT_CEDILLA] = {184, ',', 0x327},            [ACCENT_APOSTROPHE] = {146, 'r', 0},
    [ACCENT_STROKE] = {150, '/', 0},                 [ACCENT_MIDDLE_DOT] = {183, 'm', 0},
    [ACCENT_COMMA_ABOVE] = {145, 'q', 0},
};

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
    {0x2015, 151}, {0x2212, 14},  {0x2044, 15},  {0x2032, 180}, {0x2033, '"'}, {0x2009, ' '},
    {0x202F, ENCODING_FIXED}, {0x0131, LETTER_DOTLESS_I}, {0x0141, LETTER_CAPITAL_L}, {0x0142, LETTER_L},
    {0x0138, 'k'}, {0x017F, 's'}, {0x1E9E, 223}, {0x0110, 208}, {0x02BC, 146},
};

/* Letters of Symbol. */
static const struct {
    uint16_t rune;
    unsigned char byte;
} symbols[] = {
    {0x2190, 172}, {0x2191, 173}, {0x2192, 174}, {0x2193, 175}, {0x2194, 171}, {0x21D0, 220}, {0x21D2, 222},
    {0x21D4, 219}, {0x2264, 163}, {0x2265, 179}, {0x2260, 185}, {0x2248, 187}, {0x221E, 165}, {0x221A, 214},
    {0x2261, 186}, {0x2234, 92},  {0x2205, 198}, {0x2208, 206}, {0x2211, 229}, {0x2202, 182}, {0x2660, 170},
    {0x2663, 167}, {0x2665, 169}, {0x2666, 168}, {0x25CA, 224}, {0x2206, 'D'}, {0x2126, 'W'},
};

/* The Latin letters from U+0100 to U+017F, Unicode's Latin Extended-A: a letter and the sign of its accent; blanks
   where another table has the letter or none does. A small i has no dot below an accent: it is 1. */
enum { LATIN_FIRST = 0x100, LATIN_LAST = 0x17F };
static const char latin[] =
    "A-a-A(a(A;a;C'c'C^c^C.c.CvcvDvdr" "  d/E-e-E(e(E.e.E;e;EvevG^g^G(g(" "G.g.G,gqH^h^H/h/I~1~I-1-I(1(I;i;"
    "I.      J^j^K,k,  L'l'L,l,LrlrLm" "lm    N'n'N,n,Nvnv      O-o-O(o(" "O\"o\"    R'r'R,r,RvrvS's'S^s^S,s,"
    "    T,t,TvtrT/t/U~u~U-u-U(u(Uouo" "U\"u\"U;u;W^w^Y^y^  Z'z'Z.z.      ";

/* The Greek letters from U+0391 and U+03B1 on, as Symbol has them. */
static const char greek[] = "ABGDEZHQIKLMNXOPRVSTUFCYW";
enum { GREEK_CAPITALS = 0x391, GREEK_LETTERS = 0x3B1, GREEK_COUNT = sizeof greek - 1 };

/* Greek letters with an accent. */
static const struct {
    uint16_t rune;
    char letter;
} toned[] = {
    {0x386, 'A'}, {0x388, 'E'}, {0x389, 'H'}, {0x38A, 'I'}, {0x38C, 'O'}, {0x38E, 'U'}, {0x38F, 'W'},
    {0x3AC, 'a'}, {0x3AD, 'e'}, {0x3AE, 'h'}, {0x3AF, 'i'}, {0x3CC, 'o'}, {0x3CD, 'u'}, {0x3CE, 'w'},
};

static bool is_accent(unsigned char code)
{
    return (code >= ACCENT_BREVE && code <= ACCENT_RING) || (code >= ACCENT_MACRON && code < ACCENT_END);
}

/* The code of an accent by its sign, or by its combining letter. */
static unsigned char accent_of(char sign, uint32_t combining)
{
    unsigned char code = ACCENT_END;

    while (--code)
        if (accents[code].byte && (sign ? accents[code].sign == sign : accents[code].combining == combining))
            return code;
    return 0;
}

/* The letter of Symbol for a Greek letter without an accent, or 0. */
static char greek_of(uint32_t rune)
{
    if (rune >= GREEK_CAPITALS && rune < GREEK_CAPITALS + GREEK_COUNT && rune != 0x3A2)
        return greek[rune - GREEK_CAPITALS];
    if (rune >= GREEK_LETTERS && rune < GREEK_LETTERS + GREEK_COUNT)
        return (char)(greek[rune - GREEK_LETTERS] - 'A' + 'a');
    return 0;
}

/* Writes a letter that Symbol has, perhaps with an accent. */
static size_t symbol_bytes(uint32_t rune, char bytes[3])
{
    char letter = greek_of(rune);
    size_t i, n = 0;

    for (i = 0; !letter && i < sizeof symbols / sizeof *symbols; i++)
        if (symbols[i].rune == rune)
            letter = (char)symbols[i].byte;
    for (i = 0; !letter && i < sizeof toned / sizeof *toned; i++)
        if (toned[i].rune == rune) {
            letter = toned[i].letter;
            bytes[n++] = ACCENT_ACUTE;
        }
    bytes[n] = ENCODING_SYMBOL_NEXT;
    bytes[n + 1] = letter;
    return letter ? n + 2 : 0;
}

/* Writes the bytes of a letter; returns how many, 0 if it cannot be drawn. */
static size_t bytes_of(uint32_t rune, char bytes[3])
{
    const char *pair = &latin[2 * (rune >= LATIN_FIRST && rune <= LATIN_LAST ? rune - LATIN_FIRST : 0)];
    size_t i;

    bytes[0] = rune == '\t' || rune == '\n' || rune == '\r' ? ' ' : (char)rune;
    if (bytes[0] == ' ' || (rune >= 0x20 && rune < 0x7F) || (rune >= 0xA0 && rune < 0x100))
        return 1;
    for (i = 0; i < sizeof specials / sizeof *specials; i++)
        if (specials[i].rune == rune) {
            bytes[0] = (char)specials[i].byte;
            return 1;
        }
    if (rune >= 0x218 && rune <= 0x21B) { /* S and T with a comma */
        bytes[0] = ACCENT_CEDILLA;
        bytes[1] = "SsTt"[rune - 0x218];
        return 2;
    }
    if (rune < LATIN_FIRST || rune > LATIN_LAST)
        return symbol_bytes(rune, bytes);
    bytes[0] = (char)accent_of(pair[1], 0);
    bytes[1] = pair[0] == '1' ? LETTER_DOTLESS_I : pair[0];
    return pair[0] == ' ' ? 0 : 2;
}

/* Whether a rune is an accent for the letter before it. */
static bool is_combining(uint32_t rune)
{
    return rune >= 0x300 && rune < 0x370;
}

bool encoding_shows(struct text t)
{
    char bytes[3];

    while (t.length) {
        uint32_t rune = text_rune(&t);

        if (is_combining(rune) ? !accent_of(0, rune) : !bytes_of(rune, bytes))
            return false;
    }
    return true;
}

/* Notes a letter that cannot be drawn. */
static void note_missing(uint32_t rune, struct sink *missing)
{
    enum { MAX = 60 };
    char bytes[4];
    size_t length = text_utf8(rune, bytes), i;

    if (!missing || missing->used > MAX || rune < 0xA0)
        return;
    for (i = 0; i + length <= missing->used; i++)
        if (memcmp(missing->bytes + i, bytes, length) == 0)
            return;
    sink_word(missing, (struct text){bytes, length});
}

/* Puts an accent before the last letter written. */
static bool put_combining(uint32_t rune, size_t from, struct sink *to)
{
    unsigned char code = accent_of(0, rune);
    char letter = to->used > from ? to->bytes[to->used - 1] : ' ';

    if (!code || !is_letter(letter))
        return false;
    to->bytes[to->used - 1] = (char)code;
    sink_byte(to, letter == 'i' && code != ACCENT_OGONEK ? LETTER_DOTLESS_I : letter);
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

/* The bytes at the beginning of a text that stand for themselves. */
static struct text plain_text(struct text t)
{
    size_t n = 0;

    while (n < t.length && is_printable(t.at[n]) && t.at[n] != '"' && t.at[n] != '\'' && t.at[n] != '-')
        n++;
    return (struct text){t.at, n};
}

void encoding_write(struct text t, struct sink *to, struct sink *missing)
{
    size_t from = to->used, n;
    char bytes[3];

    while (t.length) {
        struct text plain = plain_text(t);
        uint32_t rune;

        sink_text(to, plain);
        t = text_skip(t, plain.length);
        if (!t.length)
            return;
        if (is_printable(*t.at)) {
            t = text_skip(t, put_sign(t, to->used > from ? to->bytes[to->used - 1] : ' ', to));
            continue;
        }
        rune = text_rune(&t);
        if (is_combining(rune) && put_combining(rune, from, to))
            continue;
        n = bytes_of(rune, bytes);
        if (!n)
            note_missing(rune, missing);
        sink_text(to, n ? (struct text){bytes, n} : text_of("?"));
    }
}

/* The space that an accent takes beside its letter. */
static long accent_width(unsigned char accent, unsigned char letter)
{
    bool beside = (accent == ACCENT_APOSTROPHE && letter != 'L') || (accent == ACCENT_MIDDLE_DOT && letter == 'l');

    return beside ? 90 : 0;
}

/* Places an accent on its letter, by the shapes that the letters of all these fonts have in common. */
static void place_accent(enum encoding_font font, unsigned char letter, struct encoding_part *part)
{
    enum { CAPITAL = 205, STROKE = 330 };
    long free = part->width - widths_table[font][part->accent];
    bool tall = (letter >= 'A' && letter <= 'Z') || strchr("bdfhklt", letter);

    part->accent_x = free / 2;
    switch (part->code) {
    case ACCENT_CEDILLA:
    case ACCENT_COMMA_ABOVE: break;
    case ACCENT_OGONEK: part->accent_x = free; break;
    case ACCENT_APOSTROPHE: part->accent_x = letter == 'L' ? free : part->width - 130; break;
    case ACCENT_MIDDLE_DOT: part->accent_x = part->width - 190; break;
    case ACCENT_STROKE:
        part->accent_y = letter == 'd' || letter == 'h' ? STROKE : letter == 'H' ? CAPITAL : 60;
        part->accent_x += letter == 'd' ? 60 : letter == 'h' ? -90 : 0;
        break;
    default: part->accent_y = tall ? CAPITAL : 0;
    }
    if (font == ENCODING_ITALIC)
        part->accent_x += part->accent_y / 4;
}

/* The code points of a letter with an accent: one, or the letter and a combining one. */
static void find_runes(unsigned char code, unsigned char letter, struct encoding_part *part)
{
    size_t i;

    part->runes[0] = letter == LETTER_DOTLESS_I ? 'i' : letter;
    part->runes[1] = accents[code].combining;
    for (i = 0; !part->symbol && i < sizeof latin - 1; i += 2)
        if (latin[i + 1] == accents[code].sign && (latin[i] == '1' ? LETTER_DOTLESS_I : latin[i]) == (char)letter) {
            part->runes[0] = LATIN_FIRST + (uint32_t)i / 2;
            part->runes[1] = 0;
            return;
        }
    for (i = 0; part->symbol && i < sizeof toned / sizeof *toned; i++)
        if (toned[i].letter == (char)letter) {
            part->runes[0] = toned[i].rune;
            part->runes[1] = 0;
        }
}

struct encoding_part encoding_part(enum encoding_font font, struct text *rest)
{
    struct encoding_part part = {.bytes = *rest};
    unsigned char first = (unsigned char)*rest->at, code;
    size_t n = 0;

    if (is_accent(first) && rest->length > 1) {
        part.code = first;
        part.accent = accents[first].byte;
        *rest = text_skip(*rest, 1);
        first = (unsigned char)*rest->at;
    }
    part.symbol = first == ENCODING_SYMBOL_NEXT && rest->length > 1;
    *rest = text_skip(*rest, part.symbol);
    part.bytes = *rest;
    for (; n < rest->length; n++) {
        code = (unsigned char)rest->at[n];
        if (n && (part.symbol || part.code || code == ENCODING_SYMBOL_NEXT || is_accent(code)))
            break;
        part.width += widths_table[part.symbol ? ENCODING_SYMBOL : font][code];
    }
    part.bytes.length = n;
    *rest = text_skip(*rest, n);
    if (part.code) {
        part.width += accent_width(part.code, (unsigned char)*part.bytes.at);
        place_accent(font, (unsigned char)*part.bytes.at, &part);
        find_runes(part.code, (unsigned char)*part.bytes.at, &part);
    }
    return part;
}

/* The number of bytes of the letter that a text begins with, and its width. */
static size_t letter_of(enum encoding_font font, struct text t, long *width)
{
    unsigned char code = (unsigned char)*t.at;

    if (code >= ' ') {
        *width = widths_table[font][code];
        return 1;
    }
    if (is_accent(code) && t.length > 1) {
        size_t n = 1 + letter_of(font, text_skip(t, 1), width);

        *width += accent_width(code, (unsigned char)t.at[n - 1]);
        return n;
    }
    if (code == ENCODING_SYMBOL_NEXT && t.length > 1) {
        *width = widths_table[ENCODING_SYMBOL][(unsigned char)t.at[1]];
        return 2;
    }
    *width = widths_table[font][code];
    return 1;
}

long encoding_width(enum encoding_font font, struct text bytes)
{
    const unsigned short *widths = widths_table[font];
    long width = 0, letter;

    while (bytes.length) {
        unsigned char code = (unsigned char)*bytes.at;
        size_t n = 1;

        letter = widths[code];
        if (code < ' ')
            n = letter_of(font, bytes, &letter);
        width += letter;
        bytes = text_skip(bytes, n);
    }
    return width;
}

struct text encoding_fit(enum encoding_font font, struct text bytes, long width)
{
    enum { WIDEST = 1200 };
    struct text rest = bytes;
    long letter;

    if ((long)bytes.length <= width / WIDEST)
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

/* Whether a byte stands for itself in a string. A percent sign does not: at the beginning of a line it would look like
   a comment. */
static bool is_plain(char c)
{
    return is_printable(c) && c != '%' && c != '(' && c != ')' && c != '\\';
}

/* The plain bytes at the beginning of a text, `max` at most. */
static struct text plain_part(struct text t, size_t max)
{
    size_t n = 0;

    while (n < t.length && n < max && is_plain(t.at[n]))
        n++;
    return (struct text){t.at, n};
}
/* Writes a byte that is not plain; returns the number of bytes written. */
static size_t put_escaped(char c, struct sink *to)
{
    unsigned char code = (unsigned char)c;

    sink_byte(to, '\\');
    if (c == '(' || c == ')' || c == '\\') {
        sink_byte(to, c);
        return 2;
    }
    sink_byte(to, (char)('0' + (code >> 6)));
    sink_byte(to, (char)('0' + (code >> 3 & 7)));
    sink_byte(to, (char)('0' + (code & 7)));
    return 4;
}

void encoding_string(struct text bytes, struct sink *to)
{
    enum { LINE = 200 };
    struct text plain;
    size_t column = 0;

    sink_byte(to, '(');
    for (; bytes.length; bytes = text_skip(bytes, plain.length ? plain.length : 1)) {
        if (column >= LINE) {
            sink_string(to, "\\\n");
            column = 0;
        }
        plain = plain_part(bytes, LINE - column);
        sink_text(to, plain);
        column += plain.length ? plain.length : put_escaped(bytes.at[0], to);
    }
    sink_byte(to, ')');
}

/* Writes a length in points. */
static void put_length(long tenths, struct sink *to)
{
    if (tenths < 0)
        sink_byte(to, '-');
    tenths = tenths < 0 ? -tenths : tenths;
    sink_number(to, tenths / 10);
    if (tenths % 10) {
        sink_byte(to, '.');
        sink_number(to, tenths % 10);
    }
}

void encoding_numbers(const char *line, int count, const long *numbers, struct sink *to)
{
    int i = 0;

    for (; i < count; line++)
        if (*line == '#')
            sink_number(to, numbers[i++]);
        else if (*line == '~')
            put_length(numbers[i++], to);
        else
            sink_byte(to, *line);
    sink_string(to, line);
}

/* Writes a number below 65536 as four hexadecimal digits. */
static void put_hex(uint32_t number, struct sink *to)
{
    int shift;

    for (shift = 12; shift >= 0; shift -= 4)
        sink_byte(to, "0123456789ABCDEF"[number >> shift & 15]);
}

void encoding_runes(const uint32_t *runes, int count, struct sink *to)
{
    int i;

    for (i = 0; i < count; i++)
        if (runes[i] < 0x10000) {
            put_hex(runes[i], to);
        } else {
            put_hex(0xD800 + ((runes[i] - 0x10000) >> 10), to);
            put_hex(0xDC00 + ((runes[i] - 0x10000) & 0x3FF), to);
        }
}

void encoding_utf16(struct text t, struct sink *to)
{
    sink_string(to, "<FEFF");
    while (t.length) {
        uint32_t rune = text_rune(&t);

        if (rune < ' ' || rune == 0x7F)
            rune = ' ';
        encoding_runes(&rune, 1, to);
    }
    sink_byte(to, '>');
}
