#include "base/base.h"

/* A form of UTF-16 or UTF-32: units of two or four bytes. */
struct wide {
    size_t width;
    bool big; /* the first byte is the most significant */
};

static uint32_t read_unit(const char *at, struct wide w)
{
    uint32_t unit = 0;

    for (size_t i = 0; i < w.width; i++)
        unit = unit << 8 | (unsigned char)at[w.big ? i : w.width - 1 - i];
    return unit;
}

/* Whether a text has this form: a byte order mark begins the text, or 3/4 of the first TRIED units are ASCII. */
static bool is_wide(struct text t, struct wide w)
{
    enum { TRIED = 1024 /* maximum units tested */ };
    size_t i, count = t.length / w.width < TRIED ? t.length / w.width : TRIED, plain = 0;

    if (count && read_unit(t.at, w) == 0xFEFF)
        return true;
    if (count < 3 || !memchr(t.at, '\0', count * w.width))
        return false;
    for (i = 0; i < count; i++) {
        uint32_t unit = read_unit(t.at + i * w.width, w);

        plain += unit > 0 && unit < 0x80;
    }
    return plain * 4 >= count * 3;
}

static bool decode_wide(struct text t, struct sink *to)
{
    static const struct wide all[] = {{4, false}, {4, true}, {2, false}, {2, true}, {0, false}};
    const struct wide *w = all;
    size_t i;

    while (w->width && !is_wide(t, *w))
        w++;
    for (i = 0; w->width && i + w->width <= t.length; i += w->width) {
        uint32_t rune = read_unit(t.at + i, *w), next = 0;

        if (t.length - i >= 2 * w->width)
            next = read_unit(t.at + i + w->width, *w);
        if (w->width == 2 && rune >> 10 == 0xD800 >> 10 && next >> 10 == 0xDC00 >> 10) { /* a surrogate pair */
            rune = 0x10000 + ((rune & 0x3FF) << 10 | (next & 0x3FF));
            i += w->width;
        }
        if (i || rune != 0xFEFF)
            sink_rune(to, rune);
    }
    if (w->width && i < t.length)
        sink_rune(to, 0xFFFD);
    return w->width;
}

/* Returns the place after the control sequence (ECMA-48) whose ESC is at `at`; stops at a line end. */
static const char *skip_control(const char *at, const char *end)
{
    char kind = ++at < end && is_printable(*at) ? *at++ : '\0';

    if (kind == '[')
        while (at < end && *at >= ' ' && *at < '@')
            at++;
    else if (kind == ']')
        while (at < end && (unsigned char)*at >= ' ')
            at++;
    if (kind == ']' && at < end && *at == '\x1B')
        at++;
    return at < end && kind && strchr("[]()", kind) && (is_printable(*at) || *at == '\a') ? at + 1 : at;
}

static bool occurs_twice(struct text t, char c)
{
    const char *at = t.length ? memchr(t.at, c, t.length) : NULL;

    return at && memchr(at + 1, c, (size_t)(t.at + t.length - at - 1));
}

/* Removes control sequences of terminals, and each backspace with the character before it. Returns false if the text
   has no second ESC and no second backspace: a coloured word has an ESC before it and an ESC after it. */
static bool decode_terminal(struct text t, struct sink *to)
{
    const char *at = t.at, *end = at + t.length;

    if (!occurs_twice(t, '\x1B') && !occurs_twice(t, '\b'))
        return false;
    while (at < end)
        if (*at == '\x1B') {
            at = skip_control(at, end);
        } else if (*at++ != '\b') {
            sink_byte(to, at[-1]);
        } else {
            while (to->used && (to->bytes[to->used - 1] & 0xC0) == 0x80)
                to->used--;
            to->used -= to->used > 0;
        }
    return true;
}

/* How to decode a text in which =XX or %XX may stand for a byte. */
struct escapes {
    char sign;   /* = or % */
    bool blanks; /* each + stands for a space; true if a percent-encoded text has neither a space nor a \n */
    long wrong;  /* number of signs that begin no escape */
    long used;   /* number of escapes; a = at a line end counts only in a long line or inside a move */
};

enum { LONG_LINE = 60 };

/* If only blanks follow the = (at `at`) in its line, returns the beginning of the next line; else NULL. */
static const char *soft_break(const char *at, const char *end)
{
    const char *p = at + 1;

    while (p < end && is_blank(*p))
        p++;
    if (p == end)
        return NULL;
    if (*p == '\r' && end - p > 1 && p[1] == '\n')
        p++;
    return *p == '\n' || *p == '\r' ? p + 1 : NULL;
}

/* Whether a line may begin with the second part of a move broken in two: `2/`, `/`, or a single letter such as `S`. */
static bool is_rest_of_word(const char *at, const char *end)
{
    char next = end - at > 1 ? at[1] : ' ';

    if (is_digit(*at))
        return is_letter(next) || strchr("+/\\", next);
    return is_letter(*at) ? next && strchr(" \t\r\n", next) : strchr("+/\\", *at) != NULL;
}

static bool is_long_line(const char *at, const char *begin)
{
    const char *line = at;

    while (line > begin && line[-1] != '\n' && at - line < LONG_LINE)
        line--;
    return at - line == LONG_LINE;
}

/* Decodes the escape at `at`; copies a = or % that begins no escape. Returns the place after the bytes read. */
static const char *decode_escape(struct escapes *e, const char *at, const char *end, const char *begin, struct sink *to)
{
    const char *next = e->sign == '=' ? soft_break(at, end) : NULL;
    int byte = hex_byte(at + 1, end);

    if (next) {
        if (at > begin && !is_blank(at[-1]) && next < end)
            e->used += is_long_line(at, begin) || is_rest_of_word(next, end);
        return next;
    }
    if (byte <= 0 || byte == 0x7F || (byte < ' ' && !strchr("\t\r\n", byte)) ||
        (e->sign == '=' && (at[1] >= 'a' || at[2] >= 'a'))) { /* in quoted-printable, hexadecimal digits are capitals */
        e->wrong++;
        sink_byte(to, *at);
        return at + 1;
    }
    e->used++;
    sink_byte(to, (char)byte);
    return at + 3;
}

