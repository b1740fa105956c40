#include "words/words.h"

/* Returns the code point of `246;` or `xF6;`, the end of a numeric reference. Control characters become blanks. */
static uint32_t read_number(const char *at)
{
    bool hex = to_upper(*at) == 'X';
    char *past;
    unsigned long rune = strtoul(at + hex, &past, hex ? 16 : 10);

    if (!rune || *past != ';' || rune > 0x10FFFF || rune >> 11 == 0xD800 >> 11)
        return 0xFFFD;
    if (rune < 0x100)
        rune = text_rune(&(struct text){(const char[]){(char)rune}, 1});
    return rune < ' ' || (rune > '~' && rune <= 0xA0) ? ' ' : (uint32_t)rune;
}

/* Returns the code point of a character reference without & and ;, such as `ouml`, or U+FFFD for an unknown name.
   `names` lists the names of U+00A0 to U+00FF, and then the names of `others`. */
static uint32_t read_reference(struct text name)
{
    static const char names[] = "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg "
        "plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute "
        "Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve "
        "Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde "
        "auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc "
        "otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml amp lt gt quot apos bsol Backslash "
        "setminus sol frasl plus commat period colon rpar vert ensp emsp thinsp numsp zwnj ndash mdash minus rarr "
        "hellip bull lsquo rsquo ldquo rdquo half";
    static const uint16_t others[] = {
        '&', '<', '>', '"', '\'', '\\', '\\', '\\', '/', '/', '+', '@', '.', ':', ')', '|', ' ', ' ', ' ', ' ',
        0x200C, 0x2013, 0x2014, 0x2212, 0x2192, 0x2026, 0x2022, 0x2018, 0x2019, 0x201C, 0x201D, 0xBD};
    struct text rest = text_of(names);
    uint32_t rune = 0xA0;

    if (*name.at == '#')
        return read_number(name.at + 1);
    for (; rest.length; rune++)
        if (text_equal(text_cut(&rest, " "), name))
            return rune == 0xA0 ? ' ' : rune < 0x100 ? rune : others[rune - 0x100];
    return 0xFFFD;
}

size_t markup_reference(const char *at, const char *end, uint32_t *rune)
{
    enum { LONGEST = 12 };
    const char *p = at + 1;

    while (*at == '&' && p < end && p - at < LONGEST && (is_letter(*p) || is_digit(*p) || *p == '#'))
        p++;
    if (p == at + 1 || p == end || *p != ';')
        return 0;
    *rune = read_reference(text_between(at + 1, p));
    return (size_t)(p + 1 - at);
}

/* Returns the end of the tag at `at`; without a tag, `at`. A move or almost-move in angle brackets is no tag. */
static const char *skip_tag(const char *at, const char *end)
{
    struct notation_move move;
    const char *p = at + 1;

    if (p == end || !(is_letter(*p) || *p == '/' || *p == '!'))
        return at;
    while (p < end && *p != '>' && *p != '<')
        p++;
    if (p == end || *p != '>' || notation_read(text_between(at + 1, p), &move) == (size_t)(p - at - 1) ||
        (p - at < 6 && p - at > 2 && (at[1] == '@' || (is_capital(at[1]) && at[1] != 'H')) && is_digit(at[2])))
        return at;
    return p + 1;
}

static struct text name_at(const char *at, const char *end)
{
    const char *stop = at;

    while (stop < end && (is_letter(*stop) || is_digit(*stop)))
        stop++;
    return text_between(at, stop);
}

/* Returns the end of the BBCode tag at `at`, such as [b] or [quote="Ann"]; without a tag, `at`. */
static const char *skip_code(const char *at, const char *end)
{
    struct text name = name_at(at + 1 + (end - at > 1 && at[1] == '/'), end);
    const char *past = name.at + name.length;

    if (past < end && *past == '=')
        while (past < end && *past != ']' && *past != '[')
            past++;
    return past < end && *past == ']' && text_is_among(name, "b i u center code color quote size url") ? past + 1 : at;
}

const char *markup_skip(const char *at, const char *end)
{
    return *at == '<' ? skip_tag(at, end) : *at == '[' ? skip_code(at, end) : at;
}

const char *markup_skip_html(const char *at, const char *end)
{
    static const char names[] =
        "a abbr b big blockquote body br center cite code dd div dl dt em font footer h1 h2 h3 h4 h5 h6 head header "
        "hr html i img kbd li link main mark meta ol p pre q s samp section small span strong sub sup table tbody td "
        "tfoot th thead title tr tt u ul var";
    const char *past = markup_skip(at, end), *stop;
    struct text name;

    if (past == at || *at == '[' || at[1] == '!')
        return past;
    name = name_at(at + 1 + (at[1] == '/'), past);
    stop = name.at + name.length;
    if (is_blank(*stop) && past[-2] != '/' && !memchr(stop, '=', (size_t)(past - stop)))
        return at;
    return text_is_among(name, names) ? past : at;
}

size_t markup_strip(struct text t, char *to)
{
    const char *at = t.at, *end = at + t.length, *past;
    char *begin = to;
    uint32_t rune;
    size_t n;

    while (at < end) {
        if ((past = markup_skip_html(at, end)) > at) {
            *to = ' ';
            to += text_is_among(name_at(at + 1, past), "td th");
            at = past;
        } else if ((n = markup_reference(at, end, &rune)) > 0 && rune != 0xFFFD) {
            to += text_utf8(rune, to);
            at += n;
        } else {
            bool unbroken = *at == '\xC2' && end - at > 1 && at[1] == '\xA0'; /* a no-break space, of two bytes */

            *to++ = unbroken ? ' ' : *at;
            at += 1 + unbroken;
        }
    }
    return (size_t)(to - begin);
}

bool markup_breaks(const char *at, const char *end)
{
    static const char names[] = "br p li ul ol tr div dt h1 h2 h3 h4 h5 h6 table pre html body blockquote hr";

    return text_starts_nocase(text_between(at, end), "</blockquote") || text_is_among(name_at(at + 1, end), names);
}
