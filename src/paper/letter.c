#include "base/base.h"
#include "trax/trax.h"
#include "paper/paper.h"
#include "paper/inks.h"

/* The sign that stands for each accent in the tables below, the byte with which it is drawn, and its combining
   letter. */
static const struct {
    char sign;
    unsigned char byte;
    uint16_t combining;
} accents[LETTER_ACCENTS] = {
    [LETTER_BREVE] = {'(', LETTER_BREVE, 0x306},
    [LETTER_CARON] = {'v', LETTER_CARON, 0x30C},
    [LETTER_DOT] = {'.', LETTER_DOT, 0x307},
    [LETTER_DOUBLE] = {'"', LETTER_DOUBLE, 0x30B},
    [LETTER_OGONEK] = {';', LETTER_OGONEK, 0x328},
    [LETTER_RING] = {'o', LETTER_RING, 0x30A},
    [LETTER_MACRON] = {'-', 175, 0x304},
    [LETTER_ACUTE] = {'\'', 180, 0x301},
    [LETTER_GRAVE] = {'`', 96, 0x300},
    [LETTER_CIRCUMFLEX] = {'^', 136, 0x302},
    [LETTER_TILDE] = {'~', 152, 0x303},
    [LETTER_DIERESIS] = {':', 168, 0x308},
    [LETTER_CEDILLA] = {',', 184, 0x327},
    [LETTER_APOSTROPHE] = {'r', 146, 0x30C},
    [LETTER_STROKE] = {'/', 150, 0},
    [LETTER_MIDDLE_DOT] = {'m', 183, 0},
    [LETTER_COMMA_ABOVE] = {'q', 145, 0x327},
    [LETTER_COMMA] = {'c', ',', 0x326},
    [LETTER_CEDILLA_COMMA] = {'k', ',', 0x327},
    [LETTER_DOT_BELOW] = {'!', '.', 0x323},
    [LETTER_HOOK] = {'?', 146, 0x309},
    [LETTER_HORN] = {'7', 146, 0x31B},
};

/* The letters from U+00C0 to U+017F, each with the sign of its accent; blanks where it has none. */
enum { LATIN_FIRST = 0xC0, LATIN_LAST = 0x17F };
static const char latin[] =
    "A`A'A^A~A:Ao  C,E`E'E^E:I`I'I^I:" "  N~O`O'O^O~O:    U`U'U^U:Y'    "
    "a`a'a^a~a:ao  c,e`e'e^e:i`i'i^i:" "  n~o`o'o^o~o:    u`u'u^u:y'  y:"
    "A-a-A(a(A;a;C'c'C^c^C.c.CvcvDvdr" "D/d/E-e-E(e(E.e.E;e;EvevG^g^G(g(" "G.g.GkgqH^h^H/h/I~i~I-i-I(i(I;i;"
    "I.      J^j^Kkkk  L'l'LklkLrlrLm" "lm    N'n'NknkNvnv      O-o-O(o(" "O\"o\"    R'r'RkrkRvrvS's'S^s^S,s,"
    "SvsvT,t,TvtrT/t/U~u~U-u-U(u(Uouo" "U\"u\"U;u;W^w^Y^y^Y:Z'z'Z.z.Zvzv  ";

/* Capitals with an accent, whose small letters are the next code points (Unicode 15, UnicodeData.txt). Their letters
   may have an accent as well. */
