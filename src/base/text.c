#include "base/base.h"

struct text text_of(const char *string)
{
    return (struct text){string, string ? strlen(string) : 0};
}

bool text_equal(struct text a, struct text b)
{
    return a.length == b.length && (!a.length || memcmp(a.at, b.at, a.length) == 0);
}

bool text_is(struct text t, const char *string)
{
    return text_equal(t, text_of(string));
}

bool text_starts_nocase(struct text t, const char *string)
{
    for (size_t i = 0; string[i]; i++)
        if (i == t.length || to_upper(t.at[i]) != to_upper(string[i]))
            return false;
    return true;
}

struct text text_cut_blanks(struct text t)
{
    while (t.length && is_blank(t.at[t.length - 1]))
        t.length--;
    return t;
}

struct text text_trim(struct text t)
{
    return text_cut_blanks(text_skip_blanks(t));
}

bool text_contains(struct text t, const char *string)
{
    while (t.length && !text_starts_nocase(t, string))
        t = text_skip(t, 1);
    return t.length > 0;
}

struct text text_word(const char *words, int n)
{
    struct text rest = text_of(words), word = text_cut(&rest, " ");

    while (n--)
        word = text_cut(&rest, " ");
    return word;
}

/* Returns the length of the beginning that two texts share, ignoring case; at most `limit`. */
static size_t common(struct text a, struct text b, size_t limit)
{
    size_t n = 0;

    while (n < limit && to_upper(a.at[n]) == to_upper(b.at[n]))
        n++;
    return n;
}

bool text_is_near(struct text a, struct text b)
{
    struct text small = a.length < b.length ? a : b, large = a.length < b.length ? b : a;
    size_t same = common(small, large, small.length);

    small = text_skip(small, same);
    large = text_skip(large, same);
    while (small.length && to_upper(small.at[small.length - 1]) == to_upper(large.at[large.length - 1])) {
        small.length--;
        large.length--;
    }
    if (large.length == 2 && small.length == 2)
        return to_upper(small.at[0]) == to_upper(large.at[1]) && to_upper(small.at[1]) == to_upper(large.at[0]);
    return large.length < 2;
}

struct text text_nearest(struct text word, struct text words)
{
    struct text rest = words, near = text_of(NULL), longer = near;
    int count = 0;

    while (word.length && rest.length) {
        struct text other = text_cut(&rest, " ");
        bool begins = other.length >= word.length && common(other, word, word.length) == word.length;

        if (begins && other.length == word.length)
            return other;
        if (!near.at && other.length + word.length > 4 && text_is_near(word, other))
            near = other;
        if (begins)
            longer = other;
        count += begins;
    }
    return near.at || count != 1 ? near : longer;
}

int text_index(struct text word, const char *words)
{
    struct text rest = text_of(words);

    for (int n = 0; rest.length; n++)
        if (text_equal(text_cut(&rest, " "), word))
            return n;
    return -1;
}

bool text_is_among(struct text word, const char *words)
{
    char lower[32]; /* the word in small letters, as UTF-8; the words of all lists are shorter */
    size_t i, n = 0;
    const char *at = words;

    for (i = 0; i < word.length && (unsigned char)word.at[i] > ' ' && n < sizeof lower - 2; i++) {
        unsigned char c = (unsigned char)word.at[i];
        bool latin = c >= 0xC0 && (i + 1 == word.length || (word.at[i + 1] & 0xC0) != 0x80);

        if (latin)
            lower[n++] = '\xC3';
        lower[n++] = (char)(latin ? c & 0xBF : c >= 'A' && c <= 'Z' ? c | 0x20 : c);
    }
    lower[n] = '\0';
    for (; n && i == word.length && (at = strstr(at, lower)) != NULL; at += n)
        if ((at == words || at[-1] == ' ') && (at[n] == ' ' || !at[n]))
            return true;
    return false;
}

struct text text_cut(struct text *rest, const char *mark)
{
    size_t length = strlen(mark);
    const char *at = rest->at, *end = rest->length ? at + rest->length : at; /* `at` may be NULL */
    struct text before = *rest;

    for (; at < end && (at = memchr(at, mark[0], (size_t)(end - at))) != NULL; at++)
        if ((size_t)(end - at) >= length && memcmp(at, mark, length) == 0) {
            *rest = text_between(at + length, end);
            return text_between(before.at, at);
        }
    *rest = text_of(NULL);
    return before;
}

/* Searches piece by piece: if lines end with \r, each search for \n would otherwise go to the end of the text. */
bool text_line(struct text *rest, struct text *line)
{
    enum { PIECE = 1024 };
    const char *end, *stop = rest->at, *at, *found;

    if (!rest->length)
        return false; /* rest->at may be NULL */
    end = rest->at + rest->length;
    do {
        at = stop;
        stop = end - at < PIECE ? end : at + PIECE;
        found = memchr(at, '\n', (size_t)(stop - at));
        stop = found ? found : stop;
        found = memchr(at, '\r', (size_t)(stop - at));
        stop = found ? found : stop;
    } while (stop < end && *stop != '\n' && *stop != '\r');
    *line = text_between(rest->at, stop);
    if (stop < end)
        stop += stop[0] == '\r' && stop + 1 < end && stop[1] == '\n' ? 2 : 1;
    *rest = text_between(stop, end);
    return true;
}

