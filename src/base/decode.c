#include "base/base.h"

static int hex_digit(char c)
{
    return is_digit(c) ? c - '0' : to_upper(c) >= 'A' && to_upper(c) <= 'F' ? to_upper(c) - 'A' + 10 : -1;
}

/* The byte that two hexadecimal digits stand for; negative if there are none. */
static int hex_byte(const char *at, const char *end)
{
    return end - at < 2 || hex_digit(at[1]) < 0 ? -1 : hex_digit(at[0]) * 16 + hex_digit(at[1]);
}

static void put_rune(struct sink *to, uint32_t rune)
{
    char bytes[4];
    bool valid = rune < 0xD800 || (rune > 0xDFFF && rune < 0x110000);

    sink_text(to, (struct text){bytes, text_utf8(valid ? rune : 0xFFFD, bytes)});
}

/* UTF-16 and UTF-32: units of two or four bytes. */
struct wide {
    size_t width;
    bool big; /* the first byte counts most */
};

static uint32_t read_unit(const char *at, struct wide w)
{
    uint32_t unit = 0;
    size_t i;

    for (i = 0; i < w.width; i++)
        unit = unit << 8 | (unsigned char)at[w.big ? i : w.width - 1 - i];
    return unit;
}

/* Whether a text consists of such units: it begins with a byte order mark, or most units are ASCII. */
static bool is_wide(struct text t, struct wide w)
{
    enum { TRIED = 1024 };
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
    static const struct wide all[] = {{4, false}, {4, true}, {2, false}, {2, true}};
    uint32_t high = 0; /* the first half of a surrogate pair */
    struct wide w;
    size_t i, n = 0;

    while (n < sizeof all / sizeof *all && !is_wide(t, all[n]))
        n++;
    if (n == sizeof all / sizeof *all)
        return false;
    w = all[n];
    for (i = 0; i + w.width <= t.length; i += w.width) {
        uint32_t unit = read_unit(t.at + i, w);
        bool is_low = unit >> 10 == 0xDC00 >> 10;

        if (high && !is_low)
            put_rune(to, high);
        if (w.width == 2 && unit >> 10 == 0xD800 >> 10) {
            high = unit;
            continue;
        }
        if (i || unit != 0xFEFF)
            put_rune(to, high && is_low ? 0x10000 + ((high & 0x3FF) << 10 | (unit & 0x3FF)) : unit);
        high = 0;
    }
    if (high || i < t.length)
        put_rune(to, 0xFFFD);
    return true;
}

/* Past the control sequence that begins with ESC (ECMA-48). */
static const char *skip_control(const char *at, const char *end)
{
    char kind = ++at < end ? *at++ : '\0';

    if (kind == '[')
        while (at < end && *at >= ' ' && *at < '@')
            at++;
    else if (kind == ']')
        while (at < end && *at != '\a' && *at != '\x1B')
            at++;
    if (kind == ']' && at < end && *at == '\x1B')
        at++;
    return at < end && (kind == '[' ? *at >= '@' : kind && strchr("]()", kind)) ? at + 1 : at;
}

/* Whether a byte occurs twice. */
static bool occurs_twice(struct text t, char c)
{
    const char *at = t.length ? memchr(t.at, c, t.length) : NULL;

    return at && memchr(at + 1, c, (size_t)(t.at + t.length - at - 1));
}

/* What is shown of a text for a terminal: no control sequences; a letter replaces the one it is printed over. A colour
   that begins ends too, so one sequence alone is none. */
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

/* What is known of a text with bytes as =XX or %XX. */
struct escapes {
    char sign;
    bool blanks; /* a + is a blank */
    long wrong, used; /* signs that cannot be, and that can be escapes; each counts SURE, but 1 if a line is
                         short and no word is cut there: `B1=` for `B1+`; 0 between a move and a number: `2. B1+=` */
};

enum { SURE = 2, LONG_LINE = 60 };

/* Past the line end after the =, if there is nothing else on the line; or NULL. */
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

/* Whether the end of a move begins a line: its shape or last letter alone, or its row before that. */
static bool is_rest_of_word(const char *at, const char *end)
{
    char next = end - at > 1 ? at[1] : ' ';

    if (is_digit(*at))
        return is_letter(next) || strchr("+/\\", next);
    return is_letter(*at) ? !is_letter(next) && !is_digit(next) : strchr("+/\\", *at) != NULL;
}

static bool is_long_line(const char *at, const char *begin)
{
    const char *line = at;

    while (line > begin && line[-1] != '\n' && at - line < LONG_LINE)
        line--;
    return at - line == LONG_LINE;
}

/* Decodes the sign at `at`; returns where the text goes on. */
static const char *decode_escape(struct escapes *e, const char *at, const char *end, const char *begin, struct sink *to)
{
    const char *next = e->sign == '=' ? soft_break(at, end) : NULL;
    int byte = hex_byte(at + 1, end);

    if (next) {
        if (at > begin && !is_blank(at[-1]) && next < end)
            e->used += is_long_line(at, begin) || is_rest_of_word(next, end) ? SURE
                       : is_digit(at[-1]) || !is_digit(*next);
        return next;
    }
    if (byte <= 0 || byte == 0x7F || (byte < ' ' && !strchr("\t\r\n", byte)) ||
        (e->sign == '=' && (at[1] >= 'a' || at[2] >= 'a'))) { /* digits are capitals there */
        e->wrong++;
        sink_byte(to, *at);
        return at + 1;
    }
    e->used += SURE;
    sink_byte(to, (char)byte);
    return at + 3;
}