struct accented {
    uint16_t rune, letter;
    char sign;
};
static const struct accented capitals[] = {
    {0x1A0, 'O', '7'}, {0x1AF, 'U', '7'}, {0x1CD, 'A', 'v'}, {0x1CF, 'I', 'v'}, {0x1D1, 'O', 'v'}, {0x1D3, 'U', 'v'},
    {0x1D5, 0xDC, '-'}, {0x1D7, 0xDC, '\''}, {0x1D9, 0xDC, 'v'}, {0x1DB, 0xDC, '`'}, {0x1DE, 0xC4, '-'},
    {0x1E2, 0xC6, '-'}, {0x1E6, 'G', 'v'}, {0x1E8, 'K', 'v'}, {0x1EA, 'O', ';'}, {0x1EC, 0x1EA, '-'},
    {0x1F4, 'G', '\''}, {0x1F8, 'N', '`'}, {0x1FA, 0xC5, '\''}, {0x1FC, 0xC6, '\''}, {0x1FE, 0xD8, '\''},
    {0x218, 'S', 'c'}, {0x21A, 'T', 'c'}, {0x21E, 'H', 'v'}, {0x226, 'A', '.'}, {0x228, 'E', ','}, {0x22A, 0xD6, '-'},
    {0x22C, 0xD5, '-'}, {0x22E, 'O', '.'}, {0x230, 0x22E, '-'}, {0x232, 'Y', '-'}, {0x1E02, 'B', '.'},
    {0x1E04, 'B', '!'}, {0x1E08, 0xC7, '\''}, {0x1E0A, 'D', '.'}, {0x1E0C, 'D', '!'}, {0x1E10, 'D', ','},
    {0x1E14, 0x112, '`'}, {0x1E16, 0x112, '\''}, {0x1E1C, 0x228, '('}, {0x1E1E, 'F', '.'}, {0x1E20, 'G', '-'},
    {0x1E22, 'H', '.'}, {0x1E24, 'H', '!'}, {0x1E26, 'H', ':'}, {0x1E28, 'H', ','}, {0x1E2E, 0xCF, '\''},
    {0x1E30, 'K', '\''}, {0x1E32, 'K', '!'}, {0x1E36, 'L', '!'}, {0x1E38, 0x1E36, '-'}, {0x1E3E, 'M', '\''},
    {0x1E40, 'M', '.'}, {0x1E42, 'M', '!'}, {0x1E44, 'N', '.'}, {0x1E46, 'N', '!'}, {0x1E4C, 0xD5, '\''},
    {0x1E4E, 0xD5, ':'}, {0x1E50, 0x14C, '`'}, {0x1E52, 0x14C, '\''}, {0x1E54, 'P', '\''}, {0x1E56, 'P', '.'},
    {0x1E58, 'R', '.'}, {0x1E5A, 'R', '!'}, {0x1E5C, 0x1E5A, '-'}, {0x1E60, 'S', '.'}, {0x1E62, 'S', '!'},
    {0x1E64, 0x15A, '.'}, {0x1E66, 0x160, '.'}, {0x1E68, 0x1E62, '.'}, {0x1E6A, 'T', '.'}, {0x1E6C, 'T', '!'},
    {0x1E78, 0x168, '\''}, {0x1E7A, 0x16A, ':'}, {0x1E7C, 'V', '~'}, {0x1E7E, 'V', '!'}, {0x1E80, 'W', '`'},
    {0x1E82, 'W', '\''}, {0x1E84, 'W', ':'}, {0x1E86, 'W', '.'}, {0x1E88, 'W', '!'}, {0x1E8A, 'X', '.'},
    {0x1E8C, 'X', ':'}, {0x1E8E, 'Y', '.'}, {0x1E90, 'Z', '^'}, {0x1E92, 'Z', '!'}, {0x1EA0, 'A', '!'},
    {0x1EA2, 'A', '?'}, {0x1EA4, 0xC2, '\''}, {0x1EA6, 0xC2, '`'}, {0x1EA8, 0xC2, '?'}, {0x1EAA, 0xC2, '~'},
    {0x1EAC, 0x1EA0, '^'}, {0x1EAE, 0x102, '\''}, {0x1EB0, 0x102, '`'}, {0x1EB2, 0x102, '?'}, {0x1EB4, 0x102, '~'},
    {0x1EB6, 0x1EA0, '('}, {0x1EB8, 'E', '!'}, {0x1EBA, 'E', '?'}, {0x1EBC, 'E', '~'}, {0x1EBE, 0xCA, '\''},
    {0x1EC0, 0xCA, '`'}, {0x1EC2, 0xCA, '?'}, {0x1EC4, 0xCA, '~'}, {0x1EC6, 0x1EB8, '^'}, {0x1EC8, 'I', '?'},
    {0x1ECA, 'I', '!'}, {0x1ECC, 'O', '!'}, {0x1ECE, 'O', '?'}, {0x1ED0, 0xD4, '\''}, {0x1ED2, 0xD4, '`'},
    {0x1ED4, 0xD4, '?'}, {0x1ED6, 0xD4, '~'}, {0x1ED8, 0x1ECC, '^'}, {0x1EDA, 0x1A0, '\''}, {0x1EDC, 0x1A0, '`'},
    {0x1EDE, 0x1A0, '?'}, {0x1EE0, 0x1A0, '~'}, {0x1EE2, 0x1A0, '!'}, {0x1EE4, 'U', '!'}, {0x1EE6, 'U', '?'},
    {0x1EE8, 0x1AF, '\''}, {0x1EEA, 0x1AF, '`'}, {0x1EEC, 0x1AF, '?'}, {0x1EEE, 0x1AF, '~'}, {0x1EF0, 0x1AF, '!'},
    {0x1EF2, 'Y', '`'}, {0x1EF4, 'Y', '!'}, {0x1EF6, 'Y', '?'}, {0x1EF8, 'Y', '~'},
};

