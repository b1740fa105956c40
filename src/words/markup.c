#include "words/words.h"

/* Returns the end of the tag at `at`, or `at` if there is none. A move or almost-move in angle brackets is no tag. */
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

const char *markup_skip(const char *at, const char *end)
{
    const char *p = at + 1;

    if (*at != '&')
        return *at == '<' ? skip_tag(at, end) : at;
    while (p < end && p - at < 12 && (is_letter(*p) || is_digit(*p) || *p == '#'))
        p++;
    return p > at + 1 && p < end && *p == ';' ? p + 1 : at;
}

/* Returns the letters and digits that a text begins with. */
static struct text name_at(const char *at, const char *end)
{
    const char *stop = at;

    while (stop < end && (is_letter(*stop) || is_digit(*stop)))
        stop++;
    return text_between(at, stop);
}

const char *markup_skip_html(const char *at, const char *end)
{
    static const char names[] =
        "a abbr b big blockquote body br center cite code dd div dl dt em font footer h1 h2 h3 h4 h5 h6 head header "
        "hr html i img kbd li link main mark meta ol p pre q s samp section small span strong sub sup table tbody td "
        "tfoot th thead title tr tt u ul var";
    const char *past = markup_skip(at, end), *stop;
    struct text name;

    if (past == at || at[1] == '!')
        return past;
    name = name_at(at + 1 + (at[1] == '/'), past);
    stop = name.at + name.length;
    if (is_blank(*stop) && past[-2] != '/' && !memchr(stop, '=', (size_t)(past - stop)))
        return at;
    return text_is_among(name, names) ? past : at;
}

/* If t begins with a common entity, writes its character at *to, advances both pointers, and returns true. */
static bool put_entity(struct text t, const char **at, char **to)
{
    static const char *const names[] = {"&amp;", "&lt;", "&gt;", "&quot;", "&nbsp;", "&#39;", "&apos;"};
    size_t i;

    for (i = 0; i < sizeof names / sizeof *names; i++)
        if (text_starts_nocase(t, names[i])) {
            *(*to)++ = "&<>\" ''"[i];
            *at += strlen(names[i]);
            return true;
        }
    return false;
}

size_t markup_strip(struct text t, char *to)
{
    const char *at = t.at, *end = at + t.length;
    char *begin = to;

    while (at < end) {
        const char *past = *at == '<' ? markup_skip_html(at, end) : at;

        if (past > at)
            at = past;
        else if (!put_entity(text_between(at, end), &at, &to))
            *to++ = *at++;
    }
    return (size_t)(to - begin);
}

bool markup_breaks(const char *at, const char *end)
{
    static const char names[] = "br p li ul ol tr div dt h1 h2 h3 h4 h5 h6 table pre html body blockquote hr";

    return text_starts_nocase(text_between(at, end), "</blockquote") || text_is_among(name_at(at + 1, end), names);
}
