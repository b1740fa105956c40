#include "base/base.h"

#include <errno.h>

void sink_flush(struct sink *s)
{
    if (!s->file || !s->used)
        return;
    errno = 0;
    if (fwrite(s->bytes, 1, s->used, s->file) != s->used && !s->error)
        s->error = errno;
    s->used = 0;
}

void sink_free(struct sink *s)
{
    free(s->bytes);
    *s = (struct sink){.file = s->file};
}

struct text sink_contents(const struct sink *s)
{
    return sink_part(s, 0, s->used);
}

struct text sink_part(const struct sink *s, size_t begin, size_t end)
{
    return (struct text){s->bytes ? s->bytes + begin : "", end - begin};
}

char *sink_reserve(struct sink *s, size_t bytes)
{
    enum { MIN = 512 };
    size_t min = s->file ? SINK_PIECE : MIN;

    if (bytes > s->capacity - s->used || !s->bytes) {
        sink_flush(s);
        s->bytes = memory_grow(s->bytes, &s->capacity, s->used + (bytes > min ? bytes : min), 1);
    }
    return s->bytes + s->used;
}

void sink_repeat(struct sink *s, char c, size_t count)
{
    if (count)
        memset(sink_reserve(s, count), c, count);
    s->used += count;
}

void sink_number(struct sink *s, int64_t number)
{
    sink_text(s, TEXT(number));
}

void sink_bytes(struct sink *s, uint32_t number, int count)
{
    while (count--)
        sink_byte(s, (char)(number >> 8 * count & 0xFF));
}

void sink_hex(struct sink *s, uint32_t number, int digits)
{
    while (digits--)
        sink_byte(s, "0123456789ABCDEF"[number >> 4 * digits & 15]);
}

void sink_decimal(struct sink *s, int64_t number, int places)
{
    int64_t unit = 1;

    if (number < 0)
        sink_byte(s, '-');
    number = llabs(number);
    while (places--)
        unit *= 10;
    if (number >= unit || !number)
        sink_number(s, number / unit);
    if (number % unit)
        sink_byte(s, '.');
    for (number %= unit; number; number %= unit) {
        unit /= 10;
        sink_byte(s, (char)('0' + number / unit));
    }
}

void sink_fill(struct sink *s, const char *template, const int64_t *numbers)
{
    static const char signs[] = "#~^@";

    for (;; template++) {
        size_t length = strcspn(template, signs);

        sink_text(s, (struct text){template, length});
        template += length;
        if (!*template)
            return;
        sink_decimal(s, *numbers++, (int)(strchr(signs, *template) - signs));
    }
}

void sink_roman(struct sink *s, int number)
{
    static const struct {
        int value;
        const char *digits;
    } signs[] = {{1000, "m"}, {900, "cm"}, {500, "d"}, {400, "cd"}, {100, "c"}, {90, "xc"}, {50, "l"},
                 {40, "xl"},  {10, "x"},   {9, "ix"},  {5, "v"},    {4, "iv"},  {1, "i"}};
    size_t i;

    for (i = 0; i < sizeof signs / sizeof *signs; i++)
        for (; number >= signs[i].value; number -= signs[i].value)
            sink_string(s, signs[i].digits);
}

void sink_rune(struct sink *s, uint32_t rune)
{
    bool valid = rune >> 11 != 0xD800 >> 11 && rune < 0x110000;
    char bytes[4];

    sink_text(s, (struct text){bytes, text_utf8(valid ? rune : 0xFFFD, bytes)});
}

void sink_word(struct sink *s, struct text word)
{
    if (s->used && s->bytes[s->used - 1])
        sink_byte(s, ' ');
    sink_text(s, word);
}

void sink_commas(struct sink *s, size_t begin)
{
    for (size_t i = begin; i < s->used; i++) {
        if (s->bytes[i] != ' ')
            continue;
        sink_byte(s, '\0');
        memmove(s->bytes + i + 1, s->bytes + i, s->used - 1 - i);
        s->bytes[i++] = ',';
    }
}

static void put_clean(struct sink *s, struct text t, bool shown)
{
    uint32_t rune;
    size_t n;

    for (;;) {
        for (n = 0; n < t.length && is_printable(t.at[n]); n++)
            ;
        sink_text(s, (struct text){t.at, n});
        if (n == t.length)
            return; /* t.at may be NULL, and C does not allow NULL + 0 */
        t = text_skip(t, n);
        rune = text_rune(&t);
        if (rune == '\t')
            rune = ' ';
        if (is_control(rune) || (shown && text_is_hidden(rune)))
            rune = '?';
        sink_rune(s, rune);
    }
}

void sink_printable(struct sink *s, struct text t)
{
    put_clean(s, t, false);
}

void sink_shown(struct sink *s, struct text t)
{
    put_clean(s, t, true);
}

void sink_file(struct sink *s, const char *name)
{
    if (name[strspn(name, " ")] == ':')
        sink_string(s, "./");
    sink_shown(s, text_of(name));
}

bool sink_quoted(struct sink *s, const char *name)
{
    const char *at = name;
    size_t used = s->used;
    bool good;

    sink_shown(s, text_of(name));
    good = text_is(text_skip(sink_contents(s), used), name) && !strchr(name, '\'') && *name != '<';
    s->used = used;
    if (!good)
        return false;
    while (is_letter(*at) || is_digit(*at) || (*at && strchr("+,-./_", *at)))
        at++;
    if (*name == '-')
        sink_string(s, "./");
    sink_repeat(s, '\'', *at != '\0');
    sink_string(s, name);
    sink_repeat(s, '\'', *at != '\0');
    return true;
}

void sink_lines(struct sink *s, struct text t)
{
    struct text line;

    while (text_line(&t, &line)) {
        sink_shown(s, line);
        if (t.at > line.at + line.length)
            sink_byte(s, '\n');
    }
}