/* The same of other letters. */
static const struct accented others[] = {
    {0x386, 0x391, '\''}, {0x388, 0x395, '\''}, {0x389, 0x397, '\''}, {0x38A, 0x399, '\''}, {0x38C, 0x39F, '\''},
    {0x38E, 0x3A5, '\''}, {0x38F, 0x3A9, '\''}, {0x390, 0x3CA, '\''}, {0x3AA, 0x399, ':'}, {0x3AB, 0x3A5, ':'},
    {0x3AC, 0x3B1, '\''}, {0x3AD, 0x3B5, '\''}, {0x3AE, 0x3B7, '\''}, {0x3AF, 0x3B9, '\''}, {0x3B0, 0x3CB, '\''},
    {0x3CA, 0x3B9, ':'}, {0x3CB, 0x3C5, ':'}, {0x3CC, 0x3BF, '\''}, {0x3CD, 0x3C5, '\''}, {0x3CE, 0x3C9, '\''},
    {0x1F0, 'j', 'v'}, {0x1E97, 't', ':'}, {0x1E98, 'w', 'o'}, {0x1E99, 'y', 'o'},
};

bool letter_is_accent(unsigned char code)
{
    return code < LETTER_ACCENTS && accents[code].sign;
}

bool letter_is_above(unsigned char code)
{
    switch (code) {
    case LETTER_OGONEK:
    case LETTER_CEDILLA:
    case LETTER_COMMA:
    case LETTER_CEDILLA_COMMA:
    case LETTER_DOT_BELOW:
    case LETTER_APOSTROPHE:
    case LETTER_STROKE:
    case LETTER_MIDDLE_DOT:
    case LETTER_HORN: return false;
    default: return true;
    }
}

unsigned char letter_accent_byte(unsigned char code)
{
    return accents[code].byte;
}

uint32_t letter_combining(unsigned char code)
{
    return accents[code].combining;
}

unsigned char letter_accent_of(uint32_t combining)
{
    unsigned char code = 0;

    while (++code < LETTER_ACCENTS)
        if (combining && accents[code].combining == combining)
            return code;
    return 0;
}

/* The accent with this sign. */
static unsigned char code_of(char sign)
{
    unsigned char code = 0;

    while (++code < LETTER_ACCENTS)
        if (accents[code].sign == sign)
            return code;
    return 0;
}

/* The small letter of a capital of the tables. */
static uint32_t small_of(uint32_t capital)
{
    return capital < 0x100 ? capital + 'a' - 'A' : capital + 1;
}

/* The letter that this one is with an accent added, and the accent's sign; false if it has none. */
static bool find_letter(uint32_t rune, uint32_t *letter, char *sign)
{
    size_t i;

    if (rune >= LATIN_FIRST && rune <= LATIN_LAST) {
        const char *pair = &latin[2 * (rune - LATIN_FIRST)];

        *letter = (unsigned char)pair[0];
        *sign = pair[1];
        return *sign != ' ';
    }
    for (i = 0; i < sizeof capitals / sizeof *capitals; i++)
        if (capitals[i].rune == rune || capitals[i].rune + 1U == rune) {
            *letter = capitals[i].rune == rune ? capitals[i].letter : small_of(capitals[i].letter);
            *sign = capitals[i].sign;
            return true;
        }
    for (i = 0; i < sizeof others / sizeof *others; i++)
        if (others[i].rune == rune) {
            *letter = others[i].letter;
            *sign = others[i].sign;
            return true;
        }
    return false;
}

unsigned char letter_decompose(uint32_t *rune)
{
    uint32_t letter;
    char sign;

    if (!find_letter(*rune, &letter, &sign))
        return 0;
    *rune = letter;
    return code_of(sign);
}

/* The code point of a letter of `latin` with this sign; 0 if there is none. */
static uint32_t find_latin(uint32_t letter, char sign)
{
    size_t i;

    for (i = 0; i < sizeof latin - 1; i += 2)
        if ((unsigned char)latin[i] == letter && latin[i + 1] == sign)
            return LATIN_FIRST + (uint32_t)i / 2;
    return 0;
}

uint32_t letter_compose(uint32_t letter, unsigned char accent)
{
    char sign = accents[accent].sign;
    uint32_t rune = find_latin(letter, sign);
    size_t i;

    for (i = 0; !rune && i < sizeof capitals / sizeof *capitals; i++)
        if (capitals[i].sign == sign && capitals[i].letter == letter)
            rune = capitals[i].rune;
        else if (capitals[i].sign == sign && small_of(capitals[i].letter) == letter)
            rune = capitals[i].rune + 1U;
    for (i = 0; !rune && i < sizeof others / sizeof *others; i++)
        if (others[i].sign == sign && others[i].letter == letter)
            rune = others[i].rune;
    return rune;
}

uint32_t letter_combine(uint32_t letter, uint32_t combining)
{
    unsigned char code;
    uint32_t rune = 0;

    for (code = 1; code < LETTER_ACCENTS && !rune; code++)
        if (combining && accents[code].combining == combining)
            rune = letter_compose(letter, code);
    return rune;
}