int text_lines(struct text t)
{
    struct text line;
    int lines = 0;

    while (text_line(&t, &line))
        lines++;
    return lines;
}

int text_cut_number(struct text *rest, int most)
{
    int number = -1;

    for (; rest->length && is_digit(rest->at[0]); *rest = text_skip(*rest, 1)) {
        int digit = rest->at[0] - '0';

        number = number < 0 ? 0 : number;
        number = number > (most - digit) / 10 ? most : number * 10 + digit;
    }
    return number;
}

/* Returns the length of the well-formed UTF-8 sequence (Unicode 15, table 3-7) that s begins with, or 0. */
static size_t utf8_length(const unsigned char *s, size_t length)
{
    size_t i, n = s[0] < 0x80 ? 1 : s[0] < 0xC2 ? 0 : s[0] < 0xE0 ? 2 : s[0] < 0xF0 ? 3 : s[0] < 0xF5 ? 4 : 0;

    if (n > length)
        return 0;
    for (i = 1; i < n; i++)
        if ((s[i] & 0xC0) != 0x80)
            return 0;
    if ((s[0] == 0xE0 && s[1] < 0xA0) || (s[0] == 0xED && s[1] > 0x9F) ||
        (s[0] == 0xF0 && s[1] < 0x90) || (s[0] == 0xF4 && s[1] > 0x8F))
        return 0;
    return n;
}

uint32_t text_rune(struct text *rest)
{
    static const unsigned char lead[] = {0xFF, 0x7F, 0x1F, 0x0F, 0x07};
    static const uint16_t windows[] = { /* Windows-1252 from 0x80 to 0x9F; the rest is Latin-1 */
        0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D, 0x8F,   0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x9D,   0x017E, 0x0178};
    const unsigned char *s = (const unsigned char *)rest->at;
    size_t i, n = utf8_length(s, rest->length);
    uint32_t rune = n || s[0] < 0x80 || s[0] > 0x9F ? s[0] & lead[n] : windows[s[0] - 0x80];

    for (i = 1; i < n; i++)
        rune = rune << 6 | (s[i] & 0x3FU);
    n = n ? n : 1;
    *rest = text_skip(*rest, n);
    return rune;
}

size_t text_utf8(uint32_t rune, char bytes[4])
{
    static const unsigned char lead[] = {[1] = 0, [2] = 0xC0, [3] = 0xE0, [4] = 0xF0};
    size_t i, n = rune < 0x80 ? 1 : rune < 0x800 ? 2 : rune < 0x10000 ? 3 : 4;

    for (i = n - 1; i > 0; i--, rune >>= 6)
        bytes[i] = (char)(0x80 | (rune & 0x3F));
    bytes[0] = (char)(lead[n] | rune);
    return n;
}

struct range {
    uint32_t first, last;
};

static bool is_within(uint32_t rune, const struct range *ranges)
{
    while (ranges->last && (rune < ranges->first || rune > ranges->last))
        ranges++;
    return ranges->last > 0;
}

/* The ranges are simplified: some wide characters count as narrow, and some narrow characters as wide. */
size_t text_columns(struct text t)
{
    static const struct range wide[] = {
        {0x1100, 0x115F}, {0x2E80, 0x303E},   {0x3041, 0x33FF},   {0x3400, 0x4DBF},   {0x4E00, 0xA4CF},
        {0xA960, 0xA97C}, {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},   {0xFE30, 0xFE6B},   {0xFF01, 0xFF60},
        {0xFFE0, 0xFFE6}, {0x1F300, 0x1F64F}, {0x1F900, 0x1F9FF}, {0x20000, 0x3FFFD}, {0, 0},
    };
    size_t columns = 0;

    while (t.length)
        columns += is_within(text_rune(&t), wide) ? 2 : 1;
    return columns;
}

int text_digits(int64_t number)
{
    return (int)TEXT(number).length;
}

struct text text_number(int64_t number, char digits[TEXT_NUMBER])
{
    uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    char *end = digits + TEXT_NUMBER, *at = end;

    do
        *--at = (char)('0' + rest % 10);
    while (rest /= 10);
    if (number < 0)
        *--at = '-';
    return text_between(at, end);
}

bool text_is_hidden(uint32_t rune)
{
    static const struct range hidden[] = {
        {0xAD, 0xAD},     {0x61C, 0x61C},   {0x180E, 0x180E}, {0x200B, 0x200F},   {0x2028, 0x202E},
        {0x2060, 0x206F}, {0xFEFF, 0xFEFF}, {0xFFF9, 0xFFFB}, {0xE0000, 0xE0FFF}, {0, 0},
    };

    return is_within(rune, hidden);
}
