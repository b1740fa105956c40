/* row: decodes a row to ASCII characters without tags, and notes the place of each character in the text. */

#include "words/cutter.h"

/* If a tag or ~~ at `at` begins or ends struck-out words, sets *sign to STRUCK or UNSTRUCK. Returns its length or 0. */
static size_t read_struck(const char *at, const char *end, bool struck, char *sign)
{
    static const char *const tags[] = {"<del>", "<s>", "<strike>", "</del>", "</s>", "</strike>", "~~"};

    for (size_t i = 0; i < sizeof tags / sizeof *tags; i++)
        if (text_starts_nocase(text_between(at, end), tags[i])) {
            *sign = (i < 3 || (i == 6 && !struck)) ? STRUCK : UNSTRUCK;
            return i == 6 && end - at > 2 && at[2] == '~' ? 0 : strlen(tags[i]);
        }
    return 0;
}

/* Reads the character, tag or entity at `at`. `struck`: the words before `at` are struck out. */
static struct sign read_sign(const struct cutter *c, const char *at, const char *end, bool struck)
{
    struct sign s = {'\0', 0};

    if (*at == '<' || *at == '~')
        s.length = read_struck(at, end, struck, &s.meaning);
    if (!s.length && *at == '<')
        s = (struct sign){' ', (size_t)(markup_skip(at, end) - at)};
    if (!s.length) {
        s = sign_read(at, end, c->to->is_escaped);
        if (!*at || s.meaning == STRUCK || s.meaning == UNSTRUCK)
            s.meaning = SIGN_OTHER;
        else if (s.meaning > UNSTRUCK && s.meaning < ' ')
            s.meaning = ' ';
    }
    return s;
}

const char *row_resolve(struct cutter *c, const char *begin, const char *end)
{
    char *signs = c->buffer = memory_grow(c->buffer, &c->capacity, (size_t)(end - begin) + 1, 1);
    uint32_t *from = c->places = memory_grow(c->places, &c->place_capacity, (size_t)(end - begin) + 1, sizeof *from);
    const char *at = begin;
    size_t n = 0, times, newline = 0; /* newline: the length of an escape, `\n` or `\r`, that ends the row; 0: none */
    bool struck = false;
    struct sign s;

    while (at < end && !newline && (at == begin || *at != '<' || !markup_breaks(at, end))) {
        if (sign_is_plain(*at)) {
            do {
                from[n] = (uint32_t)(at - begin);
                signs[n++] = *at++;
            } while (at < end && sign_is_plain(*at));
            continue;
        }
        s = read_sign(c, at, end, struck);
        times = s.meaning == '.' && s.length == 3 && *at == '\xE2' && at[2] == '\xA6' ? 3 : s.meaning != '\0';
        struck = s.meaning == STRUCK || (struck && s.meaning != UNSTRUCK);
        if (c->to->is_escaped && s.meaning == ' ' && *at == '\\' && (at[1] == 'n' || at[1] == 'r'))
            newline = s.length;
        for (; times && !newline; times--) { /* an ellipsis (one character) becomes three points */
            from[n] = (uint32_t)(at - begin);
            signs[n++] = s.meaning;
        }
        at += newline ? 0 : s.length;
    }
    from[n] = (uint32_t)(at - begin);
    c->signs = signs;
    c->length = n;
    return at + newline;
}
