#include "words/words.h"

/* Code points in ascending order, and the ASCII character that each stands for. \0: the code point is invisible. */
static const struct rune_sign {
    uint32_t first, last;
    char meaning;
} runes[] = {
    {0x85, 0x85, ' '},       {0x91, 0x94, '"'},       {0x95, 0x95, '*'},       {0x96, 0x97, '-'},
    {0xA0, 0xA0, ' '},       {0xA5, 0xA5, '\\'},      {0xAA, 0xAB, '"'},       {0xAD, 0xAD, '\0'},
    {0xB0, 0xB0, '.'},       {0xB7, 0xB7, '*'},       {0xBA, 0xBA, '.'},       {0xBB, 0xBB, '"'},
    {0xBD, 0xBD, 'h'},       {0x2000, 0x200B, ' '},   {0x200C, 0x200F, '\0'},  {0x2010, 0x2015, '-'},
    {0x2018, 0x201F, '"'},   {0x2022, 0x2023, '*'},   {0x2024, 0x2026, '.'},   {0x2028, 0x2029, ' '},
    {0x202A, 0x202E, '\0'},  {0x202F, 0x202F, ' '},   {0x2039, 0x203A, '"'},   {0x2044, 0x2044, '/'},
    {0x205F, 0x205F, ' '},   {0x2060, 0x2064, '\0'},  {0x20A9, 0x20A9, '\\'},  {0x2190, 0x21FF, '-'},
    {0x2212, 0x2212, '-'},   {0x2215, 0x2215, '/'},   {0x2216, 0x2216, '\\'},  {0x2500, 0x2501, '-'},
    {0x2502, 0x2503, '|'},   {0x2571, 0x2571, '/'},   {0x2572, 0x2572, '\\'},  {0x25A0, 0x2794, '*'},
    {0x2795, 0x2795, '+'},   {0x2796, 0x2796, '-'},   {0x2797, 0x27BF, '*'},   {0x27F5, 0x27FF, '-'},
    {0x29F5, 0x29F5, '\\'},  {0x29F8, 0x29F8, '/'},   {0x29F9, 0x29F9, '\\'},  {0x3000, 0x3000, ' '},
    {0x3001, 0x3001, ','},   {0x3002, 0x3002, '.'},   {0x300C, 0x300F, '"'},   {0xFE62, 0xFE62, '+'},
    {0xFE68, 0xFE68, '\\'},  {0xFE6B, 0xFE6B, '@'},   {0xFEFF, 0xFEFF, '\0'},  {0xFFE5, 0xFFE6, '\\'},
};

/* Strings of TeX and UTF-7 that stand for a character. */
static const struct string_sign {
    const char *string;
    char meaning;
} strings[] = {
    {"$\\backslash$", '\\'}, {"{\\textbackslash}", '\\'}, {"\\textbackslash{}", '\\'}, {"\\textbackslash", '\\'},
    {"+AFw-", '\\'}, {"+AEA-", '@'}, {"+AC8-", '/'}, {"+AFw", '\\'}, {"+AEA", '@'}, {"+AC8", '/'},
};

static char rune_meaning(uint32_t rune)
{
    if (rune < 0x80)
        return (char)rune;
    if (rune > 0xFF00 && rune < 0xFF5F) /* full-width forms of ASCII characters */
        return (char)(rune - 0xFEE0);
    for (size_t i = 0; i < sizeof runes / sizeof *runes && runes[i].first <= rune; i++)
        if (rune <= runes[i].last)
            return runes[i].meaning;
    /* most code points outside of the blocks of symbols are letters */
    return rune >= 0xC0 && rune != 0xD7 && rune != 0xF7 && (rune < 0x2000 || rune >= 0x3000) && rune < 0xE000
               ? SIGN_LETTER : SIGN_OTHER;
}

static struct sign read_string(struct text rest)
{
    for (size_t i = 0; i < sizeof strings / sizeof *strings; i++) {
        struct text string = text_of(strings[i].string);

        if (rest.length >= string.length && memcmp(rest.at, string.at, string.length) == 0)
            return (struct sign){strings[i].meaning, string.length};
    }
    return (struct sign){*rest.at, 1};
}

/* Reads an escape in a string of a program. An even number of backslashes means one backslash; an escape such as `\n`
   means a blank; a single backslash before punctuation is dropped. */
static struct sign read_backslashes(const char *at, const char *end)
{
    const char *p = at;

    while (p < end && *p == '\\')
        p++;
    if (p - at > 1)
        return (struct sign){'\\', (size_t)(p - at) & ~(size_t)1};
    if (p == end || is_blank(*p) || is_digit(*p))
        return (struct sign){'\\', 1};
    if (!is_letter(*p))
        return (struct sign){*p, 2};
    return strchr("abfnrtv", *p) ? (struct sign){' ', 2} : (struct sign){'\\', 1};
}

struct sign sign_read(const char *at, const char *end, bool escaped)
{
    struct text rest = text_between(at, end);
    struct sign s = {*at, 1};
    uint32_t rune = 0;

    if (sign_is_plain(*at))
        return s;
    if (*at & 0x80)
        rune = text_rune(&rest);
    else
        rest = text_skip(rest, markup_reference(at, end, &rune));
    if (rest.at > at)
        return (struct sign){rune_meaning(rune), (size_t)(rest.at - at)};
    if (rest.length > 1 && (is_letter(at[1]) || at[1] == '\\'))
        s = read_string(rest);
    return *at == '\\' && s.length == 1 && escaped ? read_backslashes(at, end) : s;
}

/* Whether the digits before `at` are a number, not part of a move. */
static bool is_number(const char *at, const char *begin)
{
    while (at > begin && is_digit(at[-1]))
        at--;
    return at == begin || !(is_letter(at[-1]) || at[-1] == '@');
}

/* Whether the backslashes from `at` up to `past` show that the text doubles backslashes: 1 yes, -1 no, 0 unknown. */
static int weigh_backslashes(const char *begin, const char *at, const char *past, char next)
{
    bool one = past - at == 1;

    if (at == begin)
        return 0;
    if (!is_digit(at[-1])) /* returns 1 only for the `\n` or `\r` after a move such as `B1+` */
        return one && (next == 'n' || next == 'r') && at - begin > 1 && is_digit(at[-2]) &&
               strchr("+/SCUDLRscudlr", at[-1]);
    if (one && (next == 'n' || next == 'r' || next == 't'))
        return 0;
    return one && next != '/' && next != '+' && !(next == '.' && is_number(at, begin)) ? -1 : 1;
}

bool sign_escapes(struct text all)
{
    enum { ENOUGH = 8 };
    const char *at = all.at, *end = at + all.length;
    long sum = 0;

    while (at < end && sum > -ENOUGH && (at = memchr(at, '\\', (size_t)(end - at))) != NULL) {
        const char *past = at;

        while (past < end && *past == '\\')
            past++;
        sum += weigh_backslashes(all.at, at, past, past < end ? *past : ' ');
        at = past;
    }
    return sum > 0;
}