static bool decode_escapes(struct escapes *e, struct text t, struct sink *to)
{
    const char *at = t.at, *end = at + t.length;

    if (!t.length || !memchr(at, e->sign, t.length))
        return false;
    while (at < end)
        if (*at == e->sign) {
            at = decode_escape(e, at, end, t.at, to);
        } else {
            sink_byte(to, e->blanks && *at == '+' ? ' ' : *at);
            at++;
        }
    return true;
}

static bool is_utf8(struct text t)
{
    while (t.length) {
        const char *at = t.at;

        if (text_rune(&t) >= 0x80 && t.at == at + 1)
            return false;
    }
    return true;
}

static bool names_encoding(struct text t, const char *name)
{
    static const char key[] = "content-transfer-encoding:";
    struct text line;

    while (text_line(&t, &line))
        if (text_starts_nocase(line, key) && text_is_nocase(text_trim(text_skip(line, sizeof key - 1)), name))
            return true;
    return false;
}

/* Decodes quoted-printable (RFC 2045) if an email header names it, or if every = begins an escape and the result is
   UTF-8. */
static bool decode_quoted(struct text t, struct sink *to)
{
    struct escapes e = {.sign = '='};

    return decode_escapes(&e, t, to) && ((e.used && !e.wrong && is_utf8(sink_contents(to))) ||
                                         names_encoding(t, "quoted-printable"));
}

/* Decodes percent-encoding (RFC 3986) if every % begins an escape and the result is UTF-8. */
static bool decode_percent(struct text t, struct sink *to)
{
    struct escapes e = {.sign = '%'};

    e.blanks = t.length && !memchr(t.at, ' ', t.length) && !memchr(t.at, '\n', t.length);
    return decode_escapes(&e, t, to) && !e.wrong && is_utf8(sink_contents(to));
}

/* Reads the games from a PNG that this program wrote. */
static bool decode_picture(struct text all, struct sink *to)
{
    static const char name[] = "iTXtTrax\0\0\0\0"; /* a chunk is its length, these bytes, a NUL, and then the games */
    const unsigned char *length;
    size_t at = 8, size;

    if (all.length < 8 || memcmp(all.at, "\x89PNG", 4) != 0)
        return false;
    for (; at + 4 + sizeof name <= all.length; at += size + 12) {
        length = (const unsigned char *)all.at + at;
        size = (size_t)length[0] << 24 | (size_t)length[1] << 16 | (size_t)length[2] << 8 | length[3];
        if (size > all.length - at - 12)
            return false;
        if (size + 4 > sizeof name && memcmp(all.at + at + 4, name, sizeof name) == 0) {
            sink_text(to, (struct text){all.at + at + 4 + sizeof name, size + 4 - sizeof name});
            return true;
        }
    }
    return false;
}

bool decode_text(struct text all, struct sink *to)
{
    static bool (*const steps[])(struct text, struct sink *) = {
        decode_picture, decode_wide, rtf_decode, decode_terminal, decode_quoted, decode_percent};
    bool done = false;

    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        struct sink decoded = {0};

        if (steps[i](all, &decoded)) {
            sink_byte(&decoded, '\0');
            decoded.used--;
            sink_free(to);
            *to = decoded;
            all = sink_contents(to);
            done = true;
        } else {
            sink_free(&decoded);
        }
    }
    return done;
}

/* Whether a line may be base64: 12, 16, 20 ... bytes, among them a capital, a small letter, and one of 0-9 + / */
static bool is_base64(struct text line)
{
    bool upper = false, lower = false, digit = false;
    size_t i, end = line.length;

    while (end && line.length - end < 2 && line.at[end - 1] == '=')
        end--;
    for (i = 0; i < end; i++) {
        char c = line.at[i];

        if (!is_letter(c) && !is_digit(c) && c != '+' && c != '/')
            return false;
        upper = upper || is_capital(c);
        lower = lower || c >= 'a';
        digit = digit || !is_letter(c);
    }
    return line.length % 4 == 0 && line.length >= 12 && upper && lower && digit;
}

const char *decode_guess(struct text all)
{
    static const struct {
        const char *bytes, *name;
    } beginnings[] = {
        {"\x1F\x8B", "gzip"}, {"x\x01", "zlib"},   {"x\x5E", "zlib"},       {"x\x9C", "zlib"},     {"x\xDA", "zlib"},
        {"BZh", "bzip2"},     {"\xFD" "7zXZ", "xz"}, {"PK\3\4", "ZIP"},     {"%PDF-", "PDF"},      {"\x89PNG", "PNG"},
        {"GIF8", "GIF"},      {"\xFF\xD8\xFF", "JPEG"}, {"\xD0\xCF\x11\xE0", "Word"}, {"begin 6", "uuencode"},
    };
    struct text rest = all, line;
    long lines = 0, base64 = 0;
    size_t n;

    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++) {
        n = strlen(beginnings[i].bytes);
        if (all.length >= n && memcmp(all.at, beginnings[i].bytes, n) == 0)
            return beginnings[i].name;
    }
    while (text_line(&rest, &line)) {
        lines += text_trim(line).length > 0;
        base64 += is_base64(line);
    }
    return base64 && (base64 * 2 >= lines || names_encoding(all, "base64")) ? "base64" : NULL;
}