static void decode_escapes(struct escapes *e, struct text t, struct sink *to)
{
    const char *at = t.at, *end = at + t.length;

    while (at < end)
        if (*at == e->sign) {
            at = decode_escape(e, at, end, t.at, to);
        } else {
            sink_byte(to, e->blanks && *at == '+' ? ' ' : *at);
            at++;
        }
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

/* Whether a mail says that it is in this encoding. */
static bool names_encoding(struct text t, const char *name)
{
    static const char key[] = "content-transfer-encoding:";
    struct text line;

    while (text_line(&t, &line))
        if (text_starts_nocase(line, key) && text_is_nocase(text_trim(text_skip(line, sizeof key - 1)), name))
            return true;
    return false;
}

/* Quoted-printable (RFC 2045): a mail that says so, or a text in which every = can be read so. */
static bool decode_quoted(struct text t, struct sink *to)
{
    struct escapes e = {.sign = '='};

    if (!t.length || !memchr(t.at, '=', t.length))
        return false;
    decode_escapes(&e, t, to);
    return (e.used >= SURE && !e.wrong && is_utf8(sink_contents(to))) || names_encoding(t, "quoted-printable");
}

/* Percent-encoding (RFC 3986), of a whole text. In a form, where a blank is a +, nothing else is blank. */
static bool decode_percent(struct text t, struct sink *to)
{
    struct escapes e = {.sign = '%'};

    if (!t.length || !memchr(t.at, '%', t.length))
        return false;
    e.blanks = !memchr(t.at, ' ', t.length) && !memchr(t.at, '\n', t.length);
    decode_escapes(&e, t, to);
    return !e.wrong && is_utf8(sink_contents(to));
}

bool decode_text(struct text all, struct sink *to)
{
    static bool (*const steps[])(struct text, struct sink *) = {decode_wide, rtf_decode, decode_terminal, decode_quoted,
                                                                        decode_percent};
    bool done = false;
    size_t i;

    for (i = 0; i < sizeof steps / sizeof *steps; i++) {
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

/* What files of a kind begin with. */
static const char *guess_beginning(struct text t)
{
    static const struct {
        const char *bytes, *name;
    } table[] = {
        {"\x1F\x8B", "gzip"}, {"x\x01", "zlib"},   {"x\x5E", "zlib"},       {"x\x9C", "zlib"},     {"x\xDA", "zlib"},
        {"BZh", "bzip2"},     {"\xFD" "7zXZ", "xz"}, {"PK\3\4", "ZIP"},     {"%PDF-", "PDF"},      {"\x89PNG", "PNG"},
        {"GIF8", "GIF"},      {"\xFF\xD8\xFF", "JPEG"}, {"\xD0\xCF\x11\xE0", "Word"}, {"begin 6", "uuencode"},
    };
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++)
        if (t.length >= strlen(table[i].bytes) && memcmp(t.at, table[i].bytes, strlen(table[i].bytes)) == 0)
            return table[i].name;
    return NULL;
}

/* Whether most bytes are letters, digits and blanks of EBCDIC. */
static bool is_ebcdic(struct text t)
{
    size_t i, fit = 0;

    for (i = 0; i < t.length; i++) {
        unsigned byte = (unsigned char)t.at[i];

        fit += byte == 0x40 || byte == 0x15 || byte == 0x25 || byte == 0x4B || (byte > 0x80 && (byte & 15) < 10);
    }
    return t.length >= 8 && fit * 4 >= t.length * 3;
}

/* Whether a line is a part of a base64 text: long enough, and not a word of a language. */
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

/* Whether a line is a part of a dump: an address or none, and pairs of hexadecimal digits, with blanks between them or
   not. What follows after two blanks is the text once more. */
static bool is_dump(struct text line)
{
    size_t i, pairs = 0;

    line = text_trim(line);
    for (i = 0; i < line.length && hex_digit(line.at[i]) >= 0; i++)
        ;
    if (i < line.length && line.at[i] == ':')
        i++;
    else if (!(i >= 6 && i + 1 < line.length && is_blank(line.at[i])))
        i = 0;
    line = text_trim(text_skip(line, i));
    for (; line.length > 1 && hex_byte(line.at, line.at + line.length) >= 0; pairs++) {
        line = text_skip(line, 2);
        if (line.length && line.at[0] == ' ')
            line = text_skip(line, 1);
    }
    return pairs >= 8 && (!line.length || line.at[0] == ' ' || line.at[-1] == ' ');
}

const char *decode_guess(struct text all)
{
    const char *name = all.length ? guess_beginning(all) : NULL;
    struct text rest = all, line;
    long lines = 0, base64 = 0, dump = 0;

    if (name || !all.length)
        return name;
    while (text_line(&rest, &line)) {
        lines += text_trim(line).length > 0;
        base64 += is_base64(line);
        dump += is_dump(line);
    }
    if (base64 && (base64 * 2 >= lines || names_encoding(all, "base64")))
        return "base64";
    if (dump * 2 > lines)
        return "hexdump";
    return is_ebcdic(all) ? "EBCDIC" : NULL;
}
